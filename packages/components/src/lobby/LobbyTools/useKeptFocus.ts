import { useEffect, useRef, type RefObject } from 'react';

/**
 * Who removes by keyboard what has the focus is not thrown back to the start of the page: the focus
 * goes to the place it was in.
 *
 * @param count of what is there; something may have gone when it changes.
 */
export function useKeptFocus(count: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      within.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (within.current && document.activeElement === document.body) place.current?.focus();
  }, [count]);
  return place;
}
