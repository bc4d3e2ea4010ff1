import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../http/Clock.ts';
import { cookieLine, readCookie } from '../http/cookies.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { SharedState } from '../shared-state/SharedState.ts';
import { SealedCookie, type SealedCookiePorts } from './SealedCookie.ts';
import { deniedSessionId } from './Session.ts';

type TicketState = Pick<SharedState, 'claim' | 'end' | 'hasEnded'>;

/** Script-readable cookie with the remembered name. */
const nameCookie = 'livery-remember';
/** Script-readable cookie that signals a ticket; grants nothing. */
const offerCookie = 'livery-offer';
const hourMs = 60 * 60_000;

/** Credentials of a login that can be repeated. */
export interface SavedLogin {
  readonly username: string;
  readonly password: string;
  readonly countryDialingCode?: string;
}

/** Token for one further login without typing. */
export interface Ticket {
  readonly id: string;
  readonly login: SavedLogin;
  /** Session that the ticket was issued with. */
  readonly sid: string;
  /** As in the session. */
  readonly operatorSession?: string | undefined;
  readonly until: number;
}

/**
 * "Remember me": credentials sealed in an HttpOnly cookie, valid for one further login, and beside it
 * script-readable cookies for the login form. The expiry is fixed when the password is typed and never
 * extended, so that one password does not sign in for ever.
 *
 * Source: LOGN-12.
 */
export class ResumeTickets {
  readonly #allowPlain: SealedCookiePorts['allowPlain'];
  readonly #clock: Clock;
  readonly #cookie: SealedCookie<Ticket>;
  readonly #sharedState: TicketState;

  constructor({ sharedState, ...ports }: SealedCookiePorts & { sharedState: TicketState }) {
    this.#allowPlain = ports.allowPlain;
    this.#clock = ports.clock;
    this.#cookie = new SealedCookie(ports, { name: 'livery-resume' });
    this.#sharedState = sharedState;
  }

  /** Returns the visitor's ticket; `undefined` if it is missing, invalid, expired or used. */
  find(request: IncomingMessage, context: RequestContext): Ticket | undefined {
    const ticket = this.#cookie.read(request, context);
    return ticket && !this.#isDenied(ticket, context.tenant.brand) ? ticket : undefined;
  }

  /** Marks a ticket as used, so that copies are rejected. Resolves to false if it was used already. */
  async claim({ tenant: { brand } }: RequestContext, { id, until }: Ticket): Promise<boolean> {
    if (this.#sharedState.hasEnded(id)) return false;
    const isFirst = this.#sharedState.claim(brand, id, until);
    // Other requests with a copy see its end before the claim is answered.
    this.#sharedState.end({ sid: id, absolute: until });
    return isFirst;
  }

  /**
   * Issues a ticket for a successful login. It expires with the ticket it replaces, or after the brand's
   * `rememberMeHours`.
   */
  issue(
    response: ServerResponse,
    context: RequestContext,
    login: SavedLogin,
    {
      sid,
      operatorSession,
      until = this.#end(context),
    }: Pick<Ticket, 'sid' | 'operatorSession'> & { until?: number | undefined },
  ): void {
    this.#cookie.write(response, context, {
      id: randomUUID(),
      login,
      sid,
      operatorSession,
      until,
    });
    this.#show(response, context, { name: offerCookie, value: '1', until });
    this.#show(response, context, {
      name: nameCookie,
      value: readable({ username: login.username }),
      until,
    });
  }

  /**
   * Remembers a mobile number only, because an SMS code is valid for one login.
   */
  rememberMobile(
    response: ServerResponse,
    context: RequestContext,
    mobile: { mobileNum: string; countryDialingCode?: string },
  ): void {
    this.#show(response, context, {
      name: nameCookie,
      value: readable({ loginTypeSms: '1', ...mobile }),
      until: this.#end(context),
    });
  }

  /** Deletes and invalidates the ticket; the remembered name stays. */
  drop(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
    const ticket = this.find(request, context);
    if (ticket) void this.claim(context, ticket);
    if (this.#cookie.isSent(request, context)) this.#cookie.forget(response, context);
    this.#hide(request, response, context, offerCookie);
  }

  /** Deletes the ticket and the remembered name. */
  forget(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
    this.drop(request, response, context);
    this.#hide(request, response, context, nameCookie);
  }

  #isDenied({ id, operatorSession }: Ticket, brand: string): boolean {
    return (
      this.#sharedState.hasEnded(id) ||
      (operatorSession !== undefined &&
        this.#sharedState.hasEnded(deniedSessionId(brand, operatorSession)))
    );
  }

  #end({
    tenant: {
      site: { site },
    },
  }: RequestContext): number {
    return this.#clock.nowMs() + site.rememberMeHours * hourMs;
  }

  /** Deletes a script-readable cookie if the browser has it. */
  #hide(
    { headers }: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    name: string,
  ): void {
    if (readCookie(headers.cookie, name) !== undefined)
      this.#show(response, context, { name, value: '', until: this.#clock.nowMs() });
  }

  /** Writes a script-readable cookie for the login form. */
  #show(
    response: ServerResponse,
    { secure, address }: RequestContext,
    { name, value, until }: { name: string; value: string; until: number },
  ): void {
    if (!secure && !this.#allowPlain(address)) return;
    const maxAgeSeconds = Math.ceil((until - this.#clock.nowMs()) / 1000);
    response.appendHeader(
      'set-cookie',
      cookieLine({ name, value, maxAgeSeconds, secure, httpOnly: false, sameSite: 'Strict' }),
    );
  }
}

/** Encodes values as letters, digits and percent signs, which cookies can contain. */
function readable(values: Readonly<Record<string, string>>): string {
  return encodeURIComponent(new URLSearchParams({ loginRemember: '1', ...values }).toString());
}
