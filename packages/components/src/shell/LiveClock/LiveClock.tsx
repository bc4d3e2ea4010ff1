import type { LiveClockProps } from '@livery/model';
import dayjs from 'dayjs';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../core/stores.ts';
import styles from './LiveClock.module.css';

export const LiveClock = observer(function LiveClock({
  format = 'YYYY/MM/DD HH:mm:ss',
}: LiveClockProps) {
  const { locale, time } = useStores();
  const [started, setStarted] = useState(false);
  // A cached page cannot contain the time, so a placeholder of its size is shown until hydration.
  useEffect(() => setStarted(true), []);
  return (
    <span
      className={styles.clock}
      dir="ltr"
      role="timer"
      aria-live="off"
      aria-label={locale.t('clock.label')}
    >
      {started ? dayjs(time.nowMs).format(format) : format.replaceAll(/[A-Za-z]/g, '–')}
    </span>
  );
});
