import { trialAccount } from '@livery/model';
import { FakeClock } from '@livery/testing/FakeClock';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { MemberContext } from '../calls/CallHandlers.ts';
import { dayStartMs } from '../core/periods/demoPeriods.ts';
import { Members } from '../members/Members.ts';
import { merchantProfiles } from '../merchants/merchantProfiles.ts';
import { Merchants } from '../merchants/Merchants.ts';
import { figureProblems, minorOf, sumOf } from '../testing/figures/figureProblems.ts';
import { playerCalls, readPlayerPages, type PlayerPages } from '../testing/figures/playerPages.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { demoMembers } from './demoMembers.ts';
import { sampleAccounts } from './seedDownlines.ts';

const fixture = useDatabase();
const { nowMs } = new FakeClock();
const dayMs = 86_400_000;
const pageSize = 100;

const accounts = demoMembers
  .filter(({ isAgent }) => isAgent !== trialAccount)
  .map(({ account }) => account)
  .concat(sampleAccounts);
/** Few enough for one test. */
const groupSize = 8;
const groups = Array.from({ length: Math.ceil(accounts.length / groupSize) }, (_, index) =>
  accounts.slice(index * groupSize, (index + 1) * groupSize),
);

/** Returns the context of a member's call. */
async function contextOf(code: string, account: string): Promise<MemberContext> {
  const merchant = await new Merchants(fixture.db).find(code);
  const member = await new Members(fixture.db).findByAccount(code, account);
  if (!merchant || !member) throw new Error(`${code} has no ${account}.`);
  return { merchant, member, nowMs: nowMs(), address: '127.0.0.1', token: '' };
}

it('knows all members of the merchants', async () => {
  const { count } = await fixture.db
    .selectFrom('member')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('is_agent', '<>', trialAccount)
    .executeTakeFirstOrThrow();

  expect(count).toBe(accounts.length * Object.keys(merchantProfiles).length);
});

async function belowOf(memberId: number): Promise<ReadonlySet<number>> {
  const rows = await fixture.db
    .selectFrom('member_tree')
    .select('descendant_id')
    .where('ancestor_id', '=', memberId)
    .where('depth', '>', 0)
    .execute();
  return new Set(rows.map(({ descendant_id: id }) => id));
}

describe.each(Object.keys(merchantProfiles))('%s', (code) => {
  const pagesOf = new Map<number, PlayerPages>();

  it.each(groups)(
    '[MEMB-08] [MEMB-09] [MEMB-10] each page shows the same money and play: %s, …',
    async (...group) => {
      const calls = playerCalls(fixture.db);
      const problems: string[] = [];
      for (const account of group) {
        const context = await contextOf(code, account);
        const pages = await readPlayerPages(calls, context);
        pagesOf.set(context.member.memberId, pages);
        const found = await figureProblems(pages, { calls, context });
        problems.push(...found.map((problem) => `${account}: ${problem}`));
      }

      expect(problems).toEqual([]);
    },
  );

  it('[AGNT-07] [AGNT-10] [AGNT-13] shows agents the sums of the members below them', async () => {
    const calls = playerCalls(fixture.db);
    const problems: string[] = [];
    for (const account of accounts) {
      const context = await contextOf(code, account);
      const { memberId } = context.member;
      const below = await belowOf(memberId);
      if (below.size === 0) continue;
      const fromMs = dayStartMs(nowMs()) - 89 * dayMs;
      const period = { from: new Date(fromMs).toISOString() };
      const team = [...below].flatMap((id) => pagesOf.get(id) ?? []);
      const within = ({ at }: { at: string }) => Date.parse(at) >= fromMs;
      const entries = team.flatMap((pages) => pages.entries).filter(within);
      const rounds = team.flatMap((pages) => pages.rounds).filter(within);
      const money = (...types: string[]) =>
        sumOf(
          entries.filter(({ type }) => types.includes(type)),
          ({ amount }) => amount,
        );
      const overview = await calls.getTeamOverview(period, context);
      const betting = await calls.getTeamBetting({ ...period, pageSize }, context);
      const moves = await calls.getTeamTransactions({ ...period, pageSize }, context);
      const income = await calls.getIncome({ ...period, pageSize }, context);
      const own = pagesOf.get(memberId)?.entries.filter(within) ?? [];
      const ownMoney = (...types: string[]) =>
        sumOf(
          own.filter(({ type, amount }) => types.includes(type) && amount > 0),
          ({ amount }) => amount,
        );
      const friendMoney = sumOf(
        own.filter(({ reference = '' }) => reference.startsWith('referral-')),
        ({ amount }) => amount,
      );
      for (const [name, shown, expected] of [
        ['members', 100 * (overview.members ?? 0), 100 * below.size],
        [
          'balance',
          minorOf(overview.teamBalance),
          sumOf(team, ({ balance }) => balance.sumBalance),
        ],
        ['deposits', minorOf(overview.deposits), money('deposit')],
        ['withdrawals', minorOf(overview.withdrawals), -money('withdrawal')],
        ['rebates', minorOf(overview.rebate), money('rebate')],
        ['bonuses', minorOf(overview.bonus), money('bonus', 'reward')],
        ['valid bets', minorOf(overview.validBet), sumOf(rounds, ({ validBet }) => validBet)],
        ['payout', minorOf(overview.payout), sumOf(rounds, ({ win }) => win)],
        ['commission', minorOf(overview.commission), ownMoney('dividend', 'salary')],
        ['bets', minorOf(betting.totals?.stake), sumOf(rounds, ({ stake }) => stake)],
        ['rounds', betting.totals?.rounds ?? 0, rounds.length],
        ['entries', moves.totals?.entries ?? 0, entries.length],
        ['movements', minorOf(moves.totals?.amount), sumOf(entries, ({ amount }) => amount)],
        [
          'income',
          minorOf(income.totals?.paid),
          ownMoney('rebate', 'dividend', 'salary') + friendMoney,
        ],
      ] as const)
        if (shown !== expected)
          problems.push(`${account}, ${name}: ${shown} instead of ${expected}`);
    }

    expect(problems).toEqual([]);
  });
});
