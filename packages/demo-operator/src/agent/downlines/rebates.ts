import { refuseFields } from '../../core/refuseFields.ts';
import type { DatabaseAccess } from '../../database/DatabaseSchema.ts';

/** Returns a member's rebate in hundredths of a percent. */
export async function rebateOf(db: DatabaseAccess, memberId: number): Promise<number> {
  const { rebate_hundredths: hundredths } = await db
    .selectFrom('member')
    .select('rebate_hundredths')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return hundredths;
}

/**
 * Returns the rebate of a request in hundredths of a percent.
 *
 * Errors: a refusal of the field `rebate` if it has more than two decimals, or is above the highest
 * one that the agent can give.
 */
export function readRebate(percent: number, maxHundredths: number): number {
  const hundredths = Math.round(percent * 100);
  if (Math.abs(hundredths - percent * 100) > 1e-6)
    throw refuseFields({ rebate: 'A rebate has at most two decimals.' });
  if (hundredths > maxHundredths)
    throw refuseFields({ rebate: `At most your own rebate: ${toPercent(maxHundredths)}%.` });
  return hundredths;
}

/** Returns hundredths of a percent in percent. */
export function toPercent(hundredths: number): number {
  return hundredths / 100;
}
