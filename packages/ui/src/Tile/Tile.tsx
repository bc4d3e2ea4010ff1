import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Image } from '../Image/Image.tsx';
import { OperatorText } from '../OperatorText/OperatorText.tsx';
import styles from './Tile.module.css';

export interface TileProps {
  title: string;
  subtitle?: string | undefined;
  image: string | readonly string[] | undefined;
  /** Name whose initials replace a missing picture; the title by default. */
  fallbackText?: string | undefined;
  /** Name that selects the background of the initials. */
  tint?: string | undefined;
  /** With an address the tile is a link, without one a button. */
  href?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Marks at the start of the picture's upper edge. */
  badges?: ReactNode;
  /**
   * Control in the upper end corner, for example a favourite button. Always visible, and after the
   * tile's own target in tab order.
   */
  corner?: ReactNode;
  /** Controls over the picture on hover and focus. */
  actions?: ReactNode;
  /** Facts over the picture on hover and focus. */
  info?: ReactNode;
  priority?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Reason why it is disabled, for example maintenance. */
  notice?: string | undefined;
  className?: string | undefined;
}

/**
 * Tile of a game: picture, name, and one target that covers both. Its other controls are above that
 * target, never inside it.
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
            <OperatorText>{title}</OperatorText>
          </a>
        ) : (
          <button className={styles.target} type="button" disabled={disabled} onClick={onClick}>
            <OperatorText>{title}</OperatorText>
          </button>
        )}
        {subtitle !== undefined && (
          <span className={styles.subtitle}>
            <OperatorText>{subtitle}</OperatorText>
          </span>
        )}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </div>
  );
}
