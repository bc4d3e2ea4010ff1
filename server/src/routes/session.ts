import { Router } from 'express';
import { sendValue } from '../request/sendEnvelope.ts';
import { contextOf } from '../request/RequestContext.ts';
import type { PendingPasswordCookie } from '../session/PendingPasswordCookie.ts';
import { sessionView } from '../session/Session.ts';
import type { Sessions } from '../session/Sessions.ts';

/**
 * `GET /_livery/session`: public view of the visitor's session. Never cached, never with the token.
 */
export function session({
  pendingPasswordCookie,
  sessions,
}: {
  pendingPasswordCookie: PendingPasswordCookie;
  sessions: Sessions;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/_livery/session', (request, response) => {
    const context = contextOf(request);
    const found = sessions.find(request, context);
    if (found) sessions.touch(response, context, found);
    else if (sessions.hasCookie(request, context)) sessions.forget(response, context);
    sendValue(
      response,
      sessionView(
        context.tenant.site,
        found,
        found && pendingPasswordCookie.read(request, context, found) !== undefined,
      ),
    );
  });
  return router;
}
