import { useEffect, useRef } from 'react';
import styles from './ActionButtons.module.css';

/**
 * What came of a row's action, announced to readers. Belongs to the list, because the row may go
 * with the action; it then takes the focus that was in the row.
 */
export function ListOutcome({
  text,
  rows,
}: {
  /** Empty as long as there is no outcome. */
  text: string;
  /** The reply with the rows, in which the row may be missing. */
  rows: unknown;
}) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== '' && document.activeElement === document.body) element.current?.focus();
  }, [text, rows]);
  return (
    <p ref={element} role="status" tabIndex={-1} className={styles.listOutcome}>
      {text}
    </p>
  );
}
