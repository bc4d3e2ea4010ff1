import type { LottPrizeMode } from '@livery/model';
import { prizeModeOf } from './prizeModeOf.ts';
import type { RootStore } from '../RootStore.ts';

/** The prize modes there are. Source: product-spec §9 "prize modes Lott, ZY, Elott, SEA". */
export const lottPrizeModes: readonly LottPrizeMode[] = ['Lott', 'ZY', 'Elott', 'SEA'];

/**
 * The mode a brand's lottery begins with; that of its lottery type for a provider of this type.
 * Source: product-spec §4 "Prize mode", §9 "lotteryType SEA".
 */
export function lotteryPrizeMode(
  { site, vendors }: Pick<RootStore, 'site' | 'vendors'>,
  vendorCode?: string,
): LottPrizeMode {
  const {
    prizeModes,
    brand: { lotteryType },
  } = site.config.site;
  const wanted =
    vendorCode?.endsWith(`_${lotteryType}`) === true
      ? prizeModes.sea
      : prizeModeOf(vendors.operatorCategories, prizeModes);
  return lottPrizeModes.find((mode) => mode === wanted) ?? 'Lott';
}
