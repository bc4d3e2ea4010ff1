import { getGameList } from '@livery/api';
import { expect, it } from 'vitest';
import { Resource } from './Resource.ts';
import { Seeds } from './Seeds.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';

const rng = { gameType: 'RNG' };
const old = { games: [], totalPages: 1 };
const fresh = { games: [], totalPages: 2 };

function setUp(getGameListAnswers: readonly Answer[], { keep }: { keep?: number } = {}) {
  const api = fakeApi({ getGameList: getGameListAnswers });
  const clock = new FakeClock(1_000_000);
  const seeds = new Seeds([]);
  return {
    api,
    clock,
    seeds,
    list: new Resource({
      api,
      clock,
      seeds,
      call: getGameList,
      freshMs: 1000,
      ...(keep === undefined ? {} : { keep }),
    }),
  };
}

it('asks once for requests that are the same on the wire, and gives both the value', async () => {
  const { api, list } = setUp([reply(old)]);
  const same = { pageSize: 15, pageNo: 1, gameType: 'RNG' };
  await Promise.all([list.load(rng), list.load(same)]);
  expect(api.countOf('getGameList')).toBe(1);
  expect(list.at(same)).toMatchObject({ status: 'ready', value: old });
  expect(list.at({ gameType: 'LIVE' })).toEqual({ status: 'idle' });
});

it('drops the answer of an older request that comes last', async () => {
  const [first, second] = [later(), later()];
  const { api, list } = setUp([first.answer, second.answer]);
  const done = [list.refresh(rng), list.refresh(rng)];
  expect(api.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  second.arrive(reply(fresh));
  await done[1];
  first.arrive(reply(old));
  await done[0];
  expect(list.at(rng)).toMatchObject({ status: 'ready', value: fresh });
});

it('does not take an older answer that comes while the newer one is on its way', async () => {
  const [first, second] = [later(), later()];
  const { list } = setUp([first.answer, second.answer]);
  const done = [list.refresh(rng), list.refresh(rng)];
  first.arrive(fail('upstream_failed'));
  await done[0];
  expect(list.at(rng)).toEqual({ status: 'loading' });
  second.arrive(reply(fresh));
  await done[1];
  expect(list.at(rng)).toMatchObject({ status: 'ready', value: fresh });
});

it('is what it was before when a request is given up', async () => {
  const held = later();
  const { api, list } = setUp([reply(old), held.answer]);
  await list.load(rng);
  const before = list.at(rng);
  const refreshed = list.refresh(rng);
  expect(list.at(rng)).toEqual({ status: 'loading', value: old });
  list.cancel(rng);
  expect(api.calls[1]?.signal?.aborted).toBe(true);
  held.arrive(fail('aborted'));
  await refreshed;
  expect(list.at(rng)).toBe(before);
});

it('asks again for what was given up, though the old request has not ended yet', async () => {
  const held = later();
  const { api, list } = setUp([held.answer, reply(fresh)]);
  const givenUp = list.load(rng);
  list.cancel(rng);
  const loaded = list.load(rng);
  held.arrive(fail('aborted'));
  await Promise.all([givenUp, loaded]);
  expect(api.countOf('getGameList')).toBe(2);
  expect(list.at(rng)).toMatchObject({ status: 'ready', value: fresh });
});

it('keeps the value when a refresh fails, says so, and asks again when asked', async () => {
  const { list } = setUp([reply(old), fail('upstream_timeout'), reply(fresh)]);
  await list.load(rng);
  await list.refresh(rng);
  expect(list.at(rng)).toMatchObject({
    status: 'failed',
    value: old,
    error: { code: 'upstream_timeout', call: 'getGameList' },
  });
  await list.load(rng);
  expect(list.at(rng)).toMatchObject({ status: 'ready', value: fresh });
});

it('fails without a value where there was none', async () => {
  const { list } = setUp([fail('network_failed')]);
  await list.load(rng);
  expect(list.at(rng)).toMatchObject({ status: 'failed', error: { code: 'network_failed' } });
  expect(list.at(rng)).not.toHaveProperty('value');
});

it('does not ask again while a value is fresh, and keeps it shown when it asks', async () => {
  const held = later();
  const { api, clock, list } = setUp([reply(old), held.answer]);
  await list.load(rng);
  clock.advance(999);
  await list.load(rng);
  expect(api.countOf('getGameList')).toBe(1);
  clock.advance(1);
  const loaded = list.load(rng);
  expect(list.at(rng)).toEqual({ status: 'loading', value: old });
  held.arrive(reply(fresh));
  await loaded;
  expect(list.at(rng)).toEqual({ status: 'ready', value: fresh, atMs: clock.nowMs() });
});

it('knows what the document brought from what was asked since', async () => {
  const { api, list, seeds } = setUp([reply(fresh)]);
  seeds.add([{ call: 'getGameList', request: api.complete(getGameList, rng), value: old }]);
  expect(list.isSeeded(rng)).toBe(true);
  const asked = { ...rng, pageNo: 2 };
  await list.load(asked);
  expect([list.at(asked).status, list.isSeeded(asked)]).toEqual(['ready', false]);
});

it('starts with a seed without asking, takes it once, and takes the one a newer page brings', async () => {
  const { api, list, seeds } = setUp([reply(fresh)]);
  const seed = { call: 'getGameList', request: api.complete(getGameList, rng), value: old };
  seeds.add([seed, { ...seed, call: 'getGameVendor' }]);
  expect(list.at(rng)).toMatchObject({ status: 'ready', value: old });
  await list.load(rng);
  seeds.add([{ ...seed, value: fresh }]);
  await list.load(rng);
  expect(list.at(rng)).toMatchObject({ status: 'ready', value: fresh });
  expect(api.calls).toEqual([]);
  list.clear();
  await list.load(rng);
  expect(api.countOf('getGameList')).toBe(1);
});

it('forgets everything when cleared, also what is still on its way', async () => {
  const held = later();
  const { api, list } = setUp([reply(old), held.answer]);
  await list.load({ gameType: 'LIVE' });
  const loaded = list.load(rng);
  list.clear();
  expect(api.calls[1]?.signal?.aborted).toBe(true);
  held.arrive(reply(fresh));
  await loaded;
  expect([list.at(rng), list.at({ gameType: 'LIVE' })]).toEqual([
    { status: 'idle' },
    { status: 'idle' },
  ]);
});

it('keeps as many values as it is told to; the oldest goes', async () => {
  const { list } = setUp([reply(old), reply(fresh)], { keep: 1 });
  await list.load(rng);
  await list.load({ gameType: 'LIVE' });
  expect(list.at({ gameType: 'LIVE' })).toMatchObject({ status: 'ready', value: fresh });
  expect(list.at(rng)).toEqual({ status: 'idle' });
});
