import { mutate } from '../mutate.ts';
import type { PlantedEdit } from './PlantedMistake.ts';

/** Files by their path below the tenants folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Returns the files after the edits. */
export function plant(files: Files, edits: readonly PlantedEdit[]): Files {
  return edits.reduce<Files>((before, edit) => {
    const file = fileOf(edit);
    if (!('file' in edit)) {
      const [, pointer, change] = edit;
      return { ...before, [file]: mutate(textOf(before, file), pointer, change) };
    }
    if (edit.content !== undefined) return { ...before, [file]: edit.content };
    return Object.fromEntries(Object.entries(before).filter(([name]) => name !== file));
  }, files);
}

/** Returns the file that an edit changes. */
export function fileOf(edit: PlantedEdit): string {
  return 'file' in edit ? edit.file : edit[0];
}

/** Returns the text of a file; empty if it is missing or binary. */
export function textOf(files: Files, file: string): string {
  const content = files[file];
  return typeof content === 'string' ? content : '';
}
