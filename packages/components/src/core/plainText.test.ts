import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it('gives the words of paragraphs, headings and lists, without tags', () => {
  expect(
    plainText(
      '<h3>Limits</h3><p>Set a <a href="/help#limits">limit</a>\n first.</p><ul><li>One</li><li>Two</li></ul>',
    ),
  ).toEqual(['Limits', 'Set a limit first.', 'One', 'Two']);
});

it('reads character references, and leaves what is none', () => {
  expect(plainText('<p>5 &lt; 6 &#38; &#x27;so&#x27; &bogus; &#99999999;</p>')).toEqual([
    "5 < 6 & 'so' &bogus; &#99999999;",
  ]);
});
