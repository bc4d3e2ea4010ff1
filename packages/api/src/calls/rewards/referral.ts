import type {
  ClaimReferralReply,
  ClaimReferralRequest,
  ReferralMembersReply,
  ReferralMembersRequest,
  ReferralReply,
  ReferralRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The member's invitation code, its results, and the programme's tiers and rules.
 *
 * Shape:  `{ code, invited, registered, qualified, earned, claimable, tiers, rules }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-13 requires it.
 */
export const getReferral = defineCall<ReferralRequest, ReferralReply>({
  name: 'getReferral',
  path: '/wps/relay/MC_referral',
  token: true,
  account: 'real',
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * Friends who registered with the member's code, with masked names.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-13 requires it.
 */
export const getReferralMembers = defineCall<ReferralMembersRequest, ReferralMembersReply>({
  name: 'getReferralMembers',
  path: '/wps/relay/MC_referralMembers',
  token: true,
  account: 'real',
  complete: (site, request) => ({ pageNo: 1, pageSize: site.pageSize, ...request }),
});

/**
 * Claims the rewards for all qualified friends.
 *
 * Shape:  `{ friends, amount }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; MEMB-13 requires it.
 */
export const claimReferral = defineCall<ClaimReferralRequest, ClaimReferralReply>({
  name: 'claimReferral',
  method: 'POST',
  path: '/wps/relay/MC_claimReferral',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
});
