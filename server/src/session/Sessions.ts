import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@livery/model';
import { ByteLru } from '../http/ByteLru.ts';
import { cookieLine, readCookie } from '../http/cookies.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import { clockSkewMs, type SharedState } from '../shared-state/SharedState.ts';
import { endedId } from '../shared-state/Denylist.ts';
import type { CookieTransport } from './CookieTransport.ts';
import { sessionHintCookie } from './sessionHintCookie.ts';
import type { Sealer } from './Sealer.ts';
import { absoluteMs, deniedIdsOf, deniedSessionId, isOver, type Session } from './Session.ts';

/** Cookie over https; browsers require Secure, Path=/ and no Domain for its prefix. */
const secureName = '__Host-livery';
/** Cookie over plain http, used only by the local sandbox. */
const plainName = 'livery';
/** Interval of idle-timeout renewals, so that not every response sets a cookie. */
const touchMs = 60_000;
const maxCookieLength = 3_900;

/**
 * Length of the start of a cookie by which opened sessions are found: more than its random bytes.
 */
const prefixLength = 40;

/** Session of a cookie, with what each request of it needs. */
interface OpenedSession {
  readonly brand: string;
  /** Name and value of the cookie. */
  readonly name: string;
  readonly cookie: string;
  readonly session: Session;
  /** Ids under which the session is denied once it ended. */
  readonly endedIds: readonly string[];
}

/** Sessions in sealed cookies. The operator's token is never readable in a browser. */
export class Sessions {
  readonly #sealer: Sealer;
  readonly #sharedState: Pick<SharedState, 'end' | 'hasEnded' | 'settled'>;
  readonly #clock: Clock;
  readonly #transport: Pick<CookieTransport, 'permits'>;
  readonly #opened = new ByteLru<OpenedSession>({ limitBytes: 16 * 1024 * 1024 });

  constructor({
    sealer,
    sharedState,
    clock,
    transport,
  }: {
    sealer: Sealer;
    sharedState: Pick<SharedState, 'end' | 'hasEnded' | 'settled'>;
    clock: Clock;
    transport: Pick<CookieTransport, 'permits'>;
  }) {
    this.#sealer = sealer;
    this.#sharedState = sharedState;
    this.#clock = clock;
    this.#transport = transport;
  }

  /** Returns the visitor's session; `undefined` if it is missing, invalid, expired or ended. */
  find(request: IncomingMessage, context: RequestContext): Session | undefined {
    const name = this.#cookieName(context);
    const text = name === undefined ? undefined : readCookie(request.headers.cookie, name);
    if (name === undefined || text === undefined) return undefined;
    const opened = this.#openCookie(context.tenant.brand, name, text);
    return opened &&
      !isOver(opened.session, this.#clock.nowMs()) &&
      !opened.endedIds.some((id) => this.#sharedState.hasEnded(id))
      ? opened.session
      : undefined;
  }

  /**
   * Opens a cookie, cached because a page makes a dozen calls with the same one. Found by its
   * start, which is random, because hashing all of it costs more than comparing it.
   */
  #openCookie(brand: string, name: string, cookie: string): OpenedSession | undefined {
    const key = cookie.slice(0, prefixLength);
    const cached = this.#opened.get(key);
    if (
      cached?.cookie === cookie &&
      cached.brand === brand &&
      cached.name === name &&
      // The key may have been removed since.
      this.#sealer.hasKeyOf(cookie)
    )
      return cached;
    // Only this server can seal it, and it seals only sessions under this name.
    const session = this.#sealer.open(brand, name, cookie) as Session | undefined;
    if (!session) return undefined;
    const opened = {
      brand,
      name,
      cookie,
      session,
      endedIds: [session.sid, ...deniedIdsOf(brand, session)].map(endedId),
    };
    this.#opened.set(key, opened, cookie.length * 3);
    return opened;
  }

  /**
   * Sets the session cookies, unless the connection does not permit them.
   */
  open(response: ServerResponse, context: RequestContext, session: Session): void {
    const name = this.#cookieName(context);
    if (name === undefined) return;
    const value = this.#seal(context.tenant.brand, name, session);
    const maxAgeSeconds = Math.ceil(
      Math.min(absoluteMs, session.absolute - this.#clock.nowMs()) / 1000,
    );
    this.#setCookies(response, context, name, value, 'member', maxAgeSeconds);
  }

  /** Renews the idle timeout of a session. */
  touch(response: ServerResponse, context: RequestContext, session: Session): void {
    const nowMs = this.#clock.nowMs();
    if (nowMs - session.idleAt >= touchMs)
      this.open(response, context, { ...session, idleAt: nowMs });
  }

  /**
   * Ends a session: deletes its cookies and denies copies of them.
   */
  close(
    response: ServerResponse,
    context: RequestContext,
    session: Pick<Session, 'sid' | 'absolute'>,
  ): void {
    this.#sharedState.end(session);
    this.forget(response, context);
  }

  /**
   * Denies a session of the operator, whatever cookies it is in. Source: MEMB-03, sessions that the
   * member ends on another device.
   */
  deny({ tenant: { brand } }: RequestContext, operatorSession: string): void {
    this.#sharedState.end({
      sid: deniedSessionId(brand, operatorSession),
      absolute: this.#clock.nowMs() + absoluteMs + clockSkewMs,
    });
  }

  /** Resolves when the sessions closed before the call stay closed after a loss of power. */
  settled(): Promise<void> {
    return this.#sharedState.settled();
  }

  /** Deletes the session cookies. */
  forget(response: ServerResponse, context: RequestContext): void {
    const name = this.#cookieName(context);
    if (name !== undefined) this.#setCookies(response, context, name, '', '', 0);
  }

  /** Returns whether the request has a session or hint cookie that may need to be deleted. */
  hasCookie(request: IncomingMessage, context: RequestContext): boolean {
    const name = this.#cookieName(context);
    return (
      readCookie(request.headers.cookie, sessionHintCookie) !== undefined ||
      (name !== undefined && readCookie(request.headers.cookie, name) !== undefined)
    );
  }

  /**
   * Seals a session. Drops long member labels, because browsers reject cookies above 4 kB.
   */
  #seal(brand: string, name: string, session: Session): string {
    const value = this.#sealer.seal(brand, name, session);
    if (value.length <= maxCookieLength) return value;
    const { memberLabel: _tooLong, ...rest } = session;
    return this.#sealer.seal(brand, name, rest);
  }

  #setCookies(
    response: ServerResponse,
    { secure }: RequestContext,
    name: string,
    value: string,
    hint: string,
    maxAgeSeconds: number,
  ): void {
    response.setHeader('set-cookie', [
      cookieLine({ name, value, maxAgeSeconds, secure, httpOnly: true, sameSite: 'Strict' }),
      cookieLine({
        name: sessionHintCookie,
        value: hint,
        maxAgeSeconds,
        secure,
        httpOnly: false,
        sameSite: 'Lax',
      }),
    ]);
  }

  #cookieName(context: RequestContext): string | undefined {
    if (!this.#transport.permits(context)) return undefined;
    return context.secure ? secureName : plainName;
  }
}
