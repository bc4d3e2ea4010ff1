import { classNames } from '../classNames.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Spoken as a status. Without it the spinner is decoration. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** Work under way. */
export function Spinner({ label, size = 'small', className }: SpinnerProps) {
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span {...named} className={classNames(styles.spinner, className)} data-size={size} />;
}
