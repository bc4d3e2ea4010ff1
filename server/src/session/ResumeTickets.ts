import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../http/Clock.ts';
import { cookieLine, readCookie } from '../http/cookies.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { Denylist } from './Denylist.ts';
import { SealedCookie, type SealedCookiePorts } from './SealedCookie.ts';
import type { Session } from './Session.ts';

/** Readable: who wanted to be remembered. */
const nameCookie = 'livery-remember';
/** Readable and powerless: there is a ticket to offer. */
const offerCookie = 'livery-offer';
const hourMs = 60 * 60_000;

/** A login by name and password, as it is made again. */
export interface SavedLogin {
  readonly username: string;
  readonly password: string;
  readonly countryDialingCode?: string;
}

/** What lets a member sign in once more without typing. */
export interface Ticket {
  readonly id: string;
  readonly login: SavedLogin;
  /** The session it was given with. */
  readonly sid: string;
  readonly until: number;
}

/**
 * "Remember me": the login of who wants it, sealed in a cookie no script can read, good for one
 * more login; beside it what a form may show of it. It ends at the hour that was fixed when the
 * password was typed, however often it was used: nobody is signed in for ever by one password.
 *
 * Source: requirements LOGN-12; design §5 "Remember me".
 */
export class ResumeTickets {
  readonly #allowPlain: SealedCookiePorts['allowPlain'];
  readonly #clock: Clock;
  readonly #cookie: SealedCookie<Ticket>;
  readonly #denylist: Denylist;

  constructor({ denylist, ...ports }: SealedCookiePorts & { denylist: Denylist }) {
    this.#allowPlain = ports.allowPlain;
    this.#clock = ports.clock;
    this.#cookie = new SealedCookie(ports, { name: 'livery-resume' });
    this.#denylist = denylist;
  }

  /** The visitor's ticket; none when there is no cookie, or it is not ours, run out or used. */
  find(request: IncomingMessage, context: RequestContext): Ticket | undefined {
    const ticket = this.#cookie.read(request, context);
    return ticket && !this.#denylist.has(ticket.id) ? ticket : undefined;
  }

  /** Uses a ticket up: no copy of it counts from now on. @returns whether it still counted. */
  claim({ id, until }: Ticket): boolean {
    return this.#denylist.claim({ sid: id, absolute: until });
  }

  /**
   * Gives the browser a ticket for a login that succeeded, until the hour of the one it follows, or
   * for as long as the brand remembers.
   */
  issue(
    response: ServerResponse,
    context: RequestContext,
    login: SavedLogin,
    { sid, until = this.#end(context) }: Pick<Session, 'sid'> & { until?: number | undefined },
  ): void {
    this.#cookie.write(response, context, { id: randomUUID(), login, sid, until });
    this.#show(response, context, { name: offerCookie, value: '1', until });
    this.#show(response, context, {
      name: nameCookie,
      value: readable({ username: login.username }),
      until,
    });
  }

  /**
   * Remembers a mobile number. A code by SMS is good for one login: there is nothing to keep of it.
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

  /** Takes the ticket back, and uses it up if it counts; the name stays. */
  drop(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
    const ticket = this.find(request, context);
    if (ticket) this.claim(ticket);
    if (this.#cookie.isSent(request, context)) this.#cookie.forget(response, context);
    this.#hide(request, response, context, offerCookie);
  }

  /** Takes ticket and name back. */
  forget(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
    this.drop(request, response, context);
    this.#hide(request, response, context, nameCookie);
  }

  #end({
    tenant: {
      site: { site },
    },
  }: RequestContext): number {
    return this.#clock.nowMs() + site.rememberMeHours * hourMs;
  }

  /** Deletes what a form may show, if the browser has it. */
  #hide(
    { headers }: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    name: string,
  ): void {
    if (readCookie(headers.cookie, name) !== undefined)
      this.#show(response, context, { name, value: '', until: this.#clock.nowMs() });
  }

  /** What a form may show: readable, and good for nothing else. */
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

/** Texts a cookie may hold: letters, digits and percent signs. */
function readable(values: Readonly<Record<string, string>>): string {
  return encodeURIComponent(new URLSearchParams({ loginRemember: '1', ...values }).toString());
}
