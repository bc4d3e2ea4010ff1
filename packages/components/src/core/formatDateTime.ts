import { formatInZone } from '@livery/model';
import type { RootStore } from '@livery/stores';

/**
 * A moment as the brand's days and clocks have it, in the language of the page; what is no moment
 * stays as it is.
 */
export function formatDateTime(
  { locale, site }: RootStore,
  moment: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return formatInZone(
    moment,
    { tag: locale.language.tag, timeZone: site.config.site.timeZone },
    style,
  );
}
