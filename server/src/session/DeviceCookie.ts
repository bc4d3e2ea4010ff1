import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '@livery/model';
import type { RequestContext } from '../request/RequestContext.ts';
import { SealedCookie, type SealedCookiePorts } from './SealedCookie.ts';

const maxAgeMs = 180 * 24 * 60 * 60_000;
/** Accounts of one device. An older one is a stranger again; the cookie stays below 4 kB. */
const maxAccounts = 5;

interface Device {
  readonly id: string;
  /** Accounts that signed in at this device, latest first. */
  readonly accounts: readonly string[];
  readonly until: number;
}

/**
 * Sealed cookie of a device from which a member signed in to this brand. Its attempts have limits
 * of their own, so that wrong passwords from elsewhere do not lock out the account's owner. It
 * grants nothing else. Source: OWASP, "Slow Down Online Guessing Attacks with Device Cookies".
 */
export class DeviceCookie {
  readonly #clock: Clock;
  readonly #cookie: SealedCookie<Device>;

  constructor(ports: SealedCookiePorts) {
    this.#clock = ports.clock;
    this.#cookie = new SealedCookie(ports, { name: 'livery-device' });
  }

  /**
   * Returns the id of the visitor's device; `undefined` if no member signed in from it.
   *
   * @param account only if this account did, in lower case.
   */
  find(request: IncomingMessage, context: RequestContext, account?: string): string | undefined {
    const device = this.#cookie.read(request, context);
    return account === undefined || device?.accounts.includes(account) ? device?.id : undefined;
  }

  /** Returns the account that signed in last from the visitor's device. */
  lastAccount(request: IncomingMessage, context: RequestContext): string | undefined {
    return this.#cookie.read(request, context)?.accounts[0];
  }

  /** Adds an account that signed in to the visitor's device. */
  remember(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    account: string,
  ): void {
    const { id = randomUUID(), accounts = [] } = this.#cookie.read(request, context) ?? {};
    this.#cookie.write(response, context, {
      id,
      accounts: [account, ...accounts.filter((one) => one !== account)].slice(0, maxAccounts),
      until: this.#clock.nowMs() + maxAgeMs,
    });
  }
}
