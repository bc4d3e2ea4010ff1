// In a browser: hostile HTML, including pictures, under a real parser and a real content security
// policy.
import { hostilePayloads } from '../../fixtures/hostilePayloads.ts';
import { openFromBar, openPage } from '../../fixtures/notices.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import { expect, settled, test } from '../../fixtures/test.ts';

const links = {
  id: 'l-1',
  kind: 'PL',
  title: 'Links',
  content:
    '<p><a href="/noticePage" target="_top" rel="opener">inside</a> <a href="https://example.org/a" rel="opener">outside</a></p>',
} as const;
const names = ['Links', ...Object.keys(hostilePayloads)];

/** Removes the browser's built-in sanitiser. */
function withoutSanitiser(): void {
  Reflect.deleteProperty(Element.prototype, 'setHTML');
}

for (const [sanitiser, prepare] of [
  ['the browser’s own sanitiser', undefined],
  ['a sanitiser that is loaded', withoutSanitiser],
] as const) {
  test(`[ANNC-03] hostile HTML is reduced to its text by ${sanitiser}: nothing runs or is fetched, and links lead to internal pages or https addresses`, async ({
    createBrand,
    page,
    expectedComplaints,
  }) => {
    // The browser logs each violation of the policy, even in text that it only parses.
    expectedComplaints.push(/Content Security Policy|Trusted/);
    const brand = await createBrand({
      merchant: (created) =>
        created.setNotices([
          links,
          ...Object.entries(hostilePayloads).map(([title, content], index) => ({
            id: `x-${index}`,
            kind: 'PL' as const,
            title,
            content: `${content}</p><p>end of ${title}</p>`,
          })),
        ]),
    });
    if (prepare) await page.addInitScript(prepare);
    const externalRequests: string[] = [];
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (!['localhost', brand.host].includes(hostname) && !request.url().startsWith('data:'))
        externalRequests.push(request.url());
      if (request.resourceType() === 'script') scripts.add(pathname);
    });
    page.on('dialog', (dialog) => void dialog.dismiss());
    const withPurifier = async () =>
      (await Promise.all([...scripts].map((path) => brand.request(path)))).filter(({ body }) =>
        body.includes('SAFE_FOR_TEMPLATES'),
      ).length;
    expect(await servedHtml(brand, '/noticePage?lang=EN')).not.toMatch(/window\.hit|evil\.example/);

    // The library loads with the first opened notice if the browser has no sanitiser.
    await openPage(page, brand, '/?lang=EN');
    await settled(page);
    await settled(page);
    expect(await withPurifier()).toBe(0);
    await openFromBar(page, 'Links');
    const outside = page.getByRole('link', { name: 'outside' });
    await expect(outside).toHaveAttribute('href', 'https://example.org/a');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await withPurifier()).toBe(prepare ? 1 : 0);
    await page.getByRole('link', { name: 'inside' }).click();
    await expect(page).toHaveTitle('News · Lagoon');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await expect(page.locator('summary')).toHaveCount(names.length);
    // The selector matches only such elements
    await page.locator('details').evaluateAll((entries) => {
      for (const entry of entries) (entry as HTMLDetailsElement).open = true;
    });
    // Until then, each entry shows plain text.
    await expect(page.locator('details[open] [data-rich]')).toHaveCount(names.length);
    const found = await page.locator('details > div:last-child').evaluateAll((contents) =>
      contents.flatMap((content) =>
        [...content.querySelectorAll('*')].map((element) => ({
          tag: element.tagName.toLowerCase(),
          attributes: element.getAttributeNames(),
          href: element.getAttribute('href'),
        })),
      ),
    );
    expect(
      [...new Set(found.map(({ tag }) => tag))].filter(
        (tag) => !['div', 'p', 'a', 'pre', 'span', 'table', 'tbody'].includes(tag),
      ),
    ).toEqual([]);
    expect(
      [...new Set(found.flatMap(({ attributes }) => attributes))].filter(
        (name) => !['class', 'data-rich', 'dir', 'href', 'rel', 'target'].includes(name),
      ),
    ).toEqual([]);
    expect(found.flatMap(({ href }) => (href === null ? [] : [href]))).toEqual([
      '/noticePage',
      'https://example.org/a',
      '/rng',
    ]);
    for (const link of await page.locator('details a').all())
      if ((await link.getAttribute('href')) === null) await link.dispatchEvent('click');
    expect(
      await page.evaluate(() => ({
        hit: 'hit' in window,
        cookie: typeof document.cookie,
        byId: typeof document.getElementById,
        body: document.body.tagName,
      })),
    ).toEqual({ hit: false, cookie: 'string', byId: 'function', body: 'BODY' });
    expect(await page.evaluate(() => document.querySelectorAll('#livery, #content').length)).toBe(
      2,
    );
    expect(externalRequests).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);

    // The page accepts HTML only through the sanitiser's Trusted Types policy.
    const refused = await page.evaluate(() => {
      const attempt = (run: () => unknown): string => {
        try {
          run();
          return 'let in';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      };
      // Missing in the library's types
      const factory = (
        window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
        }
      ).trustedTypes;
      return [
        attempt(() => {
          document.createElement('div').innerHTML = '<b>x</b>';
        }),
        attempt(() => factory.createPolicy('mine', { createHTML: (text: string) => text })),
      ];
    });
    expect(refused).toEqual(['refused', 'refused']);
  });
}

test('[ANNC-03] a notice opened before its code has loaded shows its text afterwards', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({ merchant: (created) => created.setNotices([links]) });
  await servedHtml(brand, '/noticePage?lang=EN', '<details');
  const released = Promise.withResolvers<void>();
  await page.route('**/build/news-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await openPage(page, brand, '/noticePage?lang=EN');
  const entry = page.locator('details').first();
  await entry.locator('summary').click();
  await expect(entry).toHaveAttribute('open');
  released.resolve();
  await expect(entry.locator('[data-rich]')).toHaveText('inside outside');
});
