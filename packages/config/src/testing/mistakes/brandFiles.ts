import { changeValue } from './documentText.ts';
import { fileOf, type Edit } from './Mistake.ts';

/** Files by their path below the tenants folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Returns the files after the edits. */
export function editFiles(files: Files, edits: readonly Edit[]): Files {
  return edits.reduce<Files>((before, edit) => {
    const file = fileOf(edit);
    const content = contentAfter(before, edit);
    if (content !== undefined) return { ...before, [file]: content };
    return Object.fromEntries(Object.entries(before).filter(([name]) => name !== file));
  }, files);
}

/** Returns the text of a file; empty if it is missing or binary. */
export function textOf(files: Files, file: string): string {
  const content = files[file];
  return typeof content === 'string' ? content : '';
}

function contentAfter(files: Files, edit: Edit): string | Uint8Array | undefined {
  const text = textOf(files, fileOf(edit));
  if (!('file' in edit)) return changeValue(text, edit[1], edit[2]);
  if ('content' in edit) return edit.content;
  if (text.split(edit.text).length !== 2)
    throw new Error(`${JSON.stringify(edit.text)} is not once in ${edit.file}`);
  return text.replace(edit.text, () => edit.becomes);
}
