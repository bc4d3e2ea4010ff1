import { expect, it } from 'vitest';
import { LotteryHistoryStore } from './LotteryHistoryStore.ts';
import { LotteryStore } from './LotteryStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';

const order = (orderId: string, status: string, numero = '1') => ({
  orderId: `${orderId}-number-of-an-order`,
  status,
  numero,
  gameId: 7,
  gameName: 'Seven',
  playType: 'oddEven',
  picks: [['odd']],
  unit: 1,
  multiple: 2,
  prizeMode: 'Lott',
  betCount: 1,
  stake: 2,
  prize: 0,
  placedAt: 'now',
  drawAt: 'soon',
});
const page = (...orders: readonly object[]): Answer => reply({ orders, totalPages: 2 });
const menu = (numero: string): Answer =>
  reply([
    {
      tag: 'fast',
      gameMenus: [
        {
          gameId: 7,
          gameName: 'Seven',
          vassalage: 'LOTT',
          gameType: 'ELOTT',
          gameMenuTag: 'fast',
          numero,
          remainTime: 60,
          lockTime: 10,
        },
      ],
    },
  ]);

async function setUp(orders: readonly Answer[]) {
  const api = fakeApi({
    getVnLotteryMenu: [menu('1'), menu('2')],
    getVnNumero: [reply([])],
    getLottOrders: orders,
    getBalanceV2: [fail('upstream_failed'), fail('upstream_failed')],
    getMemberInfo: [fail('upstream_failed')],
  });
  const root = exampleRoot({ api });
  root.session.adopt({
    session: { state: 'member', account: 'ann', merchant: 'example' },
    firstTimeLogin: false,
    passwordExpired: false,
    initialPassword: false,
    passwordKept: false,
  });
  const lotteries = root.get(LotteryStore);
  await lotteries.menu.load(lotteries.menuRequest);
  const history = root.get(LotteryHistoryStore);
  await history.load();
  return {
    api,
    lotteries,
    history,
    idsOf: () => history.overdue.map(({ orderId }) => orderId.slice(0, 1)),
  };
}

it('a bet is overdue once the menu sells another draw, until the operator says what came of it; then the money is asked for', async () => {
  const { api, lotteries, history, idsOf } = await setUp([
    page(order('a', 'placed'), order('b', 'lost')),
    page(order('a', 'placed')),
    page(order('a', 'won')),
  ]);
  expect(idsOf()).toEqual([]);
  await lotteries.refresh();
  expect(idsOf()).toEqual(['a']);
  const asked = api.countOf('getBalanceV2');
  await history.settle();
  expect([idsOf(), api.countOf('getBalanceV2')]).toEqual([['a'], asked]);
  await history.settle();
  expect([idsOf(), api.countOf('getBalanceV2')]).toEqual([[], asked + 1]);
});

it('looks for them on the newest page and on the one that is looked at', async () => {
  const { lotteries, history, idsOf } = await setUp([
    page(order('a', 'placed', '2')),
    page(order('b', 'placed', '2')),
    page(order('c', 'placed')),
    page(),
    page(),
  ]);
  await lotteries.refresh();
  history.setPage(2);
  await history.refresh();
  expect(idsOf()).toEqual(['c']);
  await history.settle();
  expect(idsOf()).toEqual([]);
});
