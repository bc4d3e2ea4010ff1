import { sql, type Expression } from 'kysely';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import { RecordQuery } from './RecordQuery.ts';

/** Member and period of a betting record. A round belongs to the time of its first stake. */
export interface BettingQuery {
  readonly merchant: string;
  readonly memberId: number;
  readonly fromMs: number;
  /** Exclusive end of the period. */
  readonly toMs: number;
  readonly category?: string | undefined;
  /** Limits the record to these games. */
  readonly nodeIds?: readonly number[] | undefined;
  readonly state?: string | undefined;
  /** The provider's number of one round. */
  readonly round?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Stakes and wins of a member in one round, net of rollbacks, in minor units. */
export interface BettingRound {
  readonly provider: string;
  readonly round: string;
  readonly nodeId: number;
  readonly category: string;
  readonly currency: string;
  readonly atMs: number;
  readonly stakeMinor: number;
  /** Stake of a settled round, which counts for bonuses and ranks. */
  readonly validMinor: number;
  /** Refunded stakes, which are not included in the stake. */
  readonly givenBackMinor: number;
  readonly winMinor: number;
  /** `settled`, `running`, or `undone` if all stakes were refunded. */
  readonly state: string;
}

/** Page of rounds, with totals over all pages. */
export interface BettingPage {
  readonly rounds: BettingRound[];
  readonly totalPages: number;
  readonly totals: {
    readonly rounds: number;
    readonly stakeMinor: number;
    readonly validMinor: number;
    readonly winMinor: number;
  };
}

/** Transaction of a round, in minor units. */
export interface RoundTransaction {
  readonly transactionId: string;
  readonly type: string;
  /** Negative for a stake. */
  readonly movedMinor: number;
  /** Balance of the purse after the transaction. */
  readonly balanceMinor: number;
  readonly atMs: number;
}

/**
 * Betting records of members, computed from the transactions alone, so that stakes and wins match
 * the movements of the purses.
 */
export class BettingRecord {
  readonly #db: Database;
  readonly #records: RecordQuery;

  constructor(db: Database) {
    this.#db = db;
    this.#records = new RecordQuery(db);
  }

  /**
   * Returns a member's rounds, most recent first. Pages are counted from 1. A page and its totals
   * are read from one snapshot.
   */
  async of({ pageNo, pageSize, state, ...query }: BettingQuery): Promise<BettingPage> {
    const { rows, totalPages, totals } = await this.#records.page<RoundRow, MoneyColumn>(
      {
        from: roundsOf(this.#db, query),
        id: 'game_transaction_id',
        totals: {
          stakeMinor: sql`sum(${sql.ref('stakeMinor')})`,
          validMinor: sql`sum(${sql.ref('validMinor')})`,
          winMinor: sql`sum(${sql.ref('winMinor')})`,
        },
      },
      { memberId: query.memberId, equal: { state } },
      { pageNo, pageSize },
    );
    const { count: rounds, ...money } = totals;
    return { rounds: rows.map(toRound), totalPages, totals: { rounds, ...money } };
  }

  /** Returns the transactions of a member's round with their rollbacks, oldest first. */
  async transactionsOf({
    merchant,
    memberId,
    provider,
    round,
  }: {
    merchant: string;
    memberId: number;
    provider: string;
    round: string;
  }): Promise<RoundTransaction[]> {
    const { rows } = await sql<RoundTransaction>`
      with parts as (
        select transaction_id from game_transaction
        where merchant = ${merchant} and member_id = ${memberId} and provider = ${provider}
          and round = ${round} and kind in ('bet', 'win') and verdict = 'OK'
      )
      select
        transaction_id as ${sql.ref('transactionId')},
        case when kind <> 'rollback' then kind when moved_minor > 0 then 'givenBack' else 'adjustment' end as type,
        moved_minor as ${sql.ref('movedMinor')},
        balance_minor as ${sql.ref('balanceMinor')},
        at_ms as ${sql.ref('atMs')}
      from game_transaction
      where provider = ${provider} and verdict = 'OK' and (
        transaction_id in (select transaction_id from parts)
        or kind = 'rollback' and reference_transaction_id in (select transaction_id from parts)
      )
      order by game_transaction_id`.execute(this.#db);
    return rows;
  }
}

/** Selects a member's rounds of a period with their money and state. */
export function roundsOf(db: DatabaseAccess, query: RoundsQuery): Expression<unknown> {
  return moneyOf(db, firstBets(db, query))
    .select([
      'first.game_transaction_id',
      'first.member_id',
      'first.provider',
      'first.round',
      'first.node_id',
      'first.category',
      'first.currency',
      'first.at_ms',
      stake.as('stakeMinor'),
      sql<number>`case when ${isSettled} then ${stake} else 0 end`.as('validMinor'),
      givenBack.as('givenBackMinor'),
      win.as('winMinor'),
      sql<string>`case when ${isUndone} then 'undone' when ${isSettled} then 'settled' else 'running' end`.as(
        'state',
      ),
    ])
    .groupBy([
      'first.game_transaction_id',
      'first.member_id',
      'first.provider',
      'first.round',
      'first.node_id',
      'first.category',
      'first.currency',
      'first.at_ms',
    ]);
}

/** Rounds to select. */
export type RoundsQuery = Omit<BettingQuery, 'pageNo' | 'pageSize' | 'state'>;

/** Selects the first stake of each round. */
function firstBets(
  db: DatabaseAccess,
  { merchant, memberId, fromMs, toMs, category, nodeIds, round }: RoundsQuery,
) {
  let bets = db
    .selectFrom('game_transaction as bet')
    .select([
      'bet.game_transaction_id',
      'bet.member_id',
      'bet.provider',
      'bet.round',
      'bet.node_id',
      'bet.category',
      'bet.currency',
      'bet.at_ms',
    ])
    .where('bet.member_id', '=', memberId)
    .where('bet.merchant', '=', merchant)
    .where('bet.at_ms', '>=', fromMs)
    .where('bet.at_ms', '<', toMs)
    .where('bet.kind', '=', 'bet')
    .where('bet.verdict', '=', 'OK')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game_transaction as earlier')
            .select('earlier.game_transaction_id')
            .whereRef('earlier.provider', '=', 'bet.provider')
            .whereRef('earlier.round', '=', 'bet.round')
            .whereRef('earlier.member_id', '=', 'bet.member_id')
            .where('earlier.kind', '=', 'bet')
            .where('earlier.verdict', '=', 'OK')
            .whereRef('earlier.game_transaction_id', '<', 'bet.game_transaction_id'),
        ),
      ),
    );
  if (round !== undefined) bets = bets.where('bet.round', '=', round);
  if (category !== undefined) bets = bets.where('bet.category', '=', category);
  if (nodeIds) bets = bets.where(sql<boolean>`bet.node_id = any(${nodeIds}::integer[])`);
  return bets;
}

/**
 * Selects all stakes and wins of the rounds with their rollbacks. A rollback may name another
 * round, but counts for the round of the transaction it rolls back.
 */
function moneyOf(db: DatabaseAccess, bets: ReturnType<typeof firstBets>) {
  return db
    .selectFrom(bets.as('first'))
    .innerJoin('game_transaction as part', (join) =>
      join
        .onRef('part.provider', '=', 'first.provider')
        .onRef('part.round', '=', 'first.round')
        .onRef('part.member_id', '=', 'first.member_id')
        .on('part.kind', 'in', ['bet', 'win'])
        .on('part.verdict', '=', 'OK'),
    )
    .leftJoin('game_transaction as back', (join) =>
      join
        .onRef('back.provider', '=', 'part.provider')
        .onRef('back.reference_transaction_id', '=', 'part.transaction_id')
        .on('back.kind', '=', 'rollback')
        .on('back.verdict', '=', 'OK'),
    );
}

const stake = sql<number>`coalesce(sum(-part.moved_minor - coalesce(back.moved_minor, 0)) filter (where part.kind = 'bet'), 0)::bigint`;
const givenBack = sql<number>`coalesce(sum(back.moved_minor) filter (where part.kind = 'bet'), 0)::bigint`;
const win = sql<number>`coalesce(sum(part.moved_minor + coalesce(back.moved_minor, 0)) filter (where part.kind = 'win'), 0)::bigint`;
const isSettled = sql<boolean>`bool_or(part.round_closed or coalesce(back.round_closed, false))`;
const isUndone = sql<boolean>`bool_and(back.game_transaction_id is not null) filter (where part.kind = 'bet')`;

type MoneyColumn = 'stakeMinor' | 'validMinor' | 'winMinor';

interface RoundRow extends Pick<
  BettingRound,
  'provider' | 'round' | 'category' | 'currency' | 'state' | 'givenBackMinor' | MoneyColumn
> {
  readonly game_transaction_id: number;
  readonly node_id: number;
  readonly at_ms: number;
}

function toRound({
  provider,
  round,
  node_id: nodeId,
  category,
  currency,
  at_ms: atMs,
  stakeMinor,
  validMinor,
  givenBackMinor,
  winMinor,
  state,
}: RoundRow): BettingRound {
  return {
    provider,
    round,
    nodeId,
    category,
    currency,
    atMs,
    stakeMinor,
    validMinor,
    givenBackMinor,
    winMinor,
    state,
  };
}
