import { formatInZone } from '@livery/model';
import type { RootStore } from '@livery/stores';

/**
 * Formats an ISO date in the brand's time zone and the page's language. Returns an invalid date
 * unchanged.
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
