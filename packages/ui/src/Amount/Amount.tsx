import { classNames } from '../classNames.ts';
import styles from './Amount.module.css';

export interface AmountProps {
  /** Already formatted, with its currency. */
  text: string;
  tone?: 'plain' | 'positive' | 'negative' | 'muted' | undefined;
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  className?: string | undefined;
}

/** A sum of money or points; its digits are all as wide, so that it does not jump as it changes. */
export function Amount({ text, tone = 'plain', size = 'medium', className }: AmountProps) {
  return (
    <span className={classNames(styles.amount, className)} data-tone={tone} data-size={size}>
      <bdi>{text}</bdi>
    </span>
  );
}
