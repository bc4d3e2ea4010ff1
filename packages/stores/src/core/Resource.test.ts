import { getGameList } from '@livery/api';
import { expect, it, vi } from 'vitest';
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

it('makes one call for requests that are equal on the wire', async () => {
  const { api, list } = setUp([reply(old)]);
  const same = { pageSize: 15, pageNo: 1, gameType: 'RNG' };
  await Promise.all([list.load(rng), list.load(same)]);
  expect(api.countOf('getGameList')).toBe(1);
  expect(list.at(same)).toMatchObject({ status: 'ready', value: old });
  expect(list.at({ gameType: 'LIVE' })).toEqual({ status: 'idle' });
});

it('drops the reply to an older request that arrives last', async () => {
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

it('drops the reply to an older request while a newer one is in flight', async () => {
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

it('restores the previous state when a request is cancelled', async () => {
  const pending = later();
  const { api, list } = setUp([reply(old), pending.answer]);
  await list.load(rng);
  const before = list.at(rng);
  const refreshed = list.refresh(rng);
  expect(list.at(rng)).toEqual({ status: 'loading', value: old });
  list.cancel(rng);
  expect(api.calls[1]?.signal?.aborted).toBe(true);
  pending.arrive(fail('aborted'));
  await refreshed;
  expect(list.at(rng)).toBe(before);
});

it('makes a new call after a cancelled one that has not ended yet', async () => {
  const pending = later();
  const { api, list } = setUp([pending.answer, reply(fresh)]);
  const cancelled = list.load(rng);
  list.cancel(rng);
  const loaded = list.load(rng);
  pending.arrive(fail('aborted'));
  await Promise.all([cancelled, loaded]);
  expect(api.countOf('getGameList')).toBe(2);
  expect(list.at(rng)).toMatchObject({ status: 'ready', value: fresh });
});

it('keeps the value and the error of a failed refresh and loads again on request', async () => {
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

it('fails without a value if there was none', async () => {
  const { list } = setUp([fail('network_failed')]);
  await list.load(rng);
  expect(list.at(rng)).toMatchObject({ status: 'failed', error: { code: 'network_failed' } });
  expect(list.at(rng)).not.toHaveProperty('value');
});

it('makes no call while a value is fresh and keeps the value during a later call', async () => {
  const pending = later();
  const { api, clock, list } = setUp([reply(old), pending.answer]);
  await list.load(rng);
  clock.advance(999);
  await list.load(rng);
  expect(api.countOf('getGameList')).toBe(1);
  clock.advance(1);
  const loaded = list.load(rng);
  expect(list.at(rng)).toEqual({ status: 'loading', value: old });
  pending.arrive(reply(fresh));
  await loaded;
  expect(list.at(rng)).toEqual({ status: 'ready', value: fresh, atMs: clock.nowMs() });
});

it('distinguishes values of the document from requested ones', async () => {
  const { api, list, seeds } = setUp([reply(fresh)]);
  seeds.add([{ call: 'getGameList', request: api.complete(getGameList, rng), value: old }]);
  expect(list.isSeeded(rng)).toBe(true);
  const nextPage = { ...rng, pageNo: 2 };
  await list.load(nextPage);
  expect([list.at(nextPage).status, list.isSeeded(nextPage)]).toEqual(['ready', false]);
});

it('uses each seed once, without a call, also that of a newer page', async () => {
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

it('drops all values when cleared, also those in flight', async () => {
  const pending = later();
  const { api, list } = setUp([reply(old), pending.answer]);
  await list.load({ gameType: 'LIVE' });
  const loaded = list.load(rng);
  list.clear();
  expect(api.calls[1]?.signal?.aborted).toBe(true);
  pending.arrive(reply(fresh));
  await loaded;
  expect([list.at(rng), list.at({ gameType: 'LIVE' })]).toEqual([
    { status: 'idle' },
    { status: 'idle' },
  ]);
});

it('evicts the oldest value beyond the limit', async () => {
  const { list } = setUp([reply(old), reply(fresh)], { keep: 1 });
  await list.load(rng);
  await list.load({ gameType: 'LIVE' });
  expect(list.at({ gameType: 'LIVE' })).toMatchObject({ status: 'ready', value: fresh });
  expect(list.at(rng)).toEqual({ status: 'idle' });
});

it('returns the known values of all requests in the current language', async () => {
  let language = 'EN';
  const { api, list } = setUp([reply(old), reply(fresh), fail('upstream_failed')]);
  const complete = api.complete.bind(api);
  vi.spyOn(api, 'complete').mockImplementation((call, request) =>
    Object.assign({}, complete(call, request), { language }),
  );
  await list.load(rng);
  language = 'VI';
  await list.load(rng);
  await list.load({ gameType: 'LIVE' });

  expect(list.values()).toEqual([fresh]);
});
