import type { IconName } from '@livery/model';
import { classNames } from '../classNames.ts';
import styles from './Icon.module.css';
// Never a data: URI, because <use> may only reference a document of the page's own origin.
import sprite from './icons.gen.svg?url&no-inline';

export interface IconProps {
  name: IconName;
  /** Accessible name. Without it the icon is decorative. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  className?: string | undefined;
}

/** Icons that point along the line of text, so they are mirrored with its direction. */
const directional: ReadonlySet<IconName> = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'log-in',
  'log-out',
  'list',
  'send',
  'external-link',
]);

/** Icon from the sprite, in the colour of the surrounding text. */
export function Icon({ name, label, size = 'medium', className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, directional.has(name) && styles.directional, className)}
      data-size={size}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
