import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordTextOrigin, textIndex } from './textIndex.ts';

const name = fc.constantFrom('$meta', 'a', 'a_one', 'a_other', 'a_other_other', 'b', 'b_two', 'c');
const text = fc.constantFrom(
  '',
  'plain',
  '<b>bold</b>',
  '{{count}}',
  '{{name}} {{count}}',
  '{{a}}',
);
const texts = fc.dictionary(name, text);
const changes = fc.dictionary(name, fc.option(text));

/** Returns the texts of a brand: `null` deletes one of its parent. */
function changed(parent: Record<string, string>, own: Record<string, string | null>) {
  return Object.fromEntries(
    Object.entries({ ...parent, ...own }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );
}

/** Returns an index without the order of its entries. */
function sorted(locale: Record<string, string>) {
  const { keys, placeholders, forms, doubtful } = textIndex(locale);
  return {
    keys: [...keys].toSorted(),
    placeholders: Object.fromEntries(placeholders),
    forms: Object.fromEntries(Array.from(forms, ([key, all]) => [key, [...all].toSorted()])),
    doubtful: Object.fromEntries(doubtful),
  };
}

it('derives the same index from the parents’ as from all texts', () => {
  fc.assert(
    fc.property(texts, changes, (parent, own) => {
      const locale = changed(parent, own);
      recordTextOrigin(locale, { parent, changed: Object.keys(own) });
      expect(sorted(locale)).toEqual(sorted({ ...locale }));
    }),
  );
});

it('shares the parents’ index when a brand only rewords texts', () => {
  const parent = { a: 'one {{count}}', b: 'two' };
  const locale = { ...parent, a: 'uno {{count}}' };
  recordTextOrigin(locale, { parent, changed: ['a'] });
  expect(textIndex(locale)).toBe(textIndex(parent));
});
