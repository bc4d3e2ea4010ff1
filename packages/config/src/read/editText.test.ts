import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { getNodeValue, parseTree, type ParseError } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { editText } from './editText.ts';
import { formatDocument } from './formatDocument.ts';

const commented = `// The brand.
{
  // Its name.
  "name": "A", // short
  "hosts": ["a.test"], /* one */

  // Section

  "brand": {
    "merchant": "m" // from the operator
  } // the last
  // Nothing more.
}
`;

const edits: {
  what: string;
  path: string[];
  value: unknown;
  changes: [from: string | RegExp, to: string][];
}[] = [
  {
    what: 'a new last member, below the comment of the one before',
    path: ['theme'],
    value: 'dark',
    changes: [['  } // the last', '  }, // the last\n  "theme": "dark"']],
  },
  {
    what: 'a new member of an object',
    path: ['brand', 'id'],
    value: 7,
    changes: [['"m" // from the operator', '"m", // from the operator\n    "id": 7']],
  },
  { what: 'a changed text', path: ['name'], value: 'B', changes: [['"A"', '"B"']] },
  {
    what: 'a removed member with its comments',
    path: ['name'],
    value: undefined,
    changes: [['  // Its name.\n  "name": "A", // short\n', '']],
  },
  {
    what: 'a removed last member, but not the heading above it',
    path: ['brand'],
    value: undefined,
    changes: [
      ['], /*', '] /*'],
      [/\n\n {2}"brand"[^]*the last/, ''],
    ],
  },
  {
    what: 'a new item',
    path: ['hosts'],
    value: ['a.test', 'b.test'],
    changes: [['"a.test"', '"a.test", "b.test"']],
  },
  { what: 'a new object', path: ['brand'], value: { merchant: 'x' }, changes: [['"m"', '"x"']] },
  {
    what: 'the same value',
    path: [],
    value: { name: 'A', hosts: ['a.test'], brand: { merchant: 'm' } },
    changes: [],
  },
];

it.each(edits)('writes $what, and leaves everything else', ({ path, value, changes }) => {
  const expected = changes.reduce((text, [from, to]) => text.replace(from, to), commented);

  expect(editText(commented, path, value)).toBe(expected);
});

it('moves members with their comments', () => {
  const text = '{\n  // First\n  "a": 1, // one\n  "b": 2 // two\n}';

  expect(editText(text, [], { b: 2, a: 1 })).toBe(
    '{\n  "b": 2, // two\n  // First\n  "a": 1 // one\n}',
  );
});

it('starts a line where the comment of another entry ends it', () => {
  const text = '{\n  "a": 1, // one\n  "b": 2, "c": [\n    3, // three\n    4]}';

  expect(editText(text, ['b'], undefined)).toBe(
    '{\n  "a": 1, // one\n  "c": [\n    3, // three\n    4]}',
  );
  expect(editText(text, ['c'], [3])).toBe(
    '{\n  "a": 1, // one\n  "b": 2, "c": [\n    3 // three\n  ]}',
  );
});

it('keeps line breaks, tabs and the layout of a line', () => {
  expect(
    editText(
      '{\r\n\t"a": [1]\r\n}',
      ['b'],
      [
        { c: 1, d: 2 },
        { c: 3, d: 4 },
      ],
    ),
  ).toBe(
    '{\r\n\t"a": [1],\r\n\t"b": [\r\n\t\t{ "c": 1, "d": 2 },\r\n\t\t{ "c": 3, "d": 4 }\r\n\t]\r\n}',
  );
  expect(editText('{"a":1,"b":[1,2]}', ['c'], 3)).toBe('{"a":1,"b":[1,2],"c":3}');
  expect(editText('{"a":1,"b":[1,2]}', ['b'], [0, 1, 2])).toBe('{"a":1,"b":[0,1,2]}');
  expect(editText('{ "a": 1 /* one */ }\n', ['b'], 2)).toBe('{ "a": 1 /* one */, "b": 2 }\n');
  expect(editText('', ['a'], 1)).toBe('{ "a": 1 }\n');
  expect(editText('// None yet', ['a'], 1)).toBe('// None yet\n{ "a": 1 }\n');
});

it('writes a formatted document as the formatter does', () => {
  const path = join(import.meta.dirname, '../../../../tenants/_base/routes.json');
  const text = readFileSync(path, 'utf8');
  const route = { paths: ['/bonuses'], page: 'bonuses', title: { $text: 'help.title' } };
  // Shipped documents have no comments.
  const document = JSON.parse(text) as { routes: object };

  const edited = editText(text, ['routes', 'bonuses'], route);

  expect(edited).toBe(
    formatDocument({ ...document, routes: { ...document.routes, bonuses: route } }),
  );
});

type Json = string | number | null | Json[] | { [name: string]: Json };

/** Comment of a generated text; `owner` is the name of its entry. */
interface Note {
  readonly text: string;
  readonly owner: string;
  /** `inside`: between name, value and comma; `within`: next to the brackets of the entry. */
  readonly place: 'above' | 'behind' | 'inside' | 'within';
}

/** Generated document. Names and texts are unique, so that each is found again after an edit. */
interface Sample {
  readonly value: Json;
  readonly text: string;
  readonly notes: readonly Note[];
}

/** Writes a random value in random layouts, with comments at all places. */
class SampleWriter {
  readonly notes: Note[] = [];
  readonly #pick: (max: number) => number;
  readonly #eol: string;
  readonly #unit: string;
  #names = 0;

  constructor(pick: (max: number) => number) {
    this.#pick = pick;
    this.#eol = pick(2) === 0 ? '\n' : '\r\n';
    this.#unit = ['  ', '    ', '\t'][pick(3)] ?? '';
  }

  write(): Sample {
    const [text, value] = this.#container('', 'root', 3);
    const end = this.#pick(2) === 0 ? '' : this.#eol;
    return { text: `// top${this.#eol}${text} /* end */${end}`, value, notes: this.notes };
  }

  #value(indent: string, owner: string, depth: number): [text: string, value: Json] {
    if (depth > 0 && this.#pick(2) === 0) return this.#container(indent, owner, depth - 1);
    return [`"v${owner}"`, `v${owner}`];
  }

  #container(indent: string, owner: string, depth: number): [text: string, value: Json] {
    const isList = owner !== 'root' && this.#pick(3) === 0;
    const isOneLine = this.#pick(4) === 0;
    const inner = indent + this.#unit;
    const broken = isOneLine ? ' ' : this.#eol + inner;
    const count = this.#pick(4);
    const values: Record<string, Json> = {};
    let text = isList ? '[' : '{';
    if (!isOneLine) text += this.#note('within', owner, '//');
    for (let index = 0; index < count; index += 1) {
      const name = `n${this.#names++}`;
      // Entries can be on the line of the one before, and commas on lines of their own.
      const goesOn = isOneLine || (!/ \/[/*] [^{["]*$/.test(text) && this.#pick(6) === 0);
      const isBroken = !isOneLine && this.#pick(6) === 0;
      const gap = !goesOn && this.#pick(4) === 0 ? this.#eol : '';
      const start = goesOn ? ' ' : broken;
      const above = this.#note('above', name, goesOn ? '/*' : ['//', '/*'][this.#pick(2)]);
      const lead = above === '' ? '' : above.trimStart() + start;
      const [valueText, value] = isList
        ? [`"${name}"`, name]
        : this.#value(isOneLine ? indent : inner, name, isOneLine ? 0 : depth);
      values[name] = value;
      const colon = [':', ': ', ' : '][this.#pick(3)] ?? '';
      const key = isList ? '' : `"${name}"${this.#note('inside', name, '/*')}${colon}`;
      text += `${gap}${start}${lead}${key}${valueText}`;
      if (index < count - 1)
        text += `${this.#note('inside', name, isBroken ? '//' : '/*')}${isBroken ? broken : ''},`;
      if (!isOneLine)
        text += this.#note(isBroken ? 'inside' : 'behind', name, ['//', '/*'][this.#pick(2)]);
    }
    const closesLine = isOneLine || (!/ \/[/*] [^{["]*$/.test(text) && this.#pick(4) === 0);
    if (!closesLine && this.#pick(4) === 0)
      text += broken + this.#note('within', owner, '//').trim();
    text += (closesLine ? '' : this.#eol + indent) + (isList ? ']' : '}');
    return [text, isList ? Object.values(values) : values];
  }

  #note(place: Note['place'], owner: string, mark: string | undefined): string {
    if (this.#pick(3) > 0) return '';
    const text = `c${this.notes.length}.`;
    this.notes.push({ text, owner, place });
    return mark === '/*' ? ` /* ${text} */` : ` // ${text}`;
  }
}

const samples = fc
  .infiniteStream(fc.nat({ max: 11 }), { noHistory: true })
  .map((numbers) => new SampleWriter((max) => (numbers.next().value ?? 0) % max).write());

/** Changes a value at a few random places: removes, adds, replaces and moves entries. */
function mutate(value: Json, pick: (max: number) => number, level = 0): Json {
  if (typeof value !== 'object' || value === null) return pick(6) === 0 ? pick(100) : value;
  const isList = Array.isArray(value);
  let entries = Object.entries(value)
    .filter(() => pick(6) > 0)
    .map(([name, part]): [string, Json] => [name, mutate(part, pick, level + 1)]);
  if (pick(4) === 0) {
    const fresh: Json = pick(2) === 0 ? `x${pick(100)}` : { [`x${level}`]: [pick(9), 'x'] };
    entries.splice(pick(entries.length + 1), 0, [`new${level}`, fresh]);
  }
  if (pick(6) === 0) entries = entries.toReversed();
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** Returns the value of each member, and each item, by its unique name. */
function namesIn(value: Json, found = new Map<string, Json>()): Map<string, Json> {
  if (typeof value === 'string') found.set(value, value);
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, part] of Object.entries(value)) {
    if (!Array.isArray(value)) found.set(name, part);
    namesIn(part, found);
  }
  return found;
}

describe('any edit of any document', () => {
  const edited = fc
    .tuple(samples, fc.infiniteStream(fc.nat({ max: 1000 }), { noHistory: true }))
    .map(([sample, numbers]) => {
      const wanted = mutate(sample.value, (max) => (numbers.next().value ?? 0) % max);
      return { ...sample, wanted, result: editText(sample.text, [], wanted) };
    });

  it('has the new value, and leaves a document with its value alone', () => {
    fc.assert(
      fc.property(edited, ({ text, value, wanted, result }) => {
        const errors: ParseError[] = [];
        const root = parseTree(result, errors, { allowTrailingComma: false });

        expect(errors).toEqual([]);
        expect(JSON.stringify(root && getNodeValue(root))).toBe(JSON.stringify(wanted));
        expect(editText(text, [], value)).toBe(text);
        expect(result.startsWith('// top')).toBe(true);
        expect(result.includes('\n') && /[^\r]\n/.test(result)).toBe(/[^\r]\n/.test(text));
        expect(/[\r\n]$/.test(result)).toBe(/[\r\n]$/.test(text));
      }),
    );
  });

  it('keeps the comments of every entry that stays', () => {
    fc.assert(
      fc.property(edited, ({ notes, value, wanted, result }) => {
        const [before, after] = [namesIn(value), namesIn(wanted)];
        before.set('root', value);
        after.set('root', wanted);
        const lines = result.split(/\r?\n/);
        const astray = notes.filter(({ text, owner, place }) => {
          const [old, current] = [before.get(owner), after.get(owner)];
          const isReplaced = kindOf(old) !== kindOf(current);
          if (current === undefined || (place === 'within' && isReplaced)) return false;
          const index = lines.findIndex((line) => line.includes(text));
          const isText = kindOf(old) === 'string' && !isReplaced;
          if (place === 'above') return !firstCode(lines.slice(index)).includes(`"${owner}"`);
          if (place === 'behind' && isText) return !lines[index]?.includes(`"${owner}"`);
          return result.split(text).length !== 2;
        });

        expect(astray).toEqual([]);
      }),
    );
  });

  it('leaves every line of an entry that stays', () => {
    fc.assert(
      fc.property(edited, ({ text, value, wanted, result }) => {
        const [before, after] = [namesIn(value), namesIn(wanted)];
        const lines = new Set(result.split(/\r?\n/).map(withoutComma));
        const changed = text.split(/\r?\n/).filter((line) => {
          const [, name = ''] = /^\s+"(n\d+)"\s*:\s*"vn\d+",?[^"}]*$/.exec(line) ?? [];
          const isKept = before.has(name) && after.get(name) === before.get(name);
          return isKept && !lines.has(withoutComma(line));
        });

        expect(changed).toEqual([]);
      }),
    );
  });

  function kindOf(value: Json | undefined): string {
    return Array.isArray(value) ? 'list' : typeof value;
  }

  /** Returns the first line that has more than comments, without them. */
  function firstCode(lines: readonly string[]): string {
    const code = lines.map((line) => line.replaceAll(/\/\*[^*]*\*\/|\/\/.*/g, ''));
    return code.find((line) => line.trim() !== '') ?? '';
  }

  /** The comma after an entry depends on whether another one follows. */
  function withoutComma(line: string): string {
    return line.replaceAll(',', '');
  }
});
