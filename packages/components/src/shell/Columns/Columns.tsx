import type { ColumnsProps } from '@livery/model';
import type { Placed } from '../../core/Placed.ts';
import styles from './Columns.module.css';

export function Columns({ split = 'equal', slots }: ColumnsProps & Placed) {
  return (
    <div className={styles.columns} data-split={split}>
      <div className={styles.column}>{slots?.start}</div>
      <div className={styles.column}>{slots?.end}</div>
    </div>
  );
}
