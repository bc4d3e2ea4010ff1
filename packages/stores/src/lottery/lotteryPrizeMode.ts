import type { LottPrizeMode } from '@livery/model';
import { prizeModeOf } from './prizeModeOf.ts';
import type { RootStore } from '../RootStore.ts';

/** All prize modes. Source: LOTT-09. */
export const lottPrizeModes: readonly LottPrizeMode[] = ['Lott', 'ZY', 'Elott', 'SEA'];

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
