import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import gaps from '../gap.module.css';
import type { Gap } from '../Stack/Stack.tsx';
import styles from './Grid.module.css';

export interface GridProps {
  children: ReactNode;
  /** Columns in the widest container; narrower ones have fewer, a phone one (or two of six). */
  columns?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  gap?: Gap | undefined;
  as?: 'div' | 'ul' | 'section' | undefined;
  className?: string | undefined;
}

/** Grid of equal columns, as many as fit. */
export function Grid({
  children,
  columns = 2,
  gap = 'l',
  as: Element = 'div',
  className,
}: GridProps) {
  return (
    <div className={classNames(styles.frame, className)}>
      <Element
        className={classNames(styles.grid, gaps.gap)}
        role={Element === 'ul' ? 'list' : undefined}
        data-columns={columns}
        data-gap={gap}
      >
        {children}
      </Element>
    </div>
  );
}
