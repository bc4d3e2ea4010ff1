// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { purifyHtml } from './purifyHtml.ts';
import { richAttributes, richElements } from './richRules.ts';

/**
 * Elements between which parsers change their rules, so that text becomes markup or the reverse.
 */
const elements = (
  'svg math mtext mglyph annotation-xml foreignObject desc title style script noscript noembed ' +
  'noframes xmp iframe textarea plaintext template select option form table caption td p a b img ' +
  'base frameset body html object use animate x-a button marquee'
).split(' ');
const run = 'window.hit=1';
const attributes = [
  ` onerror=${run} src=x`,
  ` onload="${run}"`,
  ` autofocus tabindex=0 onfocus='${run}'`,
  ` href="javascript:${run}"`,
  ` href=java&#9;script&colon;${run}`,
  ` href="\u0001javascript:${run}"`,
  ` xlink:href="data:text/html,<script>${run}</script>"`,
  ' href="//evil.example" target=_top',
  ' href="/\\evil.example"',
  ' href="/\t/evil.example"',
  ' href="https:evil.example"',
  ' href="https://user@evil.example/" rel=opener',
  ' href="blob:https://evil.example/1"',
  ' srcdoc="&lt;script>parent.hit=1&lt;/script>"',
  ` style="background:url(https://evil.example/);behavior:url(#)"`,
  ' id=content name=location class=livery',
  ' is=x-a slot=x part=x',
  ' formaction="javascript:1" action="javascript:1"',
  ' encoding="text/html"',
  ' shadowrootmode=open',
  ` / on\u0000click=${run}`,
  ` dir="ltr" lang="en" colspan="2"`,
];
const texts = [
  'words',
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<?x ?>',
  '"\'`>',
  '&lt;img src=x onerror=window.hit=1&gt;',
  '<img src=x onerror=window.hit=1>',
  '</p><script>window.hit=1</script>',
  '\u0000\u2028',
];

const element = fc.constantFrom(...elements);
const piece = fc.oneof(
  fc
    .tuple(element, fc.subarray(attributes, { maxLength: 2 }))
    .map(([name, found]) => `<${name}${found.join('')}>`),
  element.map((name) => `</${name}>`),
  fc.constantFrom(...texts),
  // A whole element inside the value of an attribute.
  fc.tuple(element, element).map(([outer, inner]) => `<${outer} title="</${inner}>${texts[9]}">`),
);
const html = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));

/** Returns the elements, attributes and addresses of a tree that the rules do not allow. */
function strangers(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((found) => [
    ...(richElements.includes(found.localName) ? [] : [found.localName]),
    ...(found.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [String(found.namespaceURI)]),
    ...found
      .getAttributeNames()
      .filter((name) => ![...richAttributes, 'target', 'rel'].includes(name)),
    ...strangeLink(found),
  ]);
}

function strangeLink(found: Element): string[] {
  const href = found.getAttribute('href');
  if (href === null) return [];
  const { protocol, origin } = new URL(href, window.location.href);
  const isOwn = origin === window.location.origin;
  const isSafe = isOwn
    ? href.startsWith('/')
    : protocol === 'https:' && found.getAttribute('rel') === 'noopener noreferrer';
  return isSafe && found.localName === 'a' ? [] : [href];
}

function parsed(text: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = text;
  return box;
}

it('[ANNC-03] leaves only allowed elements, attributes and links of any markup, also when its result is parsed again', () => {
  let kept = 0;
  fc.assert(
    fc.property(html, (text) => {
      const box = document.createElement('div');
      box.append(purifyHtml(text, 3));
      kept += box.querySelectorAll('*').length;

      expect(strangers(box)).toEqual([]);
      expect(strangers(parsed(box.innerHTML))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );

  // Guards the test itself: the markup had elements to keep.
  expect(kept).toBeGreaterThan(100);
});
