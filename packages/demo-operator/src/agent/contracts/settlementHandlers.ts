import type { Settlement } from '@livery/model';
import { sql, type Selectable } from 'kysely';
import type { CallHandlers } from '../../calls/CallHandlers.ts';
import { moneyOf } from '../../cashier/Money.ts';
import { readRecordRequest } from '../../cashier/readRecordRequest.ts';
import { numberOf } from '../../core/numberOf.ts';
import type { ContractTables } from '../../database/contractTables.ts';
import type { Merchant } from '../../merchants/Merchant.ts';
import type { RecordList, RecordQuery } from '../../records/RecordQuery.ts';
import { percentOf } from './contractTerms.ts';
import { otherAccount } from './describeContracts.ts';

interface SettlementRow extends Selectable<ContractTables['contract_settlement']> {
  readonly side: 'upline' | 'downline';
  readonly other_id: number;
  readonly other_account: string;
}

/** Both halves are selected by their own index. */
const half = (own: string, other: string, side: string) => sql`
  select part.settlement_id, part.contract_id, part.kind, part.period_start_ms, part.period_end_ms,
    part.active_members, part.valid_bet_minor, part.profit_minor, part.carried_minor,
    part.base_minor, part.rate, part.amount_minor, part.status, part.reason, part.paid_at_ms,
    part.period_start_ms as at_ms, part.${sql.ref(own)} as member_id,
    part.${sql.ref(other)} as other_id, ${sql.lit(side)} as side, member.account as other_account
  from contract_settlement as part
  join member on member.member_id = part.${sql.ref(other)}`;

const settlements: RecordList<SettlementRow, 'received' | 'sent' | 'pending'> = {
  from: sql`(${half('member_id', 'payer_id', 'upline')} union all ${half('payer_id', 'member_id', 'downline')})`,
  id: 'settlement_id',
  totals: {
    received: sql`sum(amount_minor) filter (where side = 'upline' and status = 'paid')`,
    sent: sql`sum(amount_minor) filter (where side = 'downline' and status = 'paid')`,
    pending: sql`sum(amount_minor) filter (where status = 'pending')`,
  },
};

/** Handles the settlements of contracts. */
export function settlementHandlers({
  records,
}: {
  records: RecordQuery;
}): Pick<CallHandlers, 'getSettlements'> {
  return {
    getSettlements: async (request, { merchant, member: { memberId }, nowMs }) => {
      const { kind, side = '', memberId: otherId = '', contractId = '', status = '' } = request;
      const { period, page } = readRecordRequest(request, nowMs);
      const equal = {
        kind,
        ...(side !== '' && { side }),
        ...(otherId !== '' && { other_id: numberOf(otherId) }),
        ...(contractId !== '' && { contract_id: numberOf(contractId) }),
        ...(status !== '' && { status }),
      } as object; // unknown words are filters without results
      const { rows, totalPages, totals } = await records.page(
        settlements,
        { memberId, ...period, equal },
        page,
      );
      const { toMajor } = moneyOf(merchant);
      return {
        list: rows.map((row) => describeSettlement(merchant, row)),
        totalPages,
        totals: {
          count: totals.count,
          received: toMajor(totals.received),
          sent: toMajor(totals.sent),
          pending: toMajor(totals.pending),
        },
      };
    },
  };
}

function describeSettlement(merchant: Merchant, row: SettlementRow): Settlement {
  const { toMajor } = moneyOf(merchant);
  return {
    settlementId: String(row.settlement_id),
    contractId: String(row.contract_id),
    kind: row.kind,
    side: row.side,
    memberId: String(row.other_id),
    account: otherAccount({ side: row.side, account: row.other_account }),
    from: new Date(row.period_start_ms).toISOString(),
    to: new Date(row.period_end_ms).toISOString(),
    activeMembers: row.active_members,
    validBet: toMajor(row.valid_bet_minor),
    profitAndLoss: toMajor(row.profit_minor),
    carried: toMajor(row.carried_minor),
    base: toMajor(row.base_minor),
    rate: percentOf(row.rate),
    amount: toMajor(row.side === 'upline' ? row.amount_minor : 0 - row.amount_minor),
    status: row.status,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.paid_at_ms !== null && { paidAt: new Date(row.paid_at_ms).toISOString() }),
  };
}
