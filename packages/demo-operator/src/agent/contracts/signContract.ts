import type { ContractKind } from '@livery/model';
import { Refusal } from '../../core/Refusal.ts';
import type { Merchant } from '../../merchants/Merchant.ts';
import { profileOf } from '../../merchants/merchantProfiles.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { sendEndOf } from './contractMessages.ts';
import type { ContractOutcome, ContractRequestRow } from './contractRequests.ts';
import { calendarOf, firstPeriodFrom } from './contractTerms.ts';
import { isDirectPair, supersededBy, rateLimitOf, type ContractPair } from './contractTree.ts';
import { endContracts, handCarriedOn, type ContractRow } from './endContracts.ts';

/**
 * Signs a new contract, which replaces the active one of its parties, and ends those in the team
 * that have a higher rate, before it begins.
 */
export async function signContract(
  tx: Tx,
  merchant: Merchant,
  request: ContractRequestRow,
  nowMs: number,
): Promise<Pick<ContractOutcome, 'contractId' | 'endedIds'>> {
  const { kind, period, upline_id: uplineId, downline_id: downlineId, top_rate: rate } = request;
  if (!(await isDirectPair(tx, { uplineId, downlineId }))) throw refuseParty();
  const limit = await rateLimitOf(tx, { kind, memberId: uplineId, nowMs });
  if (limit !== undefined && rate > limit)
    throw new Refusal('The rate is above that of a contract higher in the team.', {
      reason: 'contract_rate_too_high',
    });
  const calendar = calendarOf(profileOf(merchant.profile));
  const former = await tx
    .selectFrom('contract')
    .select('contract_id')
    .where('kind', '=', kind)
    .where('upline_id', '=', uplineId)
    .where('downline_id', '=', downlineId)
    .where('status', '=', 'active')
    .execute();
  const replaced = await endContracts(
    tx,
    former.map(({ contract_id: id }) => id),
    { status: 'superseded', calendar, nowMs },
  );
  const superseded = await supersededBy(tx, { kind, memberId: downlineId, rate, nowMs });
  const formerUntilMs = await settledUntil(tx, { kind, uplineId, downlineId });
  const { startMs, endMs } = firstPeriodFrom(
    period,
    Math.max(nowMs, formerUntilMs, superseded.settledUntilMs),
    calendar,
  );
  const { contract_id: contractId } = await tx
    .insertInto('contract')
    .values({
      merchant: merchant.code,
      kind,
      upline_id: uplineId,
      downline_id: downlineId,
      period,
      tiers: JSON.stringify(request.tiers),
      top_rate: rate,
      status: 'active',
      signed_at_ms: nowMs,
      starts_at_ms: startMs,
      next_start_ms: startMs,
      next_end_ms: endMs,
    })
    .returning('contract_id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('contract_request')
    .set({ contract_id: contractId })
    .where('request_id', '=', request.request_id)
    .execute();
  const ended = await endContracts(tx, superseded.ids, {
    status: 'autoTerminated',
    calendar,
    nowMs,
    untilMs: startMs,
  });
  for (const contract of [...replaced, ...ended]) await handCarriedOn(tx, contract);
  await sendEndOf(tx, ended, { cause: 'superseded', nowMs });
  return { contractId, endedIds: ended.map(({ contract_id: id }) => id) };
}

/** Ends the contract of an accepted request for its termination. Returns the contract's number. */
export async function terminateContract(
  tx: Tx,
  { profile }: Merchant,
  request: ContractRequestRow,
  nowMs: number,
): Promise<number> {
  const { kind, contract_id: contractId, upline_id: memberId } = request;
  const contract = await findContract(tx, { kind, contractId: contractId ?? 0, memberId });
  if (contract?.status !== 'active') throw refuseEnded();
  const calendar = calendarOf(profileOf(profile));
  await endContracts(tx, [contract.contract_id], { status: 'terminated', calendar, nowMs });
  return contract.contract_id;
}

/**
 * Returns the end of the last period that former contracts of a pair settle; 0 without one. Those
 * that were replaced before they began settle none.
 */
async function settledUntil(
  tx: Tx,
  { kind, uplineId, downlineId }: ContractPair & { kind: ContractKind },
): Promise<number> {
  const { until } = await tx
    .selectFrom('contract')
    .select(({ fn, val }) => fn.coalesce(fn.max('ends_at_ms'), val(0)).as('until'))
    .where('kind', '=', kind)
    .where('upline_id', '=', uplineId)
    .where('downline_id', '=', downlineId)
    .whereRef('ends_at_ms', '>', 'starts_at_ms')
    .executeTakeFirstOrThrow();
  return until;
}

/** Returns a contract of which the member is a party. */
export async function findContract(
  tx: Tx,
  { kind, contractId, memberId }: { kind: ContractKind; contractId: number; memberId: number },
): Promise<ContractRow | undefined> {
  return tx
    .selectFrom('contract')
    .selectAll()
    .where('contract_id', '=', contractId)
    .where('kind', '=', kind)
    .where(({ or, eb }) => or([eb('upline_id', '=', memberId), eb('downline_id', '=', memberId)]))
    .executeTakeFirst();
}

/** Refuses a member that is no direct upline or downline, like one that does not exist. */
export function refuseParty(): Refusal {
  return new Refusal('A contract with this member is not possible.', {
    reason: 'contract_party_unknown',
  });
}

/** Refuses an action on a contract that has ended. */
export function refuseEnded(): Refusal {
  return new Refusal('This contract has ended.', { reason: 'contract_ended' });
}
