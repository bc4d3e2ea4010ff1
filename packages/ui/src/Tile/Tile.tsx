import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Image } from '../Image/Image.tsx';
import styles from './Tile.module.css';

export interface TileProps {
  title: string;
  subtitle?: string | undefined;
  image: string | readonly string[] | undefined;
  /** Whose initials stand in for a missing picture; the title by default. */
  fallbackText?: string | undefined;
  /** Whose ground they stand on. */
  tint?: string | undefined;
  /** With an address the tile is a link, without one a button. */
  href?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Marks at the start of the picture's upper edge. */
  badges?: ReactNode;
  /**
   * A control at its upper end corner, always in sight, which comes after the tile's own: a
   * favourite button.
   */
  corner?: ReactNode;
  /** Controls over the picture while it is pointed at or focused. */
  actions?: ReactNode;
  /** Facts over the picture while it is pointed at or focused. */
  info?: ReactNode;
  priority?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Says why it is disabled, or that it is under maintenance. */
  notice?: string | undefined;
  className?: string | undefined;
}

/**
 * A game: picture, name, and one target as large as both. Its other controls lie above that target,
 * never inside it.
 */
export function Tile(props: TileProps) {
  const {
    title,
    subtitle,
    image,
    fallbackText = title,
    tint,
    href,
    onClick,
    badges,
    corner,
    actions,
    info,
    priority,
    disabled,
    notice,
    className,
  } = props;
  return (
    <div className={classNames(styles.tile, className)} data-disabled={disabled ? '' : undefined}>
      <div className={styles.media}>
        <Image
          src={image}
          alt=""
          ratio="tile"
          fallbackText={fallbackText}
          tint={tint}
          priority={priority}
          className={styles.picture}
        />
        {badges && <div className={styles.badges}>{badges}</div>}
        {notice !== undefined && <div className={styles.notice}>{notice}</div>}
        {(actions || info) && !disabled && (
          <div className={styles.overlay}>
            {info && <div className={styles.info}>{info}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        )}
      </div>
      <div className={styles.text}>
        {href !== undefined && !disabled ? (
          <a className={styles.target} href={href} onClick={onClick}>
            {title}
          </a>
        ) : (
          <button className={styles.target} type="button" disabled={disabled} onClick={onClick}>
            {title}
          </button>
        )}
        {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </div>
  );
}
