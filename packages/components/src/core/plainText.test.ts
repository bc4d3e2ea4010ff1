import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it('returns the text of paragraphs, headings and list items without tags', () => {
  expect(
    plainText(
      '<h3>Limits</h3><p>Set a <a href="/help#limits">limit</a>\n first.</p><ul><li>One</li><li>Two</li></ul>',
    ),
  ).toEqual(['Limits', 'Set a limit first.', 'One', 'Two']);
});

it('leaves an unclosed tag as text', () => {
  expect(plainText('<p>1 <<b>2</b></p><p>3 < 4 <')).toEqual(['1 2', '3 < 4 <']);
});

it('decodes character references and leaves invalid ones unchanged', () => {
  expect(plainText('<p>5 &lt; 6 &#38; &#x27;so&#x27; &bogus; &#99999999;</p>')).toEqual([
    "5 < 6 & 'so' &bogus; &#99999999;",
  ]);
});
