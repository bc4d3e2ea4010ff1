import type { MemberContext } from '../../calls/CallHandlers.ts';
import { tooManyRequests } from '../../core/tooManyRequests.ts';
import type { Attempts } from '../../members/Attempts.ts';

/** Codes to one number or address. Source: SMSC-08. */
const targetLimit = { max: 3, withinMs: 5 * 60_000 };
/** Codes that one member may request, to whatever target. */
const memberLimit = { max: 10, withinMs: 60 * 60_000 };

/** Counts a code that a member requests, and refuses too many. */
export async function limitCodes(
  attempts: Attempts,
  target: string,
  { merchant, member, nowMs }: MemberContext,
): Promise<void> {
  for (const [kind, subject, limit] of [
    ['bindCode', target, targetLimit],
    ['bindCodeMember', String(member.memberId), memberLimit],
  ] as const) {
    const wait = await attempts.take({ merchant: merchant.code, kind, subject }, limit, nowMs);
    if (wait) throw tooManyRequests(wait.nextAtMs, nowMs);
  }
}
