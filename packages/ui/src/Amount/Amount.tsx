import { classNames } from '../classNames.ts';
import styles from './Amount.module.css';

export interface AmountProps {
  /** Formatted text with its currency. */
  text: string;
  tone?: 'plain' | 'positive' | 'negative' | 'muted' | undefined;
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  className?: string | undefined;
}

/** Sum of money or points. Digits of equal width keep it from jumping when it changes. */
export function Amount({ text, tone = 'plain', size = 'medium', className }: AmountProps) {
  return (
    <span className={classNames(styles.amount, className)} data-tone={tone} data-size={size}>
      <bdi>{text}</bdi>
    </span>
  );
}
