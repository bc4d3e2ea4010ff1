import type { Licence } from '@livery/model';
import styles from './FooterMarks.module.css';

/** Original drawing for each jurisdiction, never the seal of an authority. */
const drawings: Record<Licence['badge'], string> = {
  // Four arrowheads that meet.
  malta: 'M24 24 18 11l6 3 6-3zM24 24l13-6-3 6 3 6zM24 24l6 13-6-3-6 3zM24 24 11 30l3-6-3-6z',
  // A hill over waves.
  bvi: 'M13 25c3-9 8-13 11-13s8 4 11 13zM11 29c3-2 5-2 8 0s6 2 9 0 6-2 9 0v3c-3-2-6-2-9 0s-6 2-9 0-5-2-8 0z',
  // A sun with eight rays.
  philippines:
    'M24 17.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM22.5 10h3l-.5 5h-2zM22.5 38h3l-.5-5h-2zM10 22.5v3l5-.5v-2zM38 22.5v3l-5-.5v-2zM13 15.2l2.2-2.2 3.2 4-1.4 1.4zM35 32.8l-2.2 2.2-3.2-4 1.4-1.4zM35 15.2 32.8 13l-3.2 4 1.4 1.4zM13 32.8l2.2 2.2 3.2-4-1.4-1.4z',
  other: 'M21.5 30.5 15 24l2.5-2.5 4 4 9-9L33 19z',
};

/** Decorative badge. The text next to it names the licence. */
export function LicenceArt({ badge }: { badge: Licence['badge'] }) {
  return (
    <svg className={styles.art} viewBox="0 0 48 52" aria-hidden="true">
      <path
        className={styles.shield}
        d="M24 1.5 45 8v17c0 13-9 21.5-21 25.5C12 46.5 3 38 3 25V8z"
      />
      <path className={styles.mark} d={drawings[badge]} />
    </svg>
  );
}
