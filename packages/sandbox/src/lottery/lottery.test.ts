import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { drawPlanOf, nextDrawAtMs } from './lotteryDraws.ts';
import { lotteryTable, type LotteryTable } from '../testing/lotteryTable.ts';
import type { LotteryBettor } from './BetService.ts';
import type { LotteryTerms } from './LotteryOrder.ts';
import { prizeOf } from './LotterySettlement.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });
let at: LotteryTable;
beforeAll(async () => {
  at = await lotteryTable();
});
afterAll(() => at.close());

const place = (terms: LotteryTerms, asked: Partial<LotteryBettor> = {}) =>
  at.desk.place(terms, { ...at.bettor(), ...asked });
const repeat = (terms: LotteryTerms) => at.desk.repeat(terms, at.launch);
const untilDraw = (): number =>
  nextDrawAtMs(drawPlanOf(at.game), at.clock.nowMs()) - at.clock.nowMs();
/** Moves the clock to the beginning of the next sale. */
const nextSale = (): void => {
  at.clock.advance(untilDraw() + 1);
};

it('debits the stake with the bet, and answers a repeat as the first time, whatever has changed since', async () => {
  const before = await at.balance();
  const terms = at.terms();
  const placed = await place(terms);
  expect(placed).toMatchObject({ status: 'placed', stakeMinor: 600, betCount: 1 });
  expect(await at.balance()).toBe(before - 600);
  // Two concurrent requests with the same number.
  expect(await Promise.all([place(terms), place(terms)])).toEqual([placed, placed]);
  nextSale();
  expect(await repeat(terms)).toEqual(placed);
  expect(await at.balance()).toBe(before - 600);
});

it('accepts an order id for one bet of one member only', async () => {
  const terms = at.terms();
  await place(terms);
  expect(await repeat({ ...terms, multiple: 4 })).toBe('DUPLICATE_ORDER');
  expect(await at.desk.repeat(terms, { ...at.launch, memberId: at.launch.memberId + 1 })).toBe(
    'DUPLICATE_ORDER',
  );
});

it('[LOTT-05] sells no draw in its lock time, after its end or before its start', async () => {
  nextSale();
  const terms = at.terms();
  const { lockSeconds } = drawPlanOf(at.game);
  at.clock.advance(untilDraw() - lockSeconds * 1000 - 1);
  expect(await place(at.terms())).toMatchObject({ status: 'placed' });
  at.clock.advance(1);
  const before = await at.balance();
  expect(await place(terms)).toBe('ISSUE_CLOSED');
  nextSale();
  expect(await place(terms)).toBe('ISSUE_CLOSED');
  expect(await place(at.terms({ numero: '20301231-0001' }))).toBe('ISSUE_CLOSED');
  expect(await at.balance()).toBe(before);
});

it('[LOTT-05] keeps a refused order id refused, also for a concurrent request', async () => {
  nextSale();
  const soldAtMs = at.clock.nowMs();
  const before = await at.balance();
  const [late, closed, off] = [at.terms(), at.terms(), at.terms()];
  at.clock.advance(untilDraw() - 1);
  expect(await place(late)).toBe('ISSUE_CLOSED');
  expect(await place(closed, { nowMs: soldAtMs, closed: 'GAME_CLOSED' })).toBe('GAME_CLOSED');
  expect(await place(off, { nowMs: soldAtMs, closed: 'USER_DISABLED', launch: undefined })).toBe(
    'USER_DISABLED',
  );
  // The first request was validated before the sale ended, but reached the database later.
  expect(await place(late, { nowMs: soldAtMs })).toBe('ISSUE_CLOSED');
  expect(await place(closed, { nowMs: soldAtMs })).toBe('GAME_CLOSED');
  expect(await place(off, { nowMs: soldAtMs })).toBe('USER_DISABLED');
  expect(await repeat(late)).toBe('ISSUE_CLOSED');
  expect(await at.balance()).toBe(before);
  expect(
    (await at.orders.page({ memberId: at.launch.memberId, pageNo: 1, pageSize: 100 })).orders.map(
      ({ orderId }) => orderId,
    ),
  ).not.toContain(late.orderId);
});

it('refuses a bet without a launch, and accepts the same bet with one', async () => {
  nextSale();
  const terms = at.terms();
  expect(await place(terms, { launch: undefined })).toBe('LAUNCH_ENDED');
  expect(await place(terms)).toMatchObject({ status: 'placed' });
});

it('names the disabled member, not the lottery, as the reason of a refusal', async () => {
  nextSale();
  const terms = at.terms();
  const setPlay = (isOff: boolean) =>
    at.db
      .updateTable('member')
      .set({ play_off: isOff })
      .where('member_id', '=', at.launch.memberId)
      .execute();
  await setPlay(true);
  expect(await place(terms)).toBe('USER_DISABLED');
  await setPlay(false);
  expect(await repeat(terms)).toBe('USER_DISABLED');
  expect(await place(at.terms())).toMatchObject({ status: 'placed' });
});

it('refuses invalid bets and bets outside the limits', async () => {
  nextSale();
  expect(await place(at.terms({ picks: [['big', 'big']] }))).toBe('BAD_PICKS');
  expect(await place(at.terms({ playType: 'last2Straight', picks: [['1']] }))).toBe('BAD_PICKS');
  expect(await place(at.terms({ unitMinor: 199 }))).toBe('STAKE_LIMIT');
  expect(await place(at.terms({ multiple: 1_000 }))).toBe('STAKE_LIMIT');
  const digits = [...'0123456789'];
  expect(
    await place(
      at.terms({
        playType: 'last3Straight',
        picks: [digits, digits, digits],
        unitMinor: 1_000,
        multiple: 1,
      }),
    ),
  ).toMatchObject({ betCount: 1_000 });
  expect(
    await place(
      at.terms({
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
  const before = await at.balance();
  const terms = at.terms({ unitMinor: 1_000, multiple: 999, picks: [['big', 'small']] });
  // Stakes the maximum until the balance is too low.
  let left = before;
  for (; left >= 1_998_000; left -= 1_998_000)
    expect(
      await place(at.terms({ unitMinor: 1_000, multiple: 999, picks: [['big', 'small']] })),
    ).toMatchObject({ status: 'placed' });
  expect(await place(terms)).toBe('NOT_ENOUGH_MONEY');
  expect(await repeat(terms)).toBe('NOT_ENOUGH_MONEY');
  expect(await at.balance()).toBe(left);
});

it('[LOTT-09] pays once after the draw, by odds and series', async () => {
  nextSale();
  await at.settlement.settle(at.clock.nowMs());
  const before = await at.balance();
  const terms = at.terms({ picks: [['big', 'small']], unitMinor: 20 });
  const order = await place(terms);
  if (typeof order === 'string') throw new Error(order);
  await at.settlement.settle(at.clock.nowMs());
  expect(await repeat(terms)).toMatchObject({ status: 'placed' });
  nextSale();
  await Promise.all([
    at.settlement.settle(at.clock.nowMs()),
    at.settlement.settle(at.clock.nowMs()),
  ]);
  const settled = await at.orders.find('LAGOON', terms.orderId);
  const [draw] = at.results.before({
    merchant: 'LAGOON',
    game: at.game,
    nowMs: at.clock.nowMs(),
    count: 1,
  });
  // One of the two sides always wins: 0.20 × 2 × 0.95, three times.
  expect(settled).toMatchObject({
    status: 'won',
    prizeMinor: 114,
    winningNumber: draw?.winningNumber,
  });
  expect(await at.balance()).toBe(before - 120 + 114);
  expect(
    prizeOf({ ...order, picks: [['big']] }, '123455') +
      prizeOf({ ...order, picks: [['big']] }, '123454'),
  ).toBe(114);
});

it('pays by the merchant’s clock', async () => {
  nextSale();
  const terms = at.terms({ unitMinor: 20 });
  await place(terms);
  await at.db
    .updateTable('merchant')
    .set({ clock_offset_ms: 600_000 })
    .where('code', '=', 'LAGOON')
    .execute();
  await at.settlement.settle(at.clock.nowMs());
  expect((await at.orders.find('LAGOON', terms.orderId))?.status).not.toBe('placed');
  await at.db
    .updateTable('merchant')
    .set({ clock_offset_ms: 0 })
    .where('code', '=', 'LAGOON')
    .execute();
});

it('settles all other orders if one fails, refunds the stake of a cancelled draw, and retries later', async () => {
  nextSale();
  await at.settlement.settle(at.clock.nowMs());
  const before = await at.balance();
  const [broken, unheld, good] = [
    at.terms({ unitMinor: 20 }),
    at.terms({ unitMinor: 20 }),
    at.terms({ unitMinor: 20, picks: [['big', 'small']] }),
  ];
  for (const terms of [broken, unheld, good]) await place(terms);
  const change = (terms: LotteryTerms) =>
    at.db.updateTable('lottery_order').where('order_id', '=', terms.orderId);
  await change(broken).set({ node_id: 1 }).execute();
  await change(unheld)
    .set((row) => ({
      draw_at_ms: row('draw_at_ms', '+', 1_234),
      due_at_ms: row('due_at_ms', '-', 1),
    }))
    .execute();
  nextSale();
  await at.settlement.settle(at.clock.nowMs());
  expect(at.faults).toHaveLength(1);
  expect(await repeat(good)).toMatchObject({ status: 'won' });
  expect((await at.orders.find('LAGOON', unheld.orderId))?.status).toBe('refunded');
  expect(await at.balance()).toBe(before - 60 - 120 + 114);
  await at.settlement.settle(at.clock.nowMs());
  expect(at.faults).toHaveLength(1);
  at.clock.advance(5_000);
  await at.settlement.settle(at.clock.nowMs());
  expect(at.faults).toHaveLength(2);
  await change(broken).set({ node_id: at.game.nodeId, due_at_ms: 0 }).execute();
  await at.settlement.settle(at.clock.nowMs());
  expect((await at.orders.find('LAGOON', broken.orderId))?.status).not.toBe('placed');
});
