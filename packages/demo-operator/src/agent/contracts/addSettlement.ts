import type { ContractPay, SettlementPeriod, TeamFigures } from '@livery/model';
import { sql } from 'kysely';
import { freeMinor } from '../../cashier/withdrawQuota.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import type { ContractRow } from './endContracts.ts';

/** Movement of money from an upline to a downline. */
export interface Movement {
  readonly settlementId: number;
  readonly kind: ContractRow['kind'];
  readonly payerId: number;
  readonly memberId: number;
  readonly amountMinor: number;
  readonly nowMs: number;
}

/** Returns the sum of a payer's pending settlements, or of those up to one of them. */
export async function owedMinor(
  tx: Tx,
  { payerId, untilId }: { payerId: number; untilId?: number },
): Promise<number> {
  const { owed } = await tx
    .selectFrom('contract_settlement')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('owed'))
    .where('payer_id', '=', payerId)
    .where('status', '=', 'pending')
    .$if(untilId !== undefined, (query) => query.where('settlement_id', '<=', untilId ?? 0))
    .executeTakeFirstOrThrow();
  return owed;
}

/**
 * Stores the settlement of a period, and pays it if the upline has the money for it and for all
 * that is pending.
 */
export async function addSettlement(
  tx: Tx,
  { contract_id: contractId, kind, upline_id: payerId, downline_id: memberId }: ContractRow,
  {
    period,
    team,
    pay,
    carriedMinor,
    nowMs,
  }: {
    period: SettlementPeriod;
    team: TeamFigures;
    pay: ContractPay;
    carriedMinor: number;
    nowMs: number;
  },
): Promise<void> {
  const { amountMinor } = pay;
  const isPaid =
    amountMinor > 0 &&
    (await freeMinor(tx, payerId)) >= amountMinor + (await owedMinor(tx, { payerId }));
  const { settlement_id: settlementId } = await tx
    .insertInto('contract_settlement')
    .values({
      contract_id: contractId,
      kind,
      member_id: memberId,
      payer_id: payerId,
      period_start_ms: period.startMs,
      period_end_ms: period.endMs,
      active_members: team.activeMembers,
      valid_bet_minor: team.validBetMinor,
      profit_minor: team.profitMinor,
      carried_minor: carriedMinor,
      base_minor: pay.baseMinor,
      rate: pay.rate,
      amount_minor: amountMinor,
      status: isPaid ? 'paid' : amountMinor > 0 ? 'pending' : 'skipped',
      reason: isPaid ? null : (pay.reason ?? 'balance'),
      at_ms: nowMs,
      paid_at_ms: isPaid ? nowMs : null,
    })
    .returning('settlement_id')
    .executeTakeFirstOrThrow();
  if (isPaid) await payMovement(tx, { settlementId, kind, payerId, memberId, amountMinor, nowMs });
}

/** Moves the money of a settlement between the main wallets. */
export async function payMovement(
  tx: Tx,
  { settlementId, kind, payerId, memberId, amountMinor, nowMs }: Movement,
): Promise<void> {
  const entry = {
    reason: kind === 'dividend' ? 'dividend' : 'salary',
    reference: `settlement-${settlementId}`,
    at_ms: nowMs,
  };
  await tx
    .insertInto('wallet_entry')
    .values([
      { ...entry, member_id: payerId, amount_minor: -amountMinor },
      { ...entry, member_id: memberId, amount_minor: amountMinor },
    ])
    .execute();
}
