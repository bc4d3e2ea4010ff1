import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** `#` and the id of the main content. */
  href: string;
  children: ReactNode;
}

/** The first stop of the keyboard: past the header, into the content. Unseen until focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
