import { useRef, type KeyboardEvent } from 'react';

/**
 * Keyboard of a radio group or tab list made of buttons: arrows move and choose, Home and End jump,
 * disabled entries are passed over. Left and right follow the direction of the text.
 */
export function useRovingChoice({
  values,
  selected,
  onSelect,
}: {
  values: readonly { value: string; disabled?: boolean | undefined }[];
  selected: string | undefined;
  onSelect: (value: string) => void;
}) {
  const elements = useRef(new Map<string, HTMLElement>());
  const usable = values.filter((entry) => !entry.disabled).map((entry) => entry.value);
  // Where nothing is chosen yet, the first entry is the way in.
  const entry = selected !== undefined && usable.includes(selected) ? selected : usable[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = usable.findIndex(
      (value) => elements.current.get(value) === document.activeElement,
    );
    const forward =
      getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    let to: number;
    if (event.key === forward || event.key === 'ArrowDown') to = (from + 1) % usable.length;
    else if (event.key === backward || event.key === 'ArrowUp')
      to = from <= 0 ? usable.length - 1 : from - 1;
    else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = usable.length - 1;
    else return;
    event.preventDefault();
    const value = usable[to];
    if (value === undefined) return;
    elements.current.get(value)?.focus();
    onSelect(value);
  }

  return {
    /** Tab order, keys and element of one entry. */
    entryProps: (value: string) => ({
      onKeyDown,
      tabIndex: value === entry ? 0 : -1,
      ref: (element: HTMLElement | null) => {
        if (element) elements.current.set(value, element);
        else elements.current.delete(value);
      },
    }),
  };
}
