import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Database, DatabaseAccess } from '../database/DatabaseSchema.ts';

/**
 * List of records: a view, or a query in its place. Both have the columns `member_id` and `at_ms`.
 *
 * @example
 * const deposits: RecordList<DepositOrderRow, 'amountMinor'> = {
 *   from: sql.table('deposit_record'),
 *   id: 'order_id',
 *   totals: { amountMinor: sql`sum(amount_minor) filter (where status = 'success')` },
 * };
 */
export interface RecordList<Row extends object, Total extends string> {
  readonly from: Expression<unknown>;
  /** Unique column. Lists with a cursor need a number that is greater for later records. */
  readonly id: keyof Row & string;
  /** Aggregates over all pages, as integers. */
  readonly totals: Readonly<Record<Total, RawBuilder<unknown>>>;
}

/** Records to list. */
export interface RecordSelection<Row extends object> {
  /** Members whose records are listed. Required, so that no list is without an owner. */
  readonly memberId: number | readonly number[];
  readonly fromMs?: number | undefined;
  /** Exclusive end of the period. */
  readonly toMs?: number | undefined;
  /** Required values by column; any of several values. Undefined values are no filter. */
  readonly equal?: {
    readonly [Column in keyof Row]?: Row[Column] | readonly NonNullable<Row[Column]>[] | undefined;
  };
  /** Other conditions, for example `amount_minor > 0`. */
  readonly where?: readonly RawBuilder<boolean>[];
}

/** Page by its number, counted from 1. */
export interface PageRequest<Row extends object> {
  readonly pageNo: number;
  readonly pageSize: number;
  /** Newest first without it. */
  readonly sort?: (keyof Row & string) | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** Part of a list that begins below a cursor. */
export interface SliceRequest {
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

/** Totals of all pages, with the number of records. */
export type RecordTotals<Total extends string> = Readonly<Record<Total | 'count', number>>;

/** Page of records with the totals of all pages. */
export interface RecordPage<Row extends object, Total extends string> {
  readonly rows: Row[];
  readonly totalPages: number;
  readonly totals: RecordTotals<Total>;
}

/** Part of a list with the cursor of the next one, and the totals of the whole list. */
export interface RecordSlice<Row extends object, Total extends string> {
  readonly rows: Row[];
  readonly nextCursor: string | undefined;
  readonly totals: RecordTotals<Total>;
}

/**
 * Reads record lists. Rows and totals are read from one snapshot, so that they agree while records
 * are added.
 */
export class RecordQuery {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns a page, newest records first unless another order is requested. */
  page<Row extends object, Total extends string>(
    list: RecordList<Row, Total>,
    selection: RecordSelection<Row>,
    { pageNo, pageSize, sort, order = 'desc' }: PageRequest<Row>,
  ): Promise<RecordPage<Row, Total>> {
    return readSnapshot(this.#db, async (tx) => {
      const totals = await totalsOf(tx, list, selection);
      const columns = [...(sort === undefined ? [] : [sort]), 'at_ms', list.id].map(
        (column) => sql`${sql.ref(column)} ${sql.raw(order === 'asc' ? 'asc' : 'desc')}`,
      );
      const { rows } = await sql<Row>`
        select * from ${list.from} as record
        where ${conditionOf(selection)}
        order by ${sql.join(columns)}
        limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(tx);
      return { rows, totalPages: Math.ceil(totals.count / pageSize), totals };
    });
  }

  /**
   * Returns the records below a cursor, newest first. Records that are added meanwhile neither move
   * nor repeat the ones on later slices.
   */
  slice<Row extends object, Total extends string>(
    list: RecordList<Row, Total>,
    selection: RecordSelection<Row>,
    { cursor, pageSize }: SliceRequest,
  ): Promise<RecordSlice<Row, Total>> {
    return readSnapshot(this.#db, async (tx) => {
      const id = sql.ref(list.id);
      const where = [
        ...(selection.where ?? []),
        ...(cursor === undefined ? [] : [sql<boolean>`${id} < ${cursor}::bigint`]),
      ];
      const { rows } = await sql<Row>`
        select * from ${list.from} as record
        where ${conditionOf({ ...selection, where })}
        order by ${id} desc
        limit ${pageSize + 1}`.execute(tx);
      const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
      return {
        rows: rows.slice(0, pageSize),
        nextCursor: last && String(last[list.id]),
        totals: await totalsOf(tx, list, selection),
      };
    });
  }
}

/** Reads from one snapshot, so that several queries agree while records are added. */
export function readSnapshot<Result>(
  db: Database,
  read: (tx: DatabaseAccess) => Promise<Result>,
): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}

async function totalsOf<Row extends object, Total extends string>(
  tx: DatabaseAccess,
  list: RecordList<Row, Total>,
  selection: RecordSelection<Row>,
): Promise<RecordTotals<Total>> {
  const totals = Object.entries<RawBuilder<unknown>>({ ...list.totals, count: sql`count(*)` });
  const columns = totals.map(
    ([name, aggregate]) => sql`coalesce((${aggregate}), 0)::bigint as ${sql.ref(name)}`,
  );
  const { rows } = await sql<RecordTotals<Total>>`
    select ${sql.join(columns)} from ${list.from} as record
    where ${conditionOf(selection)}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('An aggregate query returned no row.');
  return row;
}

function conditionOf<Row extends object>({
  memberId,
  fromMs,
  toMs,
  equal = {},
  where = [],
}: RecordSelection<Row>): RawBuilder<boolean> {
  const conditions = [
    equalTo('member_id', memberId),
    ...(fromMs === undefined ? [] : [sql<boolean>`at_ms >= ${fromMs}`]),
    ...(toMs === undefined ? [] : [sql<boolean>`at_ms < ${toMs}`]),
    ...Object.entries(equal).flatMap(([column, value]) =>
      value === undefined ? [] : [equalTo(column, value)],
    ),
    ...where,
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

function equalTo(column: string, value: unknown): RawBuilder<boolean> {
  return Array.isArray(value)
    ? sql`${sql.ref(column)} = any(${value})`
    : sql`${sql.ref(column)} = ${value}`;
}
