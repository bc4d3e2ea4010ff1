import { servedHtml } from '../../http/servedHtml.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Returns the social sign-in links of a page. */
const offersOf = async (brand: TestBrand, path = '/login') =>
  [
    ...(await servedHtml(brand, `${path}?lang=EN`, '<form')).matchAll(
      /href="(\/_livery\/social\/[^"]*)"/g,
    ),
  ].map(([, address]) => address);
const offers = ['/_livery/social/harbour', '/_livery/social/northlight'];

test('[LOGN-22] sign-in with another account is offered only while the operator’s flag is on; otherwise its address leads to the login', async ({
  createBrand,
}) => {
  const brand = await createBrand({
    merchant: (created) => created.setModule('SOCIALLOGIN', false),
    documents: {
      'site.json': (site) => {
        site.brandStateTtlMs = 1000;
      },
    },
  });
  expect(await offersOf(brand)).toEqual([]);
  const { status, headers } = await brand.request('/_livery/social/harbour');
  expect([status, headers.location]).toEqual([expect.any(Number), '/login?social=unavailable']);

  await brand.setModule('SOCIALLOGIN', true);
  await expect.poll(() => offersOf(brand)).toEqual(offers);
});

test('[LOGN-14] [LOGN-22] the login offers the brand’s providers in order, and others have no address', async ({
  createBrand,
  sharedBrand,
}) => {
  expect(await offersOf(await sharedBrand('lagoon'))).toEqual(offers);
  expect(await offersOf(await sharedBrand('ironfield'))).toEqual(offers.toReversed());

  const withOneProvider = await createBrand({
    documents: {
      'site.json': (site) => {
        site.socialSignIn = [{ provider: 'northlight', name: 'Polar Pass' }];
      },
    },
  });
  expect(await offersOf(withOneProvider)).toEqual(offers.slice(1));
  expect((await withOneProvider.request('/_livery/social/harbour')).status).toBe(404);

  const withoutProviders = await createBrand({
    documents: {
      'site.json': (site) => {
        site.socialSignIn = [];
      },
    },
  });
  expect(await offersOf(withoutProviders)).toEqual([]);
});
