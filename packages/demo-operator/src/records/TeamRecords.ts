import { sql, type RawBuilder } from 'kysely';
import { dayNumber, dayNumberStartMs } from '../core/periods/demoPeriods.ts';
import type { Period } from '../core/periods/readPeriod.ts';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';
import { readSnapshot, type RecordTotals, type SliceRequest } from './RecordQuery.ts';

/**
 * Records of many members, of which sums by member and day are kept. The sums tell which members
 * have records on which days, and the totals of whole days.
 */
export interface TeamList<Total extends string> {
  /** Table or view with the columns `member_id` and `at_ms`. */
  readonly from: RawBuilder<unknown>;
  /** Unique number that is greater for later records. */
  readonly id: string;
  /** Conditions on the records. */
  readonly where: readonly RawBuilder<boolean>[];
  /** Aggregates of the records, as integers. */
  readonly totals: Readonly<Record<Total, RawBuilder<unknown>>>;
  /** Sums by day, or undefined if the conditions select few records by an index of their own. */
  readonly sums?:
    | {
        readonly from: RawBuilder<unknown>;
        readonly where: readonly RawBuilder<boolean>[];
        /** Number of a row's records that meet the conditions. */
        readonly count: RawBuilder<unknown>;
        readonly totals: Readonly<Record<Total, RawBuilder<unknown>>>;
      }
    | undefined;
}

/** Members and period of the records. */
export interface TeamSelection extends Period {
  /** Query of the members' ids, as `member_id`. */
  readonly members: RawBuilder<unknown>;
}

/**
 * Part of a list, newest first, with the cursor of the next one and the totals of the whole list.
 */
export interface TeamSlice<Row extends object, Total extends string> {
  readonly rows: (Row & { readonly account: string })[];
  readonly nextCursor: string | undefined;
  readonly totals: RecordTotals<Total>;
}

/** Records are below this one: older, or of the same time with a smaller number. */
interface Bound {
  readonly atMs: number;
  readonly id: number;
}

/** Selects everyone below an agent, without the agent. */
export function membersBelow(agentId: number): RawBuilder<unknown> {
  return sql`
    select descendant_id as member_id from member_tree
    where ancestor_id = ${agentId}::bigint and depth > 0`;
}

/** Selects one member. */
export function oneMember(memberId: number): RawBuilder<unknown> {
  return sql`select ${memberId}::bigint as member_id`;
}

/**
 * Reads records of teams. The work is bounded by the size of the team and the days of the period,
 * not by the number of records: totals come from the sums of whole days, and rows only from the
 * newest days that are needed to fill the page. Source: AGNT-10, AGNT-13.
 */
export class TeamRecords {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Returns the records below a cursor, newest first. Records that are added meanwhile neither move
   * nor repeat those on later slices.
   */
  slice<Row extends { at_ms: number }, Total extends string>(
    list: TeamList<Total>,
    selection: TeamSelection,
    { cursor, pageSize }: SliceRequest,
  ): Promise<TeamSlice<Row, Total>> {
    return readSnapshot(this.#db, async (tx) => {
      const days = await dayTotals(tx, list, selection);
      const bound = readCursor(cursor) ?? { atMs: selection.toMs, id: 0 };
      const rows = list.sums
        ? await rowsOfDays<Row>(tx, list, selection, {
            bound,
            lowestDay: lowestDay(days, { bound, fromMs: selection.fromMs, count: pageSize + 1 }),
            limit: pageSize + 1,
          })
        : await fewRows<Row>(tx, list, selection, { bound, limit: pageSize + 1 });
      const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
      return {
        rows: rows.slice(0, pageSize),
        nextCursor: last && `${last.at_ms}-${String(last.record_id)}`,
        totals: addUp(list, [...days.values(), await edgeTotals(tx, list, selection)]),
      };
    });
  }
}

type Sums<Total extends string> = RecordTotals<Total>;
type Found<Row> = Row & { readonly account: string; readonly record_id: number };

/** A cursor that no reply contained is below every record. */
function readCursor(cursor: string | undefined): Bound | undefined {
  if (cursor === undefined) return undefined;
  const [, atMs, id] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor) ?? [];
  return { atMs: Number(atMs ?? 0), id: Number(id ?? 0) };
}

/** Returns the totals of the whole days of the period, by day. */
async function dayTotals<Total extends string>(
  tx: DatabaseAccess,
  { sums }: TeamList<Total>,
  { members, fromMs, toMs }: TeamSelection,
): Promise<Map<number, Sums<Total>>> {
  if (!sums) return new Map();
  const { rows } = await sql<Sums<Total> & { day: number }>`
    select day, ${columnsOf({ ...sums.totals, count: sql`sum(${sums.count})` })}
    from (${members}) as team join ${sums.from} using (member_id)
    where ${allOf([
      sql`day >= ${dayNumber(fromMs - 1) + 1}`,
      sql`day < ${dayNumber(toMs)}`,
      ...sums.where,
    ])}
    group by day`.execute(tx);
  return new Map(rows.map((row) => [row.day, row]));
}

/** Returns the totals of the days that the period covers partly. */
async function edgeTotals<Total extends string>(
  tx: DatabaseAccess,
  list: TeamList<Total>,
  { members, fromMs, toMs }: TeamSelection,
): Promise<Sums<Total> | undefined> {
  const wholeFromMs = dayNumberStartMs(dayNumber(fromMs - 1) + 1);
  const wholeToMs = dayNumberStartMs(dayNumber(toMs));
  const isAllEdge = !list.sums || wholeFromMs >= wholeToMs;
  if (!isAllEdge && wholeFromMs === fromMs && wholeToMs === toMs) return undefined;
  const { rows } = await sql<Sums<Total>>`
    select ${columnsOf({ ...list.totals, count: sql`count(*)` })}
    from (${members}) as team join ${list.from} as record using (member_id)
    where ${allOf([
      sql`at_ms >= ${fromMs}`,
      sql`at_ms < ${toMs}`,
      ...(isAllEdge ? [] : [sql<boolean>`(at_ms < ${wholeFromMs} or at_ms >= ${wholeToMs})`]),
      ...list.where,
    ])}`.execute(tx);
  return rows[0];
}

function addUp<Total extends string>(
  list: TeamList<Total>,
  parts: readonly (Sums<Total> | undefined)[],
): Sums<Total> {
  const sumOf = (name: Total | 'count'): number =>
    parts.reduce<number>((sum, part) => sum + (part?.[name] ?? 0), 0);
  const names = [...Object.keys(list.totals), 'count'] as (Total | 'count')[]; // keys of the record
  // One entry for each name.
  return Object.fromEntries(names.map((name) => [name, sumOf(name)])) as Sums<Total>;
}

/**
 * Returns the newest day from which on there are enough records below the bound. The bound's own
 * day is not counted, because it may be over in part.
 */
function lowestDay(
  days: ReadonlyMap<number, Sums<string>>,
  { bound, fromMs, count }: { bound: Bound; fromMs: number; count: number },
): number {
  let found = 0;
  for (let day = dayNumber(bound.atMs) - 1; day > dayNumber(fromMs); day -= 1) {
    found += days.get(day)?.count ?? 0;
    if (found >= count) return day;
  }
  return dayNumber(fromMs);
}

/**
 * Returns the newest records of the members who have some on the days. Only the members with the
 * newest ones can be on the page, so the others' records are not read.
 */
async function rowsOfDays<Row extends object>(
  tx: DatabaseAccess,
  list: TeamList<string>,
  { members, fromMs }: TeamSelection,
  { bound, lowestDay: first, limit }: { bound: Bound; lowestDay: number; limit: number },
): Promise<Found<Row>[]> {
  const { sums } = list;
  if (!sums) return [];
  const id = sql.ref(list.id);
  const newest = (columns: RawBuilder<unknown>, of: RawBuilder<unknown>, count: number) => sql`
    cross join lateral (
      select ${columns} from ${list.from} as record
      where ${allOf([
        sql`record.member_id = ${of}.member_id`,
        sql`at_ms >= greatest(${fromMs}::bigint, ${dayNumberStartMs(0)}::bigint + ${of}.day * 86400000::bigint)`,
        sql`at_ms < ${dayNumberStartMs(1)}::bigint + ${of}.day * 86400000::bigint`,
        below(list, bound),
        ...list.where,
      ])}
      order by at_ms desc, ${id} desc
      limit ${count}
    ) as newest`;
  const { rows } = await sql<Found<Row>>`
    with played as (
      select distinct member_id, day
      from (${members}) as team join ${sums.from} using (member_id)
      where ${allOf([
        sql`day >= ${first}`,
        sql`day <= ${dayNumber(bound.atMs)}`,
        sql`${sums.count} > 0`,
        ...sums.where,
      ])}
    ),
    latest as (
      select played.member_id, played.day
      from played ${newest(sql`at_ms, ${id} as record_id`, sql.ref('played'), 1)}
      order by newest.at_ms desc, newest.record_id desc
      limit ${limit}
    )
    select newest.*, member.account
    from latest ${newest(sql`record.*, ${id} as record_id`, sql.ref('latest'), limit)}
    join member on member.member_id = newest.member_id
    order by newest.at_ms desc, newest.record_id desc
    limit ${limit}`.execute(tx);
  return rows;
}

/** Returns the records that meet conditions which an index serves. */
async function fewRows<Row extends object>(
  tx: DatabaseAccess,
  list: TeamList<string>,
  { members, fromMs }: TeamSelection,
  { bound, limit }: { bound: Bound; limit: number },
): Promise<Found<Row>[]> {
  const { rows } = await sql<Found<Row>>`
    select record.*, ${sql.ref(list.id)} as record_id, member.account
    from ${list.from} as record
    join (${members}) as team using (member_id)
    join member using (member_id)
    where ${allOf([sql`at_ms >= ${fromMs}`, below(list, bound), ...list.where])}
    order by at_ms desc, ${sql.ref(list.id)} desc
    limit ${limit}`.execute(tx);
  return rows;
}

function below(list: TeamList<string>, { atMs, id }: Bound): RawBuilder<boolean> {
  return sql`(at_ms, ${sql.ref(list.id)}) < (${atMs}::bigint, ${id}::bigint)`;
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `);
}

function columnsOf(aggregates: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> {
  return sql.join(
    Object.entries(aggregates).map(
      ([name, aggregate]) => sql`coalesce((${aggregate}), 0)::bigint as ${sql.ref(name)}`,
    ),
  );
}
