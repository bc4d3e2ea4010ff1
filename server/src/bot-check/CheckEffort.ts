import type { Rate, RateLimiter } from '../shared-state/RateLimiter.ts';
import { tupleKey } from '../http/tupleKey.ts';
import type { RequestContext } from '../request/RequestContext.ts';
import { networksOf } from '../request/VisitorLimits.ts';

/** Scale of the effort of those who share a key. */
interface Scale {
  /** How fast checks are forgotten. Its burst is what the highest effort needs. */
  readonly rate: Rate;
  /** Number of remembered checks that double the effort. */
  readonly checksPerDoubling: number;
}

/**
 * One visitor: 32 times the effort after 50 checks without a sign-in, of which three are forgotten
 * each minute. A household that mistypes passwords stays at the first level, as do the many
 * subscribers that share an address of a mobile network.
 */
const visitorScale = scaleOf({ perSecond: 1 / 20, checksPerDoubling: 10, doublings: 5 });
/**
 * All strangers of a brand: 8 times the effort while a botnet spreads its tries over many
 * addresses. Five unsuccessful checks a second are more than those of a large brand.
 */
const brandScale = scaleOf({ perSecond: 5, checksPerDoubling: 500, doublings: 3 });

/**
 * Effort of bot checks: rises with the checks of a visitor, and of all strangers of a brand, that
 * did not lead to a sign-in. Counted when a check is issued, so that hoarding checks is no way
 * around it.
 */
export class CheckEffort {
  readonly #limiter: RateLimiter;

  constructor({ limiter }: { limiter: RateLimiter }) {
    this.#limiter = limiter;
  }

  /**
   * Counts a check that is issued to a visitor, and returns its effort: 1, or a power of two.
   *
   * @param device id of a device from which a member signed in to this brand. It is counted alone,
   *   so that neither its neighbours nor a botnet slow it down.
   */
  next(context: RequestContext, device?: string): number {
    return Math.max(
      ...countersOf(context, device).map(({ key, scale }) => {
        const count = this.#limiter.countOf({ key, rate: scale.rate });
        this.#limiter.allow({ key, rate: scale.rate });
        return 2 ** Math.floor(count / scale.checksPerDoubling);
      }),
    );
  }

  /** Forgets one check of a visitor, because it led to a sign-in. */
  forgive(context: RequestContext, device?: string): void {
    for (const { key, scale } of countersOf(context, device))
      this.#limiter.giveBack({ key, rate: scale.rate });
  }
}

interface EffortCounter {
  readonly key: string;
  readonly scale: Scale;
}

function countersOf(
  { tenant: { brand }, address }: RequestContext,
  device: string | undefined,
): readonly EffortCounter[] {
  if (device !== undefined)
    return [{ key: tupleKey('check of device', brand, device), scale: visitorScale }];
  return [
    { key: tupleKey('check of brand', brand), scale: brandScale },
    ...networksOf(address).map(({ network, share }) => ({
      key: tupleKey('check', brand, network),
      scale: {
        rate: {
          perSecond: visitorScale.rate.perSecond * share,
          burst: visitorScale.rate.burst * share,
        },
        checksPerDoubling: visitorScale.checksPerDoubling * share,
      },
    })),
  ];
}

function scaleOf({
  perSecond,
  checksPerDoubling,
  doublings,
}: {
  perSecond: number;
  checksPerDoubling: number;
  doublings: number;
}): Scale {
  return { rate: { perSecond, burst: checksPerDoubling * doublings }, checksPerDoubling };
}
