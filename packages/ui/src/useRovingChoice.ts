import { useRef, type KeyboardEvent } from 'react';

/**
 * Keyboard handling of a radio group or tab list made of buttons: arrows move and select, Home and
 * End jump, disabled entries are skipped. Left and right follow the direction of the text.
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
  // Without a selection, the first entry is the tab stop.
  const entry = selected !== undefined && usable.includes(selected) ? selected : usable[0];

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const currentIndex = usable.findIndex(
      (value) => elements.current.get(value) === document.activeElement,
    );
    const forward =
      getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    let targetIndex: number;
    if (event.key === forward || event.key === 'ArrowDown')
      targetIndex = (currentIndex + 1) % usable.length;
    else if (event.key === backward || event.key === 'ArrowUp')
      targetIndex = currentIndex <= 0 ? usable.length - 1 : currentIndex - 1;
    else if (event.key === 'Home') targetIndex = 0;
    else if (event.key === 'End') targetIndex = usable.length - 1;
    else return;
    event.preventDefault();
    const value = usable[targetIndex];
    if (value === undefined) return;
    elements.current.get(value)?.focus();
    onSelect(value);
  }

  return {
    /** Returns the props of one entry: tab order, keys and element. */
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
