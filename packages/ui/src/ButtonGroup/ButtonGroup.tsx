import type { ReactNode } from 'react';
import styles from './ButtonGroup.module.css';

export interface ButtonGroupProps {
  children: ReactNode;
  label?: string | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Group of related buttons with even gaps. */
export function ButtonGroup({ children, label, align = 'start' }: ButtonGroupProps) {
  return (
    <div className={styles.group} data-align={align} role="group" aria-label={label}>
      {children}
    </div>
  );
}
