import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { drawPlanOf, nextDrawAtMs } from './lotteryDraws.ts';
import { lotteryTable, type LotteryTable } from '../testing/lotteryTable.ts';
import type { LotteryBettor } from './BetService.ts';
import type { LotteryTerms } from './LotteryOrder.ts';
import { prizeOf } from './LotterySettlement.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });
let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable();
});
afterAll(() => table.close());

const place = (terms: LotteryTerms, changes: Partial<LotteryBettor> = {}) =>
  table.betService.place(terms, { ...table.bettor(), ...changes });
const repeat = (terms: LotteryTerms) => table.betService.repeat(terms, table.launch);
const untilDraw = (): number =>
  nextDrawAtMs(drawPlanOf(table.game), table.clock.nowMs()) - table.clock.nowMs();
/** Moves the clock to the beginning of the next sale. */
const nextSale = (): void => {
  table.clock.advance(untilDraw() + 1);
};

it('debits the stake with the bet, and answers a repeat as the first time, whatever has changed since', async () => {
  const before = await table.balance();
  const terms = table.terms();
  const placed = await place(terms);
  expect(placed).toMatchObject({ status: 'placed', stakeMinor: 600, betCount: 1 });
  expect(await table.balance()).toBe(before - 600);
  // Two concurrent requests with the same number.
  expect(await Promise.all([place(terms), place(terms)])).toEqual([placed, placed]);
  nextSale();
  expect(await repeat(terms)).toEqual(placed);
  expect(await table.balance()).toBe(before - 600);
});

it('accepts an order id for one bet of one member only', async () => {
  const terms = table.terms();
  await place(terms);
  expect(await repeat({ ...terms, multiple: 4 })).toBe('DUPLICATE_ORDER');
  expect(
    await table.betService.repeat(terms, { ...table.launch, memberId: table.launch.memberId + 1 }),
  ).toBe('DUPLICATE_ORDER');
});

it('[LOTT-05] sells no draw in its lock time, after its end or before its start', async () => {
  nextSale();
  const terms = table.terms();
  const { lockSeconds } = drawPlanOf(table.game);
  table.clock.advance(untilDraw() - lockSeconds * 1000 - 1);
  expect(await place(table.terms())).toMatchObject({ status: 'placed' });
  table.clock.advance(1);
  const before = await table.balance();
  expect(await place(terms)).toBe('ISSUE_CLOSED');
  nextSale();
  expect(await place(terms)).toBe('ISSUE_CLOSED');
  expect(await place(table.terms({ numero: '20301231-0001' }))).toBe('ISSUE_CLOSED');
  expect(await table.balance()).toBe(before);
});

it('[LOTT-05] keeps a refused order id refused, also for a concurrent request', async () => {
  nextSale();
  const soldAtMs = table.clock.nowMs();
  const before = await table.balance();
  const [late, closed, disabled] = [table.terms(), table.terms(), table.terms()];
  table.clock.advance(untilDraw() - 1);
  expect(await place(late)).toBe('ISSUE_CLOSED');
  expect(await place(closed, { nowMs: soldAtMs, closed: 'GAME_CLOSED' })).toBe('GAME_CLOSED');
  expect(
    await place(disabled, { nowMs: soldAtMs, closed: 'USER_DISABLED', launch: undefined }),
  ).toBe('USER_DISABLED');
  // The first request was validated before the sale ended, but reached the database later.
  expect(await place(late, { nowMs: soldAtMs })).toBe('ISSUE_CLOSED');
  expect(await place(closed, { nowMs: soldAtMs })).toBe('GAME_CLOSED');
  expect(await place(disabled, { nowMs: soldAtMs })).toBe('USER_DISABLED');
  expect(await repeat(late)).toBe('ISSUE_CLOSED');
  expect(await table.balance()).toBe(before);
  expect(
    (
      await table.orders.page({ memberId: table.launch.memberId, pageNo: 1, pageSize: 100 })
    ).orders.map(({ orderId }) => orderId),
  ).not.toContain(late.orderId);
});

it('refuses a bet without a launch, and accepts the same bet with one', async () => {
  nextSale();
  const terms = table.terms();
  expect(await place(terms, { launch: undefined })).toBe('LAUNCH_ENDED');
  expect(await place(terms)).toMatchObject({ status: 'placed' });
});

it('names the disabled member, not the lottery, as the reason of a refusal', async () => {
  nextSale();
  const terms = table.terms();
  const setPlay = (isOff: boolean) =>
    table.db
      .updateTable('member')
      .set({ play_off: isOff })
      .where('member_id', '=', table.launch.memberId)
      .execute();
  await setPlay(true);
  expect(await place(terms)).toBe('USER_DISABLED');
  await setPlay(false);
  expect(await repeat(terms)).toBe('USER_DISABLED');
  expect(await place(table.terms())).toMatchObject({ status: 'placed' });
});

it('refuses invalid bets and bets outside the limits', async () => {
  nextSale();
  expect(await place(table.terms({ picks: [['big', 'big']] }))).toBe('BAD_PICKS');
  expect(await place(table.terms({ playType: 'last2Straight', picks: [['1']] }))).toBe('BAD_PICKS');
  expect(await place(table.terms({ prizeMode: 'toString' }))).toBe('GAME_CLOSED');
  expect(await place(table.terms({ unitMinor: 199 }))).toBe('STAKE_LIMIT');
  expect(await place(table.terms({ multiple: 1_000 }))).toBe('STAKE_LIMIT');
  const digits = [...'0123456789'];
  expect(
    await place(
      table.terms({
        playType: 'last3Straight',
        picks: [digits, digits, digits],
        unitMinor: 1_000,
        multiple: 1,
      }),
    ),
  ).toMatchObject({ betCount: 1_000 });
  expect(
    await place(
      table.terms({
        playType: 'last3Straight',
        picks: [['1'], ['2'], ['3']],
        unitMinor: 1_000,
        multiple: 100,
      }),
    ),
  ).toBe('PRIZE_LIMIT');
});

it('keeps an order id refused for insufficient funds, and accepts another one', async () => {
  nextSale();
  const before = await table.balance();
  const terms = table.terms({ unitMinor: 1_000, multiple: 999, picks: [['big', 'small']] });
  // Stakes the maximum until the balance is too low.
  let left = before;
  for (; left >= 1_998_000; left -= 1_998_000)
    expect(
      await place(table.terms({ unitMinor: 1_000, multiple: 999, picks: [['big', 'small']] })),
    ).toMatchObject({ status: 'placed' });
  expect(await place(terms)).toBe('NOT_ENOUGH_MONEY');
  expect(await repeat(terms)).toBe('NOT_ENOUGH_MONEY');
  expect(await table.balance()).toBe(left);
});

it('[LOTT-09] pays once after the draw, by odds and series', async () => {
  nextSale();
  await table.settlement.settle(table.clock.nowMs());
  const before = await table.balance();
  const terms = table.terms({ picks: [['big', 'small']], unitMinor: 20 });
  const order = await place(terms);
  if (typeof order === 'string') throw new Error(order);
  await table.settlement.settle(table.clock.nowMs());
  expect(await repeat(terms)).toMatchObject({ status: 'placed' });
  nextSale();
  await Promise.all([
    table.settlement.settle(table.clock.nowMs()),
    table.settlement.settle(table.clock.nowMs()),
  ]);
  const settled = await table.orders.find('LAGOON', terms.orderId);
  const [draw] = table.results.before({
    merchant: 'LAGOON',
    game: table.game,
    nowMs: table.clock.nowMs(),
    count: 1,
  });
  // One of the two sides always wins: 0.20 × 2 × 0.95, three times.
  expect(settled).toMatchObject({
    status: 'won',
    prizeMinor: 114,
    winningNumber: draw?.winningNumber,
  });
  expect(await table.balance()).toBe(before - 120 + 114);
  expect(
    prizeOf({ ...order, picks: [['big']] }, '123455') +
      prizeOf({ ...order, picks: [['big']] }, '123454'),
  ).toBe(114);
});

it('pays by the merchant’s clock', async () => {
  nextSale();
  const terms = table.terms({ unitMinor: 20 });
  await place(terms);
  await table.db
    .updateTable('merchant')
    .set({ clock_offset_ms: 600_000 })
    .where('code', '=', 'LAGOON')
    .execute();
  await table.settlement.settle(table.clock.nowMs());
  expect((await table.orders.find('LAGOON', terms.orderId))?.status).not.toBe('placed');
  await table.db
    .updateTable('merchant')
    .set({ clock_offset_ms: 0 })
    .where('code', '=', 'LAGOON')
    .execute();
});

it('settles all other orders if one fails, refunds the stake of a cancelled draw, and retries later', async () => {
  nextSale();
  await table.settlement.settle(table.clock.nowMs());
  const before = await table.balance();
  const [broken, cancelled, good] = [
    table.terms({ unitMinor: 20 }),
    table.terms({ unitMinor: 20 }),
    table.terms({ unitMinor: 20, picks: [['big', 'small']] }),
  ];
  for (const terms of [broken, cancelled, good]) await place(terms);
  const change = (terms: LotteryTerms) =>
    table.db.updateTable('lottery_order').where('order_id', '=', terms.orderId);
  await change(broken).set({ node_id: 1 }).execute();
  await change(cancelled)
    .set((row) => ({
      draw_at_ms: row('draw_at_ms', '+', 1_234),
      due_at_ms: row('due_at_ms', '-', 1),
    }))
    .execute();
  nextSale();
  await table.settlement.settle(table.clock.nowMs());
  expect(table.faults).toHaveLength(1);
  expect(await repeat(good)).toMatchObject({ status: 'won' });
  expect((await table.orders.find('LAGOON', cancelled.orderId))?.status).toBe('refunded');
  expect(await table.balance()).toBe(before - 60 - 120 + 114);
  await table.settlement.settle(table.clock.nowMs());
  expect(table.faults).toHaveLength(1);
  table.clock.advance(5_000);
  await table.settlement.settle(table.clock.nowMs());
  expect(table.faults).toHaveLength(2);
  await change(broken).set({ node_id: table.game.nodeId, due_at_ms: 0 }).execute();
  await table.settlement.settle(table.clock.nowMs());
  expect((await table.orders.find('LAGOON', broken.orderId))?.status).not.toBe('placed');
});
