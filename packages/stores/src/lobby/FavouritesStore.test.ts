import type { Game } from '@livery/model';
import { expect, it } from 'vitest';
import { FavouritesStore } from './FavouritesStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { loginResult } from '../testing/signedIn.ts';

const one: Game = { nodeId: 1, vassalage: 'PG', gameType: 'RNG', displayName: 'One' };
const two: Game = { ...one, nodeId: 2 };
const ids = (...list: number[]): Answer => reply({ list });

function setUp(answers: Readonly<Record<string, readonly Answer[]>>) {
  const api = fakeApi(answers);
  const clock = new FakeClock(1_000_000);
  const root = exampleRoot({ api, clock });
  return { api, clock, root, store: root.get(FavouritesStore) };
}

it('[LOBB-06] adds or removes a game and sends id, provider and category', async () => {
  const { api, store } = setUp({
    getFavGameList: [ids(2)],
    gameFavAction: [reply({ favourite: true }), reply({})],
  });
  await store.load();
  expect(await store.toggle(one)).toBeUndefined();
  expect(await store.toggle(two)).toBeUndefined();
  expect([...(store.ids ?? [])]).toEqual([1]);
  expect(
    api.calls.filter(({ name }) => name === 'gameFavAction').map(({ request }) => request),
  ).toEqual([
    { nodeId: 1, vendor: 'PG', gameType: 'RNG' },
    { nodeId: 2, vendor: 'PG', gameType: 'RNG' },
  ]);
});

it('[LOBB-06] changes the list only after the call and ignores a second toggle meanwhile', async () => {
  const deferred = later();
  const { api, store } = setUp({ getFavGameList: [ids()], gameFavAction: [deferred.answer] });
  await store.load();
  const done = store.toggle(one);
  await expect.poll(() => api.countOf('gameFavAction')).toBe(1);
  expect([store.has(1), store.isBusy(1), store.isBusy(2)]).toEqual([false, true, false]);
  await store.toggle(one);
  deferred.arrive(reply({ favourite: true }));
  await done;
  expect([store.has(1), store.isBusy(1), api.countOf('gameFavAction')]).toEqual([true, false, 1]);
});

it('[LOBB-13] knows which games were removed on this page', async () => {
  const { root, store } = setUp({
    getFavGameList: [ids(1), ids(1, 2)],
    gameFavAction: [
      reply({ favourite: false }),
      reply({ favourite: true }),
      fail('operator_refused'),
      reply({ favourite: false }),
    ],
  });
  await store.load();
  expect([1, 2].map(store.wasUnmarked)).toEqual([false, false]);
  await store.toggle(one);
  expect([1, 2].map(store.wasUnmarked)).toEqual([true, false]);
  await store.toggle(one);
  await store.toggle(one);
  expect(store.wasUnmarked(1)).toBe(false);
  await store.toggle(one);
  expect(store.wasUnmarked(1)).toBe(true);
  await store.refresh();
  expect([1, 2].map(store.wasUnmarked)).toEqual([false, false]);
  root.session.end();
  store.onSignOut();
  expect(store.wasUnmarked(1)).toBe(false);
});

it('[LOBB-06] follows the state in the operator’s reply', async () => {
  const { store } = setUp({
    getFavGameList: [ids()],
    gameFavAction: [reply({ favourite: false })],
  });
  await store.load();
  await store.toggle(one);
  expect(store.has(1)).toBe(false);
});

it('[LOBB-06] returns a refusal and changes nothing', async () => {
  const { api, store } = setUp({
    getFavGameList: [ids(1)],
    gameFavAction: [fail('operator_refused', { message: 'No.' })],
  });
  await store.load();
  expect(await store.toggle(one)).toMatchObject({
    code: 'operator_refused',
    operatorMessage: 'No.',
  });
  expect([store.has(1), store.isBusy(1), api.countOf('getFavGameList')]).toEqual([true, false, 1]);
});

it.each(['network_timeout', 'network_failed', 'upstream_timeout', 'upstream_failed'] as const)(
  '[LOBB-06] requests the list after %s, because the outcome is unknown',
  async (code) => {
    const { api, store } = setUp({ getFavGameList: [ids(), ids(1)], gameFavAction: [fail(code)] });
    await store.load();
    expect(await store.toggle(one)).toMatchObject({ code });
    await expect.poll(() => store.has(1)).toBe(true);
    expect(api.countOf('gameFavAction')).toBe(1);
  },
);

it('[LOBB-06] waits for the list before a toggle and does not remove an existing favourite', async () => {
  const { api, store } = setUp({
    getFavGameList: [ids(1)],
    gameFavAction: [reply({ favourite: true })],
  });
  expect(await store.toggle(one)).toBeUndefined();
  expect([store.has(1), api.countOf('gameFavAction')]).toEqual([true, 0]);
  await store.toggle(two);
  expect([store.has(1), store.has(2)]).toEqual([true, true]);
});

it('[LOBB-06] changes nothing and returns the error if the list fails to load', async () => {
  const { api, store } = setUp({ getFavGameList: [fail('upstream_failed')] });
  expect(await store.toggle(one)).toMatchObject({ code: 'upstream_failed' });
  expect([store.isBusy(1), api.countOf('gameFavAction')]).toEqual([false, 0]);
});

it('[LOBB-14] requests the list at most once per minute and shows the old one meanwhile', async () => {
  const deferred = later();
  const { api, clock, store } = setUp({ getFavGameList: [ids(1), deferred.answer] });
  await Promise.all([store.load(), store.load()]);
  clock.advance(59_000);
  await store.load();
  expect(api.countOf('getFavGameList')).toBe(1);
  clock.advance(1_000);
  const loaded = store.load();
  expect([store.has(1), store.has(2)]).toEqual([true, false]);
  deferred.arrive(ids(2));
  await loaded;
  expect([store.has(1), store.has(2)]).toEqual([false, true]);
});

it('[LOBB-06] keeps a change when a list requested earlier arrives', async () => {
  const [deferred, done] = [later(), later()];
  const { clock, store } = setUp({
    getFavGameList: [ids(), deferred.answer],
    gameFavAction: [done.answer],
  });
  await store.load();
  const toggled = store.toggle(one);
  clock.advance(60_000);
  const loaded = store.load();
  done.arrive(reply({ favourite: true }));
  await toggled;
  deferred.arrive(ids());
  await loaded;
  expect(store.has(1)).toBe(true);
});

const session = (account: string) => loginResult({ session: { account } });

it('[SESS-10] ignores the reply for a member who has signed out', async () => {
  const deferred = later();
  const failure = fail('upstream_failed');
  const { api, root, store } = setUp({
    getFavGameList: [ids(2), ids(7)],
    gameFavAction: [deferred.answer],
    getMemberInfo: [failure, failure],
    getBalanceV2: [failure, failure],
  });
  root.session.adopt(session('ann'));
  await store.load();
  const toggled = store.toggle(one);
  await expect.poll(() => api.countOf('gameFavAction')).toBe(1);
  root.session.end();
  expect([store.ids, store.isBusy(1)]).toEqual([undefined, false]);
  root.session.adopt(session('ben'));
  await store.load();
  deferred.arrive(reply({ favourite: true }));
  expect(await toggled).toBeUndefined();
  expect([...(store.ids ?? [])]).toEqual([7]);
});
