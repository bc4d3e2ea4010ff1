import { sql, type Selectable } from 'kysely';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import type { Database } from '../database/DatabaseSchema.ts';
import type { WalletTransferTable } from '../database/moneyTables.ts';
import type { Merchant } from '../merchants/Merchant.ts';
import { RecordQuery, type RecordList } from '../records/RecordQuery.ts';
import { mainPurse } from '../wallet/purseBalance.ts';
import { moneyOf } from './Money.ts';
import { readRecordRequest } from './readRecordRequest.ts';

type TransferRow = Selectable<WalletTransferTable>;

const transferRecord: RecordList<TransferRow, 'inMinor' | 'outMinor'> = {
  from: sql.table('wallet_transfer'),
  id: 'reference_no',
  totals: {
    inMinor: sql`sum(moved_minor) filter (where direction = 'in')`,
    outMinor: sql`sum(moved_minor) filter (where direction = 'out')`,
  },
};

export interface VendorWalletPorts {
  readonly db: Database;
  readonly catalogue: GameCatalogue;
}

/** Handles members' wallets at providers. */
export function vendorWalletHandlers({
  db,
  catalogue,
}: VendorWalletPorts): Pick<
  CallHandlers,
  'getVendorWallets' | 'setAutoTransfer' | 'getTransferRecord'
> {
  return {
    getVendorWallets: async (_request, { merchant, member: { memberId } }) => {
      const { toMajor } = moneyOf(merchant);
      const { auto_transfer: autoTransfer } = await db
        .selectFrom('member')
        .select('auto_transfer')
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow();
      const sums = await db
        .selectFrom('wallet_sum')
        .select(['purse', 'balance_minor'])
        .where('member_id', '=', memberId)
        .execute();
      const balances = new Map(sums.map((sum) => [sum.purse, sum.balance_minor]));
      const wallets = catalogue.vendors
        .filter(({ seamless }) => !seamless)
        .map(({ vassalage, name }) => ({
          vassalage,
          title: name,
          balance: toMajor(balances.get(vassalage) ?? 0),
          state: isDown(catalogue, merchant, vassalage) ? 'down' : 'ok',
        }))
        // One wallet serves all providers: only what is left elsewhere matters.
        .filter(({ balance }) => !merchant.singleWallet || balance !== 0);
      return {
        main: toMajor(balances.get(mainPurse) ?? 0),
        list: wallets.toSorted((left, right) => right.balance - left.balance),
        autoTransfer,
      };
    },
    setAutoTransfer: async ({ autoTransfer }, { member }) => {
      await db
        .updateTable('member')
        .set({ auto_transfer: autoTransfer })
        .where('member_id', '=', member.memberId)
        .execute();
      return { autoTransfer };
    },
    getTransferRecord: async (request, { merchant, member, nowMs }) => {
      const { period, page } = readRecordRequest(request, nowMs);
      const { vassalage = '', direction = '' } = request;
      const { rows, totalPages, totals } = await new RecordQuery(db).page(
        transferRecord,
        {
          memberId: member.memberId,
          ...period,
          equal: {
            ...(vassalage !== '' && { vendor: vassalage }),
            ...(direction !== '' && { direction }),
          },
          // A number that was only queried is no transfer.
          where: [sql<boolean>`vendor is not null`],
        },
        page,
      );
      const { toMajor } = moneyOf(merchant);
      return {
        list: rows.map((row) => ({
          referenceNo: row.reference_no,
          vassalage: row.vendor ?? '',
          title: catalogue.vendor(row.vendor ?? '')?.name ?? row.vendor ?? '',
          direction: row.direction ?? '',
          amount: toMajor(row.moved_minor),
          status: row.status,
          at: new Date(row.at_ms).toISOString(),
        })),
        totalPages,
        totals: {
          count: totals.count,
          in: toMajor(totals.inMinor),
          out: toMajor(totals.outMinor),
        },
      };
    },
  };
}

/** A provider's wallet is down while all of its games are closed. */
function isDown(catalogue: GameCatalogue, { gamesOff }: Merchant, vassalage: string): boolean {
  if (gamesOff.size === 0) return false;
  const nodes = catalogue.nodesOf(vassalage);
  return nodes.length > 0 && nodes.every((nodeId) => gamesOff.has(nodeId));
}
