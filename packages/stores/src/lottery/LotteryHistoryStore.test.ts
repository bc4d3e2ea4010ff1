import { expect, it } from 'vitest';
import { LotteryHistoryStore } from './LotteryHistoryStore.ts';
import { LotteryStore } from './LotteryStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, reply, type Answer } from '../testing/fakeApi.ts';
import { loginResult } from '../testing/signedIn.ts';

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
  root.session.adopt(loginResult());
  const lotteries = root.get(LotteryStore);
  await lotteries.menu.load(lotteries.menuRequest);
  const history = root.get(LotteryHistoryStore);
  await history.load();
  return {
    api,
    lotteries,
    history,
    overdueIds: () => history.overdue.map(({ orderId }) => orderId.slice(0, 1)),
  };
}

it('lists a bet as overdue after its draw until it is settled, then refreshes the balance', async () => {
  const { api, lotteries, history, overdueIds } = await setUp([
    page(order('a', 'placed'), order('b', 'lost')),
    page(order('a', 'placed')),
    page(order('a', 'won')),
  ]);
  expect(overdueIds()).toEqual([]);
  await lotteries.refresh();
  expect(overdueIds()).toEqual(['a']);
  const balanceCalls = api.countOf('getBalanceV2');
  await history.refresh();
  expect([overdueIds(), api.countOf('getBalanceV2')]).toEqual([['a'], balanceCalls]);
  await history.refresh();
  expect([overdueIds(), api.countOf('getBalanceV2')]).toEqual([[], balanceCalls + 1]);
});

it('refreshes the balance when a list shows a settled bet before the menu shows the next draw', async () => {
  const { api, history } = await setUp([page(order('a', 'placed')), page(order('a', 'won'))]);
  const balanceCalls = api.countOf('getBalanceV2');
  await history.refresh();
  expect(api.countOf('getBalanceV2')).toBe(balanceCalls + 1);
});

it('finds overdue bets on the newest and the current page', async () => {
  const { lotteries, history, overdueIds } = await setUp([
    page(order('a', 'placed', '2')),
    page(order('b', 'placed', '2')),
    page(order('c', 'placed')),
    page(),
    page(),
  ]);
  await lotteries.refresh();
  history.setPage(2);
  await history.refresh();
  expect(overdueIds()).toEqual(['c']);
  await history.refresh();
  expect(overdueIds()).toEqual([]);
});
