import { expect, test } from '../../fixtures/test.ts';

/** Source: ROUTE-17. */
const groups = {
  '/promotions': 'promo',
  '/promoDetail?id=101': 'promoDetail',
  '/vip': 'vip',
  '/help': 'help',
  '/join': 'joinus',
  '/down': 'download',
  '/pointMall': 'pointMall',
};

test('[ROUTE-17] each page group is a separate chunk, loaded only with its pages', async ({
  brand,
  page,
}) => {
  // Scripts that the browser loads.
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const name = /\/build\/([A-Za-z]+)-[\w-]+\.js$/.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) loaded.add(name);
  });
  for (const [path, group] of Object.entries(groups)) {
    loaded.clear();
    await page.goto(brand.url(path));
    await expect.poll(() => [...loaded], path).toContain(group);
    expect(
      Object.values(groups).filter((other) => other !== group && loaded.has(other)),
      path,
    ).toEqual([]);
  }
});
