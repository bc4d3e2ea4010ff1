import { pagePaths } from '../../harness/pagePaths.ts';
import { quiet } from '../../harness/quiet.ts';
import { servedHtml } from '../../harness/servedHtml.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

for (const from of ['lagoon', 'ironfield'] as const) {
  for (const [lang, tag] of [['EN', 'en'], ['TY', 'fil']] as const) {
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
          await quiet(page);
          expect(complaints, path).toEqual([]);
        }
      });
    });
  }
}
