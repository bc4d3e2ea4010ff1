import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../../fixtures/environment.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { bootstrapOf } from '../../http/bootstrapOf.ts';
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

/** Text in an address as a program can send it: only what HTTP forbids is encoded. */
function sentRaw(text: string): string {
  return text.replaceAll(/[^!-~]+/g, encodeURIComponent).replaceAll('#', '%23');
}

/** Headers of a visitor whose browser shows what the server answers. */
const visitor = { headers: { accept: 'text/html' } };

/** Parts of the polyglots, which no page without them contains. */
const echo = /x-hit|onload=.?hit|%3Cx-hit|onload%3D/i;

test('an unknown address is in the data of its page, and adds no element to it', async ({
  brand,
}) => {
  // Paths with backslashes or empty segments are rejected.
  const path = `/rng/${sentRaw(hostile.replaceAll(/\\|\/\//g, ''))}`;

  const { status, body } = await brand.request(path, visitor);

  // Proves that the page contains the address.
  expect([status, bootstrapOf(body).route.path]).toEqual([404, path]);
  expect(skeletonOf(body)).toEqual(skeletonOf((await brand.request('/unknown', visitor)).body));
  expect(body).not.toMatch(/<\/?x-hit/i);
});

test('no page contains a part of its query: not in its canonical or alternate addresses, its form fields or its data', async ({
  brand,
}) => {
  for (const path of ['/', '/rng', '/login', '/noticePage']) {
    const { body } = await brand.request(path, visitor);
    const address = brand.url(path);
    // Proves that the page contains its address.
    expect(body.match(/<link rel="(?:canonical|alternate)"[^>]*>/g), path).toEqual([
      `<link rel="canonical" href="${address}">`,
      ...bootstrapOf(body).languages.map(
        ({ code, tag }) =>
          `<link rel="alternate" hreflang="${tag}" href="${address}?lang=${code}">`,
      ),
      `<link rel="alternate" hreflang="x-default" href="${address}">`,
    ]);
    for (const typed of [sentRaw(hostile), encodeURIComponent(hostile)]) {
      const query = `?lang=${typed}&from=/${typed}&q=${typed}&vassalage=${typed}&${typed}=1`;
      const reply = await brand.request(path + query, visitor);
      expect(reply.status, query).toBe(200);
      expect(echo.exec(reply.body)?.[0], path + query).toBeUndefined();
      expect(JSON.stringify(reply.headers), path + query).not.toMatch(echo);
    }
  }
});

test('a redirect keeps the query in its address alone, and adds no header', async ({ brand }) => {
  for (const text of [...polyglots, '%0d%0aset-cookie:%20hit=1%0d%0a%0d%0a<x-hit>']) {
    const query = `?x=${sentRaw(text)}`;
    const { status, headers, body } = await brand.request(`/download${query}`, visitor);
    expect([status, headers.location, body]).toEqual([302, `/down${query}`, 'Found.\n']);
    expect([headers['content-type'], headers['set-cookie'], headers['hit']]).toEqual([
      'text/plain; charset=utf-8',
      undefined,
      undefined,
    ]);
  }
});

test('a login gate sends a guest to the login with the path alone', async ({ createBrand }) => {
  const brand = await createBrand({
    documents: {
      'site.json': (site) => {
        Object.assign(site, { returnAfterLogin: true, loginedToHomePage: true });
      },
    },
  });
  for (const text of polyglots) {
    const { status, headers } = await brand.request(`/vip?from=//${sentRaw(text)}`, visitor);
    expect([status, headers.location]).toEqual([302, '/login?from=%2Fvip']);
  }
});

test('data and files that contain an address are never taken for a page', async ({ brand }) => {
  for (const text of polyglots) {
    const typed = encodeURIComponent(text);
    for (const path of [
      `/_livery/page?path=/${typed}&lang=EN`,
      `/wps/captcha?${typed}`,
      `/assets/${typed}.svg`,
    ]) {
      const { headers } = await brand.request(path, visitor);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['content-type'], path).not.toContain('html');
    }
  }
});
