import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface FactListProps {
  /** Labels are unique. */
  facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Values with their labels, one below the other: for example the amounts of a payment. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
