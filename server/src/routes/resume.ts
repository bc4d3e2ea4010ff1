import { ApiError, forgetLogin } from '@livery/api';
import { Router } from 'express';
import { isOwnPage } from '../gateway/isOwnPage.ts';
import { sendValue } from '../request/sendEnvelope.ts';
import { contextOf } from '../request/RequestContext.ts';
import type { VisitorLimits } from '../request/VisitorLimits.ts';
import type { ResumeTickets } from '../session/ResumeTickets.ts';

/**
 * `DELETE /_livery/resume`: deletes the remembered login. Its POST is a login and handled by the
 * gateway.
 */
export function resume({
  limits,
  resumeTickets,
}: {
  limits: VisitorLimits;
  resumeTickets: ResumeTickets;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.delete(forgetLogin.path, async (request, response) => {
    const context = contextOf(request);
    const fail = (code: ApiError['code']) => new ApiError({ code, call: forgetLogin.name });
    if (!(await limits.allow(forgetLogin.rate, context))) throw fail('too_many_requests');
    if (!isOwnPage(request, context)) throw fail('forbidden');
    resumeTickets.forget(request, response, context);
    sendValue(response, {});
  });
  return router;
}
