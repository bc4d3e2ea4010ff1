import type { BarProps } from '@livery/model';
import type { Placed } from '../../core/Placed.ts';
import styles from './Bar.module.css';

export function Bar({ look = 'plain', slots }: BarProps & Placed) {
  return (
    <div className={styles.bar} data-look={look}>
      <div className={styles.start}>{slots?.start}</div>
      <div className={styles.middle}>{slots?.middle}</div>
      <div className={styles.end}>{slots?.end}</div>
    </div>
  );
}
