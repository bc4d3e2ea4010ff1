import { applyEdits, modify } from 'jsonc-parser';
import { formatDocument } from './formatDocument.ts';

/** Sets one value in a JSON text and formats it; a text with comments keeps them and its layout. */
export function editDocument(text: string, path: readonly string[], value: unknown): string {
  const edited = applyEdits(
    text,
    modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }),
  );
  return hasComments(edited) ? edited : formatDocument(JSON.parse(edited));
}

function hasComments(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
