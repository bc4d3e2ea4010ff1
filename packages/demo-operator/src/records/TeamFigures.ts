import { sql, type RawBuilder } from 'kysely';
import { dayNumber } from '../core/periods/demoPeriods.ts';
import type { Period } from '../core/periods/readPeriod.ts';
import type { Database } from '../database/DatabaseSchema.ts';

/** Figures of a team in minor units. */
export interface Figures {
  /** Rounds that began in the period. */
  readonly rounds: number;
  readonly stakeMinor: number;
  /** Stakes of settled rounds. */
  readonly validMinor: number;
  /** Wins of settled rounds. */
  readonly winMinor: number;
  readonly depositMinor: number;
  readonly withdrawalMinor: number;
  readonly rebateMinor: number;
  /** Bonuses and rewards. */
  readonly bonusMinor: number;
  /** Dividends and salaries that the members received. */
  readonly commissionMinor: number;
  /** What the members won, or lost if negative: wins, rebates and bonuses without valid stakes. */
  readonly netMinor: number;
}

/** Figures of a day, a category, or a member with or without the team below. */
export interface FigureLine extends Figures {
  readonly key: string;
}

/** Lines of a period, with the figures of all lines. */
export interface FigureLines {
  readonly lines: readonly FigureLine[];
  /** Number of all lines, of which some may be on other pages. */
  readonly count: number;
  /** Number of lines with rounds. */
  readonly playing: number;
  readonly totals: Figures;
}

/** Lines to sum. */
export interface FigureQuery extends Period {
  /** Query of members, as `member_id`, with the key of their line, as `key`. */
  readonly members: RawBuilder<unknown>;
  readonly groupBy: 'key' | 'day' | 'category';
  /** Order of the lines: the highest figure first, or the newest day. */
  readonly sort: keyof Figures | 'key';
  readonly pageNo?: number;
  readonly pageSize?: number;
}

/** Counts of a team. */
export interface TeamCounts {
  readonly members: number;
  /** Members who joined in the period. */
  readonly joined: number;
  /** Members with a session. */
  readonly online: number;
  /** Members whose first deposit was in the period. */
  readonly firstDeposits: number;
  readonly balanceMinor: number;
}

const columns: Readonly<Record<Exclude<keyof Figures, 'netMinor'>, string>> = {
  rounds: 'rounds',
  stakeMinor: 'stake_minor',
  validMinor: 'valid_minor',
  winMinor: 'win_minor',
  depositMinor: 'deposit_minor',
  withdrawalMinor: 'withdrawal_minor',
  rebateMinor: 'rebate_minor',
  bonusMinor: 'bonus_minor',
  commissionMinor: 'commission_minor',
};
const sumNames = Object.keys(columns);
/** A category has no money without a game. */
const categoryColumns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sumNames.map((name) => [name, '0'])),
  rounds: 'rounds',
  stakeMinor: 'stake_minor',
  validMinor: 'valid_minor',
  winMinor: 'settled_win_minor',
};

/**
 * Sums of teams from those of their members by day. Days count as a whole, in the merchant's zone.
 * Source: AGNT-07, AGNT-11.
 */
export class TeamFigures {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the lines that have any figure. */
  async lines({
    members,
    groupBy,
    sort,
    pageNo = 1,
    pageSize = 10_000,
    ...period
  }: FigureQuery): Promise<FigureLines> {
    const net = sql`"winMinor" + "rebateMinor" + "bonusMinor" - "validMinor" as "netMinor"`;
    const direction = sql.raw(sort === 'key' && groupBy !== 'day' ? 'asc' : 'desc');
    const { rows } = await sql<Figures & Pick<FigureLines, 'count' | 'playing' | 'lines'>>`
      with summed as materialized (
        select ${sql.ref(groupBy === 'key' ? 'team.key' : groupBy)} as key,
          ${sumsOf(groupBy === 'category' ? categoryColumns : columns)}
        from (${members}) as team
        join ${sql.table(groupBy === 'category' ? 'play_day' : 'member_day')} using (member_id)
        where ${onDays(period)}
        group by 1
      ),
      line as (
        select key::text as key, ${sql.join(sumNames.map((name) => sql.ref(name)))}, ${net}
        from summed
        order by ${sort === 'netMinor' ? sql`"winMinor" + "rebateMinor" + "bonusMinor" - "validMinor"` : sql`summed.${sql.ref(sort)}`} ${direction}, summed.key
        limit ${pageSize} offset ${(pageNo - 1) * pageSize}
      ),
      total as (
        select ${sumsOf(Object.fromEntries(sumNames.map((name) => [name, `"${name}"`])))}, count(*) as count,
          count(*) filter (where rounds > 0) as playing
        from summed
      )
      select total.*, ${net}, (select coalesce(jsonb_agg(line), '[]') from line) as lines
      from total`.execute(this.#db);
    const [row] = rows;
    if (!row) throw new Error('An aggregate query returned no row.');
    const { count, playing, lines, ...totals } = row;
    return { lines, count, playing, totals };
  }

  /** Counts members, as `member_id`, and sums their wallets as they are now. */
  async counts(
    members: RawBuilder<unknown>,
    { fromMs, toMs }: Period,
    nowMs: number,
  ): Promise<TeamCounts> {
    const { rows } = await sql<TeamCounts>`
      with team as materialized (${members})
      select
        (select count(*) from team) as members,
        (select count(*) from team join member using (member_id)
          where joined_at_ms >= ${fromMs} and joined_at_ms < ${toMs}) as joined,
        (select count(distinct team.member_id) from team join session using (member_id)
          where expires_at_ms > ${nowMs}) as online,
        (select count(*) from team cross join lateral (
            select day from ledger_day
            where ledger_day.member_id = team.member_id and type = 'deposit' and in_entries > 0
            order by day limit 1
          ) as first
          where day >= ${dayNumber(fromMs)} and day <= ${dayNumber(toMs - 1)}) as "firstDeposits",
        (select coalesce(sum(balance_minor), 0)::bigint
          from team join wallet_sum using (member_id)) as "balanceMinor"`.execute(this.#db);
    const [row] = rows;
    if (!row) throw new Error('An aggregate query returned no row.');
    return row;
  }
}

function sumsOf(sums: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql.join(
    Object.entries(sums).map(
      ([name, column]) => sql`coalesce(sum(${sql.raw(column)}), 0)::bigint as ${sql.ref(name)}`,
    ),
  );
}

function onDays({ fromMs, toMs }: Period): RawBuilder<boolean> {
  return sql`day >= ${dayNumber(fromMs)} and day <= ${dayNumber(toMs - 1)}`;
}
