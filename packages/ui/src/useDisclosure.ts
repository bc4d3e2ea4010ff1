import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * State of a drop-down. Closes on Escape and on a press or focus outside, and returns the focus to
 * the trigger.
 */
export function useDisclosure<Root extends HTMLElement>(): {
  open: boolean;
  /** Element around trigger and panel. */
  root: RefObject<Root | null>;
  setOpen: (open: boolean) => void;
  close: (focus: 'trigger' | 'keep') => void;
} {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);

  function close(focus: 'trigger' | 'keep'): void {
    setOpen(false);
    if (focus === 'trigger') root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }

  useEffect(() => {
    if (!open) return;
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Closes only the drop-down, not a dialog around it.
      event.preventDefault();
      setOpen(false);
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return { open, root, setOpen, close };
}
