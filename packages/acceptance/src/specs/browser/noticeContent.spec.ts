import { alive } from '../../harness/alive.ts';
import { hostilePayloads } from '../../harness/hostilePayloads.ts';
import { newsLine, openFromBar, openPage, tell, threeNotices } from '../../harness/notices.ts';
import { preferring } from '../../harness/preferring.ts';
import { quiet } from '../../harness/quiet.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import { expect, test } from '../../harness/test.ts';

/** Makes a browser one without a sanitiser of its own. */
function withoutSanitiser(): void {
  Reflect.deleteProperty(Element.prototype, 'setHTML');
}

test('[ANNC-03] a notice that is opened before the code of its page is there shows its words when it is', async ({ ownBrand: brand, page }) => {
  await tell(brand, threeNotices);
  await servedHtml(brand, '/noticePage?lang=EN');
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/news-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await openPage(page, brand, '/noticePage?lang=EN');
  const entry = page.locator('details').first();
  await entry.locator('summary').click();
  await expect(entry).toHaveAttribute('open');
  released.resolve();
  await expect(entry.locator('[data-rich]')).toHaveText('Words of One');
});

for (const [sanitiser, prepare] of [['the browser’s own sanitiser', undefined], ['a sanitiser that is loaded', withoutSanitiser]] as const) {
  test.describe(sanitiser, () => {
    test.beforeEach(async ({ page }) => {
      if (prepare) await page.addInitScript(prepare);
    });

    test('[ANNC-03] a sanitiser is loaded with the first notice that is read, where the browser has none', async ({ ownBrand: brand, page }) => {
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
      });
      const withPurifier = async () => (await Promise.all([...scripts].map((path) => brand.request(path)))).filter(({ body }) => body.includes('SAFE_FOR_TEMPLATES')).length;
      await tell(brand, threeNotices);
      await openPage(page, brand, '/?lang=EN');
      await alive(newsLine(page).getByRole('button').first());
      await quiet(page);
      expect(await withPurifier()).toBe(0);
      await openFromBar(page, 'Notice One');
      await expect(page.getByRole('dialog').getByRole('article').locator('[data-rich]')).toHaveText('Words of One');
      expect(await withPurifier()).toBe(prepare ? 1 : 0);
    });

    test('[ANNC-03] nothing of hostile HTML runs, is fetched, or stays but its words', async ({ ownBrand: brand, page, expectedComplaints }) => {
      // A browser says in its console what a policy kept from running, also of text it only parses.
      expectedComplaints.push(/Content Security Policy/);
      const names = Object.keys(hostilePayloads);
      await tell(brand, Object.entries(hostilePayloads).map(([title, content], index) => ({ id: `x-${index}`, kind: 'PL', title, content: `${content}</p><p>end of ${title}</p>` })));
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (!['localhost', brand.host].includes(new URL(request.url()).hostname) && !request.url().startsWith('data:')) elsewhere.push(request.url());
      });
      page.on('dialog', (dialog) => void dialog.dismiss());

      const { body } = await brand.request('/noticePage?lang=EN');
      const withoutData = body.replace(/<script type="application\/json"[^]*?<\/script>/, '');
      expect(withoutData).not.toMatch(/window\.hit|evil\.example/);
      await openPage(page, brand, '/noticePage?lang=EN');
      await expect(page.locator('summary')).toHaveCount(names.length);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expect(page.locator('details[open]')).toHaveCount(names.length);
      // Before, each entry shows its bare words.
      await expect(page.locator('details[open] [data-rich]')).toHaveCount(names.length);

      const found = await page.locator('details > div:last-child').evaluateAll((contents) => contents.flatMap((content) => [...content.querySelectorAll('*')].map((element) => ({
        tag: element.tagName.toLowerCase(), attributes: element.getAttributeNames(), href: element.getAttribute('href'),
      }))));
      expect([...new Set(found.map(({ tag }) => tag))].filter((tag) => !['div', 'p', 'a', 'span', 'table', 'tbody'].includes(tag))).toEqual([]);
      expect([...new Set(found.flatMap(({ attributes }) => attributes))].filter((name) => !['class', 'data-rich', 'dir', 'href'].includes(name))).toEqual([]);
      expect(found.flatMap(({ href }) => (href === null ? [] : [href]))).toEqual(['/rng']);
      for (const link of await page.locator('details a').all()) if (await link.getAttribute('href') === null) await link.dispatchEvent('click');
      expect(await page.evaluate(() => ({ hit: 'hit' in window, cookie: typeof document.cookie, byId: typeof document.getElementById, body: document.body.tagName }))).toEqual({ hit: false, cookie: 'string', byId: 'function', body: 'BODY' });
      expect(await page.evaluate(() => document.querySelectorAll('#livery, #content').length)).toBe(2);
      expect(elsewhere).toEqual([]);
      expect(page.context().pages()).toHaveLength(1);
    });

    test('[ANNC-03] links lead to pages of the site, or by https elsewhere in a window that knows nothing of this one', async ({ ownBrand: brand, page }) => {
      await tell(brand, [{ id: 'l-1', kind: 'PL', title: 'Links', content: '<p><a href="/live" target="_top" rel="opener">inside</a> <a href="https://example.org/a" rel="opener">outside</a></p>' }]);
      await openPage(page, brand, '/?lang=EN');
      await openFromBar(page, 'Links');
      const outside = page.getByRole('link', { name: 'outside' });
      await expect(outside).toHaveAttribute('href', 'https://example.org/a');
      await expect(outside).toHaveAttribute('target', '_blank');
      await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
      await page.getByRole('link', { name: 'inside' }).click();
      await expect(page).toHaveTitle('Live casino · Lagoon');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}

test('[ANNC-03] the page lets HTML in by the sanitiser’s policy only', async ({ brand, page, expectedComplaints }) => {
  expectedComplaints.push(/Trusted|Content Security Policy/);
  await preferring(page, brand, { lang: 'EN' });
  await openPage(page, brand);
  const refused = await page.evaluate(() => {
    const attempt = (run: () => unknown): string => {
      try {
        run();
        return 'let in';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const factory = (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes; // not in the library's types
    return [attempt(() => { document.createElement('div').innerHTML = '<b>x</b>'; }), attempt(() => factory.createPolicy('mine', { createHTML: (text: string) => text }))];
  });
  expect(refused).toEqual(['refused', 'refused']);
  expect((await brand.request('/')).headers['content-security-policy']).toMatch(/require-trusted-types-for 'script'; trusted-types dompurify livery-script(?:;|$)/);
});
