import { contractPeriods, settlementPeriodAt, type PeriodCalendar } from '@livery/model';
import { sql, type Selectable } from 'kysely';
import type { ContractTables } from '../../database/contractTables.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';

export type ContractRow = Selectable<ContractTables['contract']>;

/** How contracts end. */
export interface ContractEnd {
  readonly status: Exclude<ContractRow['status'], 'active'>;
  readonly calendar: PeriodCalendar;
  readonly nowMs: number;
  /** The parties are no longer upline and downline, so the running period is not settled. */
  readonly isLeft?: boolean;
  /**
   * The last period ends here if it runs longer, because a contract above has a lower rate from now
   * on.
   */
  readonly untilMs?: number;
}

/**
 * Ends contracts, and returns them. The period that is running is the last one that is settled. An
 * ended contract whose last period still runs keeps its status, but can end earlier. Open requests
 * for the termination of the contracts lapse.
 */
export async function endContracts(
  tx: Tx,
  ids: readonly number[],
  { status, calendar, nowMs, isLeft = false, untilMs = Infinity }: ContractEnd,
): Promise<ContractRow[]> {
  if (ids.length === 0) return [];
  const bounds = contractPeriods.map((period) => {
    const { startMs, endMs } = settlementPeriodAt(period, nowMs, calendar);
    return isLeft ? startMs : Math.min(endMs, untilMs);
  });
  // Of the current row, because a settlement can have advanced it meanwhile. Its next period is
  // later than the running one if the clock was set back.
  const settledUntilMs = sql`coalesce(contract.next_start_ms, contract.ends_at_ms)`;
  const endsAtMs = sql`greatest(contract.starts_at_ms, ${settledUntilMs},
    least(contract.ends_at_ms, running.bound_ms))`;
  const { rows } = await sql<ContractRow>`
    update contract set ends_at_ms = ${endsAtMs},
      status = case when contract.status = 'active' then ${status} else contract.status end,
      ended_at_ms = coalesce(contract.ended_at_ms, ${nowMs}::bigint),
      next_start_ms = case when next_start_ms < ${endsAtMs} then next_start_ms end,
      next_end_ms = case when next_start_ms < ${endsAtMs} then least(next_end_ms, ${endsAtMs}) end
    from unnest(${contractPeriods}::text[], ${bounds}::bigint[]) as running (period, bound_ms)
    where contract.contract_id = any(${ids}::bigint[]) and running.period = contract.period
      and (contract.status = 'active' or contract.ends_at_ms > ${endsAtMs})
    returning contract.*`.execute(tx);
  await sql`
    update contract_request set status = 'lapsed', answered_at_ms = ${nowMs}::bigint
    where contract_id = any(${ids}::bigint[]) and type = 'termination' and status = 'requested'`.execute(
    tx,
  );
  return rows;
}

/**
 * Hands what a replaced contract carries on to the one that replaced it, once its last period is
 * settled.
 */
export async function handCarriedOn(
  tx: Tx,
  {
    contract_id: contractId,
    kind,
    upline_id: uplineId,
    downline_id: downlineId,
    status,
    next_start_ms: nextStartMs,
    carried_minor: carriedMinor,
  }: ContractRow,
): Promise<void> {
  if (status !== 'superseded' || nextStartMs !== null || carriedMinor === 0) return;
  const { successorId } = await tx
    .selectFrom('contract')
    .select(({ fn }) => fn.min('contract_id').as('successorId'))
    .where('kind', '=', kind)
    .where('upline_id', '=', uplineId)
    .where('downline_id', '=', downlineId)
    .where('contract_id', '>', contractId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('contract')
    .set({ carried_minor: 0 })
    .where('contract_id', '=', contractId)
    .execute();
  const successor = await tx
    .updateTable('contract')
    .set({ carried_minor: sql`carried_minor + ${carriedMinor}::bigint` })
    .where('contract_id', '=', successorId)
    .returningAll()
    .executeTakeFirstOrThrow();
  // It can have been replaced too.
  await handCarriedOn(tx, successor);
}
