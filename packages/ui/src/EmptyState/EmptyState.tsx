import type { ReactNode } from 'react';
import type { IconName } from '@livery/model';
import { Icon } from '../Icon/Icon.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  icon?: IconName | undefined;
  /** Link or button to continue. */
  action?: ReactNode;
}

/** Message for missing content, with the reason and an action. */
export function EmptyState({ title, text, icon = 'inbox', action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.ground}>
        <Icon name={icon} size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
