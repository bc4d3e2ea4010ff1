import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import { expect, it } from 'vitest';
import { RoundResults } from '../../account/RoundResults.ts';
import type { MemberContext } from '../../calls/CallHandlers.ts';
import { GameCatalogue } from '../../catalogue/GameCatalogue.ts';
import { Members } from '../../members/Members.ts';
import { MemberTree } from '../../members/MemberTree.ts';
import { Merchants } from '../../merchants/Merchants.ts';
import { BettingRecord } from '../../records/BettingRecord.ts';
import { RecordQuery } from '../../records/RecordQuery.ts';
import { TeamFigures } from '../../records/TeamFigures.ts';
import { TeamRecords } from '../../records/TeamRecords.ts';
import { useDatabase } from '../../testing/useDatabase.ts';
import { contractListHandlers } from '../contracts/contractListHandlers.ts';
import { contractOptionHandlers } from '../contracts/contractOptionHandlers.ts';
import { settlementHandlers } from '../contracts/settlementHandlers.ts';
import { downlineHandlers } from '../downlines/downlineHandlers.ts';
import { incomeHandlers } from './incomeHandlers.ts';
import { teamBettingHandlers } from './teamBettingHandlers.ts';
import { teamOverviewHandlers } from './teamOverviewHandlers.ts';
import { teamProfitLossHandlers } from './teamProfitLossHandlers.ts';
import { teamTransactionsHandlers } from './teamTransactionsHandlers.ts';

const fixture = useDatabase();

type Handlers = ReturnType<typeof handlers>;

function handlers() {
  const { db } = fixture;
  const catalogue = new GameCatalogue({ vendors, games });
  const record = new BettingRecord(db);
  const records = new RecordQuery(db);
  const roundResults = new RoundResults(db);
  const teamFigures = new TeamFigures(db);
  const teamRecords = new TeamRecords(db);
  const tree = new MemberTree(db);
  return {
    ...contractListHandlers({ records }),
    ...contractOptionHandlers({ db }),
    ...downlineHandlers({ db }),
    ...incomeHandlers({ records }),
    ...settlementHandlers({ records }),
    ...teamBettingHandlers({ catalogue, record, roundResults, teamRecords, tree }),
    ...teamOverviewHandlers({ db, teamFigures }),
    ...teamProfitLossHandlers({ db, teamFigures, tree }),
    ...teamTransactionsHandlers({ catalogue, teamRecords, tree }),
  };
}

/** Returns the context of a member's call after the newest play. */
async function contextOf(account: string): Promise<MemberContext> {
  const { db } = fixture;
  const merchant = await new Merchants(db).find('LAGOON');
  const member = await new Members(db).findByAccount('LAGOON', account);
  const { newestMs } = await db
    .selectFrom('game_transaction')
    .select(({ fn }) => fn.max('at_ms').as('newestMs'))
    .executeTakeFirstOrThrow();
  if (!merchant || !member) throw new Error(`LAGOON has no ${account}.`);
  return { merchant, member, nowMs: newestMs + 60_000, address: '127.0.0.1', token: '' };
}

/** Replaces all personal data of `demo`, a downline of `agent`. */
async function markPersonalData(): Promise<void> {
  const mark = 'PERSONAL';
  const { memberId } = (await contextOf('demo')).member;
  await fixture.db
    .updateTable('member')
    .set({
      nickname: mark,
      dialing_code: '+63',
      mobile_num: mark,
      email: mark,
      payee_name: mark,
      login_address: mark,
      other_details: JSON.stringify({ birthday: mark }),
    })
    .where('member_id', '=', memberId)
    .execute();
  await fixture.db
    .updateTable('payout_account')
    .set({ holder: mark, number: mark, bank: mark })
    .where('member_id', '=', memberId)
    .execute();
}

async function roundOf(account: string): Promise<string> {
  const { memberId } = (await contextOf(account)).member;
  const { round } = await fixture.db
    .selectFrom('bet_round')
    .select('round')
    .where('member_id', '=', memberId)
    .orderBy('round_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return round;
}

type Call = (called: Handlers, context: MemberContext) => unknown;

it.each<[name: string, call: Call]>([
  ['getDownlines', (called, agent) => called.getDownlines({ account: 'demo' }, agent)],
  ['getTeamOverview', (called, agent) => called.getTeamOverview({}, agent)],
  ['getTeamProfitLoss', (called, agent) => called.getTeamProfitLoss({}, agent)],
  [
    'getTeamProfitLoss of the member',
    (called, agent) => called.getTeamProfitLoss({ account: 'demo' }, agent),
  ],
  ['getTeamBetting', (called, agent) => called.getTeamBetting({ account: 'demo' }, agent)],
  [
    'getTeamRound',
    async (called, agent) =>
      called.getTeamRound({ account: 'demo', round: await roundOf('demo') }, agent),
  ],
  [
    'getTeamTransactions',
    (called, agent) => called.getTeamTransactions({ account: 'demo', pageSize: 100 }, agent),
  ],
  [
    'getTeamTransactions of withdrawals',
    (called, agent) => called.getTeamTransactions({ account: 'demo', type: 'withdrawal' }, agent),
  ],
  ['getContractOptions', (called, agent) => called.getContractOptions({ kind: 'dividend' }, agent)],
  ['getContractRequests', (called, agent) => called.getContractRequests({}, agent)],
])('[AGNT-09] %s has no personal data of a downline but the account', async (_name, call) => {
  await markPersonalData();

  const reply = JSON.stringify(await call(handlers(), await contextOf('agent')));

  expect(reply).toContain('"demo"');
  expect(reply).not.toContain('PERSONAL');
});

it('[AGNT-12] getIncome lists rewards for friends with the masked friend, and rebates', async () => {
  const { list, totals } = await handlers().getIncome({ pageSize: 100 }, await contextOf('agent'));
  const friends = list.filter(({ type }) => type === 'referral');

  expect(friends).toMatchObject([
    { account: 'ot***k', amount: 50, status: 'pending' },
    { account: 'no***4', base: 1_500, amount: 50, status: 'paid' },
  ]);
  expect(friends.map(({ paidAt }) => paidAt !== undefined)).toEqual([false, true]);
  expect(totals).toMatchObject({ referral: 100, pending: 50, dividend: 0 });
  expect(totals?.amount).toBeCloseTo(100 + (totals?.rebate ?? 0));
  expect(totals?.count).toBe(list.length);
});

it('[AGNT-12] getIncome lists settlements of contracts with the masked upline, also unpaid ones', async () => {
  const northstar = await contextOf('northstar');
  const { list, totals } = await handlers().getIncome({ pageSize: 100 }, northstar);
  const settled = await fixture.db
    .selectFrom('contract_settlement')
    .selectAll()
    .where('member_id', '=', northstar.member.memberId)
    .orderBy('settlement_id', 'desc')
    .execute();

  expect(list.length).toBeGreaterThanOrEqual(4);
  expect(list).toMatchObject(
    settled.map((row) => ({
      incomeId: `settlement-${row.settlement_id}`,
      type: 'dividend',
      account: 'ag***t',
      from: new Date(row.period_start_ms).toISOString(),
      to: new Date(row.period_end_ms).toISOString(),
      base: row.base_minor / 100,
      rate: row.rate / 100,
      amount: row.amount_minor / 100,
      status: row.status,
    })),
  );
  const paid = settled.reduce((sum, row) => sum + row.amount_minor, 0) / 100;
  expect(paid).toBeGreaterThan(0);
  expect(totals).toMatchObject({ dividend: paid, paid, pending: 0, referral: 0, rebate: 0 });
  const none = await handlers().getIncome({ type: 'salary' }, northstar);
  expect(none.list).toEqual([]);
});
