import { Refusal } from '../core/Refusal.ts';
import { isPassword } from '../core/passwordHash.ts';
import type { Database } from '../database/DatabaseSchema.ts';
import type { Attempts } from '../members/Attempts.ts';

/** Wrong payment passwords within an hour after which it is locked. */
const limit = { max: 3, withinMs: 3_600_000 };

/**
 * Refuses a wrong payment password. Each try is counted before the comparison, so that concurrent
 * ones cannot exceed the limit; a correct password forgets them.
 */
export async function checkPaymentPassword(
  { db, attempts }: { db: Database; attempts: Attempts },
  { merchant, memberId, password }: { merchant: string; memberId: number; password: string },
  nowMs: number,
): Promise<void> {
  const stored = await paymentPasswordHash(db, memberId);
  if (stored === null)
    throw new Refusal('Please set a payment password first.', {
      reason: 'payment_password_missing',
    });
  const key = { merchant, kind: 'paymentPassword', subject: String(memberId) } as const;
  if (await attempts.take(key, limit, nowMs))
    throw new Refusal('The payment password is locked for an hour after three wrong ones.', {
      reason: 'payment_password_locked',
    });
  if (!(await isPassword(password, stored)))
    throw new Refusal('The payment password is wrong.', {
      reason: 'payment_password_wrong',
      fields: [{ field: 'paymentPassword', message: 'The payment password is wrong.' }],
    });
  await attempts.forget(key);
}

/** Whether a member has a payment password. */
export async function hasPaymentPassword(db: Database, memberId: number): Promise<boolean> {
  return (await paymentPasswordHash(db, memberId)) !== null;
}

async function paymentPasswordHash(db: Database, memberId: number): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('payment_password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.payment_password_hash ?? null;
}
