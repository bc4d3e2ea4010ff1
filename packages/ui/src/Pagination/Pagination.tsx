import type { IconName } from '@livery/model';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Name of the navigation. */
  label: string;
  /** Current page, counted from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** "Page 2 of 9", already translated. */
  text: string;
  labels: { first: string; previous: string; next: string; last: string };
}

/**
 * First, previous, next and last page. Disabled buttons stay focusable, so that the keyboard focus
 * is not lost.
 */
export function Pagination({ label, page, pageCount, onPage, text, labels }: PaginationProps) {
  const pageButton = (icon: IconName, name: string, target: number, isEnabled: boolean) => (
    <IconButton
      icon={icon}
      label={name}
      variant="ghost"
      aria-disabled={!isEnabled || undefined}
      onClick={isEnabled ? () => onPage(target) : undefined}
    />
  );
  return (
    <nav className={styles.pagination} aria-label={label}>
      {pageButton('chevrons-left', labels.first, 1, page > 1)}
      {pageButton('chevron-left', labels.previous, page - 1, page > 1)}
      <span className={styles.text} aria-live="polite">
        {text}
      </span>
      {pageButton('chevron-right', labels.next, page + 1, page < pageCount)}
      {pageButton('chevrons-right', labels.last, pageCount, page < pageCount)}
    </nav>
  );
}
