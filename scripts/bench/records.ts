import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import { accountRecordHandlers } from '../../packages/demo-operator/src/account/accountRecordHandlers.ts';
import { bettingRecordHandlers } from '../../packages/demo-operator/src/account/bettingRecordHandlers.ts';
import { PersonalProfit } from '../../packages/demo-operator/src/account/PersonalProfit.ts';
import { personalProfitHandlers } from '../../packages/demo-operator/src/account/personalProfitHandlers.ts';
import { RoundResults } from '../../packages/demo-operator/src/account/RoundResults.ts';
import { contractListHandlers } from '../../packages/demo-operator/src/agent/contracts/contractListHandlers.ts';
import { contractOptionHandlers } from '../../packages/demo-operator/src/agent/contracts/contractOptionHandlers.ts';
import { settlementHandlers } from '../../packages/demo-operator/src/agent/contracts/settlementHandlers.ts';
import { downlineHandlers } from '../../packages/demo-operator/src/agent/downlines/downlineHandlers.ts';
import { inviteLinkHandlers } from '../../packages/demo-operator/src/agent/downlines/inviteLinkHandlers.ts';
import { incomeHandlers } from '../../packages/demo-operator/src/agent/team/incomeHandlers.ts';
import { teamBettingHandlers } from '../../packages/demo-operator/src/agent/team/teamBettingHandlers.ts';
import { teamOverviewHandlers } from '../../packages/demo-operator/src/agent/team/teamOverviewHandlers.ts';
import { teamProfitLossHandlers } from '../../packages/demo-operator/src/agent/team/teamProfitLossHandlers.ts';
import { teamTransactionsHandlers } from '../../packages/demo-operator/src/agent/team/teamTransactionsHandlers.ts';
import type { MemberContext } from '../../packages/demo-operator/src/calls/CallHandlers.ts';
import { GameCatalogue } from '../../packages/demo-operator/src/catalogue/GameCatalogue.ts';
import { dayStartMs } from '../../packages/demo-operator/src/core/periods/demoPeriods.ts';
import type { Database } from '../../packages/demo-operator/src/database/DatabaseSchema.ts';
import { migrate } from '../../packages/demo-operator/src/database/migrate.ts';
import { migrations } from '../../packages/demo-operator/src/database/migrations/index.ts';
import { Members } from '../../packages/demo-operator/src/members/Members.ts';
import { MemberTree } from '../../packages/demo-operator/src/members/MemberTree.ts';
import { Merchants } from '../../packages/demo-operator/src/merchants/Merchants.ts';
import { BettingRecord } from '../../packages/demo-operator/src/records/BettingRecord.ts';
import { RecordQuery } from '../../packages/demo-operator/src/records/RecordQuery.ts';
import { TeamFigures } from '../../packages/demo-operator/src/records/TeamFigures.ts';
import { TeamRecords } from '../../packages/demo-operator/src/records/TeamRecords.ts';
import { findPostgres } from '../setup/findPostgres.ts';
import { startPostgres } from '../setup/startPostgres.ts';
import type { BenchLine } from './BenchLine.ts';
import { addDay, fillTeam } from './records/fillTeam.ts';
import { TimedDatabase } from './records/TimedDatabase.ts';

const merchant = 'BENCH';
const limitMs = 300;
/** Of a file with all records of a request. */
const exportLimitMs = 2_000;
const exportSize = 10_000;
const rounds = 5;
const dayMs = 86_400_000;
const pageSize = 15;
/** Pages that are read while rounds arrive. */
const pagesRead = 12;

/**
 * Measures the database time of each record page of both centres, with 10,000 downlines and
 * 1,000,000 bets on PostgreSQL. With `--plans`, prints the plan of the slowest query.
 */
export async function records(): Promise<BenchLine[]> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.log('skipped: no PostgreSQL here');
    return [];
  }
  await using postgres = await startPostgres(programs);
  const timed = new TimedDatabase(postgres.url);
  try {
    await migrate({ db: timed.db, location: { url: postgres.url } }, migrations);
    const nowMs = Date.now();
    const { agentId, heavyId } = await fillTeam(timed.db, { merchant, atMs: nowMs });
    const contextOf = await contexts(timed.db, nowMs);
    const agent = await contextOf(agentId);
    const member = await contextOf(heavyId);
    return [
      ...(await measure(timed, pagesOf(handlersOf(timed.db), { agent, member, nowMs }))),
      await readWhileRoundsArrive(timed.db, { agent, heavyId, nowMs }),
    ];
  } finally {
    await timed.db.destroy();
  }
}

type Handlers = ReturnType<typeof handlersOf>;

function handlersOf(db: Database) {
  const catalogue = new GameCatalogue({ vendors, games });
  const record = new BettingRecord(db);
  const query = new RecordQuery(db);
  const roundResults = new RoundResults(db);
  const teamRecords = new TeamRecords(db);
  const teamFigures = new TeamFigures(db);
  const tree = new MemberTree(db);
  return {
    ...bettingRecordHandlers({ catalogue, record, roundResults }),
    ...accountRecordHandlers({ catalogue, records: query }),
    ...personalProfitHandlers({ profit: new PersonalProfit(db) }),
    ...teamOverviewHandlers({ db, teamFigures }),
    ...teamBettingHandlers({ catalogue, record, roundResults, teamRecords, tree }),
    ...teamProfitLossHandlers({ db, teamFigures, tree }),
    ...teamTransactionsHandlers({ catalogue, teamRecords, tree }),
    ...incomeHandlers({ records: query }),
    ...downlineHandlers({ db }),
    ...inviteLinkHandlers({ db }),
    ...contractListHandlers({ records: query }),
    ...contractOptionHandlers({ db }),
    ...settlementHandlers({ records: query }),
  };
}

/** Returns the contexts of calls by member id. */
async function contexts(db: Database, nowMs: number) {
  const found = await new Merchants(db).find(merchant);
  const members = new Members(db);
  return async (memberId: number): Promise<MemberContext> => {
    const member = await members.findById(merchant, memberId);
    if (!found || !member) throw new Error('The benchmark has no such member.');
    return { merchant: found, member, token: '', nowMs, address: '192.0.2.1' };
  };
}

interface RecordPage {
  readonly name: string;
  readonly limitMs: number;
  readonly run: () => Promise<unknown>;
}

/** Returns the record pages of both centres, as opened and with their filters. */
function pagesOf(
  handlers: Handlers,
  { agent, member, nowMs }: { agent: MemberContext; member: MemberContext; nowMs: number },
): RecordPage[] {
  const toMs = dayStartMs(nowMs) + dayMs;
  const last = (days: number) => ({
    from: new Date(toMs - days * dayMs).toISOString(),
    to: new Date(toMs).toISOString(),
  });
  const week = last(7);
  const quarter = last(90);
  const page = (name: string, run: () => unknown, maxMs = limitMs): RecordPage => ({
    name,
    limitMs: maxMs,
    run: async () => {
      await run();
    },
  });
  const { getBettingRecord, getAccountRecord, getPersonalProfit } = handlers;
  const { getTeamOverview, getTeamBetting, getTeamProfitLoss, getTeamTransactions } = handlers;
  const { getIncome, getDownlines, getInviteLinks } = handlers;
  const { getContracts, getContractRequests, getContractOptions, getSettlements } = handlers;
  const exported = { ...quarter, format: 'csv', pageSize: exportSize } as const;
  return [
    page('betting record, 90 days', () => getBettingRecord({ ...quarter, pageSize }, member)),
    page('account record, 90 days', () => getAccountRecord({ ...quarter, pageSize }, member)),
    page('personal profit, 90 days', () => getPersonalProfit(quarter, member)),
    page('personal profit by category', () =>
      getPersonalProfit({ ...quarter, groupBy: 'category' }, member),
    ),
    page('team overview', () => getTeamOverview(week, agent)),
    page('team overview, 90 days', () => getTeamOverview(quarter, agent)),
    page('team betting', () => getTeamBetting({ ...week, pageSize }, agent)),
    page('team betting, 90 days', () => getTeamBetting({ ...quarter, pageSize }, agent)),
    page('team betting, one category', () =>
      getTeamBetting({ ...quarter, category: 'FISH', pageSize }, agent),
    ),
    page('team betting, running', () =>
      getTeamBetting({ ...quarter, state: 'running', pageSize }, agent),
    ),
    page('team betting, one member', () =>
      getTeamBetting({ ...quarter, account: 'c1', pageSize }, agent),
    ),
    page('team betting, one number', () =>
      getTeamBetting({ ...quarter, round: 'R5-1000-1', pageSize }, agent),
    ),
    page('team betting, an old cursor', () =>
      getTeamBetting({ ...quarter, pageSize, cursor: `${toMs - 60 * dayMs}-1` }, agent),
    ),
    page('profit and loss by member', () => getTeamProfitLoss({ ...week, pageSize }, agent)),
    page('profit and loss, 90 days', () => getTeamProfitLoss({ ...quarter, pageSize }, agent)),
    page('profit and loss by category', () =>
      getTeamProfitLoss({ ...quarter, groupBy: 'category', pageSize }, agent),
    ),
    page('profit and loss by day', () =>
      getTeamProfitLoss({ ...quarter, groupBy: 'day', pageSize }, agent),
    ),
    page('team transactions', () => getTeamTransactions({ ...week, pageSize }, agent)),
    page('team transactions, deposits', () =>
      getTeamTransactions({ ...quarter, type: 'deposit', pageSize }, agent),
    ),
    page('team transactions, one number', () =>
      getTeamTransactions({ ...quarter, reference: 'R5-1000-1', pageSize }, agent),
    ),
    page('my income', () => getIncome({ ...quarter, pageSize }, agent)),
    page('my income, one type', () =>
      getIncome({ ...quarter, type: 'hourSalary', pageSize }, agent),
    ),
    page('downlines', () => getDownlines({ pageSize }, agent)),
    page('downlines, all levels by balance', () =>
      getDownlines({ level: 'all', sort: 'balance', order: 'desc', pageSize }, agent),
    ),
    page('downlines, all levels online', () =>
      getDownlines({ level: 'all', online: 'yes', pageSize }, agent),
    ),
    page('downlines, all levels by balance, online', () =>
      getDownlines({ level: 'all', online: 'yes', sort: 'balance', pageSize }, agent),
    ),
    page('links', () => getInviteLinks({ pageSize }, agent)),
    page('contracts', () => getContracts({ kind: 'salary', pageSize }, agent)),
    page('requests about contracts', () => getContractRequests({ pageSize }, agent)),
    page('parties of contracts', () => getContractOptions({ kind: 'salary' }, agent)),
    page('settlements', () => getSettlements({ ...week, kind: 'salary', pageSize }, agent)),
    page('settlements, hourly, 90 days', () =>
      getSettlements({ ...quarter, kind: 'hourSalary', pageSize }, agent),
    ),
    page('settlements, all kinds, 90 days', () => getSettlements({ ...quarter, pageSize }, agent)),
    page('file of team betting', () => getTeamBetting(exported, agent), exportLimitMs),
    page('file of team transactions', () => getTeamTransactions(exported, agent), exportLimitMs),
    page(
      'file of profit and loss',
      () => getTeamProfitLoss({ ...exported, groupBy: 'member' }, agent),
      exportLimitMs,
    ),
    page(
      'file of settlements',
      () => getSettlements({ ...exported, kind: 'salary' }, agent),
      exportLimitMs,
    ),
    page(
      'file of downlines',
      () => getDownlines({ level: 'all', format: 'csv', pageSize: exportSize }, agent),
      exportLimitMs,
    ),
  ];
}

async function measure(timed: TimedDatabase, pages: readonly RecordPage[]): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  let slowest: { ms: number; page: string; plan: () => Promise<string> } | undefined;
  for (const { name, run, limitMs: maxMs } of pages) {
    await run();
    const times: number[] = [];
    let count = 0;
    for (let round = 0; round < rounds; round += 1) {
      const queries = await timed.queriesOf(run);
      times.push(queries.reduce((sum, { ms }) => sum + ms, 0));
      count = queries.length;
      for (const { query, ms } of queries)
        if (ms > (slowest?.ms ?? 0)) slowest = { ms, page: name, plan: () => timed.planOf(query) };
    }
    // Other programs only add to the time, so the shortest one is closest to the database's own.
    const ms = Math.min(...times);
    lines.push({
      name,
      ratio: ms / maxMs,
      gate: 1,
      detail: `${ms.toFixed(0)} of ${maxMs} ms, longest ${Math.max(...times).toFixed(0)}, ${count} queries`,
    });
  }
  if (slowest && process.argv.includes('--plans'))
    console.log(`${slowest.page}, ${slowest.ms.toFixed(0)} ms\n${await slowest.plan()}`);
  return lines;
}

/** Reads pages of a team's bets while rounds arrive: each round of the start is read once. */
async function readWhileRoundsArrive(
  db: Database,
  { agent, heavyId, nowMs }: { agent: MemberContext; heavyId: number; nowMs: number },
): Promise<BenchLine> {
  const { getTeamBetting } = handlersOf(db);
  const ends = { from: new Date(nowMs - dayMs).toISOString() };
  const all = await getTeamBetting({ ...ends, pageSize: pagesRead * pageSize }, agent);
  const read: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pagesRead; page += 1) {
    const { list, nextCursor } = await getTeamBetting(
      { ...ends, pageSize, ...(cursor !== undefined && { cursor }) },
      agent,
    );
    read.push(...list.map(({ rowId }) => rowId));
    cursor = nextCursor;
    await addDay(db, { merchant, day: 100 + page, heavyId, atMs: nowMs + (page + 1) * dayMs });
  }
  const expected = all.list.map(({ rowId }) => rowId);
  return {
    name: 'rounds missed or repeated while rounds arrive',
    ratio: expected.filter((rowId, index) => read[index] !== rowId).length,
    gate: 0,
    detail: `of ${expected.length}, on ${pagesRead} pages`,
  };
}
