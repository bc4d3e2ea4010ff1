import type {
  ClaimAllRewardsReply,
  ClaimAllRewardsRequest,
  ClaimRewardReply,
  ClaimRewardRequest,
  RewardsReply,
  RewardsRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Rewards of the member.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-12 requires it.
 */
export const getRewards = defineCall<RewardsRequest, RewardsReply>({
  name: 'getRewards',
  path: '/wps/relay/MC_rewards',
  token: true,
  account: 'real',
  export: true,
  complete: (site, request) => ({
    language: site.language,
    pageNo: 1,
    pageSize: site.pageSize,
    ...request,
  }),
});

/**
 * Claims a reward: money, points, or a bonus that has to be staked.
 *
 * Shape:  `{ rewardId, status, amount, points, bonusId }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; MEMB-12 and PROM-02 require it.
 */
export const claimReward = defineCall<ClaimRewardRequest, ClaimRewardReply>({
  name: 'claimReward',
  method: 'POST',
  path: '/wps/relay/MC_claimReward',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
});

/**
 * Claims all rewards. Those that cannot be paid are listed with the reason.
 *
 * Shape:  `{ list, claimed, amount, points }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; MEMB-12 requires it.
 */
export const claimAllRewards = defineCall<ClaimAllRewardsRequest, ClaimAllRewardsReply>({
  name: 'claimAllRewards',
  method: 'POST',
  path: '/wps/relay/MC_claimAllRewards',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
  complete: (site, request) => ({ language: site.language, ...request }),
});
