import { applyEdits, modify } from 'jsonc-parser';

/** A JSON text with one value set; comments, order and the rest of its looks stay. */
export function editDocument(text: string, path: readonly string[], value: unknown): string {
  return applyEdits(
    text,
    modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
  );
}
