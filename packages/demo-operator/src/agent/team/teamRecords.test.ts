import type {
  IncomeReply,
  TeamBettingReply,
  TeamOverviewReply,
  TeamProfitLossReply,
  TeamRoundReply,
  TeamTransactionsReply,
} from '@livery/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { OpenGame } from '../../testing/OpenGame.ts';
import { useSandbox } from '../../testing/useSandbox.ts';

const fixture = useSandbox();
let agent = '';

beforeEach(async () => {
  agent = await fixture.client.login('agent', 'Agent1234');
});

const dayMs = 86_400_000;
const zoneMs = 8 * 3_600_000;
const iso = (atMs: number): string => new Date(atMs).toISOString();
const nowMs = (): number => fixture.sandbox.clock.nowMs();
/** The current calendar day in Manila. */
const today = () => {
  const startMs = Math.floor((nowMs() + zoneMs) / dayMs) * dayMs - zoneMs;
  return { from: iso(startMs), to: iso(startMs + dayMs) };
};
const send = (call: string, request: object = {}, token = agent) =>
  fixture.client.call(call, { ...today(), ...request }, { token });
// The calls' replies
const betting = async (request: object = {}, token = agent) =>
  (await send('getTeamBetting', request, token)).value as TeamBettingReply;
const profitLoss = async (request: object = {}) =>
  (await send('getTeamProfitLoss', request)).value as TeamProfitLossReply;
const overview = async (request: object = {}) =>
  (await send('getTeamOverview', request)).value as TeamOverviewReply;
const transactions = async (request: object = {}) =>
  (await send('getTeamTransactions', request)).value as TeamTransactionsReply;

/** Plays a round for a member and returns its number. Without a win, the round is left running. */
async function play(account: string, stakeMinor: number, winMinor?: number): Promise<string> {
  const password = { agent: 'Agent1234', partner2: 'Partner1234' }[account] ?? 'Sample1234';
  const token = await fixture.client.login(account, password);
  const game = await OpenGame.open(fixture.client, token, { clock: fixture.sandbox.clock });
  const bet = game.order(stakeMinor);
  const replies = [
    await game.wallet.bet(bet),
    ...(winMinor === undefined ? [] : [await game.wallet.win(game.following(bet, winMinor))]),
  ];
  expect(replies.map(({ status }) => status)).not.toContain('NOT_ENOUGH_MONEY');
  fixture.sandbox.clock.advance(1);
  return bet.round;
}

/** Outsiders and accounts that do not exist are refused with the same reply. */
async function expectRefusedAlike(
  call: string,
  requestFor: (account: string) => object,
): Promise<void> {
  const replies = await Promise.all(
    ['partner2', 'nobody-at-all', 'agent'].map((account) => send(call, requestFor(account))),
  );
  for (const reply of replies)
    expect({ ...reply, value: null }).toEqual({ ...replies[1], success: false, value: null });
}

describe('[AGNT-10] getTeamBetting', () => {
  it('lists the rounds of everyone below the agent, newest first, and nobody else’s', async () => {
    const direct = await play('tessaw', 150, 1_005);
    const below = await play('jonas5', 30, 0);
    await play('agent', 500, 0);
    await play('partner2', 700, 0);

    const { list, totals, nextCursor } = await betting();

    expect(list).toMatchObject([
      { account: 'jonas5', round: below, stake: 0.3, net: -0.3, state: 'settled' },
      { account: 'tessaw', round: direct, stake: 1.5, validBet: 1.5, win: 10.05, net: 8.55 },
    ]);
    expect(Object.keys(list[0] ?? {})).not.toContain('mobile');
    expect(totals).toEqual({ rounds: 2, stake: 1.8, validBet: 1.8, win: 10.05, net: 8.25 });
    expect(nextCursor).toBeUndefined();
  });

  it('filters by account, category, provider, state, number and period, with their totals', async () => {
    const won = await play('tessaw', 150, 1_005);
    const running = await play('jonas5', 30);
    const roundsOf = async (request: object) => {
      const { list, totals } = await betting(request);
      expect(totals?.rounds).toBe(list.length);
      expect(totals?.stake).toBeCloseTo(list.reduce((sum, { stake }) => sum + stake, 0));
      return list.map(({ round }) => round);
    };

    expect(await roundsOf({ account: 'TessaW' })).toEqual([won]);
    expect(await roundsOf({ category: 'RNG' })).toEqual([running, won]);
    expect(await roundsOf({ category: 'LIVE' })).toEqual([]);
    expect(await roundsOf({ vassalage: 'LMHW' })).toEqual([running, won]);
    expect(await roundsOf({ vassalage: 'VLQR' })).toEqual([]);
    expect(await roundsOf({ state: 'running' })).toEqual([running]);
    expect(await roundsOf({ state: 'settled' })).toEqual([won]);
    expect(await roundsOf({ state: 'unheard' })).toEqual([]);
    expect(await roundsOf({ round: won })).toEqual([won]);
    // The first of the two rounds was one millisecond before the second.
    expect(await roundsOf({ to: iso(nowMs() - 1) })).toEqual([won]);
    expect(await roundsOf({ from: iso(nowMs() - 1) })).toEqual([running]);
    expect(await send('getTeamBetting', { category: 'NONE' })).toMatchObject({ success: false });
  });

  it('continues at a cursor without gaps or repeats while rounds arrive', async () => {
    const before: string[] = [];
    for (const account of ['tessaw', 'jonas5', 'tessaw', 'harbour88', 'jonas5'])
      before.unshift(await play(account, 100, 0));
    const seen: string[] = [];
    let cursor: string | undefined;

    do {
      const page = await betting({ pageSize: 2, ...(cursor !== undefined && { cursor }) });
      seen.push(...page.list.map(({ round }) => round));
      cursor = page.nextCursor;
      if (cursor !== undefined) await play('tessaw', 100, 0);
    } while (cursor !== undefined);

    expect(seen).toEqual(before);
    expect((await betting({ pageSize: 1, format: 'csv' })).list).toHaveLength(7);
  });

  it('shows a round of a downline with its transactions', async () => {
    const round = await play('jonas5', 150, 1_005);

    const { success, value } = await fixture.client.call(
      'getTeamRound',
      { account: 'jonas5', round },
      { token: agent },
    );

    expect(success).toBe(true);
    expect(value as TeamRoundReply).toMatchObject({
      account: 'jonas5',
      round,
      transactions: [
        { type: 'bet', amount: -1.5 },
        { type: 'win', amount: 10.05 },
      ],
    });
  });

  it('refuses members outside of the team like unknown ones, and players', async () => {
    const round = await play('partner2', 100, 0);

    await expectRefusedAlike('getTeamBetting', (account) => ({ account }));
    expect((await betting({ round })).list).toEqual([]);
    expect(
      await fixture.client.call('getTeamRound', { account: 'partner2', round }, { token: agent }),
    ).toMatchObject({ success: false });
    const player = await fixture.client.login('demo', 'Demo1234');
    expect(await send('getTeamBetting', {}, player)).toMatchObject({ success: false });
  });
});

describe('[AGNT-11] getTeamProfitLoss', () => {
  it('sums each direct downline with everyone below, and opens a level at a time', async () => {
    await play('tessaw', 150, 1_005);
    await play('jonas5', 30, 0);
    await play('andreas4', 200, 0);

    const own = await profitLoss();
    const agent2 = own.list.find(({ account }) => account === 'agent2');
    expect(own.path).toEqual([]);
    expect(own.list).toMatchObject([
      { kind: 'team', account: 'agent2', stake: 2.3, validBet: 2.3, net: -2.3 },
      { kind: 'team', account: 'tessaw', stake: 1.5, payout: 10.05, net: 8.55, teamMembers: 0 },
    ]);
    expect(own.totals).toMatchObject({ stake: 3.8, payout: 10.05, net: 6.25 });

    const below = await profitLoss({ parentId: agent2?.memberId });
    expect(below.path).toMatchObject([{ account: 'agent2' }]);
    expect(below.list).toMatchObject([
      { kind: 'team', account: 'redwillow', stake: 2 },
      { kind: 'team', account: 'jonas5', stake: 0.3 },
    ]);
    expect(below.totals?.stake).toBe(agent2?.stake);
  });

  it('groups by category and by day with the same totals, and finds one account', async () => {
    await play('tessaw', 150, 1_005);
    await play('jonas5', 30, 0);
    const { totals } = await profitLoss();

    const byDay = await profitLoss({ groupBy: 'day' });
    const byCategory = await profitLoss({ groupBy: 'category' });

    expect(byDay.list).toMatchObject([{ kind: 'day', day: iso(nowMs() + zoneMs).slice(0, 10) }]);
    expect(byDay.totals).toEqual(totals);
    expect(byCategory.list).toMatchObject([{ kind: 'category', category: 'RNG', stake: 1.8 }]);
    expect(byCategory.totals).toMatchObject({ stake: totals?.stake, net: totals?.net });
    expect(await profitLoss({ account: 'jonas5' })).toMatchObject({
      path: [{ account: 'agent2' }, { account: 'jonas5' }],
      list: [{ account: 'jonas5', stake: 0.3 }],
      totals: { stake: 0.3 },
    });
  });

  it('pages and sorts the lines', async () => {
    await play('tessaw', 150, 1_005);
    await play('harbour88', 30, 0);
    const accountsOf = async (request: object) =>
      (await profitLoss(request)).list.map(({ account }) => account);

    expect(await accountsOf({ sort: 'net' })).toEqual(['tessaw', 'harbour88']);
    expect(await accountsOf({ pageNo: 2, pageSize: 1 })).toEqual(['harbour88']);
    expect(await profitLoss({ pageNo: 3, pageSize: 1 })).toMatchObject({
      list: [],
      totalPages: 2,
      totals: { stake: 1.8 },
    });
  });

  it('refuses members outside of the team like unknown ones', async () => {
    await expectRefusedAlike('getTeamProfitLoss', (account) => ({ account }));
    const ids = ['0', '999999999', 'x'];
    const replies = await Promise.all(
      ids.map((parentId) => send('getTeamProfitLoss', { parentId })),
    );
    expect(replies.map(({ success }) => success)).toEqual([false, false, false]);
  });
});

describe('[AGNT-07] getTeamOverview', () => {
  it('counts the team, its play of the period and its best downlines', async () => {
    const before = await overview();
    await play('tessaw', 150, 1_005);
    await play('jonas5', 30, 0);
    await play('agent', 900, 0);
    await play('partner2', 800, 0);

    const team = await overview();
    const direct = await overview({ scope: 'direct' });

    expect(team).toMatchObject({
      stake: 1.8,
      validBet: 1.8,
      payout: 10.05,
      net: 8.25,
      activeMembers: 2,
      list: [{ day: iso(nowMs() + zoneMs).slice(0, 10), stake: 1.8, net: 8.25 }],
      top: [
        { account: 'tessaw', stake: 1.5 },
        { account: 'jonas5', stake: 0.3 },
      ],
    });
    expect(team.teamBalance).toBeCloseTo((before.teamBalance ?? 0) + 8.25);
    expect(team.onlineMembers).toBe((before.onlineMembers ?? 0) + 2);
    expect(direct).toMatchObject({ stake: 1.5, activeMembers: 1, top: [{ account: 'tessaw' }] });
    expect(direct.members).toBeLessThan(team.members ?? 0);
  });
});

describe('[AGNT-13] getTeamTransactions', () => {
  it('lists the movements of the team’s wallets with their account, newest first', async () => {
    const round = await play('tessaw', 150, 1_005);
    await play('partner2', 100, 0);

    const page = await transactions({ type: 'bet' });
    expect(page.list).toMatchObject([{ account: 'tessaw', type: 'bet', amount: -1.5 }]);
    expect(page.totals).toEqual({ entries: 1, in: 0, out: 1.5, amount: -1.5 });

    const numbersOf = async (request: object) =>
      (await transactions(request)).list.map(({ type, reference }) => [type, reference]);
    expect(await numbersOf({ reference: round })).toEqual([
      ['win', round],
      ['bet', round],
    ]);
    expect(await numbersOf({ reference: page.list[0]?.entryId })).toEqual([['bet', round]]);
    expect(await numbersOf({ account: 'tessaw', direction: 'in' })).toEqual([['win', round]]);
    expect(await numbersOf({ account: 'jonas5', direction: 'out' })).toEqual([]);
    await expectRefusedAlike('getTeamTransactions', (account) => ({ account }));
  });

  it('continues at a cursor, and sums the movements of all pages', async () => {
    // After the opening balances.
    fixture.sandbox.clock.advance(1);
    const from = iso(nowMs());
    await play('tessaw', 150, 1_005);
    await play('jonas5', 30, 20);

    const whole = await transactions({ from });
    const first = await transactions({ from, pageSize: 3 });
    const second = await transactions({ from, pageSize: 3, cursor: first.nextCursor });

    expect([...first.list, ...second.list]).toEqual(whole.list);
    expect(first.totals).toEqual(whole.totals);
    expect(whole.totals).toMatchObject({ entries: 4, in: 10.25, out: 1.8 });
    expect((await transactions({ cursor: 'none' })).list).toEqual([]);
  });
});

it('[AGNT-12] getIncome lists paid rebates of the agent alone, with totals by type', async () => {
  await play('agent', 200_000, 0);
  const claimed = await fixture.client.call(
    'claimRebate',
    { referenceNo: 'rebate-of-the-agent' },
    { token: agent },
  );
  expect(claimed).toMatchObject({ success: true });

  // The call's reply
  const { list, totals } = (await send('getIncome')).value as IncomeReply;
  expect(list).toMatchObject([{ type: 'rebate', status: 'paid', base: 2_000 }]);
  expect(list[0]?.amount).toBeGreaterThan(0);
  expect(totals).toMatchObject({ count: 1, rebate: list[0]?.amount, pending: 0, dividend: 0 });
  const none = (await send('getIncome', { status: 'pending' })).value as IncomeReply;
  expect(none.list).toEqual([]);
  const agent2 = await fixture.client.login('agent2', 'Agent1234');
  expect(((await send('getIncome', {}, agent2)).value as IncomeReply).list).toEqual([]);
});
