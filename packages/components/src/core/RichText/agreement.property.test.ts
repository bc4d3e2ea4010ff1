// @vitest-environment jsdom
import { htmlSamples } from '@livery/testing/htmlElements';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';
import { purifyHtml } from './purifyHtml.ts';

/**
 * Not among them: `plaintext`, after which all is text; `a` and `nobr`, which a browser moves where
 * they are in themselves; `select`, which jsdom reads by an older rule, and its `option` and
 * `optgroup`, which end each other only where nothing is open in them.
 */
const element = fc.constantFrom(
  ...htmlSamples
    .map(({ name }) => name)
    .filter((name) => !/ |^(?:a|nobr|optgroup|option|plaintext|select)$/.test(name)),
);
const text = fc.constantFrom('one ', '&ocirc;', '5 < 6 ', '<!-- no -->', '&notit;', '\n', 'x');

const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.tuple(element, tie('tree')).map(([name, content]) => `<${name}>${content}</${name}>`),
  ),
}));

/**
 * Returns the characters of a text, sorted: a browser moves text between the rows of a table before
 * the table.
 */
function charactersOf(words: string): string {
  return [...words.replaceAll(/\s+/g, '')].toSorted().join('');
}

it('[ANNC-03] the server reads the same words as a browser in any tree of elements', () => {
  let kept = 0;
  fc.assert(
    fc.property(tree, (markup) => {
      const expected = charactersOf(purifyHtml(markup, 3).textContent);
      kept += expected.length;

      expect(charactersOf(plainText(markup).join(' '))).toBe(expected);
    }),
    { numRuns: 300 },
  );

  // Guards the test itself: the markup had words to keep.
  expect(kept).toBeGreaterThan(100);
});
