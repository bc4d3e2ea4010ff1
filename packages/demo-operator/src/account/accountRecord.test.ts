import type { AccountRecordReply, BettingRoundReply, PersonalProfitReply } from '@livery/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { OpenGame } from '../testing/OpenGame.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
let token = '';

// A member who has done nothing yet.
beforeEach(async () => {
  token = await fixture.client.login('partner2', 'Partner1234');
});

const open = () => OpenGame.open(fixture.client, token, { clock: fixture.sandbox.clock });
const ask = (call: string, request: object = {}, as = token) =>
  fixture.client.call(call, { ...request }, { token: as });
// The calls' replies
const accountRecord = async (request: object = {}, as = token) =>
  (await ask('getAccountRecord', request, as)).value as AccountRecordReply;
const profit = async (request: object = {}) =>
  (await ask('getPersonalProfit', request)).value as PersonalProfitReply;

/** Plays a round and returns its number. */
async function play(stakeMinor: number, winMinor: number): Promise<string> {
  const game = await open();
  const bet = game.order(stakeMinor);
  await game.wallet.bet(bet);
  await game.wallet.win(game.following(bet, winMinor));
  fixture.sandbox.clock.advance(1);
  return bet.round;
}

describe('[MEMB-09] getAccountRecord', () => {
  it('lists every movement with chained balances, newest first, and continues at a cursor', async () => {
    const round = await play(150, 1_005);

    const { list, totals, nextCursor } = await accountRecord({ pageSize: 2 });
    expect(list).toMatchObject([
      { type: 'win', amount: 10.05, balanceBefore: 8_998.5, balanceAfter: 9_008.55 },
      { type: 'bet', amount: -1.5, balanceBefore: 9_000, reference: round, wallet: 'main' },
    ]);
    expect(list[0]?.subject).toBeTruthy();
    expect(totals).toEqual({ entries: 3, in: 9_010.05, out: 1.5, amount: 9_008.55 });

    const rest = await accountRecord({ pageSize: 2, cursor: nextCursor });
    expect(rest.list).toMatchObject([{ type: 'adjustment', balanceBefore: 0 }]);
    expect(rest.nextCursor).toBeUndefined();
    expect((await accountRecord({ pageSize: 1, format: 'csv' })).list).toHaveLength(3);
  });

  it('filters by type, direction, reference and period, for the member alone', async () => {
    const round = await play(150, 1_005);
    const typesOf = async (request: object, as = token) =>
      (await accountRecord(request, as)).list.map(({ type }) => type);

    expect(await typesOf({ type: 'win' })).toEqual(['win']);
    expect(await typesOf({ direction: 'out', type: '' })).toEqual(['bet']);
    expect(await typesOf({ reference: round })).toEqual(['win', 'bet']);
    expect(await typesOf({ to: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await typesOf({}, await fixture.client.login('agent', 'Agent1234'))).toEqual([
      'adjustment',
    ]);
    expect(await ask('getAccountRecord', { from: 'yesterday' })).toMatchObject({ success: false });
  });
});

it('[MEMB-08] getBettingRound returns a round’s transactions, and no round of another member', async () => {
  const round = await play(150, 1_005);

  // The call's reply
  const found = (await ask('getBettingRound', { round })).value as BettingRoundReply;
  expect(found).toMatchObject({ round, stake: 1.5, validBet: 1.5, win: 10.05, state: 'settled' });
  expect(found.transactions).toMatchObject([
    { type: 'bet', amount: -1.5, balanceAfter: 8_998.5 },
    { type: 'win', amount: 10.05, balanceAfter: 9_008.55 },
  ]);
  const agent = await fixture.client.login('agent', 'Agent1234');
  expect(await ask('getBettingRound', { round }, agent)).toMatchObject({ success: false });
});

describe('[MEMB-10] getPersonalProfit', () => {
  it('sums stakes and wins by day of the zone and by category', async () => {
    await play(150, 1_005);
    await play(30, 0);

    const day = new Date(fixture.sandbox.clock.nowMs() + 8 * 3_600_000).toISOString().slice(0, 10);
    const figures = { stake: 1.8, validBet: 1.8, payout: 10.05, net: 8.25 };
    expect(await profit({ timeZone: 'Asia/Manila' })).toMatchObject({
      list: [{ lineId: day, day, ...figures, deposits: 0 }],
      // Both rounds were played in the same minute.
      totals: { ...figures, deposits: 0, withdrawals: 0, lifetimeNetDeposit: 0, playMinutes: 1 },
    });
    expect((await profit({ groupBy: 'category' })).list).toEqual([
      { lineId: 'RNG', category: 'RNG', ...figures },
    ]);
    expect(await ask('getPersonalProfit', { timeZone: 'Moon/Sea' })).toMatchObject({
      success: false,
      value: { fields: [{ field: 'timeZone' }] },
    });
  });
});
