import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a container that gets the focus when the focused element inside it is removed,
 * because the browser would otherwise move the focus to the start of the page.
 *
 * @param count number of items in the container; the focus is checked when it changes.
 */
export function useFocusFallback(count: number): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent): void => {
      hasFocus.current = target instanceof Node && container.current?.contains(target) === true;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) container.current?.focus();
  }, [count]);
  return container;
}
