import type { ConsolidatedReply, ConsolidatedRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * How the member may apply for each kind of contract: daily salary, dividend, hourly and real-time
 * salary.
 *
 * Shape:  `ConsolidatedReply`; a kind that is missing from the reply is not offered.
 * Errors: `unauthorised`, `upstream_failed`, `upstream_timeout`, `upstream_shape`.
 * Source: AGNT-04, CALL-17. The method is our choice: the source names none.
 */
export const getConsolidated = defineCall<ConsolidatedRequest, ConsolidatedReply>({
  name: 'getConsolidated',
  path: '/wps/member/info/funds/consolidated',
  token: true,
});
