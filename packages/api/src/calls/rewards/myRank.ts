import type {
  ClaimRankGiftReply,
  ClaimRankGiftRequest,
  MyRankReply,
  MyRankRequest,
} from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * The member's rank, the progress to the next one, and gifts for reached ranks.
 *
 * Shape:  `MyRankReply`; benefits and gifts from the lowest rank.
 * Units:  money in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-17 requires it.
 */
export const getMyRank = defineCall<MyRankRequest, MyRankReply>({
  name: 'getMyRank',
  path: '/wps/relay/MC_myRank',
  token: true,
  account: 'real',
  complete: (site, request) => ({ language: site.language, ...request }),
});

/**
 * Credits the gift of a reached rank, once for each member and rank.
 *
 * Shape:  `{ referenceNo, amount }`.
 * Units:  `amount` in major units of the brand's currency.
 * Errors: `unauthorised`, `real_account_needed`, `operator_refused` (rank not reached, gift claimed
 *         before, number taken), `upstream_failed`, `upstream_timeout`.
 * Source: our own call; MEMB-17 requires it.
 */
export const claimRankGift = defineCall<ClaimRankGiftRequest, ClaimRankGiftReply>({
  name: 'claimRankGift',
  path: '/wps/relay/MC_claimRankGift',
  method: 'POST',
  token: true,
  account: 'real',
  rate: 'write',
  once: 'referenceNo',
});
