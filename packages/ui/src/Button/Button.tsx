import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';
import type { IconName } from '@livery/model';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends AriaAttributes {
  children: ReactNode;
  variant?: 'solid' | 'soft' | 'ghost' | 'link' | undefined;
  tone?: 'accent' | 'highlight' | 'neutral' | 'negative' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  iconStart?: IconName | undefined;
  iconEnd?: IconName | undefined;
  /** Fills the available width. */
  wide?: boolean | undefined;
  /** Work is in progress: shows a spinner, keeps the width, ignores clicks. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Renders a link instead of a button. */
  href?: string | undefined;
  target?: '_blank' | '_self' | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  form?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  id?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Takes the focus when the dialog around it opens. */
  'data-autofocus'?: boolean | undefined;
  className?: string | undefined;
}

/** Button, or a link that looks like one. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'solid',
    tone = 'accent',
    size = 'medium',
    iconStart,
    iconEnd,
    wide,
    busy = false,
    disabled = false,
    className,
    ...others
  } = props;
  const { href, target, type = 'button', form, name, value, onClick, ...aria } = others;
  const look = {
    className: classNames(styles.button, styles[variant], className),
    'data-tone': tone,
    'data-size': size,
    'data-wide': wide ? '' : undefined,
  };
  const content = (
    <>
      <span className={styles.content} data-busy={busy ? '' : undefined}>
        {iconStart && <Icon name={iconStart} />}
        <span className={styles.label}>{children}</span>
        {iconEnd && <Icon name={iconEnd} />}
      </span>
      {busy && <Spinner className={styles.spinner} />}
    </>
  );
  if (href !== undefined && !disabled) {
    return (
      <a
        {...aria}
        {...look}
        href={href}
        target={target}
        rel={target === '_blank' ? 'noopener' : undefined}
        onClick={onClick}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      {...aria}
      {...look}
      form={form}
      name={name}
      value={value}
      disabled={disabled}
      // A busy submit button must not send the form a second time.
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || aria['aria-disabled'] || undefined}
      onClick={busy ? undefined : onClick}
    >
      {content}
    </button>
  );
}
