import type { ProblemCode } from '../../report/problemCodes.ts';
import { joinPointer } from '../../source/pointer.ts';
import { textOf, type Files } from './brandFiles.ts';
import { positionAt, positionOf, type TextPosition } from './documentText.ts';
import { fileOf, type Edit, type Mistake } from './Mistake.ts';

/** What a validator reports, in its own words. */
export interface Finding extends TextPosition {
  readonly file: string;
  readonly message: string;
  /** Only Livery's findings have one. */
  readonly code?: ProblemCode;
}

/** Which expectations the findings of one validator meet. */
export interface Verdict {
  readonly found: boolean;
  readonly rightPlace: boolean;
  readonly oneMessage: boolean;
  readonly saysFix: boolean;
  readonly rightCode: boolean;
}

/** Returns which expectations the findings for a mistake meet. */
export function judge(
  mistake: Mistake,
  { files, findings }: { files: Files; findings: readonly Finding[] },
): Verdict {
  const { code, fix } = mistake;
  const place = placeOf(mistake, files);
  const atPlace = findings.filter(
    ({ file, line, column }) =>
      file === place.file && line === place.line && column === place.column,
  );
  const worded = atPlace.length > 0 ? atPlace : findings;
  return {
    found: findings.length > 0,
    rightPlace: atPlace.length > 0,
    oneMessage: findings.length === 1,
    saysFix: worded.some(({ message }) =>
      typeof fix === 'string' ? message.includes(fix) : fix.test(message),
    ),
    rightCode: findings.every((finding) => finding.code === undefined || finding.code === code),
  };
}

/** Returns whether a verdict is perfect. */
export function isMet(verdict: Verdict): boolean {
  return Object.values(verdict).every(Boolean);
}

/** Returns the place at which a mistake must be reported. */
function placeOf(mistake: Mistake, files: Files): TextPosition & { readonly file: string } {
  const { edit, at, atKey = false } = mistake;
  if (at === undefined) {
    const file = fileOf(edit);
    return { file, ...('file' in edit ? start : positionOfEdit(textOf(files, file), edit, atKey)) };
  }
  const [, path = '', kind = '', part = ''] = /^([^#~]*)([#~]?)(.*)$/su.exec(at) ?? [];
  const file = path === '' ? fileOf(edit) : path;
  const text = textOf(files, file);
  if (kind === '') return { file, ...start };
  if (kind === '#') return { file, ...positionOf(text, { pointer: part, atKey }) };
  const offset = text.indexOf(part);
  if (offset < 0) throw new Error(`${file} does not contain ${part}`);
  return { file, ...positionAt(text, offset) };
}

const start: TextPosition = { line: 1, column: 1 };

/** Returns the position of the part of a document that an edit leaves. */
function positionOfEdit(
  text: string,
  [, pointer, change]: Exclude<Edit, { readonly file: string }>,
  atKey: boolean,
): TextPosition {
  if (change !== 'removed' && 'is' in change) return positionOf(text, { pointer, atKey });
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  return change === 'removed'
    ? positionOf(text, { pointer: parent, atKey })
    : positionOf(text, { pointer: joinPointer(parent, change.named), atKey: true });
}
