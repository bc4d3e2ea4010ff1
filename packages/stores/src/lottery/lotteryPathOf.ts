import { lotteryVendors, type Game } from '@livery/model';
import type { RootStore } from '../RootStore.ts';

/**
 * Where a lottery is bet on; nowhere, where it is no game of the site's own lottery page.
 *
 * Source: product-spec §4 "Lottery vendors … go to the lottery page"; requirements LOTT-04.
 */
export function lotteryPathOf(
  { site }: Pick<RootStore, 'site'>,
  { vassalage, nodeId }: Pick<Game, 'vassalage'> & { nodeId?: number | undefined },
): string | undefined {
  const path = site.routePath('lottery');
  if (path === undefined || !lotteryVendors.includes(vassalage)) return undefined;
  const query = new URLSearchParams({
    ...(nodeId === undefined ? {} : { gameCode: String(nodeId) }),
    vendor: vassalage,
  });
  return `${path}?${query.toString()}`;
}
