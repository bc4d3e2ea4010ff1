import type { StackProps } from '@livery/model';
import type { Placed } from '../../core/Placed.ts';
import styles from './Stack.module.css';

export function Stack({ gap = 'large', width = 'content', children }: StackProps & Placed) {
  return (
    <div className={styles.stack} data-gap={gap} data-width={width}>
      {children}
    </div>
  );
}
