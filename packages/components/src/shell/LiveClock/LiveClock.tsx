import type { LiveClockProps } from '@livery/model';
import { observer } from 'mobx-react-lite';
import { useHydrated } from '../../core/useHydrated.ts';
import { useStores } from '../../core/stores.ts';
import { CurrentTime } from './CurrentTime.tsx';
import styles from './LiveClock.module.css';

export const LiveClock = observer(function LiveClock({
  format = 'YYYY/MM/DD HH:mm:ss',
}: LiveClockProps) {
  const { locale } = useStores();
  // A cached page cannot contain the time.
  const hydrated = useHydrated();
  return (
    <span
      className={styles.clock}
      dir="ltr"
      role="timer"
      aria-live="off"
      aria-label={locale.t('clock.label')}
    >
      {hydrated ? <CurrentTime format={format} /> : <PendingTime format={format} />}
    </span>
  );
});

/** Placeholder of about the same size. */
function PendingTime({ format }: { format: string }) {
  return `${format.replaceAll(/[A-Za-z]/g, '–')} –––––`;
}
