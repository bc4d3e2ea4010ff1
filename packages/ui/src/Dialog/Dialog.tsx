import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from '../classNames.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { openDialogs } from '../openDialogs.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and, if allowed, a press on the backdrop. */
  onClose: () => void;
  title: string;
  /** Shows the title to screen readers only. */
  titleHidden?: boolean | undefined;
  closeLabel: string;
  children: ReactNode;
  /** Buttons in the footer, which stays visible while the body scrolls. */
  actions?: ReactNode;
  /** Called on Enter, or the key that confirms, unless a control or form handles the key. */
  onDefaultAction?: (() => void) | undefined;
  /** Key codes for the default action and for closing; Enter and Escape by default. */
  confirmKeyCode?: number | undefined;
  closeKeyCode?: number | undefined;
  /** Overrides the width of `size`. */
  widthPx?: number | undefined;
  /**
   * 400 px, 560 px, 880 px, the whole window, or as `small` and at the lower edge of a narrow
   * window.
   */
  size?: 'small' | 'medium' | 'large' | 'full' | 'sheet' | undefined;
  /** If false, there is no close button and Escape does nothing. */
  closable?: boolean | undefined;
  closeOnBackdrop?: boolean | undefined;
  /** Whether the page behind it stays where it is; true by default. */
  lockScroll?: boolean | undefined;
  /** `alertdialog` for a message that needs an answer. */
  role?: 'alertdialog' | undefined;
  className?: string | undefined;
  /** The part that scrolls. */
  bodyRef?: Ref<HTMLDivElement> | undefined;
}

const [enter, escape] = [13, 27];

/**
 * Modal window on the native `<dialog>`: the focus stays inside and returns to where it was.
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
    bodyRef,
  } = props;
  const {
    size = 'small',
    closable = true,
    closeOnBackdrop = false,
    lockScroll = true,
    confirmKeyCode = enter,
    closeKeyCode = escape,
    widthPx,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, because its cleanup still finds the element in the document when the whole
  // dialog is unmounted.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const previousFocus = document.activeElement;
    if (!element.open) element.showModal();
    openDialogs.enter(element);
    // A notice that had the focus has moved into the dialog, and keeps it.
    const isInside = previousFocus instanceof HTMLElement && element.contains(previousFocus);
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element;
    (isInside ? previousFocus : first).focus({ preventScroll: true });
    return () => {
      openDialogs.leave(element);
      element.close();
      // React then returns the focus to a notice that has left the dialog with it.
      if (
        previousFocus instanceof HTMLElement &&
        previousFocus.isConnected &&
        document.activeElement !== previousFocus
      )
        previousFocus.focus();
    };
  }, [open]);

  useLayoutEffect(() => {
    if (widthPx !== undefined) dialog.current?.style.setProperty('--dialog-width', `${widthPx}px`);
  }, [widthPx]);

  // Not React's onCancel and onClose, which also receive the events of dialogs inside this one. The
  // listeners are removed in the commit that closes the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const onCancel = (event: Event): void => {
      if (event.target !== element) return;
      event.preventDefault();
      if (closable) onClose();
    };
    // A browser may close the dialog without a cancel event on the second Escape.
    const onNativeClose = (event: Event): void => {
      if (event.target !== element || !element.isConnected) return;
      if (element.open) return;
      if (closable) {
        openDialogs.leave(element);
        onClose();
      } else {
        element.showModal();
        openDialogs.enter(element);
      }
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
    const isTyping = target.matches('textarea, select, input');
    // The browser itself closes the dialog on Escape, after anything open inside it.
    const closes =
      closeKeyCode !== escape && ((keyCode === closeKeyCode && !isTyping) || keyCode === escape);
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

  // Only a press that starts on the backdrop, so that selecting text past the edge closes nothing.
  function onMouseDown(event: MouseEvent<HTMLDialogElement>): void {
    if (closable && closeOnBackdrop && event.target === event.currentTarget) onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter and presses on the backdrop have the dialog as target
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      data-size={size}
      data-scroll={lockScroll ? 'locked' : 'free'}
      role={role}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.header} data-bare={titleHidden ? '' : undefined}>
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
          </div>
          <div ref={bodyRef} className={styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
