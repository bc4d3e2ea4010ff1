import type { LottPrizeMode, PublicSiteDocument } from '@livery/model';
import { prizeModeOf } from './prizeModeOf.ts';
import type { RootStore } from '../RootStore.ts';

/** Prize modes of the lottery calls. Source: LOTT-09. */
const lottPrizeModes: readonly LottPrizeMode[] = ['Lott', 'ZY', 'Elott', 'SEA'];

/** Returns the prize modes that a brand offers; all if it names none that the calls know. */
export function offeredPrizeModes({
  prizeModes: { lott, zy, elott, sea },
}: Pick<PublicSiteDocument, 'prizeModes'>): readonly LottPrizeMode[] {
  const configured = [lott, zy, elott, sea];
  const offered = lottPrizeModes.filter((mode) => configured.includes(mode));
  return offered.length > 0 ? offered : lottPrizeModes;
}

/**
 * Returns the brand's initial prize mode; for a provider of the brand's lottery type, the mode of
 * this type. Source: LOBB-10, LOTT-09.
 */
export function lotteryPrizeMode(
  { site, vendors }: Pick<RootStore, 'site' | 'vendors'>,
  vendorCode?: string,
): LottPrizeMode {
  const {
    prizeModes,
    brand: { lotteryType },
  } = site.config.site;
  const configured =
    vendorCode?.endsWith(`_${lotteryType}`) === true
      ? prizeModes.sea
      : prizeModeOf(vendors.operatorCategories, prizeModes);
  return lottPrizeModes.find((mode) => mode === configured) ?? 'Lott';
}
