import type { ErrorCode } from '@livery/model';
import { expect, it } from 'vitest';
import { LotteryOrdersStore, type LotteryBet } from './LotteryOrdersStore.ts';
import { LotteryStore } from './LotteryStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { loginResult } from '../testing/signedIn.ts';

const bet: LotteryBet = {
  gameId: 7,
  numero: '1',
  playType: 'oddEven',
  picks: [['odd']],
  unit: 1,
  multiple: 2,
  prizeMode: 'Lott',
};
const order = {
  ...bet,
  orderId: 'a-number-of-an-order',
  gameName: 'Seven',
  betCount: 1,
  stake: 2,
  prize: 0,
  status: 'placed',
  placedAt: 'now',
  drawAt: 'soon',
};
const launch = (token: string): Answer =>
  reply({ url: 'http://games.example/play', token, demo: false, currency: 'PHP', launchId: 'L1' });
const refuse = (lottery: string): Answer => fail('operator_refused', { value: { lottery } });

async function setUp(
  answers: Readonly<Record<string, readonly Answer[]>>,
  localStorage = memoryStorage(),
) {
  const clock = new FakeClock(1_000_000);
  const game = {
    gameId: 7,
    gameName: 'Seven',
    vassalage: 'LOTT',
    gameType: 'ELOTT',
    gameMenuTag: 'fast',
    numero: '1',
    remainTime: 60,
    lockTime: 10,
  };
  const none = Array.from({ length: 4 }, () => fail('upstream_failed'));
  const api = fakeApi({
    getVnLotteryMenu: [reply([{ tag: 'fast', gameMenus: [game] }])],
    launchGame: [launch('a-token-of-a-launch'), launch('another-token-of-one')],
    getLottOrders: none,
    getBalanceV2: none,
    getMemberInfo: none,
    ...answers,
  });
  const root = exampleRoot({ api, clock, localStorage });
  root.session.adopt(loginResult());
  const lotteries = root.get(LotteryStore);
  await lotteries.menu.load(lotteries.menuRequest);
  const sentBets = () =>
    api.calls
      .filter(({ name }) => name === 'placeLottOrder')
      .map(({ request }) => request as { orderId: string; launchToken?: string });
  return { api, clock, root, orders: root.get(LotteryOrdersStore), sentBets, localStorage };
}

it('resends an unconfirmed bet with the same order id', async () => {
  const { clock, orders, sentBets, localStorage } = await setUp({
    placeLottOrder: [fail('network_failed'), fail('upstream_timeout'), reply(order)],
  });
  const placing = orders.place(bet);
  for (const count of [1, 2]) {
    await expect.poll(() => sentBets().length).toBe(count);
    await expect.poll(() => orders.sending?.isPendingConfirmation).toBe(true);
    await expect.poll(() => clock.timers.size).toBe(1);
    clock.advance(3_000);
  }
  await placing;
  expect(orders.outcome).toMatchObject({ kind: 'placed' });
  expect(new Set(sentBets().map(({ orderId }) => orderId)).size).toBe(1);
  expect(localStorage.get('lotteryOrders:ann')).toBeUndefined();
});

it('resends the unconfirmed bet of another page', async () => {
  const first = await setUp({ placeLottOrder: [fail('network_failed')] });
  void first.orders.place(bet);
  await expect.poll(() => first.orders.sending?.isPendingConfirmation).toBe(true);
  const second = await setUp({ placeLottOrder: [reply(order)] }, first.localStorage);
  await second.orders.resume();
  expect(second.sentBets()[0]?.orderId).toBe(first.sentBets()[0]?.orderId);
  expect(second.orders.outcome).toMatchObject({ kind: 'placed' });
});

it.each<ErrorCode>([
  'restricted',
  'visitor_unknown',
  'not_found',
  'launch_refused',
  'operator_refused',
  'too_many_requests',
  'forbidden',
])('resends an unconfirmed bet after %s', async (code) => {
  const { clock, orders, sentBets, localStorage } = await setUp({
    placeLottOrder: [fail('network_failed'), fail(code), reply(order)],
  });
  const placing = orders.place(bet);
  for (const count of [1, 2]) {
    await expect.poll(() => sentBets().length).toBe(count);
    await expect.poll(() => clock.timers.size).toBe(1);
    expect(localStorage.get('lotteryOrders:ann')).toContain(sentBets()[0]?.orderId);
    orders.retryNow();
  }
  await placing;
  expect(orders.outcome).toMatchObject({ kind: 'placed' });
  expect(new Set(sentBets().map(({ orderId }) => orderId)).size).toBe(1);
});

it('resends the bet of another page before it launches the game, which may be closed', async () => {
  const first = await setUp({ placeLottOrder: [fail('network_failed')] });
  void first.orders.place(bet);
  await expect.poll(() => first.orders.sending?.isPendingConfirmation).toBe(true);
  const second = await setUp(
    { placeLottOrder: [reply(order)], launchGame: [] },
    first.localStorage,
  );
  await second.orders.resume();
  expect(second.sentBets()).toEqual([{ ...bet, orderId: first.sentBets()[0]?.orderId }]);
  expect(second.orders.outcome).toMatchObject({ kind: 'placed', bet });
});

it('launches the game of a resumed bet whose launch has ended, and retries if that fails', async () => {
  const first = await setUp({ placeLottOrder: [fail('network_failed')] });
  void first.orders.place(bet);
  await expect.poll(() => first.orders.sending?.isPendingConfirmation).toBe(true);
  const launches = [fail('upstream_failed'), launch('a-token-of-a-launch')];
  const { clock, orders, sentBets } = await setUp(
    {
      placeLottOrder: [refuse('LAUNCH_ENDED'), refuse('LAUNCH_ENDED'), reply(order)],
      launchGame: launches,
    },
    first.localStorage,
  );
  const resuming = orders.resume();
  await expect.poll(() => clock.timers.size).toBe(1);
  clock.advance(3_000);
  await resuming;
  expect(sentBets().map(({ launchToken }) => launchToken)).toEqual([
    undefined,
    undefined,
    'a-token-of-a-launch',
  ]);
  expect(orders.outcome).toMatchObject({ kind: 'placed' });
});

it('treats a refused relaunch as the refusal of the bet', async () => {
  const { orders } = await setUp({
    placeLottOrder: [refuse('LAUNCH_ENDED')],
    launchGame: [launch('a-token-of-a-launch'), fail('operator_refused')],
  });
  await orders.place(bet);
  expect(orders.outcome).toEqual({ kind: 'refused', code: 'LAUNCH_ENDED', bet });
});

it('fails without a retry if the launch fails before the bet is sent', async () => {
  const { orders, sentBets, localStorage } = await setUp({ launchGame: [fail('restricted')] });
  await orders.place(bet);
  expect(orders.outcome).toMatchObject({ kind: 'failed', error: { code: 'restricted' }, bet });
  expect([sentBets(), orders.sending, localStorage.get('lotteryOrders:ann')]).toEqual([
    [],
    undefined,
    undefined,
  ]);
});

it('resends the unconfirmed bets of two pages', async () => {
  const first = await setUp({ placeLottOrder: [fail('network_failed')] });
  void first.orders.place(bet);
  await expect.poll(() => first.orders.sending?.isPendingConfirmation).toBe(true);
  const other = await setUp({ placeLottOrder: [fail('network_failed')] }, first.localStorage);
  void other.orders.place({ ...bet, multiple: 5 });
  await expect.poll(() => other.orders.sending?.isPendingConfirmation).toBe(true);
  const third = await setUp(
    { placeLottOrder: [reply(order), refuse('ISSUE_CLOSED')] },
    first.localStorage,
  );
  await third.orders.resume();
  expect(third.sentBets().map(({ orderId }) => orderId)).toEqual(
    [first, other].map(({ sentBets }) => sentBets()[0]?.orderId),
  );
  expect(first.localStorage.get('lotteryOrders:ann')).toBeUndefined();
});

it('drops an unconfirmed bet on all pages when the member stops retrying', async () => {
  const { clock, orders, sentBets, localStorage } = await setUp({
    placeLottOrder: [fail('network_failed')],
  });
  const placing = orders.place(bet);
  await expect.poll(() => clock.timers.size).toBe(1);
  orders.stopRetrying();
  await placing;
  expect([orders.sending, localStorage.get('lotteryOrders:ann'), sentBets().length]).toEqual([
    undefined,
    undefined,
    1,
  ]);
});

it('relaunches the game once if its launch has ended, and keeps the order id', async () => {
  const { orders, sentBets } = await setUp({
    placeLottOrder: [refuse('LAUNCH_ENDED'), reply(order)],
  });
  await orders.place(bet);
  expect(orders.outcome).toMatchObject({ kind: 'placed' });
  const [one, other] = sentBets();
  expect(one?.orderId).toBe(other?.orderId);
  expect(one?.launchToken).not.toBe(other?.launchToken);
});

it('ends with the reason of a refusal', async () => {
  const { orders, sentBets } = await setUp({ placeLottOrder: [refuse('ISSUE_CLOSED')] });
  await orders.place(bet);
  expect(orders.outcome).toEqual({ kind: 'refused', code: 'ISSUE_CLOSED', bet });
  expect(orders.sending).toBeUndefined();
  expect(sentBets()).toHaveLength(1);
});

it('ignores a second bet while one is in progress', async () => {
  const pending = later();
  const { orders, sentBets } = await setUp({ placeLottOrder: [pending.answer] });
  const placing = orders.place(bet);
  await orders.place(bet);
  pending.arrive(reply(order));
  await placing;
  expect(sentBets()).toHaveLength(1);
});

it('keeps a bet pending if the reply arrives after the member has signed out', async () => {
  const pending = later();
  const { root, orders, sentBets, localStorage } = await setUp({
    placeLottOrder: [pending.answer],
  });
  const placing = orders.place(bet);
  await expect.poll(() => sentBets().length).toBe(1);
  root.session.end();
  pending.arrive(reply(order));
  await placing;
  expect(orders.outcome).toBeUndefined();
  expect(localStorage.get('lotteryOrders:ann')).toContain(sentBets()[0]?.orderId);
});
