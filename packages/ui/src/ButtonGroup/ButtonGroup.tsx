import type { ReactNode } from 'react';
import styles from './ButtonGroup.module.css';

export interface ButtonGroupProps {
  children: ReactNode;
  label?: string | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** Stacks the buttons in narrow windows. */
  stack?: boolean | undefined;
}

/** Group of related buttons with even gaps. */
export function ButtonGroup({ children, label, align = 'start', stack }: ButtonGroupProps) {
  return (
    <div
      className={styles.group}
      data-align={align}
      data-stack={stack ? '' : undefined}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
