import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser';
import { pointerParts } from '../../source/pointer.ts';
import type { Change } from './Mistake.ts';

/** A line and a column, which begin at 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Returns the text of a document after a change of the value at a pointer. */
export function changeValue(text: string, pointer: string, change: Change): string {
  if (change !== 'removed' && 'named' in change) {
    const key = keyAt(text, pointer);
    if (!key) throw new Error(`${pointer} is not there`);
    return (
      text.slice(0, key.offset) + JSON.stringify(change.named) + text.slice(key.offset + key.length)
    );
  }
  if (change === 'removed' && !nodeAt(text, pointer)) throw new Error(`${pointer} is not there`);
  return applyEdits(
    text,
    modify(text, stepsOf(text, pointer), change === 'removed' ? undefined : change.is, {
      formattingOptions: { insertSpaces: true, tabSize: 2 },
    }),
  );
}

/** Returns the position of the value at a pointer, or of its key. */
export function positionOf(
  text: string,
  { pointer, atKey = false }: { readonly pointer: string; readonly atKey?: boolean },
): TextPosition {
  const node = atKey ? keyAt(text, pointer) : nodeAt(text, pointer);
  if (!node) throw new Error(`the text has no ${pointer}`);
  return positionAt(text, node.offset);
}

/** Returns the position of an offset. */
export function positionAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

function keyAt(text: string, pointer: string): Node | undefined {
  const property = nodeAt(text, pointer)?.parent;
  return property?.type === 'property' ? property.children?.[0] : undefined;
}

function nodeAt(text: string, pointer: string): Node | undefined {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, stepsOf(text, pointer));
}

/** Returns the names of a pointer, with indexes where the document has a list. */
function stepsOf(text: string, pointer: string): (string | number)[] {
  const root = parseTree(text);
  return pointerParts(pointer).reduce<(string | number)[]>((steps, name) => {
    const parent = root && findNodeAtLocation(root, steps);
    return [...steps, parent?.type === 'array' ? Number(name) : name];
  }, []);
}
