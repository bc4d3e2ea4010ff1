import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../http/Clock.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { Denylist } from '../session/Denylist.ts';
import { SealedCookie, type SealedCookiePorts } from '../session/SealedCookie.ts';
import type { Session } from '../session/Session.ts';

/** How long a person may take at a provider. Source: design §5 "Session". */
const noteMs = 10 * 60_000;

/** What a sign-in under way is known by, until the provider's answer comes. */
export interface SocialNote {
  /** The note's own name: it counts once. */
  readonly id: string;
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly until: number;
  /** Path of the brand to go to afterwards. */
  readonly returnTo?: string;
  readonly referralCode?: string;
  /** The session there was: the cookie of it does not come back with the provider's answer. */
  readonly previous?: Pick<Session, 'sid' | 'absolute'>;
}

/**
 * Sign-ins under way, each sealed in its browser's own cookie: Lax, because the answer comes from
 * the provider's site.
 */
export class SocialNotes {
  readonly #clock: Clock;
  readonly #cookie: SealedCookie<SocialNote>;
  readonly #denylist: Denylist;

  constructor({ denylist, ...ports }: SealedCookiePorts & { denylist: Denylist }) {
    this.#clock = ports.clock;
    this.#cookie = new SealedCookie(ports, { name: 'livery-social', sameSite: 'Lax' });
    this.#denylist = denylist;
  }

  /** Gives the browser a note; whether it may have one at all. */
  keep(
    response: ServerResponse,
    context: RequestContext,
    note: Omit<SocialNote, 'until'>,
  ): boolean {
    return this.#cookie.write(response, context, { ...note, until: this.#clock.nowMs() + noteMs });
  }

  /**
   * The browser's note for an answer of this provider to this state. From then on it counts no
   * more; one of another state stays.
   */
  take(
    request: IncomingMessage,
    context: RequestContext,
    { provider, state }: { provider: string; state: string },
  ): SocialNote | undefined {
    const note = this.#cookie.read(request, context);
    if (!note || note.provider !== provider || note.state !== state || this.#denylist.has(note.id))
      return undefined;
    this.#denylist.add({ sid: note.id, absolute: note.until });
    return note;
  }

  forget(response: ServerResponse, context: RequestContext): void {
    this.#cookie.forget(response, context);
  }
}
