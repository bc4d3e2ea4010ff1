import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from '../EmptyState/EmptyState.module.css';

export interface ErrorStateProps {
  text: ReactNode;
  title?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** A retry is in progress. */
  busy?: boolean | undefined;
  /** `alert` interrupts a screen reader, so use it only for errors of an action of the player. */
  live?: 'alert' | 'status' | undefined;
  /** Alternative to a retry. */
  action?: ReactNode;
}

/** Message for content that failed to load, with a retry. */
export function ErrorState({
  text,
  title,
  retryLabel,
  onRetry,
  busy,
  live = 'status',
  action,
}: ErrorStateProps) {
  return (
    <div className={styles.state} data-tone="negative" role={live}>
      <span className={styles.ground}>
        <Icon name="circle-alert" size="large" />
      </span>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{text}</p>
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && retryLabel !== undefined && (
            <Button
              variant="soft"
              tone="neutral"
              iconStart="refresh-cw"
              busy={busy}
              onClick={onRetry}
            >
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
