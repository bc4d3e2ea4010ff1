import type { LiveClockProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { formatZoned } from '../../core/dates/formatZoned.ts';
import { useStores } from '../../core/stores.ts';
import { useHydrated } from '../../core/useHydrated.ts';
import { clockParts } from './clockParts.ts';
import styles from './LiveClock.module.css';

/**
 * The current time in the brand's time zone, updated every second, with the name of the zone.
 *
 * Source: HEAD-01.
 */
export const LiveClock = observer(function LiveClock({
  format = 'YYYY/MM/DD HH:mm:ss',
}: LiveClockProps) {
  const { locale, site, time } = useStores();
  const { timeZone } = site.config.site;
  // A cached page cannot contain the time, so it has a placeholder of about the same size.
  const nowMs = useHydrated() ? time.nowMs : undefined;
  const write = (part: string): string =>
    nowMs === undefined
      ? part.replaceAll(/[A-Za-z]/g, '–')
      : formatZoned(nowMs, { timeZone, format: part });
  // The name changes with daylight saving time.
  const zoneName = nowMs === undefined ? '–––––' : locale.formats.zoneName(timeZone, nowMs);
  const label = locale.t('clock.label');

  return (
    <span
      className={styles.clock}
      dir="ltr"
      role="timer"
      aria-live="off"
      // Narrow screens do not show all of it.
      aria-label={nowMs === undefined ? label : `${label}: ${write(format)} ${zoneName}`}
    >
      {clockParts(format).map(({ format: part, isWideOnly }) => (
        <span key={part} className={isWideOnly ? styles.wideOnly : undefined}>
          {write(part)}
        </span>
      ))}
      <span className={styles.zone}> {zoneName}</span>
    </span>
  );
});
