import { ApiError } from '@livery/api';
import type { GameLaunch } from '@livery/model';

/** Rules of a launch address. */
export interface LaunchRules {
  /** Origins that the brand permits for games. */
  readonly allowed: readonly string[];
  /**
   * Game hosts of the operator, one of which replaces the host of the launch; an empty list keeps
   * it.
   */
  readonly cdns: readonly string[];
  /** Returns an index below `count`. */
  readonly pick: (count: number) => number;
  readonly call: string;
  /** Reports an origin that is not permitted. */
  readonly onRefused: (origin: string) => void;
}

/**
 * Returns a launch with an address that the brand permits, without other fields of the operator.
 * Hosts of the operator that the brand does not list are skipped.
 *
 * Errors: `launch_refused`.
 * Source: LOBB-21, GAME-01.
 */
export function checkLaunch(
  launch: GameLaunch,
  { allowed, cdns, pick, call, onRefused }: LaunchRules,
): GameLaunch {
  const address = URL.parse(launch.url);
  const cdnOrigins = cdns.map((cdn) => URL.parse(cdn)?.origin ?? cdn);
  const [candidates, unlisted] = [
    cdnOrigins.filter((origin) => allowed.includes(origin)),
    cdnOrigins.filter((origin) => !allowed.includes(origin)),
  ];
  for (const origin of unlisted) onRefused(origin);
  const origin = cdnOrigins.length === 0 ? address?.origin : candidates[pick(candidates.length)];
  const isPlain = address?.username === '' && address.password === '';
  if (!isPlain || origin === undefined || !allowed.includes(origin)) {
    if (cdnOrigins.length === 0) onRefused(address?.origin ?? 'no address');
    throw new ApiError({ code: 'launch_refused', call });
  }
  const { token, demo, currency, launchId } = launch;
  return {
    url: cdnOrigins.length === 0 ? launch.url : withOrigin(launch.url, origin),
    ...(token === undefined ? {} : { token }),
    ...(demo === undefined ? {} : { demo }),
    ...(currency === undefined ? {} : { currency }),
    ...(launchId === undefined ? {} : { launchId }),
  };
}

/**
 * Replaces the origin in the text of an address. The rest is kept byte for byte, because it may be
 * signed; printing a parsed address could change it.
 */
function withOrigin(url: string, origin: string): string {
  const rest = url.replace(/^https?:\/\/[^/\\?#]*/i, '');
  return `${origin}${/^[/\\]/.test(rest) ? '' : '/'}${rest}`;
}
