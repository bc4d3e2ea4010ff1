import { Router } from 'express';
import { sendValue } from '../request/sendEnvelope.ts';
import { visitOf } from '../request/Visit.ts';
import type { PasswordNotes } from '../session/PasswordNotes.ts';
import { sessionView } from '../session/Session.ts';
import type { Sessions } from '../session/Sessions.ts';

/** `GET /_livery/session`: who the browser is talking as. Never cached, never the token itself. */
export function session({
  passwordNotes,
  sessions,
}: {
  passwordNotes: PasswordNotes;
  sessions: Sessions;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/_livery/session', (request, response) => {
    const visit = visitOf(request);
    const found = sessions.find(request, visit);
    if (found) sessions.touch(response, visit, found);
    else if (sessions.hasCookie(request, visit)) sessions.forget(response, visit);
    sendValue(
      response,
      sessionView(
        visit.tenant.site,
        found,
        found && passwordNotes.find(request, visit, found) !== undefined,
      ),
    );
  });
  return router;
}
