import type { Banner, Game } from '@livery/model';
import { gameAddress, type RootStore } from '@livery/stores';

/** Target of a banner. */
export interface BannerTarget {
  readonly address: string;
  /** Whether the address belongs to another site. */
  readonly isExternal: boolean;
  /** The game at the address, which a click opens as a tile of the game does. */
  readonly game?: Pick<Game, 'vassalage' | 'gameType' | 'nodeId'>;
}

/**
 * Returns the target of a banner: the path of a named route, a path of the site, a game or an
 * external https address. `undefined` if the target does not exist or is hidden. Source: BANR-04.
 */
export function bannerTarget(
  stores: RootStore,
  { linkageType, linkageTarget, vendor, gameType }: Banner,
): BannerTarget | undefined {
  if (linkageType === undefined || linkageTarget === undefined) return undefined;
  if (linkageType === 'URL')
    return linkageTarget.startsWith('https://')
      ? { address: linkageTarget, isExternal: true }
      : undefined;
  if (linkageType === 'GAME') {
    const path = stores.site.routePath('game');
    if (vendor === undefined || gameType === undefined || path === undefined) return undefined;
    const nodeId = Number(linkageTarget);
    return {
      address: gameAddress(path, { vendorCode: vendor, gameType, nodeId }),
      isExternal: false,
      game: { vassalage: vendor, gameType, nodeId },
    };
  }
  if (linkageTarget.startsWith('/') && !linkageTarget.startsWith('//'))
    return { address: linkageTarget, isExternal: false };
  const route = stores.site.config.routes.routes[linkageTarget];
  const address = stores.site.routePath(linkageTarget);
  return address === undefined || !stores.shows(route?.when)
    ? undefined
    : { address, isExternal: false };
}
