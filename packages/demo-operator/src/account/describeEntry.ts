import type { AccountEntry } from '@livery/model';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { sampleMark } from '../merchants/sampleMark.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { perMajorOf } from '../merchants/merchantProfiles.ts';
import type { AccountRecordView } from '../database/recordTables.ts';
import { mainPurse } from '../wallet/purseBalance.ts';

/** Describes a movement of money for the account record. */
export function describeEntry(
  catalogue: GameCatalogue,
  row: AccountRecordView,
  merchant: Merchant,
): AccountEntry {
  const perMajor = perMajorOf(merchant);
  const game = row.node_id === null ? undefined : catalogue.game(row.node_id);
  return {
    entryId: String(row.entry_id),
    at: new Date(row.at_ms).toISOString(),
    type: row.type,
    ...(game && { subject: game.displayName }),
    ...(row.reference !== null && { reference: row.reference }),
    ...sampleMark(merchant, row.at_ms),
    wallet: row.purse === mainPurse ? 'main' : (catalogue.vendor(row.purse)?.name ?? row.purse),
    amount: row.amount_minor / perMajor,
    balanceBefore: (row.after_minor - row.amount_minor) / perMajor,
    balanceAfter: row.after_minor / perMajor,
  };
}
