import { momentIn } from '@livery/model';
import type { RootStore } from '@livery/stores';

/**
 * A moment as the brand's days and clocks have it, in the language of the page; what is no moment
 * stays as it is.
 */
export function formatMoment(
  { locale, site }: RootStore,
  moment: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return momentIn(moment, { tag: locale.language.tag, timeZone: site.config.site.timeZone }, style);
}
