import { reaction } from 'mobx';
import { expect, it } from 'vitest';
import { LotteryFavouritesStore } from './LotteryFavouritesStore.ts';
import { LotteryListStore } from './LotteryListStore.ts';
import { LotteryStore } from './LotteryStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { loginResult } from '../testing/signedIn.ts';

const game = (gameId: number, remainTime: number, more: object = {}) => ({
  gameId,
  gameName: `Game ${gameId}`,
  vassalage: 'LOTT',
  gameType: 'ELOTT',
  gameMenuTag: 'fast',
  numero: '1',
  remainTime,
  lockTime: 10,
  drawDayOfWeek: '1,2,3,4,5,6,7',
  isHot: 0,
  ...more,
});

async function setUp(
  menus: readonly Answer[],
  more: Readonly<Record<string, readonly Answer[]>> = {},
) {
  const clock = new FakeClock(1_000_000);
  const api = fakeApi({
    getVnLotteryMenu: menus,
    getVnNumero: [reply([]), reply([]), reply([])],
    ...more,
  });
  const localStorage = memoryStorage();
  const root = exampleRoot({ api, clock, localStorage });
  const store = root.get(LotteryStore);
  await store.menu.load(store.menuRequest);
  return { api, clock, root, store, localStorage };
}

const menu = (...games: readonly object[]): Answer => reply([{ tag: 'fast', gameMenus: games }]);

it('[LOTT-03] refreshes at the next draw of the visible games, with a fallback for due draws and a maximum', async () => {
  const { clock, store } = await setUp([menu(game(1, 20), game(2, 500))]);
  const [soon, late] = store.gamesOf();
  if (!soon || !late) throw new Error('no games');
  expect(store.refreshDelayMs([soon, late], clock.nowMs())).toBe(20_000);
  expect(store.refreshDelayMs([late], clock.nowMs())).toBe(60_000);
  clock.advance(20_000);
  expect(store.refreshDelayMs([soon, late], clock.nowMs())).toBe(5_000);
  expect(store.refreshDelayMs([], clock.nowMs())).toBe(5_000);
});

it('[LOTT-03] asks less often the longer requests fail, and as before after a reply', async () => {
  const failed = fail('network_failed');
  const { clock, store } = await setUp([
    menu(game(1, 1)),
    ...Array.from({ length: 5 }, () => failed),
    menu(game(1, 1)),
  ]);
  clock.advance(2_000);
  const delays: number[] = [];
  for (let refresh = 0; refresh < 6; refresh += 1) {
    delays.push(store.refreshDelayMs(store.gamesOf(), clock.nowMs()));
    await store.refresh();
  }
  expect(delays).toEqual([5_000, 5_000, 10_000, 20_000, 40_000, 60_000]);
  clock.advance(2_000);
  expect(store.refreshDelayMs(store.gamesOf(), clock.nowMs())).toBe(5_000);
});

it('[LOTT-05] gives a game without tag and lock time the tag of its entry and no lock', async () => {
  const { gameMenuTag: _tag, lockTime: _lock, ...bare } = game(1, 90);
  const { clock, store } = await setUp([menu(bare)]);
  const [first] = store.gamesOf();
  expect(first).toMatchObject({ gameMenuTag: 'fast', lockTime: 0 });
  expect(store.tagsOf({})).toEqual(['fast']);
  expect(first && store.isLocked(first, clock.nowMs() + 89_000)).toBe(false);
});

it('[LOTT-05] counts from the time of the reply', async () => {
  const { clock, store } = await setUp([menu(game(1, 90))]);
  clock.advance(30_000);
  expect(store.gamesOf()[0]?.fewinTime).toBe(clock.nowMs() + 60_000);
});

it('[LOTT-05] has no countdown after the device’s clock was set until the next reply', async () => {
  const pending = later();
  const { clock, store } = await setUp([menu(game(1, 90)), pending.answer]);
  store.checkClock();
  expect(store.isTimeUnknown).toBe(false);
  clock.set(clock.nowMs() + 600_000);
  store.checkClock();
  expect(store.isTimeUnknown).toBe(true);
  pending.arrive(menu(game(1, 85)));
  await expect.poll(() => store.isTimeUnknown).toBe(false);
  expect(store.gamesOf()[0]?.fewinTime).toBe(clock.nowMs() + 85_000);
});

it('[LOTT-05] has no countdown while the operator does not reply', async () => {
  const { clock, store, api } = await setUp([menu(game(1, 90)), fail('upstream_timeout')]);
  clock.set(clock.nowMs() - 600_000);
  store.checkClock();
  await expect.poll(() => store.menuState.status).toBe('failed');
  expect(store.isTimeUnknown).toBe(true);
  expect(api.countOf('getVnLotteryMenu')).toBe(2);
});

it('[LOTT-05] restores the countdown with any successful reply after a failed one', async () => {
  const { clock, store } = await setUp([
    menu(game(1, 90)),
    fail('network_failed'),
    menu(game(1, 70)),
  ]);
  clock.set(clock.nowMs() + 600_000);
  store.checkClock();
  await expect.poll(() => store.menuState.status).toBe('failed');
  expect(store.isTimeUnknown).toBe(true);
  await store.menu.load(store.menuRequest);
  expect(store.isTimeUnknown).toBe(false);
  expect(store.gamesOf()[0]?.fewinTime).toBe(clock.nowMs() + 70_000);
});

it('[LOTT-05] counts from the reply to the newest request', async () => {
  const [first, second] = [later(), later()];
  const { clock, store } = await setUp([
    menu(game(1, 90)),
    first.answer,
    second.answer,
    later().answer,
  ]);
  clock.set(clock.nowMs() + 600_000);
  store.checkClock();
  void store.refresh();
  first.arrive(menu(game(1, 88)));
  await first.answer();
  expect(store.isTimeUnknown).toBe(true);
  second.arrive(menu(game(1, 60)));
  await expect.poll(() => store.isTimeUnknown).toBe(false);
  expect(store.gamesOf()[0]?.fewinTime).toBe(clock.nowMs() + 60_000);
  // The next request keeps the countdown.
  void store.refresh();
  expect(store.isTimeUnknown).toBe(false);
});

it('[LOTT-05] ignores the reply to a request made before the clock was set', async () => {
  const [old, fresh] = [later(), later()];
  const { clock, store } = await setUp([menu(game(1, 90)), old.answer, fresh.answer]);
  void store.refresh();
  clock.set(clock.nowMs() + 600_000);
  store.checkClock();
  old.arrive(menu(game(1, 89)));
  await old.answer();
  expect(store.isTimeUnknown).toBe(true);
  fresh.arrive(menu(game(1, 80)));
  await expect.poll(() => store.isTimeUnknown).toBe(false);
});

it('[LOTT-03] refreshes after the fallback while the time is unknown', async () => {
  const { clock, store } = await setUp([menu(game(1, 500)), fail('network_failed')]);
  clock.set(clock.nowMs() - 600_000);
  store.checkClock();
  expect(store.refreshDelayMs(store.gamesOf(), clock.nowMs())).toBe(5_000);
});

it('[LOTT-05] is locked from the lock time on, and while the time is unknown', async () => {
  const { clock, store } = await setUp([menu(game(1, 90)), later().answer]);
  const [openGame] = store.gamesOf();
  if (!openGame) throw new Error('no game');
  expect(store.isLocked(openGame, clock.nowMs() + 79_000)).toBe(false);
  expect(store.isLocked(openGame, clock.nowMs() + 80_000)).toBe(true);
  clock.set(clock.nowMs() + 600_000);
  store.checkClock();
  expect(store.isLocked(openGame, clock.nowMs())).toBe(true);
});

it('[LOTT-01] lists the games of a tab that are drawn on a day', async () => {
  const { root } = await setUp([
    reply([
      { tag: 'fast', gameMenus: [game(1, 9, { isHot: 1 }), game(2, 9, { drawDayOfWeek: '2,4' })] },
      { tag: 'daily', gameMenus: [game(3, 9, { gameMenuTag: 'daily', drawDayOfWeek: '1,7' })] },
    ]),
  ]);
  const list = new LotteryListStore({ root, gameType: undefined });
  const ids = (): number[] => list.games().map(({ gameId }) => gameId);
  expect(list.tags).toEqual(['fast', 'daily']);
  list.setView('tag:daily');
  expect(ids()).toEqual([3]);
  list.setView('hot');
  expect(ids()).toEqual([1]);
  list.setView('all');
  list.setWeekday('T2');
  expect(ids()).toEqual([1, 2]);
  list.setWeekday('CN');
  expect(ids()).toEqual([1, 3]);
});

it('filters games, tags and draws by provider', async () => {
  const { root, store } = await setUp(
    [menu(game(1, 9), game(2, 9, { vassalage: 'ELOTT', gameMenuTag: 'keno' }))],
    {
      getVnNumero: [
        reply(
          [1, 2].map((gameId) => ({
            gameId,
            numero: '0',
            winningNumber: '123456',
            winningTime: 'then',
          })),
        ),
      ],
    },
  );
  await store.opened.load(store.openedRequest);
  const list = new LotteryListStore({ root, vendors: ['ELOTT'] });
  expect([
    list.games().map(({ gameId }) => gameId),
    list.tags,
    store.drawsOf({ vendors: ['ELOTT'] }).map(({ gameId }) => gameId),
  ]).toEqual([[2], ['keno'], [2]]);
});

it('[LOTT-02] stores favourites by username on the device; a guest has none', async () => {
  const { root, localStorage } = await setUp([menu(game(1, 9), game(2, 9))]);
  const favourites = root.get(LotteryFavouritesStore);
  const seen: (readonly number[])[] = [];
  reaction(
    () => favourites.ids,
    (ids) => seen.push(ids),
  );
  favourites.toggle(1);
  expect(favourites.ids).toEqual([]);
  const signIn = (account: string) => root.session.adopt(loginResult({ session: { account } }));
  signIn('Ann');
  favourites.toggle(1);
  favourites.toggle(2);
  expect(seen.at(-1)).toEqual([2, 1]);
  expect(localStorage.get('lotteryFavourites:ann')).toBe('[2,1]');
  signIn('ben');
  expect(favourites.ids).toEqual([]);
  signIn('ANN');
  favourites.toggle(2);
  expect(favourites.ids).toEqual([1]);
  // Another tab adds one meanwhile.
  localStorage.set('lotteryFavourites:ann', '[7,1]');
  favourites.toggle(3);
  expect(favourites.ids).toEqual([3, 7, 1]);
  favourites.toggle(1);
  expect(localStorage.get('lotteryFavourites:ann')).toBe('[3,7]');
  localStorage.set('lotteryFavourites:cat', '{"no":1}');
  signIn('cat');
  expect(favourites.ids).toEqual([]);
});
