import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../../fixtures/environment.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { servedHtml } from '../../http/servedHtml.ts';

/** Text that ends the contexts of a page: text, attributes, scripts, comments, styles. */
const polyglots: readonly string[] = [
  '</title></style></script></textarea></noscript></template><x-hit onload=hit>',
  '"\'><x-hit onload=hit autofocus>',
  '" onload="hit" x="',
  "' onload='hit' x='",
  '` onload=hit x=`',
  '--></x-hit><!--><x-hit>',
  ']]><x-hit><![CDATA[',
  '\\u003cx-hit\\u003e\\"};hit();//',
  '&lt;x-hit&gt;&#60;x-hit&#62;',
  '\u2028\u2029</script\t><x-hit/onload=hit>',
];
const hostile = polyglots.join(' ');
/** Within the length of a brand's name. */
const hostileName = '"\'></title></script><x-hit onload=hit>';

/** Returns each tag of a page with the names of its attributes, in order. */
function skeletonOf(html: string): string[] {
  return [...html.matchAll(/<(\/?[a-z!][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)].map(
    ([, name = '', attributes = '']) =>
      [
        name,
        ...[...attributes.matchAll(/([^\s=/"'<>]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|\S+))?/g)].map(
          ([, attribute]) => attribute,
        ),
      ].join(' '),
  );
}

/** Returns the page with everything that a browser parses, including its data. */
async function page(brand: TestBrand, path: string, containing: string): Promise<string> {
  await servedHtml(brand, path, containing);
  return (await brand.request(path)).body;
}

test('[ANNC-03] texts of a brand and its operator add no element or attribute to a page', async ({
  createBrand,
}) => {
  // An object of texts, with one object that describes the language.
  const locale = JSON.parse(
    await readFile(join(environment.tenants, 'lagoon/locales/EN.json'), 'utf8'),
  ) as Record<string, string>;
  const keys = Object.keys(locale).filter(
    (key) => !key.startsWith('$') && !locale[key]?.includes('{'),
  );
  expect(keys.length).toBeGreaterThan(8);
  const brandWith = (text: string, name: string) =>
    createBrand({
      documents: {
        'site.json': (site) => {
          site.name = name;
        },
        'locales/EN.json': (document) => {
          for (const key of keys) document[key] = text;
        },
      },
      merchant: (created) =>
        created.setNotices(
          (['B', 'PL', 'PU', 'PR', 'H'] as const).map((kind) => ({
            id: `h-${kind}`,
            kind,
            title: text,
            content: text,
          })),
        ),
    });
  const harmless = await brandWith('plain words', 'plain name');
  const attacked = await brandWith(hostile, hostileName);

  for (const path of ['/?lang=EN', '/noticePage?lang=EN', '/rng?lang=EN']) {
    const expected = skeletonOf(await page(harmless, path, 'plain words'));
    const html = await page(attacked, path, 'x-hit');
    expect(skeletonOf(html), path).toEqual(expected);
    expect(html).not.toContain('<x-hit');
  }
});

test('addresses add no element or attribute to a page, and no header to an answer', async ({
  brand,
}) => {
  for (const text of polyglots) {
    const typed = encodeURIComponent(text);
    for (const path of [
      `/${typed}`,
      `/rng/${typed}`,
      `/?lang=${typed}`,
      `/?${typed}=${typed}`,
      `/noticePage?id=${typed}`,
      `/_livery/page?path=/${typed}&lang=EN`,
      `/wps/captcha?${typed}`,
      `/assets/${typed}.svg`,
      `/?x=%0d%0aset-cookie:%20hit=1%0d%0a%0d%0a${typed}`,
    ]) {
      const { status, headers, body } = await brand.request(path, {
        headers: { accept: 'text/html' },
      });
      expect(status, path).toBeLessThan(500);
      // Replies to calls are JSON, which no browser takes for a page.
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      if (!headers['content-type']?.startsWith('text/html')) continue;
      expect(body, path).not.toMatch(/<x-hit|<\/x-hit/i);
      expect(
        skeletonOf(body).filter((tag) => /\bonload|\bautofocus/i.test(tag)),
        path,
      ).toEqual([]);
      expect(JSON.stringify([headers['set-cookie'], headers.location ?? '']), path).not.toMatch(
        /hit=1|x-hit>/,
      );
    }
  }
});
