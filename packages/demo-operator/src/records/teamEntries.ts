import { sql } from 'kysely';
import type { TeamList } from './TeamRecords.ts';

/** Filters of a team's wallet entries. Undefined values are no filter. */
export interface EntryFilters {
  readonly type?: string | undefined;
  readonly direction?: string | undefined;
  /** Number of the entry, of its order, or of its round. */
  readonly reference?: string | undefined;
}

/** Lists the wallet entries of a team. */
export function teamEntries({
  type,
  direction,
  reference,
}: EntryFilters): TeamList<'inMinor' | 'outMinor'> {
  const ofType = type === undefined ? [] : [sql<boolean>`type = ${type}`];
  const isIn = direction !== 'out';
  const isOut = direction !== 'in';
  return {
    from: sql`account_record`,
    id: 'entry_id',
    where: [
      ...ofType,
      ...(isIn ? [] : [sql<boolean>`amount_minor < 0`]),
      ...(isOut ? [] : [sql<boolean>`amount_minor > 0`]),
      ...(reference === undefined ? [] : [hasNumber(reference)]),
    ],
    totals: {
      inMinor: sql`sum(amount_minor) filter (where amount_minor > 0)`,
      outMinor: sql`-sum(amount_minor) filter (where amount_minor < 0)`,
    },
    sums:
      reference === undefined
        ? {
            from: sql`ledger_day`,
            where: ofType,
            count: sql.raw(
              [...(isIn ? ['in_entries'] : []), ...(isOut ? ['out_entries'] : [])].join(' + '),
            ),
            totals: {
              inMinor: isIn ? sql`sum(in_minor)` : sql`0`,
              outMinor: isOut ? sql`sum(out_minor)` : sql`0`,
            },
          }
        : undefined,
  };
}

/** The number is looked up in three indexes, because none has all numbers. */
function hasNumber(reference: string) {
  return sql<boolean>`entry_id in (
    select entry_id from wallet_entry where reference = ${reference}
    union all
    select entry_id from wallet_entry
    where entry_id = ${/^\d{1,15}$/.test(reference) ? Number(reference) : 0}::bigint
    union all
    select entry_id from bet_round as played
    join game_transaction as game using (provider, round, member_id)
    join wallet_entry using (game_transaction_id)
    where played.round = ${reference}
  )`;
}
