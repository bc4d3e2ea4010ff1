import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Esc, the close button or, if allowed, a click beside it. */
  onClose: () => void;
  title: string;
  /** The title is spoken only. */
  titleHidden?: boolean | undefined;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the foot; they stay in sight while the body scrolls. */
  actions?: ReactNode;
  /** What Enter, or the key that confirms, does where no control or form of its own takes it. */
  onDefaultAction?: (() => void) | undefined;
  /** Codes of the keys for the default action and for closing, where they are not Enter and Esc. */
  confirmKeyCode?: number | undefined;
  closeKeyCode?: number | undefined;
  /** In place of the width of its size. */
  widthPx?: number | undefined;
  /** 400 px, 560 px, 880 px, or the whole window. */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** False: must be answered; no close button, Esc does nothing. */
  closable?: boolean | undefined;
  closeOnBackdrop?: boolean | undefined;
  /** `alertdialog` for a message that needs an answer. */
  role?: 'alertdialog' | undefined;
  className?: string | undefined;
}

const [enter, escape] = [13, 27];

/**
 * A modal window on the platform's own `<dialog>`: focus stays inside and returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    titleHidden,
    closeLabel,
    children,
    actions,
    onDefaultAction,
    role,
    className,
  } = props;
  const {
    size = 'small',
    closable = true,
    closeOnBackdrop = false,
    confirmKeyCode = enter,
    closeKeyCode = escape,
    widthPx,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: its cleanup still finds the element in the document when the whole dialog is
  // unmounted.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus({
      preventScroll: true,
    });
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected && document.activeElement !== before)
        before.focus();
    };
  }, [open]);

  useLayoutEffect(() => {
    if (widthPx !== undefined) dialog.current?.style.setProperty('--dialog-width', `${widthPx}px`);
  }, [widthPx]);

  // React's onCancel and onClose would also hear those of dialogs inside this one. Removed in the
  // same commit that closes.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const onCancel = (event: Event): void => {
      if (event.target !== element) return;
      event.preventDefault();
      if (closable) onClose();
    };
    // A browser may close without asking after the second Esc.
    const onNativeClose = (event: Event): void => {
      if (event.target !== element || !element.isConnected) return;
      if (closable) onClose();
      else if (!element.open) element.showModal();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('close', onNativeClose);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('close', onNativeClose);
    };
  }, [open, closable, onClose]);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    const { keyCode, nativeEvent, target } = event;
    if (
      event.defaultPrevented ||
      nativeEvent.isComposing ||
      !(target instanceof Element) ||
      target.closest('dialog') !== dialog.current
    )
      return;
    const types = target.matches('textarea, select, input');
    // The browser itself closes with Esc, after what lies open inside.
    const closes =
      closeKeyCode !== escape && ((keyCode === closeKeyCode && !types) || keyCode === escape);
    const confirms =
      keyCode === confirmKeyCode &&
      onDefaultAction &&
      target.closest('a, button, textarea, select, summary, form, [role="menu"], dialog') ===
        dialog.current;
    if (!closes && !confirms) return;
    event.preventDefault();
    if (confirms) onDefaultAction();
    else if (keyCode === closeKeyCode && closable) onClose();
  }

  // Only a press that began on the backdrop: selecting text and letting go outside closes nothing.
  function onMouseDown(event: MouseEvent<HTMLDialogElement>): void {
    if (closable && closeOnBackdrop && event.target === event.currentTarget) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter and presses on the backdrop reach the dialog itself
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      data-size={size}
      role={role}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
    >
      {open && (
        <div className={styles.panel}>
          <header className={styles.header} data-bare={titleHidden ? '' : undefined}>
            <h2
              id={titleId}
              dir="auto"
              className={styles.title}
              data-hidden={titleHidden ? '' : undefined}
            >
              {title}
            </h2>
            {closable && (
              <IconButton icon="x" label={closeLabel} className={styles.close} onClick={onClose} />
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
