import type { RateClass } from '@livery/api';
import type { Clock } from '@livery/model';
import { RateLimiter, type Rate, type RateLimit } from '../shared-state/RateLimiter.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { SharedState } from '../shared-state/SharedState.ts';
import type { RequestContext } from './RequestContext.ts';

/** Class of a request for the limits of one visitor. */
export type VisitorClass = RateClass | 'asset' | 'report' | 'upload';

/**
 * Classes whose limits protect the server that answers, so each server counts them for itself. The
 * others protect accounts and operators, so all servers count them together.
 */
const localClasses = ['asset', 'page', 'read', 'report', 'upload'] as const;
export type LocalClass = (typeof localClasses)[number];

/** Returns whether a class is counted by each server for itself. */
export function isLocalClass(kind: VisitorClass | Attempt['kind']): kind is LocalClass {
  return localClasses.some((local) => local === kind);
}

/**
 * Rate limits of one visitor at one brand. Our choice: generous for a household behind one address,
 * too low for guessing passwords.
 */
export const visitorRates: Readonly<Record<VisitorClass, Rate>> = {
  asset: { perSecond: 200, burst: 2_000 },
  page: { perSecond: 20, burst: 120 },
  read: { perSecond: 40, burst: 240 },
  write: { perSecond: 5, burst: 40 },
  sensitive: { perSecond: 2, burst: 60 },
  report: { perSecond: 1, burst: 20 },
  // Requests with images, in addition to the class of their call.
  upload: { perSecond: 0.2, burst: 20 },
};

/**
 * Rate of all sensitive calls of a brand by devices without a sign-in. It limits what a
 * botnet costs the operator and its members, and is far above the sign-ins of a large brand.
 */
export const brandRate: Rate = { perSecond: 50, burst: 1_000 };

/** What attempts are counted by, whatever the visitor's address is. */
export interface Attempt {
  /**
   * `account`: a sign-in or registration with a username. `smsCode`: a code to a phone number or
   * an e-mail address. `codeGuess`: a typed code.
   */
  readonly kind: 'account' | 'smsCode' | 'codeGuess';
  readonly subject: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Rates of attempts on one subject. Five codes within five minutes are more than operators allow,
 * so that the operator's own refusal comes first; ten a day bound the cost of one number. A code is
 * valid for at most an hour, within which it can be guessed five times.
 */
export const attemptRates: Readonly<Record<Attempt['kind'], readonly Rate[]>> = {
  account: [{ perSecond: 0.5, burst: 30 }],
  smsCode: [
    { perSecond: 1000 / minuteMs, burst: 5 },
    { perSecond: 10_000 / (24 * hourMs), burst: 10 },
  ],
  codeGuess: [{ perSecond: 5_000 / hourMs, burst: 5 }],
};

/**
 * Prefixes of IPv6 networks that count as one visitor, and their rates as multiples of a visitor's.
 * A device chooses addresses in a /64, a household often has a /56, and a site a /48.
 */
const ipv6Tiers: readonly { readonly bits: number; readonly share: number }[] = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
];

/**
 * Called once for each request that is over a limit; `subject` is the visitor's address, or the
 * account or number of an attempt.
 */
export type OnLimited = (
  brand: string,
  kind: VisitorClass | Attempt['kind'],
  subject: string,
) => void;

/** Rate limits per brand: of visitors by network and class of call, and of attempts by subject. */
export class VisitorLimits {
  /** Limits of the classes that each server counts for itself. */
  readonly #limiters: Readonly<Record<LocalClass, RateLimiter>>;
  readonly #sharedState: LimitState;
  readonly #onLimited: OnLimited;
  /** Requests that were counted as limited. Several handlers may ask for one request. */
  readonly #limited = new WeakSet<RequestContext>();

  constructor({
    clock,
    sharedState,
    onLimited = () => undefined,
  }: {
    clock: Clock;
    sharedState: LimitState;
    onLimited?: OnLimited;
  }) {
    this.#limiters = {
      asset: new RateLimiter({ clock }),
      page: new RateLimiter({ clock }),
      read: new RateLimiter({ clock }),
      report: new RateLimiter({ clock }),
      upload: new RateLimiter({ clock }),
    };
    this.#sharedState = sharedState;
    this.#onLimited = onLimited;
  }

  /**
   * Resolves to whether the visitor may make one more request of a class.
   *
   * @param device id of a device from which a member signed in to this brand. Its sensitive calls
   *   have a limit of their own and do not count for the brand.
   */
  async allow(kind: VisitorClass, context: RequestContext, device?: string): Promise<boolean> {
    if (isLocalClass(kind)) return this.allowHere(kind, context);
    const { brand } = context.tenant;
    const limits = networkLimits(kind, context.address, kind);
    if (kind === 'sensitive')
      limits.push(
        device === undefined
          ? { rate: brandRate, key: tupleKey('brand') }
          : { rate: visitorRates.sensitive, key: tupleKey('device', device) },
      );
    return this.#count(await this.#sharedState.take(brand, limits), context, kind);
  }

  /** Returns whether the visitor may make one more request of a class that each server counts. */
  allowHere(kind: LocalClass, context: RequestContext): boolean {
    const limiter = this.#limiters[kind];
    const isAllowed = isIpv4(context.address)
      ? limiter.allow({ rate: visitorRates[kind], key: context.visitorKey })
      : limiter.allowAll(networkLimits(kind, context.address, context.tenant.brand));
    return this.#count(isAllowed, context, kind);
  }

  /**
   * Resolves to whether one more attempt on a subject is allowed.
   *
   * @param device id of a device where this account signed in. It has a limit of its own, so that
   *   the tries of others do not lock out the account's owner.
   */
  async allowAttempt(
    context: RequestContext,
    { kind, subject }: Attempt,
    device?: string,
  ): Promise<boolean> {
    const { brand } = context.tenant;
    const isAllowed = await this.#sharedState.take(
      brand,
      attemptRates[kind].map((rate, index) => ({
        rate,
        key: attemptKey(kind, subject, index, device),
      })),
    );
    return this.#count(isAllowed, context, kind, subject);
  }

  /** Forgets the guesses of a phone number's codes, because a new code was sent. */
  forgetGuesses({ tenant: { brand } }: RequestContext, subject: string): void {
    attemptRates.codeGuess.forEach((_rate, index) =>
      this.#sharedState.forget(brand, attemptKey('codeGuess', subject, index)),
    );
  }

  #count(
    isAllowed: boolean,
    context: RequestContext,
    kind: Parameters<OnLimited>[1],
    subject: string = context.address,
  ): boolean {
    if (!isAllowed && !this.#limited.has(context)) {
      this.#limited.add(context);
      this.#onLimited(context.tenant.brand, kind, subject);
    }
    return isAllowed;
  }
}

type LimitState = Pick<SharedState, 'take' | 'forget'>;

/**
 * Returns the limits of a visitor's networks.
 *
 * @param owner what their keys begin with.
 */
function networkLimits(kind: VisitorClass, address: string, owner: string): RateLimit[] {
  return networksOf(address).map(({ network, share }) => ({
    rate: multiplied(visitorRates[kind], share),
    key: tupleKey(owner, network),
  }));
}

function attemptKey(
  kind: Attempt['kind'],
  subject: string,
  rateIndex: number,
  device = '',
): string {
  return tupleKey(kind, subject, String(rateIndex), device);
}

function multiplied({ perSecond, burst }: Rate, share: number): Rate {
  return { perSecond: perSecond * share, burst: burst * share };
}

interface Network {
  readonly network: string;
  readonly share: number;
}

/** Returns the networks of an address that count as one visitor, the smallest first. */
export function networksOf(address: string): readonly Network[] {
  if (isIpv4(address)) return [{ network: address, share: 1 }];
  const bytes = leadingBytes(address);
  return ipv6Tiers.map(({ bits, share }) => ({
    network: `${bytes.subarray(0, bits / 8).toString('hex')}/${bits}`,
    share,
  }));
}

/** Returns the smallest network of an address that counts as one visitor. */
export function networkOf({
  address,
  visitorKey,
}: Pick<RequestContext, 'address' | 'visitorKey'>): string {
  return (isIpv4(address) ? undefined : networksOf(address)[0]?.network) ?? visitorKey;
}

function isIpv4(address: string): boolean {
  return !address.includes(':');
}

/** Returns the first half of an IPv6 address, which is the same for all spellings of it. */
function leadingBytes(address: string): Buffer {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  const bytes = Buffer.alloc(8);
  for (const [index, group] of groups.entries())
    bytes.writeUInt16BE(Number.parseInt(group, 16) & 0xffff, index * 2);
  return bytes;
}
