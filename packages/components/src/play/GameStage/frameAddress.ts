import type { GameLaunch } from '@livery/model';

/** Properties of the page that are passed to a game. */
export interface FramePage {
  /** The page's origin, to which the game sends its messages. */
  readonly origin: string;
  /** The page's theme, so that the game can use the same. */
  readonly theme: string;
  /** The brand's time zone (IANA), so that both show the same time. */
  readonly timeZone: string;
  /** The brand's currency symbol, so that both format amounts alike. */
  readonly currencySymbol: string;
}

/**
 * Returns the address of the frame of a game that speaks the page's messages. The page's properties
 * are in the query; a token is in the fragment, because fragments are sent neither to servers nor
 * in referrers.
 */
export function frameAddress(
  { url, token }: Pick<GameLaunch, 'url' | 'token'>,
  { origin, theme, timeZone, currencySymbol }: FramePage,
): string {
  const address = new URL(url);
  address.searchParams.set('origin', origin);
  address.searchParams.set('theme', theme);
  address.searchParams.set('tz', timeZone);
  address.searchParams.set('symbol', currencySymbol);
  if (token !== undefined) address.hash = `token=${encodeURIComponent(token)}`;
  return address.href;
}
