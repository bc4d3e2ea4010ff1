import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../http/Clock.ts';
import { cookieLine, readCookie } from '../http/cookies.ts';
import type { RequestContext } from '../request/RequestContext.ts';
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
  isSent({ headers }: IncomingMessage, context: RequestContext): boolean {
    return readCookie(headers.cookie, this.#nameOf(context)) !== undefined;
  }

  /** The value; none when there is no cookie, or it is not ours or run out. */
  read({ headers }: IncomingMessage, context: RequestContext): Value | undefined {
    const { clock, sealer } = this.#ports;
    const name = this.#nameOf(context);
    const text = readCookie(headers.cookie, name);
    // Only this server can have sealed it, and it seals nothing else under this name.
    const value =
      text === undefined
        ? undefined
        : (sealer.open(context.tenant.brand, name, text) as Value | undefined);
    return value && value.until > clock.nowMs() ? value : undefined;
  }

  /** Adds it to the cookies of an answer; whether the visitor may have it at all. */
  write(response: ServerResponse, context: RequestContext, value: Value): boolean {
    const { clock, sealer } = this.#ports;
    return this.#append(
      response,
      context,
      sealer.seal(context.tenant.brand, this.#nameOf(context), value),
      Math.ceil((value.until - clock.nowMs()) / 1000),
    );
  }

  forget(response: ServerResponse, context: RequestContext): void {
    this.#append(response, context, '', 0);
  }

  #append(
    response: ServerResponse,
    context: RequestContext,
    value: string,
    maxAgeSeconds: number,
  ): boolean {
    const { address, secure } = context;
    if (!secure && !this.#ports.allowPlain(address)) return false;
    response.appendHeader(
      'set-cookie',
      cookieLine({
        name: this.#nameOf(context),
        value,
        maxAgeSeconds,
        secure,
        httpOnly: true,
        sameSite: this.#sameSite,
      }),
    );
    return true;
  }

  #nameOf({ secure }: RequestContext): string {
    return secure ? `__Host-${this.#name}` : this.#name;
  }
}
