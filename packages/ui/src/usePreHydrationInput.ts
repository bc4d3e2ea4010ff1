import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Reports text that was typed into a server-rendered field before hydration. The element keeps such
 * text, but the owner of the value does not know it, so it would be lost on a slow network.
 */
export function usePreHydrationInput(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const first = useRef({ value, onChange });
  // A layout effect, because a click that waited for hydration may come before other effects.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== first.current.value) first.current.onChange(typed);
  }, [field]);
}
