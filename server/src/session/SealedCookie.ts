import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@livery/model';
import { cookieLine, readCookie } from '../http/cookies.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import type { CookieTransport } from './CookieTransport.ts';
import type { Sealer } from './Sealer.ts';

export interface SealedCookiePorts {
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly transport: Pick<CookieTransport, 'permits'>;
}

/**
 * HttpOnly cookie with a sealed, expiring value. A value sealed for another brand or cookie does
 * not open.
 */
export class SealedCookie<Value extends { readonly until: number }> {
  readonly #ports: SealedCookiePorts;
  readonly #name: string;
  readonly #sameSite: 'Strict' | 'Lax';

  /** @param name without the `__Host-` prefix, which is added over https. */
  constructor(
    ports: SealedCookiePorts,
    { name, sameSite = 'Strict' }: { name: string; sameSite?: 'Strict' | 'Lax' },
  ) {
    this.#ports = ports;
    this.#name = name;
    this.#sameSite = sameSite;
  }

  /** Returns whether the request has the cookie, valid or not. */
  isSent({ headers }: IncomingMessage, context: RequestContext): boolean {
    return readCookie(headers.cookie, this.#nameOf(context)) !== undefined;
  }

  /** Returns the value; `undefined` if the cookie is missing, invalid or expired. */
  read({ headers }: IncomingMessage, context: RequestContext): Value | undefined {
    const { clock, sealer } = this.#ports;
    const name = this.#nameOf(context);
    const text = readCookie(headers.cookie, name);
    // Only this server can seal it, and it seals only this type under this name.
    const value =
      text === undefined
        ? undefined
        : (sealer.open(context.tenant.brand, name, text) as Value | undefined);
    return value && value.until > clock.nowMs() ? value : undefined;
  }

  /** Adds the cookie to a response, unless the connection does not permit it. */
  write(response: ServerResponse, context: RequestContext, value: Value): void {
    const { clock, sealer } = this.#ports;
    this.#append(
      response,
      context,
      sealer.seal(context.tenant.brand, this.#nameOf(context), value),
      Math.ceil((value.until - clock.nowMs()) / 1000),
    );
  }

  /** Deletes the cookie. */
  forget(response: ServerResponse, context: RequestContext): void {
    this.#append(response, context, '', 0);
  }

  #append(
    response: ServerResponse,
    context: RequestContext,
    value: string,
    maxAgeSeconds: number,
  ): void {
    const { secure } = context;
    if (!this.#ports.transport.permits(context)) return;
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
  }

  #nameOf({ secure }: RequestContext): string {
    return secure ? `__Host-${this.#name}` : this.#name;
  }
}
