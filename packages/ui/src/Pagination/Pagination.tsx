import type { IconName } from '@livery/model';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Name of the navigation. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** "Page 2 of 9", already translated. */
  text: string;
  labels: { first: string; previous: string; next: string; last: string };
}

/**
 * First, previous, next and last page. What leads nowhere stays focusable, so that the keyboard
 * does not lose its place.
 */
export function Pagination({ label, page, pageCount, onPage, text, labels }: PaginationProps) {
  const turn = (icon: IconName, name: string, to: number, possible: boolean) => (
    <IconButton
      icon={icon}
      label={name}
      variant="ghost"
      aria-disabled={!possible || undefined}
      onClick={possible ? () => onPage(to) : undefined}
    />
  );
  return (
    <nav className={styles.pagination} aria-label={label}>
      {turn('chevrons-left', labels.first, 1, page > 1)}
      {turn('chevron-left', labels.previous, page - 1, page > 1)}
      <span className={styles.text} aria-live="polite">
        {text}
      </span>
      {turn('chevron-right', labels.next, page + 1, page < pageCount)}
      {turn('chevrons-right', labels.last, pageCount, page < pageCount)}
    </nav>
  );
}
