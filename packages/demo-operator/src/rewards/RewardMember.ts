import type { MemberContext } from '../calls/CallHandlers.ts';
import { perMajorOf } from '../merchants/perMajorOf.ts';

/** Member whose points, bonuses and rewards are handled, at the merchant's own time. */
export interface RewardMember {
  readonly merchant: string;
  readonly memberId: number;
  readonly rankLevel: number;
  /** Minor units in one major unit. */
  readonly perMajor: number;
  readonly nowMs: number;
}

/** Returns the member of a call. */
export function rewardMemberOf({ merchant, member, nowMs }: MemberContext): RewardMember {
  return {
    merchant: merchant.code,
    memberId: member.memberId,
    rankLevel: member.rankLevel,
    perMajor: perMajorOf(merchant),
    nowMs,
  };
}
