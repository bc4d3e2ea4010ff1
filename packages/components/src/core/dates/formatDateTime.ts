import type { RootStore } from '@livery/stores';

/** Date and time to the minute, with the name of the time zone. */
export const zonedTime: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
};

/**
 * Formats an ISO date in the brand's time zone and the page's language. Returns an invalid date
 * unchanged.
 */
export function formatDateTime(
  { locale, site }: RootStore,
  moment: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return locale.formats.date(moment, site.config.site.timeZone, style);
}
