import { bootstrapOf } from '../harness/bootstrapOf.ts';
import { expect, hydrated, test } from '../harness/test.ts';

test('an unknown asset, call and platform path are bare 404s: a line of text and nothing of the brand', async ({ brand }) => {
  const paths = [
    '/assets/nothing.js', '/assets/', '/assets/0123456789abcdef.svg', '/wps/', '/wps', '/wps/unknown', '/wps/session/login/', '/lgw/unknown', '/lgw/games/game_menus/x',
    '/_livery/unknown', '/_livery/',
  ];
  const asked = [
    ...paths.map((path) => ({ path, method: 'GET' })),
    { path: '/wps/session/login', method: 'PUT' }, { path: '/wps/unknown', method: 'POST' }, { path: '/nothing-here', method: 'POST' },
  ];
  const replies = await Promise.all(asked.map(async ({ path, method }) => {
    const { status, headers, body } = await brand.request(path, { method, headers: { accept: 'text/html,*/*', 'x-livery': '1', 'sec-fetch-site': 'same-origin' } });
    return { asked: `${method} ${path}`, status, type: headers['content-type'], body: body.slice(0, 40).trim() };
  }));
  expect(replies).toEqual(asked.map(({ path, method }) => ({ asked: `${method} ${path}`, status: 404, type: 'text/plain; charset=utf-8', body: 'Not found.' })));
});

for (const from of ['lagoon', 'ironfield'] as const) {
  test.describe(from, () => {
    test.use({ from });
    test('an unknown path is a 404 in the brand’s look, with a way on', async ({ brand, page, expectedComplaints }) => {
      expectedComplaints.push(/status of 404/);
      const home = bootstrapOf((await brand.request('/')).body);
      const reply = await page.goto(brand.url('/nothing/at-all?lang=EN'));
      expect(reply?.status()).toBe(404);
      const html = await reply?.text() ?? '';
      expect(bootstrapOf(html)).toMatchObject({ status: 404, site: { brand: brand.id } });
      expect(/<meta name="robots" content="noindex">/.test(html)).toBe(true);
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
      await expect(page.getByRole('link', { name: `${home.site.site.name}, home` })).toBeVisible();
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL(brand.url('/'));
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(canvas);
    });
  });
}
