import type { RateClass } from '@livery/api';
import type { RateLimiter, Rate } from '../http/RateLimiter.ts';
import type { RequestContext } from './RequestContext.ts';

/**
 * Rate limits of one visitor at one brand. Our choice: generous for a household behind one address,
 * too low for guessing passwords.
 */
export const visitorRates: Readonly<Record<RateClass | 'report' | 'account', Rate>> = {
  page: { perSecond: 20, burst: 120 },
  read: { perSecond: 40, burst: 240 },
  write: { perSecond: 5, burst: 40 },
  sensitive: { perSecond: 2, burst: 60 },
  report: { perSecond: 1, burst: 20 },
  account: { perSecond: 0.5, burst: 30 },
};

/** Rate limits per brand, address and class of call. */
export class VisitorLimits {
  readonly #limiter: RateLimiter;

  constructor({ limiter }: { limiter: RateLimiter }) {
    this.#limiter = limiter;
  }

  allow(kind: RateClass | 'report', { tenant, address }: RequestContext): boolean {
    return this.#limiter.allow({
      rate: visitorRates[kind],
      key: [kind, tenant.brand, prefixOf(address)],
    });
  }

  /** Limits attempts on one account, whatever the address. */
  allowAccount({ tenant }: RequestContext, account: string): boolean {
    return this.#limiter.allow({
      rate: visitorRates.account,
      key: ['account', tenant.brand, account.toLowerCase()],
    });
  }
}

/** An IPv6 /64 network counts as one visitor because it has more addresses than a limiter has keys. */
function prefixOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':');
  const filled =
    tail === undefined
      ? left
      : [
          ...left,
          ...Array.from(
            { length: Math.max(0, 8 - left.length - tail.split(':').length) },
            () => '0',
          ),
          ...tail.split(':'),
        ];
  return filled.slice(0, 4).join(':');
}
