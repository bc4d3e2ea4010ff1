import { removedElements } from './richRules.ts';

/** Kind of a block of text. */
export type BlockKind = 'paragraph' | 'heading' | 'listItem';

/** Where in the document the next text is. */
export interface Place {
  readonly kind: BlockKind;
  /** Number of the row of a table, whose cells are one block; `undefined` outside of rows. */
  readonly row: number | undefined;
  /** Whether it is in an element that is removed with its content. */
  readonly isRemoved: boolean;
}

interface OpenElement extends Place {
  readonly name: string;
  /** Whether it is an element of SVG or MathML. */
  readonly isForeign: boolean;
  readonly groups: readonly string[];
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

const headings = words('h1 h2 h3 h4 h5 h6');
const cells = words('td th');
const rowGroups = words('tbody tfoot thead');
const tableParts = new Set([...cells, ...rowGroups, 'caption', 'tr']);
/** Blocks whose start tag ends a paragraph. */
const paragraphEnds = new Set([
  ...headings,
  ...words('address article aside blockquote center dd details dialog dir div dl dt fieldset'),
  ...words('figcaption figure footer form header hgroup hr li listing main menu nav ol p'),
  ...words('plaintext pre search section summary table ul xmp'),
]);
const blocks = new Set([...paragraphEnds, ...tableParts, 'legend']);
const voids = words('base embed frame hr img input link meta');
const foreign = words('svg math');
/** Elements of SVG and MathML that have HTML or text as content, by the element around. */
const foreignTexts: Readonly<Record<string, ReadonlySet<string>>> = {
  svg: words('desc foreignobject title'),
  math: words('annotation-xml mi mn mo ms mtext'),
};
/** Elements whose start tag ends SVG and MathML. */
const foreignEnds = new Set([
  ...headings,
  ...words('b big blockquote body br center code dd div dl dt em embed head hr i img li listing'),
  ...words('menu meta nobr ol p pre ruby s small span strike strong sub sup table tt u ul var'),
]);
const removed = new Set(removedElements);
/** Removed elements that are closed by name alone, unless a block is open in them. */
const ordinary = words('audio canvas datalist math noscript optgroup option svg video');
/** Elements that no end tag of an element outside of them closes. */
const scopes = new Set([...cells, ...words('applet caption object select table template')]);

/** Elements that do not separate an item from the next one. */
const items = words('address dd div dt li p');

const outside: Place = { kind: 'paragraph', row: undefined, isRemoved: false };

/**
 * Open blocks, buttons and removed elements of a document that is read from start to end, by the
 * rules of the HTML parser for start tags that close elements and for end tags. Elements inside a
 * line do not matter to its text. Each tag costs the same on average, however deep it is.
 */
export class OpenElements {
  readonly #elements: OpenElement[] = [];
  /** Indexes of the open elements of a name or group, ascending. */
  readonly #indexes = new Map<string, number[]>();
  #rows = 0;

  get place(): Place {
    return this.#elements.at(-1) ?? outside;
  }

  /** Whether the next tag belongs to SVG or MathML. */
  get isForeign(): boolean {
    return foreign.has(this.#elements.at(-1)?.name ?? '');
  }

  /** Returns whether a tag of this name starts or ends a block here. */
  isBlock(name: string): boolean {
    return blocks.has(name) && (!tableParts.has(name) || this.#lastIndex('table') >= 0);
  }

  /** Opens an element, and closes those that its start tag ends. */
  open(name: string): void {
    if (foreignEnds.has(name)) this.#endForeign();
    if (this.isForeign) {
      if (foreign.has(name) || this.#isForeignText(name)) this.#push(name, true);
      return;
    }
    // In a list of options, the tag of another one ends it.
    if (name === 'select' && this.#lastIndex(name) >= 0) {
      this.close(name);
      return;
    }
    this.#closeBefore(name);
    // A form is closed without the elements in it.
    const isTracked = this.isBlock(name) ? name !== 'form' : name === 'button' || removed.has(name);
    if (isTracked && !voids.has(name)) this.#push(name, foreign.has(name));
  }

  /** Closes the last element if it is one of SVG or MathML, whose tags may close themselves. */
  closeForeign(name: string): void {
    const last = this.#elements.at(-1);
    if (last?.isForeign === true && last.name === name) this.#truncate(this.#elements.length - 1);
  }

  /** Closes the element of an end tag, and those open in it; nothing if none is in its scope. */
  close(name: string): void {
    // Their end tags are read as start tags.
    if (name === 'p' || name === 'br') this.#endForeign();
    const group = headings.has(name) ? 'headings' : name;
    const index = this.#lastIndex(group);
    if (index >= this.#scopeOf(name)) this.#truncate(index);
  }

  #isForeignText(name: string): boolean {
    return foreignTexts[this.#elements.at(-1)?.name ?? '']?.has(name) ?? false;
  }

  #endForeign(): void {
    while (this.isForeign) this.#truncate(this.#elements.length - 1);
  }

  #closeBefore(name: string): void {
    if (paragraphEnds.has(name)) this.close('p');
    const last = this.#elements.at(-1)?.name ?? '';
    if (headings.has(name) && headings.has(last)) this.close(last);
    if (name === 'li') this.#closeItem(['li']);
    if (name === 'dd' || name === 'dt') this.#closeItem(['dd', 'dt']);
    if ((name === 'option' || name === 'optgroup') && last === 'option') this.close(last);
    if (name === 'input') this.close('select');
    if (name === 'button') this.close(name);
    if (!tableParts.has(name)) return;
    for (const part of [...cells, 'caption']) this.close(part);
    if (!cells.has(name)) this.close('tr');
    if (name !== 'tr' && !cells.has(name)) for (const part of rowGroups) this.close(part);
    this.#closeInTable(name);
  }

  /** Closes what is open between a part of a table and the part around it, before the table. */
  #closeInTable(name: string): void {
    const table = this.#lastIndex('table');
    if (table < 0 || this.#lastIndex('template') > table) return;
    const around = [
      ...(cells.has(name) ? ['tr'] : []),
      ...(cells.has(name) || name === 'tr' ? rowGroups : []),
    ];
    this.#truncate(Math.max(table, ...around.map((part) => this.#lastIndex(part))) + 1);
  }

  /** Closes the item of a list before the next one, unless it is the item of a list around. */
  #closeItem(names: readonly string[]): void {
    const index = Math.max(...names.map((name) => this.#lastIndex(name)));
    if (index > this.#lastIndex('walls')) this.#truncate(index);
  }

  /** Returns the index of the first element that an end tag may close; negative for all. */
  #scopeOf(name: string): number {
    if (name === 'table') return 0;
    if (tableParts.has(name)) return Math.max(0, this.#lastIndex('table'));
    if (ordinary.has(name)) return Math.max(0, this.#lastIndex('special'));
    const scope = Math.max(0, this.#lastIndex('scopes'));
    if (name === 'p') return Math.max(scope, this.#lastIndex('button'));
    return name === 'li' ? Math.max(scope, this.#lastIndex('lists')) : scope;
  }

  #push(name: string, isForeign: boolean): void {
    const { kind, row, isRemoved } = this.place;
    const ownKind = headings.has(name) ? 'heading' : name === 'li' ? 'listItem' : kind;
    const isSpecial = !isForeign && !ordinary.has(name);
    const groups = [
      name,
      ...(headings.has(name) ? ['headings'] : []),
      ...(scopes.has(name) || (isForeign && this.#isForeignText(name)) ? ['scopes'] : []),
      ...(isSpecial ? ['special'] : []),
      ...(isSpecial && !items.has(name) ? ['walls'] : []),
      ...(name === 'ol' || name === 'ul' ? ['lists'] : []),
    ];
    for (const group of groups) {
      const indexes = this.#indexes.get(group);
      if (indexes) indexes.push(this.#elements.length);
      else this.#indexes.set(group, [this.#elements.length]);
    }
    if (name === 'tr') this.#rows += 1;
    this.#elements.push({
      name,
      isForeign,
      groups,
      kind: row === undefined ? ownKind : kind,
      row: row ?? (name === 'tr' ? this.#rows : undefined),
      isRemoved: isRemoved || removed.has(name),
    });
  }

  #truncate(length: number): void {
    while (this.#elements.length > length)
      for (const group of this.#elements.pop()?.groups ?? []) this.#indexes.get(group)?.pop();
  }

  #lastIndex(group: string): number {
    return this.#indexes.get(group)?.at(-1) ?? -1;
  }
}
