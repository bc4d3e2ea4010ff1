import type { RateClass } from '@livery/api';
import type { RateLimiter, Rate } from '../http/RateLimiter.ts';
import type { Visit } from './Visit.ts';

/**
 * What one visitor may ask of one brand. Our choice: generous to a household behind one address,
 * too little for guessing passwords.
 */
export const visitorRates: Readonly<Record<RateClass | 'report' | 'account', Rate>> = {
  page: { perSecond: 20, burst: 120 },
  read: { perSecond: 40, burst: 240 },
  write: { perSecond: 5, burst: 40 },
  sensitive: { perSecond: 2, burst: 60 },
  report: { perSecond: 1, burst: 20 },
  account: { perSecond: 0.5, burst: 30 },
};

/** Limits per brand, address and class of call. */
export class VisitorLimits {
  readonly #limiter: RateLimiter;

  constructor({ limiter }: { limiter: RateLimiter }) {
    this.#limiter = limiter;
  }

  allow(kind: RateClass | 'report', { tenant, address }: Visit): boolean {
    return this.#limiter.allow(visitorRates[kind], kind, tenant.brand, prefixOf(address));
  }

  /** Attempts on one account, from wherever they come. */
  allowAccount({ tenant }: Visit, account: string): boolean {
    return this.#limiter.allow(
      visitorRates.account,
      'account',
      tenant.brand,
      account.toLowerCase(),
    );
  }
}

/** An IPv6 network is one visitor: it has more addresses than a limiter has keys. */
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
