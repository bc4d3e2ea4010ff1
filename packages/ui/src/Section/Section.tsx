import { useId, type ReactNode } from 'react';
import type { IconName } from '@livery/model';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  children: ReactNode;
  level?: 1 | 2 | 3 | 4 | undefined;
  icon?: IconName | undefined;
  text?: ReactNode;
  /** Link to the full list. `label` is its accessible name if the text alone is ambiguous. */
  seeAll?: { href: string; text: string; label?: string | undefined } | undefined;
  /** Controls next to the heading. */
  actions?: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

/** Section of a page with its heading. */
export function Section({
  title,
  children,
  level = 2,
  icon,
  text,
  seeAll,
  actions,
  id,
  className,
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={headingId} id={id}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <Heading id={headingId} className={styles.title}>
            {icon && <Icon name={icon} className={styles.icon} />}
            <span>{title}</span>
          </Heading>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {actions}
        {seeAll && (
          <a className={styles.all} href={seeAll.href} aria-label={seeAll.label}>
            <span>{seeAll.text}</span>
            <Icon name="chevron-right" size="small" />
          </a>
        )}
      </header>
      {children}
    </section>
  );
}
