import { getGameList } from '@livery/api';
import { expect, it } from 'vitest';
import { ReplyCache } from './ReplyCache.ts';
import { Resource } from './Resource.ts';
import { Seeds } from './Seeds.ts';
import { fakeApi, later, reply } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from '../testing/memoryStorage.ts';

const rng = { gameType: 'RNG' };
const old = { games: [], totalPages: 1 };
const fresh = { games: [], totalPages: 2 };

function setUp(answers: Parameters<typeof fakeApi>[0], storage = memoryStorage()) {
  const api = fakeApi(answers);
  const clock = new FakeClock(1_000_000);
  const cache = new ReplyCache({ storage, key: 'lists', build: 'build1' });
  const list = new Resource({
    api,
    clock,
    seeds: new Seeds([]),
    call: getGameList,
    freshMs: 1000,
    cache,
  });
  return { api, clock, cache, list, storage };
}

it('returns stored replies by request until it is cleared', () => {
  const { cache, storage } = setUp({});
  cache.set('a', { value: 1, atMs: 10 });
  cache.set('b', { value: 2, atMs: 20 });
  expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.get('toString')]).toEqual([
    { value: 1, atMs: 10 },
    { value: 2, atMs: 20 },
    undefined,
    undefined,
  ]);
  cache.clear();
  expect(storage.content()).toEqual({});
});

it('ignores and overwrites data of another build', () => {
  const { cache, storage } = setUp({});
  const other = new ReplyCache({ storage, key: 'lists', build: 'build2' });
  other.set('a', { value: 1, atMs: 10 });
  expect(cache.get('a')).toBeUndefined();
  cache.set('b', { value: 2, atMs: 20 });
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, { value: 2, atMs: 20 }]);
});

it.each(['', '{', 'null', '7', '[]', '{"build":"build1"}', '{"build":"build1","replies":null}'])(
  'ignores %j in the storage',
  (text) => {
    const { cache } = setUp({}, memoryStorage({ lists: text }));
    expect(cache.get('a')).toBeUndefined();
    cache.set('a', { value: 1, atMs: 10 });
    expect(cache.get('a')).toEqual({ value: 1, atMs: 10 });
  },
);

it('serves the next page of the session without a call, but not before it loads', async () => {
  const before = setUp({ getGameList: [reply(old)] });
  await before.list.load(rng);
  const { api, list } = setUp({}, before.storage);
  expect(list.at(rng)).toEqual({ status: 'idle' });
  await list.load(rng);
  expect(list.at(rng)).toMatchObject({ status: 'ready', value: old });
  expect(api.calls).toEqual([]);
});

it('shows a stale reply while it is requested again', async () => {
  const before = setUp({ getGameList: [reply(old)] });
  await before.list.load(rng);
  const pending = later();
  const { clock, list } = setUp({ getGameList: [pending.answer] }, before.storage);
  clock.advance(1000);
  const loaded = list.load(rng);
  expect(list.at(rng)).toEqual({ status: 'loading', value: old });
  pending.arrive(reply(fresh));
  await loaded;
  expect(list.at(rng)).toMatchObject({ status: 'ready', value: fresh });
});

it('stores the seed of a page and is cleared with the resource', async () => {
  const { api, clock, cache, storage } = setUp({});
  const seeds = new Seeds([
    { call: 'getGameList', request: api.complete(getGameList, rng), value: old },
  ]);
  const list = new Resource({ api, clock, seeds, call: getGameList, freshMs: 1000, cache });
  await list.load(rng);
  expect(cache.get(list.keyOf(rng))).toEqual({ value: old, atMs: clock.nowMs() });
  list.clear();
  expect(storage.content()).toEqual({});
});
