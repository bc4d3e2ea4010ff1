import { ApiError } from '@livery/api';
import type { GameLaunch } from '@livery/model';

/** What a launch is checked against. */
export interface LaunchPlaces {
  /** Where the brand's games may come from. */
  readonly allowed: readonly string[];
  /**
   * Hosts the operator names for games; one of them takes the place of the launch's own. None: it
   * stays as it is.
   */
  readonly cdns: readonly string[];
  /** A number from 0 up to, without, `count`. */
  readonly pick: (count: number) => number;
  readonly call: string;
  /** Told of an origin that is not allowed, for the log. */
  readonly onRefused: (origin: string) => void;
}

/**
 * A launch whose address may be framed by the brand, and nothing else of what the operator sent. A
 * host of the operator's that the brand does not list is passed over.
 *
 * Errors: `launch_refused`.
 * Source: product-spec §3 "launchGameCDNs", §7; requirements LOBB-21, GAME-01.
 */
export function checkLaunch(
  launch: GameLaunch,
  { allowed, cdns, pick, call, onRefused }: LaunchPlaces,
): GameLaunch {
  const address = URL.parse(launch.url);
  const named = cdns.map((cdn) => URL.parse(cdn)?.origin ?? cdn);
  const [candidates, unlisted] = [
    named.filter((origin) => allowed.includes(origin)),
    named.filter((origin) => !allowed.includes(origin)),
  ];
  for (const origin of unlisted) onRefused(origin);
  const origin = named.length === 0 ? address?.origin : candidates[pick(candidates.length)];
  // The token goes into the fragment: what stands there already is no launch.
  const isPlain =
    address && address.username === '' && address.password === '' && address.hash === '';
  if (!isPlain || origin === undefined || !allowed.includes(origin)) {
    if (named.length === 0) onRefused(address?.origin ?? 'no address');
    throw new ApiError({ code: 'launch_refused', call });
  }
  const { token, demo, currency, launchId } = launch;
  return { url: `${origin}${address.pathname}${address.search}`, token, demo, currency, launchId };
}
