import type { PromotionSummary } from '@livery/model';
import type { RootStore } from '@livery/stores';
import { formatDateTime } from '../../core/dates/formatDateTime.ts';

/** Formats the period of a promotion in the brand's time zone. */
export function promotionPeriod(stores: RootStore, { startAt, endAt }: PromotionSummary): string {
  const { locale } = stores;
  const from = startAt === undefined ? undefined : formatDateTime(stores, startAt);
  const to = endAt === undefined ? undefined : formatDateTime(stores, endAt);
  if (from !== undefined && to !== undefined) return locale.t('promo.period', { from, to });
  if (from !== undefined) return locale.t('promo.from', { from });
  return to === undefined ? locale.t('promo.always') : locale.t('promo.until', { to });
}
