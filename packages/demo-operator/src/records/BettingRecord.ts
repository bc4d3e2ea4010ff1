import { sql } from 'kysely';
import type { Database } from '../database/DatabaseSchema.ts';
import type { BetRoundTable } from '../database/recordTables.ts';
import { RecordQuery, type RecordList } from './RecordQuery.ts';

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
    readonly settledWinMinor: number;
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

/** Rounds as a record list. */
const rounds: RecordList<
  BetRoundTable,
  'stakeMinor' | 'validMinor' | 'winMinor' | 'settledWinMinor'
> = {
  from: sql.table('bet_round'),
  id: 'round_id',
  totals: {
    stakeMinor: sql`sum(stake_minor)`,
    validMinor: sql`sum(valid_minor)`,
    winMinor: sql`sum(win_minor)`,
    settledWinMinor: sql`sum(win_minor) filter (where state = 'settled')`,
  },
};

/**
 * Betting records of members. The rounds follow from the transactions alone, so that stakes and
 * wins match the movements of the purses.
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
  async of({
    merchant,
    memberId,
    fromMs,
    toMs,
    category,
    nodeIds,
    state,
    round,
    pageNo,
    pageSize,
  }: BettingQuery): Promise<BettingPage> {
    const { rows, totalPages, totals } = await this.#records.page(
      rounds,
      {
        memberId,
        fromMs,
        toMs,
        equal: { merchant, category, node_id: nodeIds, state, round },
      },
      { pageNo, pageSize },
    );
    const { count, ...money } = totals;
    return { rounds: rows.map(toRound), totalPages, totals: { rounds: count, ...money } };
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

/** Describes a round by its row. */
export function toRound(row: BetRoundTable): BettingRound {
  return {
    provider: row.provider,
    round: row.round,
    nodeId: row.node_id,
    category: row.category,
    currency: row.currency,
    atMs: row.at_ms,
    stakeMinor: row.stake_minor,
    validMinor: row.valid_minor,
    givenBackMinor: row.given_back_minor,
    winMinor: row.win_minor,
    state: row.state,
  };
}
