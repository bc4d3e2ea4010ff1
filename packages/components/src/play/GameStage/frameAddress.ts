import type { GameLaunch } from '@livery/model';

/** Properties of the page that are passed to a game. */
export interface FramePage {
  /** The page's origin, to which the game sends its messages. */
  readonly origin: string;
  /** The page's theme, so that the game can use the same. */
  readonly theme: string;
}

/**
 * Returns the address of a game's frame. The page's properties are in the query; the token, if there
 * is one, is in the fragment, because fragments are sent neither to servers nor in referrers.
 */
export function frameAddress({ url, token }: GameLaunch, { origin, theme }: FramePage): string {
  const address = new URL(url);
  address.searchParams.set('origin', origin);
  address.searchParams.set('theme', theme);
  if (token !== undefined) address.hash = `token=${token}`;
  return address.href;
}
