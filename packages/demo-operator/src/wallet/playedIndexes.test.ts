import {
  CompiledQuery,
  createQueryId,
  sql,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/DatabaseSchema.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { catalogue } from '../testing/useLaunches.ts';
import { BettingRecord } from '../records/BettingRecord.ts';
import { RecentGames } from './RecentGames.ts';
import { RecentWinnings } from './RecentWinnings.ts';

const fixture = useDatabase();
const members = 50;
/** Inserting this many rows is slow when many tests run concurrently. */
const timeoutMs = 300_000;
const rows = 100_000;
let memberId: number;

beforeAll(async () => {
  for (let createdCount = 0; createdCount < members; createdCount += 1)
    memberId = await fixture.newMember(0);
  const first = memberId - members + 1;
  // Inserts a stake and its result alternately; one round in three wins.
  await sql`
    insert into game_transaction (merchant, member_id, provider, transaction_id, kind, round, round_closed, node_id, category, amount_minor, moved_minor, balance_minor, currency, purse, reference_transaction_id, at_ms, verdict)
    select 'LAGOON', ${first}::bigint + (n / 2) % ${members}::bigint, 'DEMO', 't' || n, case when n % 2 = 0 then 'bet' else 'win' end, 'r' || n / 2, n % 2 = 1, 40001 + n / 2 % 600,
      (array['RNG', 'LIVE', 'FISH', 'SPORTS'])[1 + n / 2 % 4], amount, case when n % 2 = 0 then -amount else amount end, 0, 'PHP', '', case when n % 2 = 1 then 't' || n - 1 end, n, 'OK'
    from generate_series(0, ${rows}::integer - 1) as n, lateral (select case when n % 2 = 0 then 100 when n % 3 = 0 then 250 else 0 end as amount) as played`.execute(
    fixture.db,
  );
  await sql`
    insert into launch (launch_id, token_hash, merchant, member_id, session_hash, node_id, demo, currency, minor_digits, purse, min_bet_minor, max_bet_minor, created_at_ms, expires_at_ms)
    select 'L' || n, 'h' || n, 'LAGOON', ${first}::bigint + n % ${members}::bigint, 's', 40001 + n % 600, false, 'PHP', 2, '', 1, 100, n, n + 1
    from generate_series(0, ${rows}::integer - 1) as n`.execute(fixture.db);
  await sql`analyze`.execute(fixture.db);
}, timeoutMs);

/** Returns the query plans of all queries that `run` makes. */
async function plansOf(run: (db: Database) => Promise<unknown>): Promise<string[]> {
  // A plugin sees the parts of a query too; only whole queries have a result.
  const named = new Map<QueryId, RootOperationNode>();
  const queries: RootOperationNode[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      named.set(queryId, node);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      const node = named.get(queryId);
      if (node) queries.push(node);
      return Promise.resolve(result);
    },
  };
  await run(fixture.db.withPlugin(listener));
  return Promise.all(
    queries.map(async (node) => {
      const { sql: text, parameters } = fixture.db
        .getExecutor()
        .compileQuery(node, createQueryId());
      const { rows: lines } = await fixture.db.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      );
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    }),
  );
}

const wholeTable = /Seq Scan on (?:game_transaction|bet_round|launch)\b/;

it.each([
  ['of every category', ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP']],
  ['of one category', ['LIVE']],
])(
  'finds the newest winnings %s by an index, among any number of rounds',
  async (_what, categories) => {
    const plans = await plansOf((db) =>
      new RecentWinnings({ db, catalogue }).of({ merchant: 'LAGOON', categories, minorDigits: 2 }),
    );
    expect(plans).toEqual([
      expect.stringMatching(
        categories.length === 1
          ? /Scan Backward using game_transaction_won_in /
          : /Scan Backward using game_transaction_won /,
      ),
    ]);
    expect(plans.join('\n')).not.toMatch(wholeTable);
  },
);

it('finds a member’s opened games by an index, among other members’ launches', async () => {
  const plans = await plansOf((db) =>
    new RecentGames({ db, catalogue }).of('LAGOON', memberId, {
      categories: ['RNG', 'LIVE'],
      vassalage: '',
      pageNo: 1,
      pageSize: 15,
    }),
  );
  expect(plans).toEqual([
    expect.stringContaining('launch_member'),
    expect.stringContaining('launch_member'),
  ]);
  expect(plans.join('\n')).not.toMatch(wholeTable);
});

it.each([
  ['the whole', {}],
  ['one category', { category: 'RNG' }],
  ['one provider', { nodeIds: [40_001, 40_002] }],
])(
  'finds %s of a member’s betting record by an index, among other members’ rounds',
  async (_what, filter) => {
    const plans = await plansOf((db) =>
      new BettingRecord(db).of({
        merchant: 'LAGOON',
        memberId,
        fromMs: 0,
        toMs: rows,
        pageNo: 1,
        pageSize: 15,
        ...filter,
      }),
    );
    const index = /bet_round_member/;
    expect(plans).toEqual([expect.stringMatching(index), expect.stringMatching(index)]);
    expect(plans.join('\n')).not.toMatch(wholeTable);
  },
);
