import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../http/Clock.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import { SealedCookie, type SealedCookiePorts } from './SealedCookie.ts';
import type { Session } from './Session.ts';

/** How long a password is kept for the change that is due. Source: design §5 "Remember me". */
const noteMs = 10 * 60_000;

interface Note {
  readonly password: string;
  /** The session it belongs to. */
  readonly sid: string;
  readonly until: number;
}

/**
 * The password of a login that has to be followed by a change, sealed in a cookie: whoever just
 * typed it is not asked for it again.
 */
export class PendingPasswordCookie {
  readonly #clock: Clock;
  readonly #cookie: SealedCookie<Note>;

  constructor(ports: SealedCookiePorts) {
    this.#clock = ports.clock;
    this.#cookie = new SealedCookie(ports, { name: 'livery-note' });
  }

  /** Adds the note to the cookies of an answer. */
  keep(
    response: ServerResponse,
    context: RequestContext,
    { sid }: Session,
    password: string,
  ): void {
    this.#cookie.write(response, context, { password, sid, until: this.#clock.nowMs() + noteMs });
  }

  /** The password of the session's login, as long as it is kept. */
  find(request: IncomingMessage, context: RequestContext, { sid }: Session): string | undefined {
    const note = this.#cookie.read(request, context);
    return note?.sid === sid ? note.password : undefined;
  }

  forget(response: ServerResponse, context: RequestContext): void {
    this.#cookie.forget(response, context);
  }
}
