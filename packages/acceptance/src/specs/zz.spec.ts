import { expect, hydrated, test } from '../harness/test.ts';
for (const from of ['lagoon', 'ironfield'] as const) {
test.describe(from, () => {
  test.use({ from });
  test('look', async ({ brand, page }) => {
    for (const path of ['/login', '/nowhere']) {
      await page.goto(brand.url(path + '?lang=EN'));
      await hydrated(page);
      console.log(path, await page.title(), page.url());
      console.log((await page.locator('body').ariaSnapshot()).split('\n').slice(0, 130).join('\n'));
    }
    await page.screenshot({ path: `/tmp/shot-${from}.png` });
    await page.goto(brand.url('/login?lang=EN')); await hydrated(page);
    await page.getByRole('textbox', { name: /user/i }).fill('demo');
    await page.locator('input[type=password]').fill('Demo1234');
    await page.locator('button[type=submit]').click();
    await page.getByText('P 12,345.67').waitFor();
    await page.screenshot({ path: `/tmp/member-${from}.png` });
    for (const width of [320, 390]) { await page.setViewportSize({ width, height: 700 }); await page.screenshot({ path: `/tmp/member-${from}-${width}.png` }); }
  });
});
}
