import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { formatZoned } from '../../core/dates/formatZoned.ts';
import { useStores } from '../../core/stores.ts';

/** The current time in the brand's time zone, updated every second, with the name of the zone. */
export const CurrentTime = observer(function CurrentTime({ format }: { format: string }) {
  const { locale, site, time } = useStores();
  const { timeZone } = site.config.site;
  const { tag } = locale.language;
  const zone = useMemo(
    () => new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' }),
    [tag, timeZone],
  );
  // The name changes with daylight saving time.
  const name = zone.formatToParts(time.nowMs).find(({ type }) => type === 'timeZoneName')?.value;
  return `${formatZoned(time.nowMs, { timeZone, format })} ${name}`;
});
