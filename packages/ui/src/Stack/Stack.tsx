import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import gaps from '../gap.module.css';
import styles from './Stack.module.css';

/** Steps of the brand's scale of gaps. */
export type Gap = 'none' | '2xs' | 'xs' | 's' | 'm' | 'l' | 'xl' | '2xl';

export interface StackProps {
  children: ReactNode;
  as?:
    | 'div'
    | 'section'
    | 'main'
    | 'ul'
    | 'ol'
    | 'li'
    | 'header'
    | 'footer'
    | 'form'
    | 'span'
    | undefined;
  direction?: 'column' | 'row' | undefined;
  gap?: Gap | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Wraps a row into lines if it does not fit. */
  wrap?: boolean | undefined;
  className?: string | undefined;
}

/** Column or row of children with even gaps. */
export function Stack({
  children,
  as: Element = 'div',
  direction = 'column',
  gap = 'm',
  align = 'stretch',
  justify = 'start',
  wrap,
  className,
}: StackProps) {
  return (
    <Element
      className={classNames(styles.stack, gaps.gap, className)}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      data-direction={direction}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap ? '' : undefined}
    >
      {children}
    </Element>
  );
}
