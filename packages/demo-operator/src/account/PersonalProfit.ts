import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/DatabaseSchema.ts';

/** Member, period and lines of the figures. */
export interface ProfitQuery {
  readonly merchant: string;
  readonly memberId: number;
  readonly fromMs: number;
  /** Exclusive end of the period. */
  readonly toMs: number;
  readonly groupBy: 'day' | 'category';
  /** IANA zone in which days begin. */
  readonly timeZone: string;
}

interface PlayFigures {
  readonly stakeMinor: number;
  readonly validMinor: number;
  readonly winMinor: number;
}

interface MoneyFigures {
  readonly depositMinor: number;
  readonly withdrawalMinor: number;
  readonly rebateMinor: number;
  readonly bonusMinor: number;
}

/** Figures in minor units. */
export interface ProfitFigures extends PlayFigures, MoneyFigures {}

/** Line of the figures: a day as YYYY-MM-DD, or a category. */
export interface ProfitLine extends ProfitFigures {
  readonly key: string;
}

const noFigures: ProfitFigures = {
  stakeMinor: 0,
  validMinor: 0,
  winMinor: 0,
  depositMinor: 0,
  withdrawalMinor: 0,
  rebateMinor: 0,
  bonusMinor: 0,
};

/** What members staked, won, deposited and withdrew, from the same rows as their records. */
export class PersonalProfit {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the lines that have any figure, in no order, and the sums of the period. */
  async of(query: ProfitQuery): Promise<{ lines: ProfitLine[]; totals: ProfitFigures }> {
    const play = await this.#play(query);
    const money = await this.#money(query);
    const lines = new Map<string, ProfitLine>();
    for (const row of query.groupBy === 'day' ? [...play, ...money] : play)
      lines.set(row.key, { ...noFigures, ...lines.get(row.key), ...row });
    return { lines: [...lines.values()], totals: sumOf([...play, ...money]) };
  }

  /** Returns all deposits minus all withdrawals, in minor units. */
  async lifetimeNetDepositMinor(memberId: number): Promise<number> {
    const { sumMinor } = await this.#db
      .selectFrom('wallet_entry')
      .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sumMinor'))
      .where('member_id', '=', memberId)
      .where('reason', 'in', ['deposit', 'withdrawal'])
      .executeTakeFirstOrThrow();
    return sumMinor;
  }

  /** Returns the minutes of a period in which a member placed at least one bet. */
  async playMinutes({
    merchant,
    memberId,
    fromMs,
    toMs,
  }: Pick<ProfitQuery, 'merchant' | 'memberId' | 'fromMs' | 'toMs'>): Promise<number> {
    const { minutes } = await this.#db
      .selectFrom('bet_round')
      .select(sql<number>`count(distinct at_ms / 60000)`.as('minutes'))
      .where('member_id', '=', memberId)
      .where('merchant', '=', merchant)
      .where('at_ms', '>=', fromMs)
      .where('at_ms', '<', toMs)
      .executeTakeFirstOrThrow();
    return minutes;
  }

  #play({
    merchant,
    memberId,
    fromMs,
    toMs,
    groupBy,
    timeZone,
  }: ProfitQuery): Promise<(PlayFigures & { key: string })[]> {
    const key = groupBy === 'day' ? dayOf(timeZone) : sql<string>`category`;
    const sum = (name: string) => sql<number>`sum(${sql.ref(name)})::bigint`;
    return this.#db
      .selectFrom('bet_round')
      .select([
        key.as('key'),
        sum('stake_minor').as('stakeMinor'),
        sum('valid_minor').as('validMinor'),
        sql<number>`coalesce(sum(win_minor) filter (where state = 'settled'), 0)::bigint`.as(
          'winMinor',
        ),
      ])
      .where('member_id', '=', memberId)
      .where('merchant', '=', merchant)
      .where('at_ms', '>=', fromMs)
      .where('at_ms', '<', toMs)
      .groupBy(sql`1`)
      .execute();
  }

  async #money({
    memberId,
    fromMs,
    toMs,
    timeZone,
  }: ProfitQuery): Promise<(MoneyFigures & { key: string })[]> {
    const sum = (...reasons: string[]) =>
      sql<number>`coalesce(sum(amount_minor) filter (where reason = any(${reasons})), 0)::bigint`;
    return this.#db
      .selectFrom('wallet_entry')
      .select([
        dayOf(timeZone).as('key'),
        sum('deposit').as('depositMinor'),
        sql<number>`-${sum('withdrawal')}`.as('withdrawalMinor'),
        sum('rebate').as('rebateMinor'),
        sum('bonus', 'reward').as('bonusMinor'),
      ])
      .where('member_id', '=', memberId)
      .where('at_ms', '>=', fromMs)
      .where('at_ms', '<', toMs)
      .where('reason', 'in', ['deposit', 'withdrawal', 'rebate', 'bonus', 'reward'])
      .groupBy(sql`1`)
      .execute();
  }
}

function dayOf(timeZone: string): RawBuilder<string> {
  return sql`to_char(to_timestamp(at_ms / 1000.0) at time zone ${timeZone}, 'YYYY-MM-DD')`;
}

function sumOf(rows: readonly Partial<ProfitFigures>[]): ProfitFigures {
  const sum = (name: keyof ProfitFigures) =>
    rows.reduce((total, row) => total + (row[name] ?? 0), 0);
  return {
    stakeMinor: sum('stakeMinor'),
    validMinor: sum('validMinor'),
    winMinor: sum('winMinor'),
    depositMinor: sum('depositMinor'),
    withdrawalMinor: sum('withdrawalMinor'),
    rebateMinor: sum('rebateMinor'),
    bonusMinor: sum('bonusMinor'),
  };
}
