import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import gaps from '../gap.module.css';
import styles from './Stack.module.css';

/** Steps of the brand's one scale of gaps. */
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
  /** A row breaks into lines where there is no room. */
  wrap?: boolean | undefined;
  className?: string | undefined;
}

/** Things one below or beside the other, with an even gap. */
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
