import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'caption' | undefined;
  /** Announces changes. */
  role?: 'status' | 'alert' | undefined;
  id?: string | undefined;
}

/** Content for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span', role, id }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} role={role} id={id}>
      {children}
    </Element>
  );
}
