import type {
  PointsBalanceReply,
  PointsBalanceRequest,
  PointsConfigReply,
  PointsConfigRequest,
  PointsConvertReply,
  PointsConvertRequest,
  PointsRedeemListReply,
  PointsRedeemListRequest,
  PointsRedeemReply,
  PointsRedeemRequest,
  PointsRewardReply,
  PointsRewardRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Points that the member can spend.
 *
 * Shape:  `{ points, pending }`, whole points.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: CALL-10, MALL-01, MALL-04. The path is our choice: the source states only that it is a
 *         relay.
 */
export const pointsBalance = defineCall<PointsBalanceRequest, PointsBalanceReply>({
  name: 'pointsBalance',
  path: '/wps/relay/PTS_balance',
  token: true,
  account: 'real',
});

/**
 * Rules of earning points and of converting them into money.
 *
 * Shape:  `{ pointsPerUnit, minConvert, step, dayMax, dayLeft, earn }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: CALL-10, MALL-01. Path and fields are our choice.
 */
export const pointsConfig = defineCall<PointsConfigRequest, PointsConfigReply>({
  name: 'pointsConfig',
  path: '/wps/relay/PTS_config',
  token: true,
  account: 'real',
});

/**
 * Items of the points mall, each with what this member may do with it.
 *
 * Shape:  `{ language, categories, items }`.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: CALL-10, MALL-01. Path and fields are our choice.
 */
export const pointsReward = defineCall<PointsRewardRequest, PointsRewardReply>({
  name: 'pointsReward',
  path: '/wps/relay/PTS_reward',
  token: true,
  account: 'real',
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * Redeems an item for points.
 *
 * Shape:  `{ recordId, status, changedPoints, points }`.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: CALL-10, MALL-01, MALL-03. Path and fields are our choice.
 */
export const pointsRedeem = defineCall<PointsRedeemRequest, PointsRedeemReply>({
  name: 'pointsRedeem',
  method: 'POST',
  path: '/wps/relay/PTS_redeem',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
  takes: { from: 'points', to: { field: 'itemId' } },
});

/**
 * Converts points into money of the main wallet.
 *
 * Shape:  `{ recordId, amount, points }`.
 * Units:  `amount` in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: CALL-10, MALL-01. Path and fields are our choice.
 */
export const pointsConvert = defineCall<PointsConvertRequest, PointsConvertReply>({
  name: 'pointsConvert',
  method: 'POST',
  path: '/wps/relay/PTS_convert',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
  takes: { amount: 'points', from: 'points', to: 'wallet' },
});

/**
 * The member's points record: redemptions and all other changes of the points.
 *
 * Shape:  `{ list, totalPages, totals }`, newest first; `totals` are those of all pages.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: CALL-10, MALL-02, MALL-03. The path is our choice.
 */
export const pointsRedeemList = defineCall<PointsRedeemListRequest, PointsRedeemListReply>({
  name: 'pointsRedeemList',
  path: '/wps/relay/PTS_redeemList',
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
