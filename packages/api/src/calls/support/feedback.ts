import type { FeedbackReply, FeedbackRequest } from '@livery/model';
import { defineCall } from '../../Call.ts';

/**
 * Sends a visitor's message to the operator: an application from the join page, or feedback.
 *
 * Shape:  `{ feedbackId }`; a refusal names the rejected fields.
 * Errors: `bad_request`, `bot_check`, `server_busy`, `operator_refused`, `upstream_failed`,
 *         `upstream_timeout`.
 * Source: MEMB-18, CALL-12.
 */
export const sendFeedback = defineCall<FeedbackRequest, FeedbackReply>({
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  rate: 'write',
  images: 'images',
  botCheck: true,
  requestSchema: 'FeedbackRequest',
  replySchema: 'FeedbackReply',
});
