import { lotteryVendors, type GameRequest } from '@livery/model';
import type { RootStore } from '../RootStore.ts';

/**
 * Returns the address of a lottery on the site's own lottery page; undefined for other games.
 *
 * Source: LOTT-04.
 */
export function lotteryPathOf(
  { site }: Pick<RootStore, 'site'>,
  { vendorCode, nodeId }: Pick<GameRequest, 'vendorCode'> & { nodeId?: number | undefined },
): string | undefined {
  const path = site.routePath('lottery');
  if (path === undefined || !lotteryVendors.includes(vendorCode)) return undefined;
  const query = new URLSearchParams({
    ...(nodeId === undefined ? {} : { gameCode: String(nodeId) }),
    vendor: vendorCode,
  });
  return `${path}?${query.toString()}`;
}
