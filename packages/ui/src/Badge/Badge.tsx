import type { ReactNode } from 'react';
import type { IconName } from '@livery/model';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'highlight' | 'positive' | 'negative' | 'warning' | undefined;
  icon?: IconName | undefined;
  className?: string | undefined;
}

/** Short label or number that marks another element. */
export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
