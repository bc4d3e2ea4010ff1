import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** `#` and the id of the main content. */
  href: string;
  children: ReactNode;
}

/** First tab stop of a page, which skips the header. Invisible until focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
