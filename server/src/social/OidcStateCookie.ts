import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@livery/model';
import type { RequestContext } from '../request/RequestContext.ts';
import { SealedCookie, type SealedCookiePorts } from '../session/SealedCookie.ts';
import type { Session } from '../session/Session.ts';
import type { AcceptedClaim, SharedState } from '../shared-state/SharedState.ts';

/** Maximum duration of a sign-in at a provider. */
const maxAgeMs = 10 * 60_000;

/** State of a pending sign-in until the provider's callback. */
export interface OidcState {
  /** Id that makes the state valid once. */
  readonly id: string;
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly until: number;
  /** Path of the brand to open after the login. */
  readonly returnTo?: string;
  readonly referralCode?: string;
  /** Previous session, because its Strict cookie is not sent with the provider's callback. */
  readonly previous?: Pick<Session, 'sid' | 'absolute'>;
}

/**
 * Sealed cookie with the state of a pending sign-in. SameSite=Lax, because the callback comes from
 * the provider's site.
 */
export class OidcStateCookie {
  readonly #clock: Clock;
  readonly #cookie: SealedCookie<OidcState>;
  readonly #claims: Pick<SharedState, 'claim'>;

  constructor({ claims, ...ports }: SealedCookiePorts & { claims: Pick<SharedState, 'claim'> }) {
    this.#clock = ports.clock;
    this.#cookie = new SealedCookie(ports, { name: 'livery-social', sameSite: 'Lax' });
    this.#claims = claims;
  }

  /** Adds the cookie to a response, unless the connection does not permit it. */
  write(
    response: ServerResponse,
    context: RequestContext,
    oidcState: Omit<OidcState, 'until'>,
  ): void {
    this.#cookie.write(response, context, {
      ...oidcState,
      until: this.#clock.nowMs() + maxAgeMs,
    });
  }

  /**
   * Resolves to the state that matches a callback and to its claim, once. A cookie with another
   * state stays valid.
   */
  async consume(
    request: IncomingMessage,
    context: RequestContext,
    { provider, state }: { provider: string; state: string },
  ): Promise<{ oidcState: OidcState; claim: AcceptedClaim } | undefined> {
    const oidcState = this.#cookie.read(request, context);
    if (!oidcState || oidcState.provider !== provider || oidcState.state !== state)
      return undefined;
    const claim = await this.#claims.claim(context.tenant.brand, oidcState.id, oidcState.until);
    return claim && { oidcState, claim };
  }

  /** Deletes the cookie. */
  clear(response: ServerResponse, context: RequestContext): void {
    this.#cookie.forget(response, context);
  }
}
