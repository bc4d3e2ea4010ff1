import type { AccountEntry } from '@livery/model';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { sampleMark } from '../core/sampleMark.ts';
import type { AccountRecordView } from '../database/recordTables.ts';
import { mainPurse } from '../wallet/purseBalance.ts';

/** Describes a movement of money for the account record. */
export function describeEntry(
  catalogue: GameCatalogue,
  row: AccountRecordView,
  perMajor: number,
): AccountEntry {
  const game = row.node_id === null ? undefined : catalogue.game(row.node_id);
  return {
    entryId: String(row.entry_id),
    at: new Date(row.at_ms).toISOString(),
    type: row.type,
    ...(game && { subject: game.displayName }),
    ...(row.reference !== null && { reference: row.reference }),
    ...sampleMark(row.reference),
    wallet: row.purse === mainPurse ? 'main' : (catalogue.vendor(row.purse)?.name ?? row.purse),
    amount: row.amount_minor / perMajor,
    balanceBefore: (row.after_minor - row.amount_minor) / perMajor,
    balanceAfter: row.after_minor / perMajor,
  };
}
