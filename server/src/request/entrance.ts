import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { refusedAtDoor } from './guards.ts';
import type { NoteRequest } from './requestNotes.ts';
import type { Visit } from './Visit.ts';

/** Answers a request, or says that it is none of its own. */
export type Answerer = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
) => boolean;

/**
 * Every request's way in: noted, guarded, given its brand. What was answered before and what goes
 * to an operator is answered from here, the rest by the routes: the walk through a framework's
 * layers alone costs a third of what answering from memory does, and a tenth of handing a call on.
 */
export function entrance({
  isReady,
  note,
  visitFor,
  finished,
  calls,
  routes,
}: {
  isReady: () => boolean;
  note: NoteRequest;
  visitFor: (request: IncomingMessage) => Visit | undefined;
  finished: Answerer;
  calls: Answerer;
  routes: RequestListener;
}): RequestListener {
  return (request, response) => {
    note(request, response);
    // Whoever drains wants no new request on an old connection.
    if (!isReady()) response.setHeader('connection', 'close');
    if (refusedAtDoor(request, response)) return;
    const visit = visitFor(request);
    if (visit) {
      request.visit = visit;
      if (finished(request, response, visit)) return;
      if (calls(request, response, visit)) return;
      if (visit.secure) response.setHeader(...strictTransport);
    }
    routes(request, response);
  };
}

/**
 * Whoever came by https once is to come by nothing else, whatever they asked for first. Source: RFC
 * 6797 §7.2.
 */
export const strictTransport = ['strict-transport-security', 'max-age=31536000'] as const;
