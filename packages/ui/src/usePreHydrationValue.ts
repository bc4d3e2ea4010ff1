import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Reports what the visitor entered into a server-rendered control before hydration, also where the
 * browser filled it in. The element keeps it, but the owner of the value does not know it: React
 * neither reports nor corrects the difference.
 *
 * @param value The value that the owner knows.
 * @param read Returns the value that the element shows; `undefined` if nothing was entered.
 */
export function usePreHydrationValue<Control extends Element, Value>(
  control: RefObject<Control | null>,
  value: Value,
  read: (element: Control) => Value | undefined,
  onChange: (value: Value) => void,
): void {
  const first = useRef({ value, read, onChange });
  // A layout effect, because a press that waited for hydration may come before other effects.
  useLayoutEffect(() => {
    const known = first.current;
    const shown = control.current === null ? undefined : known.read(control.current);
    if (shown !== undefined && shown !== known.value) known.onChange(shown);
  }, [control]);
}

export const typedText = ({ value }: { readonly value: string }): string => value;

export const isTicked = ({ checked }: { readonly checked: boolean }): boolean => checked;

/**
 * Returns the chosen option. The one that the list starts with was not chosen: it also shows where
 * the list has no option of the owner's value.
 */
export function chosenOption({ options, selectedIndex }: HTMLSelectElement): string | undefined {
  const all = [...options];
  const start =
    all.find(({ defaultSelected }) => defaultSelected) ?? all.find(({ disabled }) => !disabled);
  const chosen = all[selectedIndex];
  return chosen === start ? undefined : chosen?.value;
}
