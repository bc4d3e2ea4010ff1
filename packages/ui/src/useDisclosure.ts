import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * What a drop-down needs: open or not, closed by Esc or a press elsewhere, focus back on its
 * trigger.
 */
export function useDisclosure<Root extends HTMLElement>(): {
  open: boolean;
  /** Around trigger and panel. */
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
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The dialog around an open menu stays.
      event.preventDefault();
      setOpen(false);
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  return { open, root, setOpen, close };
}
