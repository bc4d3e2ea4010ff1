import type { Selectable } from 'kysely';
import type { DepositLimitTable } from '../../database/cashierTables.ts';
import type { DatabaseAccess } from '../../database/DatabaseSchema.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';

export type LimitPeriod = DepositLimitTable['period'];

/** A limit that applies now, with what is left of it. */
export interface DepositLimit {
  readonly period: LimitPeriod;
  /** Undefined if the member decided to have none. */
  readonly amountMinor?: number;
  readonly leftMinor?: number;
  /** Time from which `nextMinor`, or no limit, applies. */
  readonly nextAtMs?: number;
  readonly nextMinor?: number;
}

const dayMs = 86_400_000;
const periodMs: Readonly<Record<LimitPeriod, number>> = {
  day: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
};
/** Time before a limit is raised or removed, so that it is not done in the heat of a game. */
export const raiseDelayMs = dayMs;

/** Returns a member's limits that were set, the shortest period first. */
export async function depositLimitsOf(
  db: DatabaseAccess,
  memberId: number,
  nowMs: number,
): Promise<DepositLimit[]> {
  const rows = await db
    .selectFrom('deposit_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  const limits: DepositLimit[] = [];
  for (const period of ['day', 'week', 'month'] as const) {
    const row = rows.find((candidate) => candidate.period === period);
    if (!row) continue;
    const amountMinor = amountAt(row, nowMs);
    const isWaiting = row.next_at_ms !== null && row.next_at_ms > nowMs;
    limits.push({
      period,
      ...(amountMinor !== null && {
        amountMinor,
        leftMinor: Math.max(
          amountMinor - (await depositedSince(db, memberId, nowMs - periodMs[period])),
          0,
        ),
      }),
      ...(isWaiting && {
        nextAtMs: Number(row.next_at_ms),
        ...(row.next_minor !== null && { nextMinor: row.next_minor }),
      }),
    });
  }
  return limits;
}

/** Returns whether a member has decided on a limit, or has deposited before there were any. */
export async function hasDecided(db: DatabaseAccess, memberId: number): Promise<boolean> {
  for (const table of ['deposit_limit', 'deposit_order'] as const) {
    const row = await db
      .selectFrom(table)
      .select('member_id')
      .where('member_id', '=', memberId)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/**
 * Sets a limit; `null` means none. A lower one applies at once, a higher one after
 * {@link raiseDelayMs}. The member must be locked.
 */
export async function setDepositLimit(
  tx: Tx,
  {
    memberId,
    period,
    amountMinor,
    nowMs,
  }: { memberId: number; period: LimitPeriod; amountMinor: number | null; nowMs: number },
): Promise<void> {
  const row = await tx
    .selectFrom('deposit_limit')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .executeTakeFirst();
  const current = row ? amountAt(row, nowMs) : null;
  const isRaised = current !== null && (amountMinor === null || amountMinor > current);
  const values = isRaised
    ? { amount_minor: current, next_minor: amountMinor, next_at_ms: nowMs + raiseDelayMs }
    : { amount_minor: amountMinor, next_minor: null, next_at_ms: null };
  await tx
    .insertInto('deposit_limit')
    .values({ member_id: memberId, period, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'period']).doUpdateSet(values))
    .execute();
}

/** Refuses a deposit beyond the member's limits. The member must be locked. */
export async function requireWithinLimits(
  tx: Tx,
  { memberId, amountMinor, nowMs }: { memberId: number; amountMinor: number; nowMs: number },
): Promise<void> {
  for (const { leftMinor } of await depositLimitsOf(tx, memberId, nowMs))
    if (leftMinor !== undefined && amountMinor > leftMinor)
      throw new Refusal('This deposit would exceed your deposit limit.', {
        reason: 'deposit_limit',
      });
}

function amountAt(row: Selectable<DepositLimitTable>, nowMs: number): number | null {
  return row.next_at_ms !== null && row.next_at_ms <= nowMs ? row.next_minor : row.amount_minor;
}

/** Returns what was deposited since a time, with the deposits that can still be paid. */
async function depositedSince(
  db: DatabaseAccess,
  memberId: number,
  sinceMs: number,
): Promise<number> {
  const { sum } = await db
    .selectFrom('deposit_order')
    .select(({ fn }) =>
      fn.sum<string | null>(fn.coalesce('credited_minor', 'amount_minor')).as('sum'),
    )
    .where('member_id', '=', memberId)
    .where('at_ms', '>', sinceMs)
    .where('status', 'in', ['created', 'pending', 'success'])
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
