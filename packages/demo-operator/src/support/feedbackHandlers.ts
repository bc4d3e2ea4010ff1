import type { FeedbackRequest } from '@livery/model';
import type { Feedback } from './Feedback.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { decodeImages } from '../core/decodeImages.ts';
import { Refusal } from '../core/Refusal.ts';
import { profileOf, type FeedbackBounds } from '../merchants/merchantProfiles.ts';

/** Handles feedback of visitors. */
export function feedbackHandlers({
  feedback,
}: {
  feedback: Feedback;
}): Pick<CallHandlers, 'sendFeedback'> {
  return {
    sendFeedback: async (request, { merchant, nowMs }) => {
      const fields = collectProblems(request, profileOf(merchant.profile).feedback);
      if (
        request.type === 'JOIN' &&
        !fields.contact &&
        (await feedback.hasApplied(merchant.code, request.contact ?? ''))
      ) {
        fields.contact = 'An application with this contact is already being looked at.';
      }
      const refused = Object.entries(fields).map(([field, message]) => ({ field, message }));
      if (refused.length > 0)
        throw new Refusal('Please look at the marked fields.', { fields: refused });
      return {
        feedbackId: await feedback.add(
          merchant.code,
          request,
          decodeImages(request.images ?? []),
          nowMs,
        ),
      };
    },
  };
}

/** Returns the problems by field. */
function collectProblems(
  { type, name = '', contact = '', remark, content }: FeedbackRequest,
  { remarkMaxLength, contentMinLength, contentMaxLength }: FeedbackBounds,
): Record<string, string> {
  return {
    ...(type === 'JOIN' && name.trim() === '' ? { name: 'Please say who you are.' } : {}),
    ...(type === 'JOIN' && contact.trim() === ''
      ? { contact: 'Please say how you can be reached.' }
      : {}),
    ...(remark.length > remarkMaxLength
      ? { remark: `Please use at most ${remarkMaxLength} characters.` }
      : {}),
    // Feedback of older pages has no text of its own.
    ...(content !== undefined &&
    (content.trim().length < contentMinLength || content.length > contentMaxLength)
      ? {
          content: `Please write ${contentMinLength} to ${contentMaxLength} characters.`,
        }
      : {}),
  };
}
