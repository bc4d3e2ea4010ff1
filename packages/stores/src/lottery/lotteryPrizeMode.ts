import type { LottPrizeMode, PublicSiteDocument } from '@livery/model';
import { prizeModeOf } from './prizeModeOf.ts';
import type { StoreAccess } from '../site/StoreAccess.ts';

/** Returns the prize modes that a brand offers, each once. Source: LOTT-09. */
export function offeredPrizeModes({
  prizeModes: { lott, zy, elott, sea },
}: Pick<PublicSiteDocument, 'prizeModes'>): readonly LottPrizeMode[] {
  return [...new Set([lott, zy, elott, sea])];
}

/**
 * Returns the brand's initial prize mode; for a provider of the brand's lottery type, the mode of
 * this type. Source: LOBB-10, LOTT-09.
 */
export function lotteryPrizeMode(
  { site, vendors }: Pick<StoreAccess, 'site' | 'vendors'>,
  vendorCode?: string,
): LottPrizeMode {
  const {
    prizeModes,
    brand: { lotteryType },
  } = site.config.site;
  return vendorCode?.endsWith(`_${lotteryType}`) === true
    ? prizeModes.sea
    : prizeModeOf(vendors.operatorCategories, prizeModes);
}
