import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../http/Clock.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { Denylist } from '../session/Denylist.ts';
import { SealedCookie, type SealedCookiePorts } from '../session/SealedCookie.ts';
import type { Session } from '../session/Session.ts';

/** How long a person may take at a provider. Source: design §5 "Session". */
const maxAgeMs = 10 * 60_000;

/** What a sign-in under way is known by, until the provider's answer comes. */
export interface OidcState {
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
export class OidcStateCookie {
  readonly #clock: Clock;
  readonly #cookie: SealedCookie<OidcState>;
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
    oidcState: Omit<OidcState, 'until'>,
  ): boolean {
    return this.#cookie.write(response, context, {
      ...oidcState,
      until: this.#clock.nowMs() + maxAgeMs,
    });
  }

  /**
   * The browser's note for an answer of this provider to this state. From then on it counts no
   * more; one of another state stays.
   */
  take(
    request: IncomingMessage,
    context: RequestContext,
    { provider, state }: { provider: string; state: string },
  ): OidcState | undefined {
    const oidcState = this.#cookie.read(request, context);
    if (
      !oidcState ||
      oidcState.provider !== provider ||
      oidcState.state !== state ||
      this.#denylist.has(oidcState.id)
    )
      return undefined;
    this.#denylist.add({ sid: oidcState.id, absolute: oidcState.until });
    return oidcState;
  }

  forget(response: ServerResponse, context: RequestContext): void {
    this.#cookie.forget(response, context);
  }
}
