import { sql } from 'kysely';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import type { AccountRecordView } from '../database/recordTables.ts';
import { perMajorOf } from '../merchants/merchantProfiles.ts';
import type { RecordList, RecordQuery } from '../records/RecordQuery.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { refuseTrial } from '../calls/refuseTrial.ts';
import { requirePeriod } from '../core/periods/requirePeriod.ts';
import { describeEntry } from './describeEntry.ts';
import { defaultPageSize } from '../core/pageSize.ts';

const entries: RecordList<AccountRecordView, 'inMinor' | 'outMinor'> = {
  from: sql.table('account_record'),
  id: 'entry_id',
  totals: {
    inMinor: sql`sum(amount_minor) filter (where amount_minor > 0)`,
    outMinor: sql`-sum(amount_minor) filter (where amount_minor < 0)`,
  },
};

/** Handles the movements of a member's money. */
export function accountRecordHandlers({
  catalogue,
  records,
}: {
  catalogue: GameCatalogue;
  records: RecordQuery;
}): Pick<CallHandlers, 'getAccountRecord'> {
  return {
    getAccountRecord: async (
      { type = '', direction = '', reference = '', cursor, pageSize = defaultPageSize, ...ends },
      { member, merchant, nowMs },
    ) => {
      refuseTrial(member);
      const where = [
        ...(direction === 'in' ? [sql<boolean>`amount_minor > 0`] : []),
        ...(direction === 'out' ? [sql<boolean>`amount_minor < 0`] : []),
        ...(reference === ''
          ? []
          : [sql<boolean>`(reference = ${reference} or entry_id::text = ${reference})`]),
      ];
      const { rows, nextCursor, totals } = await records.slice(
        entries,
        {
          memberId: member.memberId,
          ...requirePeriod(ends, nowMs),
          equal: { type: type || undefined },
          where,
        },
        { cursor: cursor === undefined ? undefined : entryOf(cursor), pageSize },
      );
      const perMajor = perMajorOf(merchant);
      return {
        list: rows.map((row) => describeEntry(catalogue, row, merchant)),
        ...(nextCursor !== undefined && { nextCursor }),
        totals: {
          entries: totals.count,
          in: totals.inMinor / perMajor,
          out: totals.outMinor / perMajor,
          amount: (totals.inMinor - totals.outMinor) / perMajor,
        },
      };
    },
  };
}

/** A cursor that no reply contained is below every entry. */
function entryOf(cursor: string): string {
  return /^\d{1,15}$/.test(cursor) ? cursor : '0';
}
