import type { Edit } from '../mutate.ts';

/** One change of a file of the shipped brands, or of a new one. */
export type PlantedEdit =
  | readonly [file: string, pointer: string, edit: Edit]
  | { readonly file: string; readonly content: string | Uint8Array | undefined };

/** A mistake that an operator makes in a brand's folder, and what the validator owes for it. */
export interface PlantedMistake {
  /** The last edit is the mistake, the ones before it are right. */
  readonly edits: readonly PlantedEdit[];
  /**
   * Place of the problem: `file#pointer`, `#pointer` in the last edited file, `file~text`, or a
   * `file` or folder as a whole. The default is the edited part.
   */
  readonly at?: string;
  /** The words of the message that tell what to write instead. */
  readonly fix: string | RegExp;
  /** Why the validator does not meet the expectation yet. */
  readonly knownGap?: string;
}

/** Mistakes by their titles. */
export type PlantedMistakes = Readonly<Record<string, PlantedMistake>>;

/** Returns a new or replaced file with a document. */
export function written(file: string, document: unknown): PlantedEdit {
  return { file, content: `${JSON.stringify(document, null, 2)}\n` };
}
