import { positionsAt, type TextPosition } from '../mutate.ts';
import { fileOf, textOf, type Files } from './plantedFiles.ts';
import type { PlantedMistake } from './PlantedMistake.ts';

/** What a validator reports, in its own words. */
export interface Finding {
  readonly file: string;
  /** Begin at 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Which expectations the findings of one validator meet. */
export interface Verdict {
  readonly found: boolean;
  readonly rightPlace: boolean;
  readonly oneMessage: boolean;
  readonly saysFix: boolean;
}

/** Returns which expectations the findings for a mistake meet. */
export function judge(
  mistake: PlantedMistake,
  { files, findings }: { files: Files; findings: readonly Finding[] },
): Verdict {
  const places = placesOf(mistake, files);
  const atPlace = findings.filter((finding) =>
    places.some(
      ({ file, line, column }) =>
        finding.file === file &&
        finding.line === line &&
        (column === undefined || finding.column === column),
    ),
  );
  const words = atPlace.length > 0 ? atPlace : findings;
  return {
    found: findings.length > 0,
    rightPlace: atPlace.length > 0,
    oneMessage: findings.length === 1,
    saysFix: words.some(({ message }) =>
      typeof mistake.fix === 'string' ? message.includes(mistake.fix) : mistake.fix.test(message),
    ),
  };
}

/** Returns whether a verdict is perfect. */
export function isMet({ found, rightPlace, oneMessage, saysFix }: Verdict): boolean {
  return found && rightPlace && oneMessage && saysFix;
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** Returns the places of a mistake: the key or the value at its pointer, or the text. */
function placesOf({ edits, at = '#' }: PlantedMistake, files: Files): Place[] {
  const edit = edits.at(-1);
  if (!edit) throw new Error('a mistake has an edit');
  const [file = '', pointer] = at.includes('~') ? [] : at.split('#');
  if (pointer !== undefined) {
    const name = file === '' ? fileOf(edit) : file;
    const place =
      at === '#' && !('file' in edit) ? { pointer: edit[1], edit: edit[2] } : { pointer };
    return positionsAt(textOf(files, name), place).map((position) => ({ file: name, ...position }));
  }
  const [textFile = '', search] = at.split('~');
  if (search === undefined) return [{ file: textFile, line: 1 }];
  const text = textOf(files, textFile);
  const offset = text.indexOf(search);
  if (offset < 0) throw new Error(`${textFile} does not contain ${search}`);
  const before = text.slice(0, offset).split('\n');
  const position: TextPosition = {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  };
  return [{ file: textFile, ...position }];
}
