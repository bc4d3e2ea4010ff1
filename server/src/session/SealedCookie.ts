import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../http/Clock.ts';
import { cookieLine, readCookie } from '../http/cookies.ts';
import type { Visit } from '../request/Visit.ts';
import type { Sealer } from './Sealer.ts';

export interface SealedCookiePorts {
  readonly sealer: Sealer;
  readonly clock: Clock;
  /** Whether a visitor at this address may have secrets over plain http. */
  readonly allowPlain: (address: string) => boolean;
}

/**
 * A value only this server can read, kept by the visitor's browser for a time: no script sees it,
 * and another brand's or cookie's does not open.
 */
export class SealedCookie<Value extends { readonly until: number }> {
  readonly #ports: SealedCookiePorts;
  readonly #name: string;
  readonly #sameSite: 'Strict' | 'Lax';

  /** @param name without the prefix that browsers ask of a cookie over https. */
  constructor(
    ports: SealedCookiePorts,
    { name, sameSite = 'Strict' }: { name: string; sameSite?: 'Strict' | 'Lax' },
  ) {
    this.#ports = ports;
    this.#name = name;
    this.#sameSite = sameSite;
  }

  /** Whether the browser has one, good or not. */
  isSent({ headers }: IncomingMessage, visit: Visit): boolean {
    return readCookie(headers.cookie, this.#nameOf(visit)) !== undefined;
  }

  /** The value; none when there is no cookie, or it is not ours or run out. */
  read({ headers }: IncomingMessage, visit: Visit): Value | undefined {
    const { clock, sealer } = this.#ports;
    const name = this.#nameOf(visit);
    const text = readCookie(headers.cookie, name);
    // Only this server can have sealed it, and it seals nothing else under this name.
    const value =
      text === undefined
        ? undefined
        : (sealer.open(visit.tenant.brand, name, text) as Value | undefined);
    return value && value.until > clock.nowMs() ? value : undefined;
  }

  /** Adds it to the cookies of an answer; whether the visitor may have it at all. */
  write(response: ServerResponse, visit: Visit, value: Value): boolean {
    const { clock, sealer } = this.#ports;
    return this.#append(
      response,
      visit,
      sealer.seal(visit.tenant.brand, this.#nameOf(visit), value),
      Math.ceil((value.until - clock.nowMs()) / 1000),
    );
  }

  forget(response: ServerResponse, visit: Visit): void {
    this.#append(response, visit, '', 0);
  }

  #append(response: ServerResponse, visit: Visit, value: string, maxAgeSeconds: number): boolean {
    const { address, secure } = visit;
    if (!secure && !this.#ports.allowPlain(address)) return false;
    response.appendHeader(
      'set-cookie',
      cookieLine({
        name: this.#nameOf(visit),
        value,
        maxAgeSeconds,
        secure,
        httpOnly: true,
        sameSite: this.#sameSite,
      }),
    );
    return true;
  }

  #nameOf({ secure }: Visit): string {
    return secure ? `__Host-${this.#name}` : this.#name;
  }
}
