import type { GameLaunch } from '@livery/model';

/** What a game is told of the page around it. */
export interface FramePage {
  /** Whom the game may write to: the page's own origin. */
  readonly origin: string;
  /** What the page looks like, so that the game can look like it. */
  readonly theme: string;
}

/**
 * The address a frame opens a launch with: the page stands in the query, the token in the fragment,
 * which no server and no referrer sees.
 */
export function frameAddress({ url, token }: GameLaunch, { origin, theme }: FramePage): string {
  const address = new URL(url);
  address.searchParams.set('origin', origin);
  address.searchParams.set('theme', theme);
  address.hash = `token=${token}`;
  return address.href;
}
