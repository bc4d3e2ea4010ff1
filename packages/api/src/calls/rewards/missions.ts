import type {
  ApplyActivityReply,
  ApplyActivityRequest,
  ClaimMissionReply,
  ClaimMissionRequest,
  JoinMissionReply,
  JoinMissionRequest,
  LeaderboardReply,
  LeaderboardRequest,
  MissionSummaryReply,
  MissionSummaryRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Missions with the member's progress.
 *
 * Shape:  `{ language, list, claimable }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: CALL-10, CALL-19, MEMB-14, MEMB-24. Path and fields are our choice.
 */
export const missionSummary = defineCall<MissionSummaryRequest, MissionSummaryReply>({
  name: 'missionSummary',
  path: '/wps/relay/MC_missionSummary',
  token: true,
  account: 'real',
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * A page of the leaderboard, and the rank of the member.
 *
 * Shape:  `{ list, mine, totalPages, rules }`, best first.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: CALL-10, CALL-19, MEMB-14. Path and fields are our choice.
 */
export const leaderboard = defineCall<LeaderboardRequest, LeaderboardReply>({
  name: 'leaderboard',
  path: '/wps/relay/MC_leaderboard',
  token: true,
  account: 'real',
  complete: (site, request) => ({
    language: site.language,
    pageNo: 1,
    pageSize: site.pageSize,
    ...request,
  }),
});

/**
 * Joins a mission. A repeated request has no second effect.
 *
 * Shape:  `{ missionId, status }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; MEMB-14 requires it.
 */
export const joinMission = defineCall<JoinMissionRequest, JoinMissionReply>({
  name: 'joinMission',
  method: 'POST',
  path: '/wps/relay/MC_joinMission',
  token: true,
  account: 'real',
  rate: 'write',
});

/**
 * Claims the reward of a completed mission.
 *
 * Shape:  `{ missionId, status, amount, points }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; MEMB-14 requires it.
 */
export const claimMission = defineCall<ClaimMissionRequest, ClaimMissionReply>({
  name: 'claimMission',
  method: 'POST',
  path: '/wps/relay/MC_claimMission',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
});

/**
 * Applies for the reward of a mission or promotion with a remark and images.
 *
 * Shape:  `{ activityId, status }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: our own call; MEMB-18 requires it.
 */
export const applyActivity = defineCall<ApplyActivityRequest, ApplyActivityReply>({
  name: 'applyActivity',
  method: 'PUT',
  path: '/wps/relay/MC_applyActivity',
  token: true,
  account: 'real',
  rate: 'write',
  images: 'images',
});
