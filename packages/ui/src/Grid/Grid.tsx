import type { ReactNode, Ref } from 'react';
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
  /** Ref of a list whose start gets the focus when its page is turned. */
  listRef?: Ref<HTMLUListElement> | undefined;
}

/** Grid of equal columns, as many as fit. */
export function Grid({
  children,
  columns = 2,
  gap = 'l',
  as: Element = 'div',
  className,
  listRef,
}: GridProps) {
  const classes = classNames(styles.grid, gaps.gap);
  return (
    <div className={classNames(styles.frame, className)}>
      {Element === 'ul' ? (
        <ul
          ref={listRef}
          role="list"
          tabIndex={listRef ? -1 : undefined}
          className={classes}
          data-columns={columns}
          data-gap={gap}
        >
          {children}
        </ul>
      ) : (
        <Element className={classes} data-columns={columns} data-gap={gap}>
          {children}
        </Element>
      )}
    </div>
  );
}
