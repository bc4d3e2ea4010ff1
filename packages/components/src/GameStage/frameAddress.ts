import type { GameLaunch } from '@livery/contract';

/**
 * The address a frame opens a launch with: whom the game may write to stands in the query, the token in the fragment, which no server and no referrer sees.
 *
 * @param origin the page's own.
 */
export function frameAddress({ url, token }: GameLaunch, origin: string): string {
  const address = new URL(url);
  address.searchParams.set('origin', origin);
  address.hash = `token=${token}`;
  return address.href;
}
