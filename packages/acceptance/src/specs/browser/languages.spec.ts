import { shippedLanguages } from '../../harness/textsOf.ts';
import { expect, hydrated, test } from '../../harness/test.ts';

const specified = ['CN', 'EN', 'ID', 'TH', 'TY', 'VI'];
const further = { JA: '日本語', ES: 'Español', HI: 'हिन्दी', KO: '한국어', PT: 'Português', RU: 'Русский', AR: 'العربية' };

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });

    test('[PREF-05] [PREF-06] each of the thirteen languages can be chosen and is spoken at once, Arabic from right to left', async ({ brand, page }) => {
      const languages = await shippedLanguages();
      expect(languages.map(({ code }) => code).toSorted()).toEqual([...specified, ...Object.keys(further)].toSorted());
      expect(languages).toEqual(expect.arrayContaining(Object.entries(further).map(([code, name]) => expect.objectContaining({ code, name }))));
      await page.goto(brand.url('/login?lang=EN'));
      await hydrated(page);
      const headings = new Set<string | null>();
      for (const { code, name, tag } of languages) {
        await page.locator('[aria-haspopup=menu]').click();
        await page.getByRole('menuitemradio', { name }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('html')).toHaveAttribute('dir', code === 'AR' ? 'rtl' : 'ltr');
        headings.add(await page.getByRole('heading', { level: 1 }).textContent());
      }
      // None of them says it as another one does.
      expect(headings.size).toBe(13);
    });
  });
}
