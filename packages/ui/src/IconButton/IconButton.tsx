import type { AriaAttributes, MouseEventHandler } from 'react';
import type { IconName } from '@livery/model';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends AriaAttributes {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  variant?: 'solid' | 'soft' | 'ghost' | 'plain' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  round?: boolean | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  href?: string | undefined;
  type?: 'button' | 'submit' | undefined;
  id?: string | undefined;
  tabIndex?: number | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  'data-autofocus'?: boolean | undefined;
  className?: string | undefined;
}

/** Button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    variant = 'plain',
    size = 'medium',
    round,
    busy = false,
    disabled = false,
    href,
    type = 'button',
    onClick,
    className,
    ...rest
  } = props;
  const look = {
    className: classNames(styles.button, styles[variant], className),
    'data-size': size,
    'data-round': round ? '' : undefined,
    'aria-label': label,
    title: label,
  };
  const content = busy ? <Spinner /> : <Icon name={icon} />;
  if (href !== undefined && !disabled)
    return (
      <a {...rest} {...look} href={href} onClick={onClick}>
        {content}
      </a>
    );
  return (
    <button
      {...rest}
      {...look}
      type={busy ? 'button' : type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? undefined : onClick}
    >
      {content}
    </button>
  );
}
