import { observer } from 'mobx-react-lite';
import { formatDateTime } from '../../core/dates/formatDateTime.ts';
import { useStores } from '../../core/stores.ts';
import styles from './ActionCards.module.css';

const secondMs = 1_000;
const dayMs = 86_400_000;

/** Time until an end: a countdown on the last day, before that the date. */
export const TimeLeft = observer(function TimeLeft({
  label,
  end,
}: {
  label: string;
  end: unknown;
}) {
  const stores = useStores();
  const endMs = typeof end === 'string' ? Date.parse(end) : NaN;
  if (Number.isNaN(endMs)) return null;
  const leftMs = endMs - stores.time.nowMs;
  return (
    <p className={styles.until}>
      <span>{label}</span>{' '}
      <bdi>
        {leftMs > dayMs || leftMs < 0
          ? formatDateTime(stores, String(end), { dateStyle: 'medium', timeStyle: 'short' })
          : clockText(leftMs)}
      </bdi>
    </p>
  );
});

/** Formats a duration as `07:03:59`. */
function clockText(durationMs: number): string {
  const seconds = Math.floor(durationMs / secondMs);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
