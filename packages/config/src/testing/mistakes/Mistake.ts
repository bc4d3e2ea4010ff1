import type { ProblemCode } from '../../report/problemCodes.ts';

/** A mistake in a brand's folder, and the one problem that must be reported for it. */
export interface Mistake {
  /**
   * Brands that it is made in: those of the tests (`brandFixture`), which load in a few
   * milliseconds, or by default the shipped ones.
   */
  readonly brands?: 'fixture';
  /** Right edits that are made before, without which `edit` would be another mistake. */
  readonly given?: readonly Edit[];
  readonly edit: Edit;
  readonly code: ProblemCode;
  /**
   * Place of the problem: `#pointer` or `~text` in the edited file, either after the path of
   * another file, or a path alone for a file or folder as a whole. The default is the edited part:
   * the value, the renamed key, or the object without the removed value.
   */
  readonly at?: string;
  /** Whether the place is the key of the value, as it is for a renamed one. */
  readonly atKey?: boolean;
  /**
   * The words of the message that tell what to write instead; what is wrong, where that is enough.
   */
  readonly fix: string | RegExp;
  /** Why the validator does not meet the expectation yet. */
  readonly knownGap?: string;
}

/** Mistakes by their titles. */
export type Mistakes = Readonly<Record<string, Mistake>>;

/** A change of one value of a document, of a text, or of a file as a whole. */
export type Edit =
  | readonly [file: string, pointer: string, change: Change]
  | { readonly file: string; readonly text: string; readonly becomes: string }
  | { readonly file: string; readonly content: string | Uint8Array | undefined };

/** What becomes of a value of a document. */
export type Change = 'removed' | { readonly is: unknown } | { readonly named: string };

/** Returns the edit that writes a document. */
export function written(file: string, document: unknown): Edit {
  return { file, content: `${JSON.stringify(document, null, 2)}\n` };
}

/** Returns the file that an edit changes. */
export function fileOf(edit: Edit): string {
  return 'file' in edit ? edit.file : edit[0];
}
