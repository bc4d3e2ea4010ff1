import { hash } from 'node:crypto';

/** File of an audit log. */
export interface AuditFile {
  readonly name: string;
  readonly text: string;
}

/** Result of a verification: where the chain begins and ends, or its first broken line. */
export type ChainVerdict =
  | {
      readonly isWhole: true;
      readonly lines: number;
      /** Hash of the line before the first one. */
      readonly start: string;
      readonly head: string;
      /** Lines that the log itself says are missing. */
      readonly missing: number;
      /** Number of lines after the one with the known hash; `undefined` if none has it. */
      readonly linesAfterKnown: number | undefined;
    }
  | { readonly isWhole: false; readonly place: string; readonly reason: string };

/**
 * Verifies that each line has the hash of the line before it, across files in their order.
 *
 * @param known hash of a line, as it was copied elsewhere.
 */
export function verifyChain(files: readonly AuditFile[], known?: string): ChainVerdict {
  let head: string | undefined;
  let start = '';
  let lines = 0;
  let missing = 0;
  let linesAfterKnown: number | undefined;
  for (const { name, text } of files) {
    const all = text.split('\n');
    for (const [index, line] of all.entries()) {
      const isEnd = index === all.length - 1;
      if (isEnd && line === '') continue;
      const place = `${name}:${index + 1}`;
      if (isEnd) return broken(place, 'the line is incomplete');
      const fields = parsed(line);
      if (typeof fields?.prev !== 'string') return broken(place, 'this is no line of an audit log');
      if (head !== undefined && fields.prev !== head)
        return broken(
          place,
          'the line before was changed, or lines between them were removed, added or moved',
        );
      start ||= fields.prev;
      if (fields.event === 'missing' && typeof fields.count === 'number') missing += fields.count;
      if (fields.prev === known) linesAfterKnown = 0;
      head = hash('sha256', line, 'hex');
      lines += 1;
      if (linesAfterKnown !== undefined) linesAfterKnown += 1;
    }
  }
  if (head !== undefined && head === known) linesAfterKnown = 0;
  return { isWhole: true, lines, start, head: head ?? '', missing, linesAfterKnown };
}

function broken(place: string, reason: string): ChainVerdict {
  return { isWhole: false, place, reason };
}

function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
