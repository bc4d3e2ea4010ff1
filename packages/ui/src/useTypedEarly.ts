import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Takes over what was typed into a served field before its code was there: the field keeps it, and
 * whoever holds its value has not heard of it. Nothing typed is lost to a slow network.
 */
export function useTypedEarly(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const first = useRef({ value, onChange });
  // With the page itself: a press that waited for the page may come before other effects.
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== first.current.value) first.current.onChange(typed);
  }, [field]);
}
