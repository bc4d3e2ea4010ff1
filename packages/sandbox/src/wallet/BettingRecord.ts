import { sql } from 'kysely';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';

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
  /** Refunded stakes, which are not included in the stake. */
  readonly givenBackMinor: number;
  readonly winMinor: number;
  readonly state: 'settled' | 'running' | 'undone';
}

/** Page of rounds, with totals over all pages. */
export interface BettingPage {
  readonly rounds: BettingRound[];
  readonly totalPages: number;
  readonly totals: {
    readonly rounds: number;
    readonly stakeMinor: number;
    readonly winMinor: number;
  };
}

/**
 * Betting records of members, computed from the transactions alone, so that stakes and wins match
 * the movements of the purses.
 */
export class BettingRecord {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Returns a member's rounds, most recent first. Pages are counted from 1. A page and its totals
   * are read from one snapshot.
   */
  of(query: BettingQuery): Promise<BettingPage> {
    return this.#db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const totals = await moneyOf(tx, firstBets(tx, query))
          .select([
            sql<number>`count(*) filter (where part.game_transaction_id = first.game_transaction_id)::integer`.as(
              'rounds',
            ),
            stake,
            win,
          ])
          .executeTakeFirstOrThrow();
        const { pageNo, pageSize } = query;
        const page = firstBets(tx, query)
          .orderBy('bet.at_ms', 'desc')
          .orderBy('bet.game_transaction_id', 'desc')
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize);
        const rows = await moneyOf(tx, page)
          .select([
            'first.provider',
            'first.round',
            'first.node_id',
            'first.category',
            'first.currency',
            'first.at_ms',
            stake,
            win,
            givenBack,
            isClosed,
            isUndone,
          ])
          .groupBy([
            'first.game_transaction_id',
            'first.provider',
            'first.round',
            'first.node_id',
            'first.category',
            'first.currency',
            'first.at_ms',
          ])
          .orderBy('first.at_ms', 'desc')
          .orderBy('first.game_transaction_id', 'desc')
          .execute();
        return {
          rounds: rows.map(toRound),
          totalPages: Math.ceil(totals.rounds / pageSize),
          totals,
        };
      });
  }
}

/** Selects the first stake of each round. */
function firstBets(
  db: DatabaseAccess,
  { merchant, memberId, fromMs, toMs, category, nodeIds }: BettingQuery,
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

const stake =
  sql<number>`coalesce(sum(-part.moved_minor - coalesce(back.moved_minor, 0)) filter (where part.kind = 'bet'), 0)::bigint`.as(
    'stakeMinor',
  );
const givenBack =
  sql<number>`coalesce(sum(back.moved_minor) filter (where part.kind = 'bet'), 0)::bigint`.as(
    'givenBackMinor',
  );
const win =
  sql<number>`coalesce(sum(part.moved_minor + coalesce(back.moved_minor, 0)) filter (where part.kind = 'win'), 0)::bigint`.as(
    'winMinor',
  );
const isClosed = sql<boolean>`bool_or(part.round_closed or coalesce(back.round_closed, false))`.as(
  'isClosed',
);
const isUndone =
  sql<boolean>`bool_and(back.game_transaction_id is not null) filter (where part.kind = 'bet')`.as(
    'isUndone',
  );

interface Row extends Pick<
  BettingRound,
  'provider' | 'round' | 'category' | 'currency' | 'stakeMinor' | 'givenBackMinor' | 'winMinor'
> {
  readonly node_id: number;
  readonly at_ms: number;
  readonly isClosed: boolean;
  readonly isUndone: boolean;
}

function toRound({
  node_id: nodeId,
  at_ms: atMs,
  isClosed: closed,
  isUndone: undone,
  ...round
}: Row): BettingRound {
  return { ...round, nodeId, atMs, state: undone ? 'undone' : closed ? 'settled' : 'running' };
}
