import type { Bootstrap, RenderGuestPage } from '@livery/model';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrapOf } from '../../http/bootstrapOf.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, test } from '../../fixtures/test.ts';

const built = join(import.meta.dirname, '../../../../site/dist/server/renderGuestPage.js');

/** Loads the built site's renderer, as the server does. */
async function renderer(): Promise<RenderGuestPage> {
  expect(existsSync(built), 'the site is not built').toBe(true);
  // The built file's export; its type is the port's.
  const { renderGuestPage } = (await import(pathToFileURL(built).href)) as {
    renderGuestPage: RenderGuestPage;
  };
  return renderGuestPage;
}

/** Returns pages with games, of two brands in two languages each. */
async function combinations(brands: readonly TestBrand[]): Promise<Bootstrap[]> {
  const pending = brands.flatMap((brand) =>
    ['EN', 'TY'].flatMap((lang) =>
      ['/', '/rng', '/sports'].map((path) => brand.request(`${path}?lang=${lang}`)),
    ),
  );
  return (await Promise.all(pending)).map(({ body }) => bootstrapOf(body));
}

/**
 * Returns the same page with a mark in every word, game, vendor, picture and address of a colour.
 */
function marked(bootstrap: Bootstrap, mark: string): Bootstrap {
  const words = Object.fromEntries(
    Object.entries(bootstrap.texts).map(([key, text]) => [key, `${mark}${text}`]),
  );
  const assets = Object.fromEntries(
    Object.entries(bootstrap.assets).map(([name, address]) => [name, `${address}?${mark}`]),
  );
  const remark = (key: string, value: unknown): unknown =>
    ['displayName', 'title'].includes(key) ? `${mark}${String(value)}` : value;
  // The same replies with marked texts.
  const preloaded = JSON.parse(
    JSON.stringify(bootstrap.preloaded, remark),
  ) as Bootstrap['preloaded'];
  const imageCDNs = bootstrap.state.imageCDNs.map((address) => `${address}/${mark}`);
  return {
    ...bootstrap,
    version: mark,
    texts: words,
    assets,
    preloaded,
    state: { ...bootstrap.state, imageCDNs },
    site: {
      ...bootstrap.site,
      brand: mark,
      site: { ...bootstrap.site.site, name: `${mark}${bootstrap.site.site.name}` },
    },
  };
}

test.describe('two brands in two languages', () => {
  test('contain no word, game, picture or name of another page when rendered a hundred times concurrently', async ({
    createBrand,
    ownBrand: brand,
  }) => {
    const other = await createBrand({ from: 'ironfield' });
    const renderGuestPage = await renderer();
    const sources = await combinations([brand, other]);
    const renderedAlone = await Promise.all(
      sources.map(async (bootstrap) => (await renderGuestPage({ bootstrap })).html),
    );
    expect(new Set(renderedAlone).size).toBe(sources.length);

    const renders = Array.from({ length: 100 }, (_, index) => {
      const source = sources[index % sources.length];
      if (!source) throw new Error('there is nothing to render');
      return {
        mark: `m${index}m`,
        source: index % sources.length,
        bootstrap: marked(source, `m${index}m`),
      };
    });
    const pages = await Promise.all(
      renders.map(async ({ bootstrap, ...rest }) => ({
        ...rest,
        ...(await renderGuestPage({ bootstrap })),
      })),
    );
    for (const { html, mark, source, failures } of pages) {
      expect(failures).toEqual([]);
      const marks = html.match(/m\d+m/g) ?? [];
      expect(marks.length).toBeGreaterThan(60);
      expect([...new Set(marks)]).toEqual([mark]);
      // Without its marks, the page equals byte for byte the one rendered alone; only the CDNs of
      // pictures were distributed again.
      expect(plain(html, mark)).toBe(plain(renderedAlone[source] ?? '', mark));
    }
  });

  test('serve each its own texts and theme for a hundred concurrent requests after a change of both folders', async ({
    createBrand,
    ownBrand: brand,
  }) => {
    const other = await createBrand({ from: 'ironfield' });
    // New versions, so that nothing is cached.
    await Promise.all(
      [brand, other].map((one) =>
        one.edit('site.json', (site) => {
          site.chatHeaderColor = '#010203';
        }),
      ),
    );
    const texts = new Map<string, readonly string[]>();
    const sheets = new Map<string, string>();
    const paths = ['/', '/rng', '/sports', '/elott', '/live'];
    const requests = Array.from({ length: 100 }, (_, index) => ({
      brand: index % 2 === 0 ? brand : other,
      lang: index % 4 < 2 ? 'EN' : 'TY',
      path: paths[index % 5] ?? '/',
    }));
    const replies = await Promise.all(
      requests.map(async ({ brand: owner, lang, path }) => ({
        owner,
        lang,
        ...(await owner.request(`${path}?lang=${lang}`)),
      })),
    );
    for (const { owner, lang, body } of replies) {
      const bootstrap = bootstrapOf(body);
      texts.set(`${owner.id} ${lang}`, Object.values(bootstrap.texts));
      expect([bootstrap.site.brand, bootstrap.language.code]).toEqual([owner.id, lang]);
      const sheet = /href="(\/assets\/theme-\w+\.css)"/.exec(body)?.[1] ?? '';
      expect(sheets.get(owner.id) ?? sheet).toBe(sheet);
      sheets.set(owner.id, sheet);
    }
    for (const { owner, lang, body } of replies) {
      const own = new Set(texts.get(`${owner.id} ${lang}`));
      const visible = body.replaceAll(/<script\b[^]*?<\/script>/g, '');
      const foreign = [...texts].flatMap(([key, words]) =>
        key === `${owner.id} ${lang}`
          ? []
          : words.filter((word) => !own.has(word) && word.length > 8),
      );
      expect(foreign.length).toBeGreaterThan(20);
      expect([
        ...foreign.filter((word) => visible.includes(`>${word}<`)),
        ...[owner === brand ? 'Ironfield' : 'Lagoon'].filter((name) => body.includes(name)),
      ]).toEqual([]);
    }
    expect(sheets.get(brand.id)).not.toBe(sheets.get(other.id));
    const css = await Promise.all(
      [brand, other].map(async (site) => (await site.request(sheets.get(site.id) ?? '/')).body),
    );
    const accents = ['#0b7a75', '#3f6600'];
    expect(css.map((sheet) => accents.map((accent) => sheet.includes(accent)))).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

// React's development build takes several times as long, whatever the environment of the server.
test('the renderer has no code for development', async () => {
  const folder = dirname(built);
  const scripts = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  );
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((_, index) => texts[index]?.includes('NODE_ENV'))).toEqual([]);
});

/**
 * Removes the marks from a page. A picture's CDN depends on its path and the list, which the mark
 * does not change.
 */
function plain(html: string, mark: string): string {
  return html.replaceAll(`?${mark}`, '').replaceAll(`/${mark}/`, '/').replaceAll(mark, '');
}
