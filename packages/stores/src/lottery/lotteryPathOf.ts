import { lotteryBettingOf, type GameRequest } from '@livery/model';
import type { StoreAccess } from '../site/StoreAccess.ts';

/**
 * Returns the address of a lottery on the site's own lottery page; undefined for other games, and
 * for lotteries of the operator's own lobby.
 *
 * Source: LOTT-04.
 */
export function lotteryPathOf(
  { site }: Pick<StoreAccess, 'site'>,
  { vendorCode, nodeId }: Pick<GameRequest, 'vendorCode'> & { nodeId?: number | undefined },
): string | undefined {
  const path = site.routePath('lottery');
  if (path === undefined || lotteryBettingOf(site.config.site, vendorCode) !== 'site')
    return undefined;
  const query = new URLSearchParams({
    ...(nodeId === undefined ? {} : { gameCode: String(nodeId) }),
    vendor: vendorCode,
  });
  return `${path}?${query.toString()}`;
}
