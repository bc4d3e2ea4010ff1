import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@livery/model';
import type { RequestContext } from '../request/RequestContext.ts';
import { SealedCookie, type SealedCookiePorts } from './SealedCookie.ts';
import type { Session } from './Session.ts';

/** Lifetime of the cookie. */
const maxAgeMs = 10 * 60_000;

interface PendingPassword {
  readonly password: string;
  /** Session of the login. */
  readonly sid: string;
  readonly until: number;
}

/**
 * Sealed cookie with the password of a login that requires a password change, so that the member
 * need not type it again.
 */
export class PendingPasswordCookie {
  readonly #clock: Clock;
  readonly #cookie: SealedCookie<PendingPassword>;

  constructor(ports: SealedCookiePorts) {
    this.#clock = ports.clock;
    this.#cookie = new SealedCookie(ports, { name: 'livery-note' });
  }

  /** Adds the cookie to a response. */
  write(
    response: ServerResponse,
    context: RequestContext,
    { sid }: Session,
    password: string,
  ): void {
    this.#cookie.write(response, context, { password, sid, until: this.#clock.nowMs() + maxAgeMs });
  }

  /** Returns the password of the session's login, if the cookie is valid. */
  read(request: IncomingMessage, context: RequestContext, { sid }: Session): string | undefined {
    const pending = this.#cookie.read(request, context);
    return pending?.sid === sid ? pending.password : undefined;
  }

  /** Deletes the cookie if the browser has it. */
  clear(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
    if (this.#cookie.isSent(request, context)) this.#cookie.forget(response, context);
  }
}
