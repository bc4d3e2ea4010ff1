import type { ErrorCode } from '@livery/model';
import { expect, it } from 'vitest';
import { LotteryOrdersStore, type LotteryBet } from './LotteryOrdersStore.ts';
import { LotteryStore } from './LotteryStore.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fail, fakeApi, later, reply, type Answer } from '../testing/fakeApi.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { memoryStorage } from '../testing/memoryStorage.ts';

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
  root.session.adopt({
    session: { state: 'member', account: 'ann', merchant: 'example' },
    firstTimeLogin: false,
    passwordExpired: false,
    initialPassword: false,
    passwordKept: false,
  });
  const lotteries = root.get(LotteryStore);
  await lotteries.menu.load(lotteries.menuRequest);
  const sentOf = () =>
    api.calls
      .filter(({ name }) => name === 'placeLottOrder')
      .map(({ request }) => request as { orderId: string; launchToken?: string });
  return { api, clock, root, orders: root.get(LotteryOrdersStore), sentOf, localStorage };
}

it('asks again with the same number while the answer is lost, and says so meanwhile', async () => {
  const { clock, orders, sentOf, localStorage } = await setUp({
    placeLottOrder: [fail('network_failed'), fail('upstream_timeout'), reply(order)],
  });
  const placing = orders.place(bet);
  for (const count of [1, 2]) {
    await expect.poll(() => sentOf().length).toBe(count);
    await expect.poll(() => orders.sending?.isPendingConfirmation).toBe(true);
    await expect.poll(() => clock.timers.size).toBe(1);
    clock.advance(3_000);
  }
  await placing;
  expect(orders.outcome).toMatchObject({ kind: 'placed' });
  expect(new Set(sentOf().map(({ orderId }) => orderId)).size).toBe(1);
  expect(localStorage.get('lotteryOrders:ann')).toBeUndefined();
});

it('another page goes on asking for what this one did not hear', async () => {
  const first = await setUp({ placeLottOrder: [fail('network_failed')] });
  void first.orders.place(bet);
  await expect.poll(() => first.orders.sending?.isPendingConfirmation).toBe(true);
  const second = await setUp({ placeLottOrder: [reply(order)] }, first.localStorage);
  await second.orders.resume();
  expect(second.sentOf()[0]?.orderId).toBe(first.sentOf()[0]?.orderId);
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
])('%s says nothing about a bet that was sent: it is asked for again', async (code) => {
  const { clock, orders, sentOf, localStorage } = await setUp({
    placeLottOrder: [fail('network_failed'), fail(code), reply(order)],
  });
  const placing = orders.place(bet);
  for (const count of [1, 2]) {
    await expect.poll(() => sentOf().length).toBe(count);
    await expect.poll(() => clock.timers.size).toBe(1);
    expect(localStorage.get('lotteryOrders:ann')).toContain(sentOf()[0]?.orderId);
    orders.retryNow();
  }
  await placing;
  expect(orders.outcome).toMatchObject({ kind: 'placed' });
  expect(new Set(sentOf().map(({ orderId }) => orderId)).size).toBe(1);
});

it('another page asks for the bet before it launches anything: the game may be closed by now', async () => {
  const first = await setUp({ placeLottOrder: [fail('network_failed')] });
  void first.orders.place(bet);
  await expect.poll(() => first.orders.sending?.isPendingConfirmation).toBe(true);
  const second = await setUp(
    { placeLottOrder: [reply(order)], launchGame: [] },
    first.localStorage,
  );
  await second.orders.resume();
  expect(second.sentOf()).toEqual([{ ...bet, orderId: first.sentOf()[0]?.orderId }]);
  expect(second.orders.outcome).toMatchObject({ kind: 'placed', bet });
});

it('a resumed bet that was never taken is launched, and asked for again while that fails', async () => {
  const first = await setUp({ placeLottOrder: [fail('network_failed')] });
  void first.orders.place(bet);
  await expect.poll(() => first.orders.sending?.isPendingConfirmation).toBe(true);
  const launches = [fail('upstream_failed'), launch('a-token-of-a-launch')];
  const { clock, orders, sentOf } = await setUp(
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
  expect(sentOf().map(({ launchToken }) => launchToken)).toEqual([
    undefined,
    undefined,
    'a-token-of-a-launch',
  ]);
  expect(orders.outcome).toMatchObject({ kind: 'placed' });
});

it('where the operator refuses both the bet for want of a launch and the launch, that is its word', async () => {
  const { orders } = await setUp({
    placeLottOrder: [refuse('LAUNCH_ENDED')],
    launchGame: [launch('a-token-of-a-launch'), fail('operator_refused')],
  });
  await orders.place(bet);
  expect(orders.outcome).toEqual({ kind: 'refused', code: 'LAUNCH_ENDED', bet });
});

it('what fails before anything is sent is the answer', async () => {
  const { orders, sentOf, localStorage } = await setUp({ launchGame: [fail('restricted')] });
  await orders.place(bet);
  expect(orders.outcome).toMatchObject({ kind: 'failed', error: { code: 'restricted' }, bet });
  expect([sentOf(), orders.sending, localStorage.get('lotteryOrders:ann')]).toEqual([
    [],
    undefined,
    undefined,
  ]);
});

it('two pages lose none of their unheard bets: the next page asks for both', async () => {
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
  expect(third.sentOf().map(({ orderId }) => orderId)).toEqual(
    [first, other].map(({ sentOf }) => sentOf()[0]?.orderId),
  );
  expect(first.localStorage.get('lotteryOrders:ann')).toBeUndefined();
});

it('a member may stop asking: nothing is asked then, by no page', async () => {
  const { clock, orders, sentOf, localStorage } = await setUp({
    placeLottOrder: [fail('network_failed')],
  });
  const placing = orders.place(bet);
  await expect.poll(() => clock.timers.size).toBe(1);
  orders.stopRetrying();
  await placing;
  expect([orders.sending, localStorage.get('lotteryOrders:ann'), sentOf().length]).toEqual([
    undefined,
    undefined,
    1,
  ]);
});

it('launches anew when its launch has ended, with the same number, once', async () => {
  const { orders, sentOf } = await setUp({
    placeLottOrder: [refuse('LAUNCH_ENDED'), reply(order)],
  });
  await orders.place(bet);
  expect(orders.outcome).toMatchObject({ kind: 'placed' });
  const [one, other] = sentOf();
  expect(one?.orderId).toBe(other?.orderId);
  expect(one?.launchToken).not.toBe(other?.launchToken);
});

it('a refusal is the end of it, with its reason', async () => {
  const { orders, sentOf } = await setUp({ placeLottOrder: [refuse('ISSUE_CLOSED')] });
  await orders.place(bet);
  expect(orders.outcome).toEqual({ kind: 'refused', code: 'ISSUE_CLOSED', bet });
  expect(orders.sending).toBeUndefined();
  expect(sentOf()).toHaveLength(1);
});

it('sends nothing a second time while one is under way', async () => {
  const answer = later();
  const { orders, sentOf } = await setUp({ placeLottOrder: [answer.answer] });
  const placing = orders.place(bet);
  await orders.place(bet);
  answer.arrive(reply(order));
  await placing;
  expect(sentOf()).toHaveLength(1);
});

it('what arrives after the member has gone is nobody’s: the number stays noted for who signs in again', async () => {
  const answer = later();
  const { root, orders, sentOf, localStorage } = await setUp({ placeLottOrder: [answer.answer] });
  const placing = orders.place(bet);
  await expect.poll(() => sentOf().length).toBe(1);
  root.session.end();
  answer.arrive(reply(order));
  await placing;
  expect(orders.outcome).toBeUndefined();
  expect(localStorage.get('lotteryOrders:ann')).toContain(sentOf()[0]?.orderId);
});
