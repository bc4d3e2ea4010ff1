import { getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { formatDocument, formatInline, formatValue } from './formatDocument.ts';
import { JsonSource, type Container, type Entry } from './JsonSource.ts';

const maxColumns = 100;

/**
 * Sets the value at a path of a JSON text with comments; `undefined` removes it. Only the members
 * and items that differ are written, in the order of the new value. All others keep their text, and
 * their comments: those on the lines above, without an empty line between, and those behind on the
 * same line.
 *
 * @param text valid JSON, but for comments and a comma after the last entry.
 * @param path names of members or numbers of items; without any, the whole value is set.
 */
export function editText(text: string, path: readonly string[], value: unknown): string {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const wanted: unknown = JSON.parse(
    JSON.stringify(withValue(root && getNodeValue(root), path, value)),
  );
  if (!root) return `${text}${text.trim() === '' ? '' : '\n'}${formatDocument(wanted)}`;
  return (
    text.slice(0, root.offset) +
    new TextEditor(text).rewrite(root, wanted) +
    text.slice(root.offset + root.length)
  );
}

/** Entry after the edit; `entry` is `undefined` for a new one. */
interface EditedEntry {
  readonly entry: Entry | undefined;
  readonly text: string;
}

class TextEditor {
  readonly #source: JsonSource;

  constructor(text: string) {
    this.#source = new JsonSource(text);
  }

  /** Returns the text of a value after the edit. */
  rewrite(node: Node, wanted: unknown): string {
    const source = this.#source.slice(node.offset, node.offset + node.length);
    const before: unknown = getNodeValue(node);
    if (isSame(before, wanted)) return source;
    const isContainer =
      (isObject(before) && isObject(wanted)) || (Array.isArray(before) && Array.isArray(wanted));
    const isFree = !this.#source.hasComments(node);
    const isOneLine = !/[\r\n]/.test(source);
    // The line changes anyway, so that it can follow the layout of new documents, as it did before.
    const isFormatted = isOneLine && source === this.#format(before, node);
    if (!isContainer || isFormatted || (isFree && node.children?.length === 0))
      return this.#format(wanted, node);
    const container = this.#source.read(node);
    const edited = this.#compose(
      container,
      Array.isArray(wanted) ? this.#items(container, wanted) : this.#members(container, wanted),
    );
    const isTooLong =
      /[\r\n]/.test(edited) ||
      node.offset - this.#source.lineStart(node) + edited.length > maxColumns;
    return isOneLine && isFree && isTooLong ? this.#format(wanted, node) : edited;
  }

  /** Returns the members of an object after the edit. */
  #members(container: Container, wanted: object): EditedEntry[] {
    // The last of several members with the same name counts.
    const entries = new Map(
      container.entries.map((entry) => [String(entry.node.children?.[0]?.value), entry]),
    );
    const values = new Map<string, unknown>(Object.entries(wanted));
    const separator = this.#source.separatorOf(container);
    return orderOf(
      Object.keys(getNodeValue(container.node)),
      [...entries.keys()],
      [...values.keys()],
    ).map((name, index) => {
      const entry = entries.get(name);
      const [, value] = entry?.node.children ?? [];
      if (entry && value)
        return {
          entry,
          text:
            this.#source.slice(entry.node.offset, value.offset) +
            this.rewrite(value, values.get(name)),
        };
      const start = `${JSON.stringify(name)}${separator}`;
      return this.#newEntry(container, start, values.get(name), index === values.size - 1);
    });
  }

  /** Returns the items of a list after the edit. */
  #items(container: Container, wanted: readonly unknown[]): EditedEntry[] {
    const sources = matchItems(
      container.entries.map(({ node }): unknown => getNodeValue(node)),
      wanted,
    );
    return wanted.map((value, index) => {
      const entry = container.entries[sources[index] ?? -1];
      return entry
        ? { entry, text: this.rewrite(entry.node, value) }
        : this.#newEntry(container, '', value, index === wanted.length - 1);
    });
  }

  #newEntry({ indent }: Container, start: string, value: unknown, isLast: boolean): EditedEntry {
    const text =
      indent === undefined
        ? formatInline(value)
        : this.#indented(value, indent, start.length + (isLast ? 0 : 1));
    return { entry: undefined, text: start + text };
  }

  /** Returns the text of a container with its entries after the edit. */
  #compose(container: Container, edited: readonly EditedEntry[]): string {
    const { node, head, hasTrailingComma } = container;
    const lineIndent = this.#source.lineIndent(node);
    const indent = container.indent ?? lineIndent + this.#source.unit;
    const kept = new Set(edited.map(({ entry }) => entry));
    const before = new Map(
      container.entries.map((entry, index) => [entry, container.entries[index - 1] ?? 'start']),
    );
    const leads = new Map<Entry, string>();
    let detached = '';
    for (const entry of container.entries) {
      if (kept.has(entry)) leads.set(entry, this.#join(detached, entry.lead, indent));
      detached = kept.has(entry) ? '' : detached + entry.detached;
    }
    let text = this.#source.slice(node.offset, node.offset + 1);
    let end = head;
    for (const [index, { entry, text: body }] of edited.entries()) {
      const previous = index === 0 ? 'start' : edited[index - 1]?.entry;
      const isMoved = entry !== undefined && previous !== before.get(entry);
      const lead = this.#leadOf(container, { index, isMoved, lead: entry && leads.get(entry) });
      const mark = index < edited.length - 1 || hasTrailingComma ? ',' : '';
      text += `${this.#join(end, lead, indent)}${body}${entry?.gap ?? ''}${mark}`;
      end = entry?.trail ?? '';
    }
    // The bracket goes on with the line of the last entry only if that stays the last one.
    const isMoved =
      container.indent !== undefined && edited.at(-1)?.entry !== container.entries.at(-1);
    const hasBreak = !isMoved || /[\r\n]/.test(container.tail);
    const bracketLead = `${hasBreak ? '' : this.#source.eol + lineIndent}${container.tail}`;
    const tail = this.#join(detached, bracketLead, lineIndent);
    const rest = this.#join(end, tail, lineIndent);
    const isEmpty = edited.length === 0 && rest.trim() === '';
    const nodeEnd = node.offset + node.length;
    return `${text}${isEmpty ? '' : rest}${this.#source.slice(nodeEnd - 1, nodeEnd)}`;
  }

  /**
   * Returns the text before an entry. An entry is moved if it was not behind the one before it, and
   * then it does not go on with its line.
   */
  #leadOf(
    { indent, entries }: Container,
    { index, isMoved, lead }: { index: number; isMoved: boolean; lead: string | undefined },
  ): string {
    const isOnLine = lead !== undefined && !/[\r\n]/.test(lead);
    if (indent !== undefined) {
      const inLine = lead?.trimStart() ?? '';
      return lead === undefined || (isMoved && isOnLine)
        ? this.#source.eol + indent + inLine
        : lead;
    }
    if (lead !== undefined && lead.trim() !== '') return lead;
    const [first, second] = entries.map((entry) => entry.lead);
    if (index === 0 && first !== undefined && first.trim() === '') return first;
    if (second !== undefined && second.trim() === '') return second;
    return entries.length === 1 && first === '' ? '' : ' ';
  }

  /** Joins two texts between entries, and keeps what follows a comment out of its line. */
  #join(before: string, after: string, indent: string): string {
    const isSeparate = before.trim() === '' || /^[\r\n]/.test(after);
    return isSeparate
      ? before + after
      : `${before}${this.#source.eol}${indent}${after.trimStart()}`;
  }

  /** Formats a value in the place of another one. */
  #format(value: unknown, node: Node): string {
    const indent = this.#source.lineIndent(node);
    const used = node.offset - this.#source.lineStart(node) - indent.length;
    return this.#indented(value, indent, used + (this.#source.hasCommaAfter(node) ? 1 : 0));
  }

  /** Formats a value with the line breaks and the indentation of the text. */
  #indented(value: unknown, indent: string, usedColumns: number): string {
    const spaces = indent.replaceAll('\t', '  ');
    return formatValue(value, spaces, usedColumns)
      .split('\n')
      .map((line, index) => {
        if (index === 0) return line;
        const inner = line.trimStart();
        const levels = (line.length - inner.length - spaces.length) / 2;
        return indent + this.#source.unit.repeat(levels) + inner;
      })
      .join(this.#source.eol);
  }
}

/**
 * Returns the names of an object after the edit. The written order stays if the new value has it;
 * `listed` are the written names as an object lists them, numbers first.
 */
function orderOf(
  listed: readonly string[],
  written: readonly string[],
  wanted: readonly string[],
): readonly string[] {
  const isWanted = new Set(wanted);
  const isListed = new Set(listed);
  const order = written.filter((name) => isWanted.has(name));
  if (
    !isSame(
      listed.filter((name) => isWanted.has(name)),
      wanted.filter((name) => isListed.has(name)),
    )
  )
    return wanted;
  for (const [index, name] of wanted.entries())
    if (!isListed.has(name)) order.splice(order.indexOf(wanted[index - 1] ?? '') + 1, 0, name);
  return order;
}

/**
 * Returns the former item of each new one, which keeps its comments: the same value, else one with
 * the same id, else the one that followed the same item.
 */
function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const sources: (number | undefined)[] = after.map(() => undefined);
  const free = new Set(before.keys());
  for (const keyOf of [(item: unknown) => JSON.stringify(item), idOf]) {
    const places = new Map<string, number[]>();
    for (const index of free) {
      const key = keyOf(before[index]);
      if (key !== undefined) places.set(key, [...(places.get(key) ?? []), index]);
    }
    for (const [index, item] of after.entries()) {
      if (sources[index] !== undefined) continue;
      const source = places.get(keyOf(item) ?? '')?.shift();
      sources[index] = source;
      if (source !== undefined) free.delete(source);
    }
  }
  for (const index of after.keys()) {
    const previous = index === 0 ? -1 : sources[index - 1];
    if (sources[index] === undefined && previous !== undefined && free.delete(previous + 1))
      sources[index] = previous + 1;
  }
  return sources;
}

function idOf(item: unknown): string | undefined {
  return isObject(item) && 'id' in item ? JSON.stringify(item.id) : undefined;
}

function withValue(before: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(before)) {
    const index = Number(name);
    const changed = withValue(before[index], rest, value);
    return before.toSpliced(index, 1, ...(changed === undefined ? [] : [changed]));
  }
  const members = new Map<string, unknown>(isObject(before) ? Object.entries(before) : []);
  return Object.fromEntries(members.set(name, withValue(members.get(name), rest, value)));
}

/** Returns whether two JSON values are the same, also in the order of their members. */
function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
