import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@livery/model';
import { cookieLine, readCookie } from '../http/cookies.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { AcceptedClaim, SharedState } from '../shared-state/SharedState.ts';
import { SealedCookie, type SealedCookiePorts } from './SealedCookie.ts';
import { deniedIdsOf } from './Session.ts';

type TicketState = Pick<SharedState, 'claim' | 'end' | 'hasEnded' | 'machine'>;

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
  /** As in the session. */
  readonly claims?: readonly string[] | undefined;
  /** Machine that issued the ticket; missing in tickets of earlier builds. */
  readonly machine?: string;
  readonly until: number;
}

/** What a ticket has of its session, and when it expires. */
type TicketSession = Pick<Ticket, 'sid' | 'operatorSession' | 'claims'> & {
  readonly until?: number | undefined;
};

/**
 * "Remember me": credentials sealed in an HttpOnly cookie, valid for one further login, and beside
 * it script-readable cookies for the login form. The expiry is fixed when the password is typed and
 * never extended, so that one password does not sign in for ever.
 *
 * Source: LOGN-12.
 */
export class ResumeTickets {
  readonly #transport: SealedCookiePorts['transport'];
  readonly #clock: Clock;
  readonly #cookie: SealedCookie<Ticket>;
  readonly #sharedState: TicketState;

  constructor({ sharedState, ...ports }: SealedCookiePorts & { sharedState: TicketState }) {
    this.#transport = ports.transport;
    this.#clock = ports.clock;
    this.#cookie = new SealedCookie(ports, { name: 'livery-resume' });
    this.#sharedState = sharedState;
  }

  /** Returns the visitor's ticket; `undefined` if it is missing, invalid, expired or used. */
  find(request: IncomingMessage, context: RequestContext): Ticket | undefined {
    const ticket = this.#cookie.read(request, context);
    return ticket && !this.#isDenied(ticket, context.tenant.brand) ? ticket : undefined;
  }

  /**
   * Marks a ticket as used, so that copies are rejected. Resolves to `undefined` if it was used
   * already, or if it was issued by another machine and the machines cannot agree now: that machine
   * may accept it too, and a stolen ticket is worth a login.
   */
  async claim(
    { tenant: { brand } }: RequestContext,
    { id, until, machine }: Ticket,
  ): Promise<AcceptedClaim | undefined> {
    if (this.#sharedState.hasEnded(id)) return undefined;
    const claiming = this.#sharedState.claim(brand, id, until);
    // Other requests with a copy see its end before the claim is answered.
    this.#sharedState.end({ sid: id, absolute: until });
    const claim = await claiming;
    const isOwn = machine === this.#sharedState.machine;
    return claim?.unconfirmedId === undefined || isOwn ? claim : undefined;
  }

  /**
   * Issues a ticket for a successful login. It expires with the ticket it replaces, or after the
   * brand's `rememberMeHours`.
   */
  issue(
    response: ServerResponse,
    context: RequestContext,
    login: SavedLogin,
    { sid, operatorSession, claims, until = this.#end(context) }: TicketSession,
  ): void {
    this.#cookie.write(response, context, {
      id: randomUUID(),
      login,
      sid,
      operatorSession,
      claims,
      machine: this.#sharedState.machine,
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

  #isDenied(ticket: Ticket, brand: string): boolean {
    return [ticket.id, ...deniedIdsOf(brand, ticket)].some((id) => this.#sharedState.hasEnded(id));
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
    context: RequestContext,
    { name, value, until }: { name: string; value: string; until: number },
  ): void {
    if (!this.#transport.permits(context)) return;
    const { secure } = context;
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
