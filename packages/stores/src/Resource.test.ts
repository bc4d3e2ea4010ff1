import { getGameVendor, TransportError } from '@livery/api';
import type { GameVendorReply } from '@livery/contract';
import { expect, it } from 'vitest';
import { valueOf } from './Loadable.ts';
import { ReplyCache } from './ReplyCache.ts';
import { Resource } from './Resource.ts';
import { Seeds } from './Seeds.ts';
import { FakeClock } from './testing/FakeClock.ts';
import { FakeServer, Refusal } from './testing/FakeServer.ts';
import { held } from './testing/held.ts';
import { MemoryStorage } from './testing/MemoryStorage.ts';

const menu = (gameType: string): GameVendorReply => ({ data: { lanes: [{ gameType, vendors: [] }] } });
const complete = { platform: 'html5-desktop', language: 'EN' };

function make({ server = new FakeServer(), clock = new FakeClock(), seeds = new Seeds([]), storage, build = 'one', keep = 50 }: {
  server?: FakeServer; clock?: FakeClock; seeds?: Seeds; storage?: MemoryStorage; build?: string; keep?: number;
} = {}) {
  const cache = storage && new ReplyCache({ storage, key: 'vendors', build });
  const resource = new Resource({ api: server.api, clock, seeds, call: getGameVendor, freshMs: 1000, keep, ...(cache ? { cache } : {}) });
  return { server, clock, seeds, resource };
}

it('starts idle, asks once for equal requests, and is ready for all who asked', async () => {
  const { server, clock, resource } = make();
  const answer = held<GameVendorReply>();
  server.on(getGameVendor, () => answer.promise);
  expect(resource.at({})).toEqual({ status: 'idle' });

  const first = resource.load({});
  // The same on the wire, though written differently.
  const second = resource.load({ platform: 'html5-desktop' });
  expect(resource.at({})).toEqual({ status: 'loading' });
  answer.give(menu('RNG'));
  await Promise.all([first, second]);
  expect(resource.at({})).toEqual({ status: 'ready', value: menu('RNG'), atMs: clock.now() });
  expect(server.asked.map(({ query }) => query)).toEqual([complete]);
});

it('does not ask again while the value is fresh, and asks when it no longer is', async () => {
  const { server, clock, resource } = make();
  server.on(getGameVendor, () => menu('RNG'));
  await resource.load({});
  clock.pass(999);
  await resource.load({});
  expect(server.asked.length).toBe(1);
  clock.pass(1);
  await resource.load({});
  expect(server.asked.length).toBe(2);
});

it('keeps another request apart', async () => {
  const { server, resource } = make();
  server.on(getGameVendor, ({ query }) => menu(JSON.stringify(query).includes('TY') ? 'TY' : 'EN'));
  await resource.load({});
  server.language = 'TY';
  expect(resource.at({})).toEqual({ status: 'idle' });
  await resource.load({});
  expect(valueOf(resource.at({}))).toEqual(menu('TY'));
  server.language = 'EN';
  expect(valueOf(resource.at({}))).toEqual(menu('EN'));
});

it('shows what it had while it refreshes, and drops the answer that a newer question overtook', async () => {
  const { server, resource } = make();
  server.on(getGameVendor, () => menu('first'));
  await resource.load({});

  const [slow, quick] = [held<GameVendorReply>(), held<GameVendorReply>()];
  const answers = [slow, quick];
  server.on(getGameVendor, () => answers.shift()?.promise ?? menu('none left'));
  const overtaken = resource.refresh({});
  expect(resource.at({})).toEqual({ status: 'loading', value: menu('first') });
  const latest = resource.refresh({});
  expect(server.asked[1]?.signal?.aborted).toBe(true);
  quick.give(menu('quick'));
  await latest;
  slow.give(menu('slow'));
  await overtaken;
  expect(valueOf(resource.at({}))).toEqual(menu('quick'));
});

it('keeps the value of a refresh that fails, and says why', async () => {
  const { server, resource } = make();
  server.on(getGameVendor, () => menu('RNG'));
  await resource.load({});
  server.on(getGameVendor, () => new Refusal('upstream_timeout'));
  await resource.refresh({});
  expect(resource.at({})).toMatchObject({ status: 'failed', value: menu('RNG'), error: { code: 'upstream_timeout' } });

  server.on(getGameVendor, () => { throw new TransportError('network_failed'); });
  await resource.load({});
  expect(resource.at({})).toMatchObject({ status: 'failed', value: menu('RNG'), error: { code: 'network_failed' } });
  server.on(getGameVendor, () => menu('again'));
  await resource.load({});
  expect(resource.at({})).toMatchObject({ status: 'ready', value: menu('again') });
});

it('goes back to what it was when its request is given up', async () => {
  const { server, resource } = make();
  server.on(getGameVendor, () => held<GameVendorReply>().promise);
  const first = resource.load({});
  resource.cancel({});
  await first;
  expect(resource.at({})).toEqual({ status: 'idle' });

  server.on(getGameVendor, () => menu('RNG'));
  await resource.load({});
  const ready = resource.at({});
  server.on(getGameVendor, () => held<GameVendorReply>().promise);
  const second = resource.refresh({});
  resource.cancel({});
  await second;
  expect(resource.at({})).toEqual(ready);
});

it('starts with what came with the page, and takes what a newer page brought', async () => {
  const seeds = new Seeds([{ call: 'getGameVendor', request: complete, value: menu('seed') }]);
  const { server, clock, resource } = make({ seeds });
  expect(resource.at({})).toEqual({ status: 'ready', value: menu('seed'), atMs: clock.now() });
  await resource.load({});
  server.language = 'TY';
  expect(resource.at({})).toEqual({ status: 'idle' });
  server.language = 'EN';

  clock.pass(5000);
  seeds.add([{ call: 'getGameVendor', request: complete, value: menu('newer') }]);
  await resource.load({});
  expect(resource.at({})).toEqual({ status: 'ready', value: menu('newer'), atMs: clock.now() });
  expect(server.asked).toEqual([]);
});

it('forgets everything, also what is still on its way', async () => {
  const storage = new MemoryStorage();
  const { server, resource } = make({ storage });
  server.on(getGameVendor, () => menu('RNG'));
  await resource.load({});
  const late = held<GameVendorReply>();
  server.on(getGameVendor, () => late.promise);
  const running = resource.refresh({});
  resource.clear();
  late.give(menu('late'));
  await running;
  expect(resource.at({})).toEqual({ status: 'idle' });
  expect(storage.all()).toEqual({});
});

it('keeps so many requests and no more', async () => {
  const { server, resource } = make({ keep: 2 });
  server.on(getGameVendor, () => menu('RNG'));
  for (const language of ['EN', 'TY', 'VI']) await resource.load({ language });
  expect(resource.at({ language: 'VI' }).status).toBe('ready');
  expect(resource.at({ language: 'EN' }).status).toBe('idle');
});

it('[LOBB-08] keeps replies for the session: the next page starts with them, and asks again when they are old', async () => {
  const storage = new MemoryStorage();
  const first = make({ storage });
  first.server.on(getGameVendor, () => menu('RNG'));
  await first.resource.load({});

  const second = make({ storage, clock: first.clock });
  // Rendering must look like the server's: only asking looks into the storage.
  expect(second.resource.at({})).toEqual({ status: 'idle' });
  await second.resource.load({});
  expect(valueOf(second.resource.at({}))).toEqual(menu('RNG'));
  expect(second.server.asked).toEqual([]);

  first.clock.pass(1000);
  const third = make({ storage, clock: first.clock });
  const answer = held<GameVendorReply>();
  third.server.on(getGameVendor, () => answer.promise);
  const loading = third.resource.load({});
  expect(third.resource.at({})).toEqual({ status: 'loading', value: menu('RNG') });
  answer.give(menu('LIVE'));
  await loading;

  const fourth = make({ storage, clock: first.clock });
  fourth.server.on(getGameVendor, () => menu('refreshed'));
  await fourth.resource.load({});
  expect(valueOf(fourth.resource.at({}))).toEqual(menu('LIVE'));
  await fourth.resource.refresh({});
  expect(valueOf(fourth.resource.at({}))).toEqual(menu('refreshed'));
});

it('[LOBB-08] keeps what came with a page, by language', async () => {
  const storage = new MemoryStorage();
  const first = make({ storage, seeds: new Seeds([{ call: 'getGameVendor', request: complete, value: menu('seed') }]) });
  await first.resource.load({});
  first.server.language = 'TY';
  first.server.on(getGameVendor, () => menu('TY'));
  await first.resource.load({});

  const second = make({ storage, clock: first.clock });
  await second.resource.load({});
  second.server.language = 'TY';
  await second.resource.load({});
  expect(valueOf(second.resource.at({}))).toEqual(menu('TY'));
  second.server.language = 'EN';
  expect(valueOf(second.resource.at({}))).toEqual(menu('seed'));
  expect(second.server.asked).toEqual([]);
});

it('[LOBB-08] does not read what another build wrote, nor what it cannot', async () => {
  const storage = new MemoryStorage();
  const first = make({ storage, build: 'one' });
  first.server.on(getGameVendor, () => menu('old shape'));
  await first.resource.load({});
  const written = storage.kept.get('vendors') ?? '';
  for (const [build, kept] of [['two', written], ['one', '{"build":"one"'], ['one', 'null'], ['one', '{"build":"one","replies":null}'], ['one', '[]']] as const) {
    storage.set('vendors', kept);
    const { server, resource } = make({ storage, build, clock: first.clock });
    server.on(getGameVendor, () => menu('asked'));
    await resource.load({});
    expect(valueOf(resource.at({})), kept).toEqual(menu('asked'));
  }
});
