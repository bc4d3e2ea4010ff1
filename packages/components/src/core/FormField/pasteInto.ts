import type { ClipboardEvent } from 'react';

/**
 * Returns a handler that takes a pasted text as a part of the field's value. The browser does not
 * insert it, because it would cut a code with spaces at the field's greatest length.
 *
 * @param onPaste gets the value with the pasted text in it.
 */
export function pasteInto(
  onPaste: (value: string) => void,
): (event: ClipboardEvent<HTMLInputElement>) => void {
  return (event) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    event.preventDefault();
    onPaste(
      value.slice(0, selectionStart ?? value.length) +
        event.clipboardData.getData('text') +
        value.slice(selectionEnd ?? value.length),
    );
  };
}
