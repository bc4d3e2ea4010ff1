import type { FeedbackReply, FeedbackRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * What a visitor writes to the operator: an application of the join page, or a remark.
 *
 * Shape:  `{ feedbackId }`; a refusal names the fields that are not accepted.
 * Errors: `bad_request`, `operator_refused`, `upstream_failed`, `upstream_timeout`.
 * Source: MEMB-18, CALL-12.
 */
export const sendFeedback = defineCall<FeedbackRequest, FeedbackReply>({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  rate: 'write',
  requestSchema: 'FeedbackRequest',
  replySchema: 'FeedbackReply',
});
