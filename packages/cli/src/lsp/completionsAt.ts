import type { DocumentIndex, PlacedName } from '@livery/config';
import {
  CompletionItemKind,
  type CompletionItem,
  type CompletionList,
  type Position,
  type Range,
} from 'vscode-languageserver';
import { cursorAt, isClosed, wordBefore, type Cursor } from './cursorAt.ts';
import type { EditedDocument } from './EditedDocument.ts';

const maxItems = 400;
const maxDetailChars = 120;

/**
 * Returns what can be written at a position: names that the brand and its parents define, and what
 * the schema of the document allows. While a large brand is read, the latter alone.
 */
export async function completionsAt(
  edited: EditedDocument,
  position: Position,
): Promise<CompletionList> {
  const { document, file, isBrandLoading, schemas } = edited;
  const text = document.getText();
  const offset = document.offsetAt(position);
  const cursor = cursorAt(text, offset);
  const ofSchema = (await schemas?.complete(file, text, position)) ?? [];
  // The editor asks again about an incomplete list with the next letter.
  if (!cursor.isOpen) return { isIncomplete: isBrandLoading, items: ofSchema };
  const typed = new TypedWord(text, offset, cursor);
  const { names, isIncomplete } = limited(
    cursor.isName ? inheritedNames(edited, cursor) : definedNames(edited, cursor, typed),
    typed.word,
  );
  const range: Range = {
    start: document.positionAt(typed.start),
    end: document.positionAt(typed.end),
  };
  const suffix = cursor.isName && !/^\s*:/.test(text.slice(typed.end)) ? ': ' : '';
  const items = names.map(({ name, detail }): CompletionItem => ({
    label: name,
    kind: cursor.isName ? CompletionItemKind.Property : CompletionItemKind.Reference,
    ...(detail === undefined ? {} : { detail: shortened(detail) }),
    filterText: typed.isQuoted ? JSON.stringify(name) : name,
    textEdit: { range, newText: JSON.stringify(name) + suffix },
  }));
  return {
    isIncomplete: isIncomplete || isBrandLoading,
    items: withoutRepeated(items, ofSchema, cursor.isName),
  };
}

interface NameItem {
  readonly name: string;
  readonly detail: string | undefined;
}

/** Returns the names that an object of the document has in the parents. */
function inheritedNames({ brand, document, file }: EditedDocument, { path }: Cursor): NameItem[] {
  const index = brand?.open(file, document.getText());
  return (index?.inheritedNames(path.slice(0, -1)) ?? []).map((name) => ({
    name,
    detail: 'inherited',
  }));
}

/** Returns the names that a value can be, with what they mean. */
function* definedNames(
  { brand, document, file }: EditedDocument,
  { path, token }: Cursor,
  { start, end }: TypedWord,
): Iterable<NameItem> {
  const text = document.getText();
  // A text in the place of what is missing shows what belongs there.
  const probed = token ? text : `${text.slice(0, start)}""${text.slice(end)}`;
  const index: DocumentIndex | undefined = brand?.open(file, probed);
  const placed: PlacedName | undefined = index?.nameAt(start, path);
  if (!index || !placed) return;
  for (const name of index.namesFor(placed))
    yield {
      name,
      get detail() {
        return index.describe({ ...placed, value: name });
      },
    };
}

/** The word that is being typed, which a completion replaces. */
class TypedWord {
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
  readonly word: string;

  constructor(text: string, offset: number, { token }: Cursor) {
    this.isQuoted = token?.isText ?? false;
    this.start = token?.offset ?? offset - wordBefore(text, offset).length;
    // What follows an unclosed quotation mark belongs to the document.
    this.end =
      token && (!token.isText || isClosed(text, token)) ? token.offset + token.length : offset;
    this.word = text.slice(this.start + (this.isQuoted ? 1 : 0), offset);
  }
}

/** Returns the first names that have the typed letters in this order. */
function limited(
  names: Iterable<NameItem>,
  typed: string,
): { names: NameItem[]; isIncomplete: boolean } {
  const fitting: NameItem[] = [];
  for (const item of names) {
    if (!hasLetters(item.name, typed)) continue;
    if (fitting.length === maxItems) return { names: fitting, isIncomplete: true };
    fitting.push(item);
  }
  return { names: fitting, isIncomplete: false };
}

function hasLetters(name: string, typed: string): boolean {
  const small = name.toLowerCase();
  let at = -1;
  return [...typed.toLowerCase()].every((letter) => {
    at = small.indexOf(letter, at + 1);
    return at >= 0;
  });
}

/** Names of properties are better described by the schema, names of other things by the brand. */
function withoutRepeated(
  items: readonly CompletionItem[],
  ofSchema: readonly CompletionItem[],
  isName: boolean,
): CompletionItem[] {
  const [first, second] = isName ? [ofSchema, items] : [items, ofSchema];
  // The schema's values have quotation marks.
  const known = new Set(first.flatMap(({ label }) => [label, JSON.stringify(label)]));
  return [...first, ...second.filter(({ label }) => !known.has(label))];
}

function shortened(text: string): string {
  return text.length > maxDetailChars ? `${text.slice(0, maxDetailChars)}…` : text;
}
