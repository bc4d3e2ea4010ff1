import { classNames } from '../classNames.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Announced as a status. Without it the spinner is decorative. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** Indicator of work in progress. */
export function Spinner({ label, size = 'small', className }: SpinnerProps) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...named} className={classNames(styles.spinner, className)} data-size={size} />;
}
