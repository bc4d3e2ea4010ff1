import type { ContractKind } from '@livery/model';
import type { Selectable } from 'kysely';
import { Refusal } from '../../core/Refusal.ts';
import type { ContractTables } from '../../database/contractTables.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { sendContractNews } from './contractMessages.ts';
import type { ContractPair } from './contractTree.ts';

export type ContractRequestRow = Selectable<ContractTables['contract_request']>;

/** What came of an action; the ids are those of the request and the contract. */
export interface ContractOutcome {
  readonly requestId: number;
  readonly status: ContractRequestRow['status'];
  readonly contractId?: number;
  /** Contracts that ended by a signature. */
  readonly endedIds: readonly number[];
}

/** Returns a request of which the member is a party. */
export async function findRequest(
  db: Database | Tx,
  { kind, requestId, memberId }: { kind: ContractKind; requestId: number; memberId: number },
): Promise<ContractRequestRow | undefined> {
  return db
    .selectFrom('contract_request')
    .selectAll()
    .where('request_id', '=', requestId)
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('upline_id', '=', memberId), eb('downline_id', '=', memberId)]))
    .executeTakeFirst();
}

/**
 * Adds a party's request and informs the other one. Refuses a second open request of a pair and
 * kind.
 */
export async function addRequest(
  tx: Tx,
  {
    merchant,
    kind,
    type,
    pair: { uplineId, downlineId },
    askerId,
    contractId,
    period,
    tiers,
    reason,
    nowMs,
  }: Pick<ContractRequestRow, 'merchant' | 'kind' | 'type' | 'period' | 'tiers' | 'reason'> & {
    pair: ContractPair;
    askerId: number;
    contractId: number | null;
    nowMs: number;
  },
): Promise<ContractOutcome> {
  const row = await tx
    .insertInto('contract_request')
    .values({
      merchant,
      kind,
      type,
      upline_id: uplineId,
      downline_id: downlineId,
      asker_id: askerId,
      contract_id: contractId,
      period,
      tiers: JSON.stringify(tiers),
      top_rate: tiers.at(-1)?.rate ?? 0,
      reason,
      status: 'requested',
      at_ms: nowMs,
    })
    // One open request of a pair and kind
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row)
    throw new Refusal('There is an open request between you already. Please answer it first.', {
      reason: 'contract_request_open',
    });
  const news = type === 'new' ? 'offered' : 'ending';
  const memberId = askerId === uplineId ? downlineId : uplineId;
  await sendContractNews(tx, row, { memberId, news, nowMs });
  return { requestId: row.request_id, status: 'requested', endedIds: [] };
}
