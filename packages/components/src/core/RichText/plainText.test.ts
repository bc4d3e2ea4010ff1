// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { plainBlocks, plainText } from './plainText.ts';

it('returns the text of paragraphs, headings and list items without tags', () => {
  expect(
    plainBlocks(
      '<h3>Limits</h3><p>Set a <a href="/help#limits">limit</a>\n first.</p><ul><li>One</li><li>Two</li></ul>',
    ),
  ).toEqual([
    { kind: 'heading', text: 'Limits' },
    { kind: 'paragraph', text: 'Set a limit first.' },
    { kind: 'listItem', text: 'One' },
    { kind: 'listItem', text: 'Two' },
  ]);
});

it.each([
  ['<p>1 <<b>2</b></p><p>3 < 4 <', ['1 <2', '3 < 4 <']],
  ['one<br>two<br/>three</br>four', ['one', 'two', 'three', 'four']],
  ['<p>one<p>two<h3>three</h3>four', ['one', 'two', 'three', 'four']],
  ['<p>one <!-- no > --> two <!--> three', ['one two three']],
  ['<ul><li>one<ul><li>two</ul>three<li>four</ul>five', ['one', 'two', 'three', 'four', 'five']],
  ['<dl><dt>one<dd>two<dt>three</dl>', ['one', 'two', 'three']],
  [
    '<table><caption>one</caption><tr><th>two<th>three<tr><td><p>four</p><p>five</p></table>six',
    ['one', 'two three', 'four five', 'six'],
  ],
  ['<table><tr><td>one<table><tr><td>two</table>three</tr></table>', ['one two three']],
  ['<p title="<b>">one</p>', ['one']],
  ['<select><option>no<select>one <select><option>no<input>two', ['one two']],
  ['<svg><g><title>no</title><desc/><p>one', ['one']],
  ['<style>p{}</style>one<script>no</script> two<script>no', ['one two']],
])('reads %s as blocks', (html, expected) => {
  expect(plainText(html)).toEqual(expected);
});

it.each([
  'Kh&ocirc;ng',
  'a&nbsp;b',
  '5 &euro; &euro &euro5',
  '&#8364; &#8364 &#x20ac; &#X20AC &#8364x',
  '&notit; &not; &not &notin; &notin',
  '&amp &ampx &amp;lt; &lt &ltx &AMP;',
  '&copy2026 &COPY; &Copy;',
  '&#128; &#0; &#x110000; &#99999999999; &#xD800; &#; &#x; &',
  '&bogus; &ngE; &NotEqualTilde; &hearts;&hearts',
  '5 &lt; 6 &#38; &#x27;so&#x27;',
])('decodes the references of %s as a browser does', (text) => {
  const box = document.createElement('div');
  box.innerHTML = text;

  expect(plainText(text)).toEqual([box.textContent.replaceAll(/\s/g, ' ')]);
});

it.each([
  '<div>',
  '<p>',
  '</p>',
  '<div></x>',
  '<ul><li>',
  '<li>',
  '<dd><dt>',
  '<table><tr><td>',
  '<svg><title>',
  '<select><option>',
  '<video></audio>',
  '<object></div>',
  '<h1><h2>',
  '<b><p>',
  '<script>',
])('does at most twice the work for twice as many of %s', (part) => {
  // Every step of the reader looks into the indexes of the open elements.
  let steps = 0;
  class CountingMap<Key, Value> extends Map<Key, Value> {
    override get(key: Key): Value | undefined {
      steps += 1;
      return super.get(key);
    }
  }
  vi.stubGlobal('Map', CountingMap);
  onTestFinished(() => void vi.unstubAllGlobals());
  const stepsFor = (count: number): number => {
    steps = 0;
    plainText(`<p>${part.repeat(count)}`);
    return steps;
  };

  expect(stepsFor(10)).toBeGreaterThan(0);
  expect(stepsFor(4_000)).toBeLessThan(2.1 * stepsFor(2_000));
});
