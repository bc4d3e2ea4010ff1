import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Card.module.css';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'article' | 'section' | 'li' | 'form' | undefined;
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** Looks raised above the page: another background and the brand's shadow. */
  raised?: boolean | undefined;
  tone?: 'plain' | 'accent' | 'highlight' | 'positive' | 'negative' | 'warning' | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  className?: string | undefined;
}

/** Framed container for related content. */
export function Card({
  children,
  as: Element = 'div',
  padding = 'medium',
  raised,
  tone = 'plain',
  className,
  ...aria
}: CardProps) {
  return (
    <Element
      {...aria}
      className={classNames(styles.card, className)}
      data-padding={padding}
      data-raised={raised ? '' : undefined}
      data-tone={tone}
    >
      {children}
    </Element>
  );
}
