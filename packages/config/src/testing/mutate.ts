import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser';
import { pointerParts } from '../source/pointer.ts';

/**
 * One small edit of a shipped file, and the one problem that it causes.
 *
 * The problem's position is `file#pointer`, or `#pointer` in the edited file, or `file~text` where
 * no pointer applies. The default is the edited part: the value, the renamed key, or the parent of
 * a removed value.
 */
export type Mutation = readonly [
  file: string,
  pointer: string,
  edit: Edit,
  code: string,
  position?: string,
];

/** A change of one value of a document, or of its text. */
export type Edit =
  | 'removed'
  | { readonly is: unknown }
  | { readonly named: string }
  | { readonly text: string; readonly becomes: string };

/** Returns the file's text after the edit. */
export function mutate(text: string, pointer: string, edit: Edit): string {
  if (typeof edit === 'object' && 'text' in edit) {
    if (text === '') return edit.becomes; // A new file.
    if (text.split(edit.text).length !== 2)
      throw new Error(`${JSON.stringify(edit.text)} is not once in the file`);
    return text.replace(edit.text, () => edit.becomes);
  }
  if (edit !== 'removed' && 'named' in edit) {
    const key = nodeAt(text, pointer)?.parent?.children?.[0];
    if (!key) throw new Error(`${pointer} is not there`);
    return (
      text.slice(0, key.offset) + JSON.stringify(edit.named) + text.slice(key.offset + key.length)
    );
  }
  if (edit === 'removed' && !nodeAt(text, pointer)) throw new Error(`${pointer} is not there`);
  return applyEdits(
    text,
    modify(text, stepsOf(text, pointer), edit === 'removed' ? undefined : edit.is, {
      formattingOptions: { insertSpaces: true, tabSize: 2 },
    }),
  );
}

/** Returns the file and line at which the problem of a mutation must be reported. */
export function problemPositionOf(
  [file, pointer, edit, , position = '#']: Mutation,
  textOf: (file: string) => string,
): { file: string; line: number } {
  const [textFile = '', searchText] = position.split('~');
  if (searchText !== undefined)
    return { file: textFile, line: lineOf(textOf(textFile), textOf(textFile).indexOf(searchText)) };
  const [otherFile = '', explicitPointer = ''] = position.split('#');
  const problemFile = otherFile === '' ? file : otherFile;
  const problemPointer =
    explicitPointer === '' && position === '#' ? editedPointer(pointer, edit) : explicitPointer;
  const text = textOf(problemFile);
  const node = nodeAt(text, problemPointer);
  if (!node) throw new Error(`${problemFile} has no ${problemPointer}`);
  const { offset } = node.parent?.type === 'property' ? node.parent : node;
  return { file: problemFile, line: lineOf(text, offset) };
}

/** A line and a column, which begin at 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns where a problem may be reported: at the value of a pointer, or at its key. For an edit it
 * is the edited part, as for {@link Mutation}.
 */
export function positionsAt(
  text: string,
  { pointer, edit }: { readonly pointer: string; readonly edit?: Edit },
): TextPosition[] {
  const node = nodeAt(text, edit === undefined ? pointer : editedPointer(pointer, edit));
  if (!node) throw new Error(`the text has no ${pointer}`);
  const property = node.parent?.type === 'property' ? node.parent : node;
  return [...new Set([node.offset, property.offset])].map((offset) => ({
    line: lineOf(text, offset),
    column: offset - text.lastIndexOf('\n', offset - 1),
  }));
}

function lineOf(text: string, offset: number): number {
  if (offset < 0) throw new Error('the place is not in the file');
  return text.slice(0, offset).split('\n').length;
}

function editedPointer(pointer: string, edit: Edit): string {
  const parentPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  if (edit === 'removed') return parentPointer;
  return 'named' in edit ? `${parentPointer}/${edit.named}` : pointer;
}

function nodeAt(text: string, pointer: string): Node | undefined {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, stepsOf(text, pointer));
}

/** Returns the names of a pointer, with indexes where the document has a list. */
function stepsOf(text: string, pointer: string): (string | number)[] {
  const root = parseTree(text);
  return pointerParts(pointer).reduce<(string | number)[]>((steps, name) => {
    const parentPointer = root && findNodeAtLocation(root, steps);
    return [...steps, parentPointer?.type === 'array' ? Number(name) : name];
  }, []);
}
