import { shippedLanguages } from '../../browser/texts/textsOf.ts';
import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { routePaths } from '../../http/routePaths.ts';
import { test } from '../../engines/engineTest.ts';

for (const from of ['lagoon', 'ironfield'] as const)
  test.describe(from, () => {
    test.use({ from });

    test(`[ROUTE-01] a guest of ${from} opens every page, each in the next language`, async ({
      brand,
      engine,
      openBrand,
    }) => {
      const { routes } = bootstrapOf((await brand.request('/')).body).site.routes;
      const languages = await shippedLanguages();
      // The engines and brands start with different languages, so that a page is seen in several.
      const first = (engine === 'webkit' ? 3 : 0) + (from === 'lagoon' ? 6 : 0);
      const page = openBrand(brand);
      for (const [index, path] of routePaths(routes).entries())
        await page.open(`${path}?lang=${languages[(first + index) % languages.length]?.code}`);
    });
  });
