import { Children, type ReactNode } from 'react';
import styles from './TileGrid.module.css';

export interface TileGridProps {
  /** Tiles, or their skeletons. */
  children: ReactNode;
  /**
   * `large` has two columns on a phone and six on a desktop; `medium` three and eight; `wide` one
   * and four, with pictures as wide as a table's screen.
   */
  size?: 'medium' | 'large' | 'wide' | undefined;
  label?: string | undefined;
  /** The tiles are being replaced. */
  busy?: boolean | undefined;
}

/** Tiles in as many columns as fit. Tiles far below the viewport are not laid out. */
export function TileGrid({ children, size = 'medium', label, busy }: TileGridProps) {
  return (
    <div className={styles.frame}>
      <ul
        role="list"
        className={styles.grid}
        data-size={size}
        aria-label={label}
        aria-busy={busy || undefined}
      >
        {Children.map(children, (child) => (
          <li className={styles.cell}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
