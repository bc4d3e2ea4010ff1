// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { purifyHtml } from './purifyHtml.ts';

/** Returns the sanitised HTML as text. */
function purified(html: string): string {
  const box = document.createElement('div');
  box.append(purifyHtml(html, 3));
  return box.innerHTML;
}

it.each([
  ['<p>Words of <strong>One</strong></p>', '<p>Words of <strong>One</strong></p>'],
  ['<script>window.hit = 1</script><p>words</p>', '<p>words</p>'],
  ['<img src="x" onerror="window.hit = 1">words', 'words'],
  [
    '<p id="livery" class="x" style="color:red" data-x="1" onclick="hit()">words</p>',
    '<p>words</p>',
  ],
  [
    '<iframe src="https://evil.example"></iframe><form action="/"><input name="a">words</form>',
    '<div>words</div>',
  ],
  [
    '<table><tbody><tr><td colspan="2" dir="rtl" lang="ar">cell</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2" dir="rtl" lang="ar">cell</td></tr></tbody></table>',
  ],
])('[ANNC-03] removes unsafe markup from %s', (html, expected) => {
  expect(purified(html)).toBe(expected);
});

it.each([
  ['/live', 'href="/live"'],
  [
    'https://example.org/a',
    'href="https://example.org/a" target="_blank" rel="noopener noreferrer"',
  ],
  ['http://example.org', ''],
  ['//example.org', ''],
  ['/\\example.org', ''],
  ['javascript:hit()', ''],
  ['mailto:a@example.org', ''],
  ['data:text/html,x', ''],
])('[ANNC-03] reduces a link to %s to the attributes "%s"', (href, attributes) => {
  expect(purified(`<a href="${href}" target="_top" rel="opener">words</a>`)).toBe(
    attributes === '' ? '<a>words</a>' : `<a ${attributes}>words</a>`,
  );
});
