import type { Contract, ContractRequest, EndedContract } from '@livery/model';
import { sql } from 'kysely';
import { maskName } from '../../core/maskName.ts';
import type { DatabaseAccess } from '../../database/DatabaseSchema.ts';
import type { Merchant } from '../../merchants/Merchant.ts';
import type { RecordList } from '../../records/RecordQuery.ts';
import type { ContractRequestRow } from './contractRequests.ts';
import type { ContractRow } from './endContracts.ts';
import { describeTiers, percentOf } from './contractTerms.ts';

/** What a party sees of the other one. */
interface PartyView {
  readonly member_id: number;
  /** Whether the other party is the upline or a downline. */
  readonly side: 'upline' | 'downline';
  readonly other_id: number;
  readonly other_account: string;
  /** 1 for those at the beginning of the list, else 0. */
  readonly is_open: number;
}

export interface ListedContract extends ContractRow, PartyView {
  readonly at_ms: number;
  /** Open request between the parties. */
  readonly open_request_id: number | null;
}

export interface ListedRequest extends ContractRequestRow, PartyView {}

/** Both halves are selected by their own index. */
function byParty(table: 'contract' | 'contract_request', columns: ReturnType<typeof sql>) {
  const half = (own: string, other: string, side: string) => sql`
    select part.*, ${columns}, part.${sql.ref(own)} as member_id, part.${sql.ref(other)} as other_id,
      ${sql.lit(side)} as side, member.account as other_account
    from ${sql.table(table)} as part
    join member on member.member_id = part.${sql.ref(other)}`;
  return sql`(${half('downline_id', 'upline_id', 'upline')} union all ${half('upline_id', 'downline_id', 'downline')})`;
}

/** Contracts by party. */
export const contractList: RecordList<ListedContract, 'active'> = {
  from: byParty(
    'contract',
    sql`part.signed_at_ms as at_ms, (part.status = 'active')::integer as is_open,
      (select request_id from contract_request as open
        where open.kind = part.kind and open.upline_id = part.upline_id
          and open.downline_id = part.downline_id and open.status = 'requested') as open_request_id`,
  ),
  id: 'contract_id',
  totals: { active: sql`count(*) filter (where status = 'active')` },
};

/** Requests by party. */
export const requestList: RecordList<ListedRequest, 'open' | 'mayAnswer'> = {
  from: byParty('contract_request', sql`(part.status = 'requested')::integer as is_open`),
  id: 'request_id',
  totals: {
    open: sql`count(*) filter (where status = 'requested')`,
    mayAnswer: sql`count(*) filter (where status = 'requested' and asker_id <> member_id)`,
  },
};

/** Returns the account of the other party as a member sees it: that of the upline is masked. */
export function otherAccount({ side, account }: { side: string; account: string }): string {
  return side === 'upline' ? maskName(account) : account;
}

export function describeContract(merchant: Merchant, row: ListedContract): Contract {
  return {
    contractId: String(row.contract_id),
    kind: row.kind,
    ...describeParty(row),
    status: row.status,
    period: row.period,
    tiers: describeTiers(merchant, row.tiers),
    topRate: percentOf(row.top_rate),
    signedAt: timeOf(row.signed_at_ms),
    startsAt: timeOf(row.starts_at_ms),
    ...(row.ended_at_ms !== null && { endedAt: timeOf(row.ended_at_ms) }),
    ...(row.ends_at_ms !== null && { endsAt: timeOf(row.ends_at_ms) }),
    ...(row.open_request_id !== null && { requestId: String(row.open_request_id) }),
    mayTerminate: row.status === 'active' && row.open_request_id === null,
  };
}

export function describeRequest(merchant: Merchant, row: ListedRequest): ContractRequest {
  const isOwn = row.asker_id === row.member_id;
  const isOpen = row.status === 'requested';
  return {
    requestId: String(row.request_id),
    kind: row.kind,
    type: row.type,
    direction: isOwn ? 'sent' : 'received',
    ...describeParty(row),
    status: row.status,
    period: row.period,
    tiers: describeTiers(merchant, row.tiers),
    topRate: percentOf(row.top_rate),
    ...(row.contract_id !== null && { contractId: String(row.contract_id) }),
    ...(row.reason !== '' && { reason: row.reason }),
    ...(row.answer !== '' && { answer: row.answer }),
    at: timeOf(row.at_ms),
    ...(row.answered_at_ms !== null && { answeredAt: timeOf(row.answered_at_ms) }),
    mayAnswer: isOpen && !isOwn,
    mayWithdraw: isOpen && isOwn,
  };
}

/** Ended contracts that a reply has at most. */
export const maxEnded = 100;

/** Contract that ends, with the accounts of its parties. */
export type EndedRow = Pick<ContractRow, 'contract_id' | 'top_rate' | 'period'> & {
  readonly upline: string;
  readonly downline: string;
};

/** Returns contracts by their ids, with the accounts of their parties, the highest rates first. */
export function endedContracts(db: DatabaseAccess, ids: readonly number[]): Promise<EndedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('contract')
    .innerJoin('member as upline', 'upline.member_id', 'contract.upline_id')
    .innerJoin('member as downline', 'downline.member_id', 'contract.downline_id')
    .select([
      'contract_id',
      'top_rate',
      'period',
      'upline.account as upline',
      'downline.account as downline',
    ])
    .where(sql<boolean>`contract_id = any(${ids}::bigint[])`)
    .orderBy('top_rate', 'desc')
    .orderBy('contract_id')
    .limit(maxEnded)
    .execute();
}

export function describeEnded(row: EndedRow): EndedContract {
  return {
    contractId: String(row.contract_id),
    upline: row.upline,
    downline: row.downline,
    topRate: percentOf(row.top_rate),
    period: row.period,
  };
}

function describeParty({ side, other_id: otherId, other_account: account }: PartyView) {
  return { side, memberId: String(otherId), account: otherAccount({ side, account }) };
}

function timeOf(atMs: number): string {
  return new Date(atMs).toISOString();
}
