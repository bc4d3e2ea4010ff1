import { lotteryVendors, type GameRequest } from '@livery/model';
import type { RootStore } from '../RootStore.ts';

/**
 * Where a lottery is bet on; nowhere, where it is no game of the site's own lottery page.
 *
 * Source: product-spec §4 "Lottery vendors … go to the lottery page"; requirements LOTT-04.
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
