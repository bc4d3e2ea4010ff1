import { bootstrapOf } from '../../http/bootstrapOf.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, test } from '../../fixtures/test.ts';

const themeOf = async (brand: TestBrand) =>
  /<html[^>]* data-theme="(\w+)"/.exec((await brand.request('/')).body)?.[1];

test('[PREF-01] a document has the brand’s theme, or light if the brand sets none', async ({
  createBrand,
  sharedBrand,
}) => {
  const silent = await createBrand({
    from: 'ironfield',
    documents: {
      'site.json': (site) => {
        delete site.defaultTheme;
      },
    },
  });

  expect(
    await Promise.all(
      [await sharedBrand('lagoon'), await sharedBrand('ironfield'), silent].map(themeOf),
    ),
  ).toEqual(['light', 'dark', 'light']);
});

test('[PREF-04] the default language is TY, TY and EN are supported, and both are configurable', async ({
  createBrand,
}) => {
  const languagesOf = async (documents: object, path = '/', headers = {}) => {
    const brand = await createBrand({
      documents: {
        'site.json': (site) => {
          delete site.defaultLang;
          delete site.supportLanguages;
          Object.assign(site, documents);
        },
      },
    });
    const { language, languages } = bootstrapOf((await brand.request(path, { headers })).body);
    return [language.code, languages.map(({ code }) => code)];
  };

  expect(await languagesOf({})).toEqual(['TY', ['TY', 'EN']]);
  expect(await languagesOf({ defaultLang: 'EN' })).toEqual(['EN', ['TY', 'EN']]);
  const english = { defaultLang: 'EN', supportLanguages: ['EN'] };
  expect(await languagesOf(english, '/?lang=TY')).toEqual(['EN', ['EN']]);
  expect(await languagesOf(english, '/', { cookie: 'livery-preferences=lang%3DTY' })).toEqual([
    'EN',
    ['EN'],
  ]);
});
