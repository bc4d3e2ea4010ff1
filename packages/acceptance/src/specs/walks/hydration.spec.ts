import { pagePaths } from '../../harness/pagePaths.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import { expect, hydrated, settled, test } from '../../harness/test.ts';

for (const [from, lang, tag] of [['lagoon', 'EN', 'en'], ['lagoon', 'TY', 'fil'], ['ironfield', 'EN', 'en']] as const) {
  test.describe(`${from} in ${lang}`, () => {
    test.use({ from });
    test('every page hydrates what the server sent, without a word in the console', async ({ brand, page, complaints }) => {
      const paths = await pagePaths(brand);
      expect(paths.length).toBeGreaterThan(9);
      for (const path of paths) {
        // An empty root would hydrate without a mismatch, too.
        expect(await servedHtml(brand, `${path}?lang=${lang}`), `${path} came without content`).toMatch(/<div id="livery"><[^]+<main/);
        const reply = await page.goto(brand.url(`${path}?lang=${lang}`));
        expect(reply?.status(), path).toBe(200);
        expect(await reply?.text(), path).not.toContain('<div id="livery"></div>');
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.getByRole('main')).toBeVisible();
        await settled(page);
        expect(complaints, path).toEqual([]);
      }
    });
  });
}
