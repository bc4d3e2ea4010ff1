import type { ReactNode } from 'react';

export interface OperatorTextProps {
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Text of the operator, which may be in another language than the page. Its direction follows its
 * own letters, so that numbers and punctuation keep their places; its alignment is the page's.
 */
export function OperatorText({ children, className }: OperatorTextProps) {
  return <bdi className={className}>{children}</bdi>;
}
