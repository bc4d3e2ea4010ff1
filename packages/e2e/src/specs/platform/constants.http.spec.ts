import { publish } from '../../fixtures/brandStatus.ts';
import { servedHtml } from '../../http/servedHtml.ts';
import type { TestBrand } from '../../fixtures/TestBrand.ts';
import { expect, test } from '../../fixtures/test.ts';
import { test as testWithOperator } from '../../fixtures/testWithOperator.ts';

/**
 * Changes site.json of a brand that does not define the property, and waits until the server serves
 * the change.
 */
function setSite(brand: TestBrand, changes: object): Promise<void> {
  return publish(brand, () => brand.edit('site.json', (site) => Object.assign(site, changes)));
}

test('[CONF-08] the default theme is light and the languages TY and EN with default TY, unless the tenant sets others', async ({
  ownBrand: brand,
}) => {
  const opening = async (): Promise<string> =>
    /<html [^>]*>/.exec((await brand.request('/')).body)?.[0] ?? '';
  const offered = async (language: string): Promise<boolean> =>
    (await brand.request(`/_livery/texts?lang=${language}`)).status === 200;
  await publish(brand, () =>
    brand.edit('site.json', (site) => {
      for (const name of ['defaultTheme', 'defaultLang', 'supportLanguages']) delete site[name];
    }),
  );
  expect(await opening()).toContain('lang="fil"');
  expect(await opening()).toContain('data-theme="light"');
  expect([await offered('TY'), await offered('EN'), await offered('VI')]).toEqual([
    true,
    true,
    false,
  ]);

  await setSite(brand, { defaultTheme: 'dark', defaultLang: 'EN', supportLanguages: ['EN'] });
  expect(await opening()).toContain('lang="en"');
  expect(await opening()).toContain('data-theme="dark"');
  expect([await offered('TY'), await offered('EN')]).toEqual([false, true]);
});

testWithOperator(
  '[CONF-08] calls send clientType 3 and the page size, or the tenant’s own values',
  async ({ ownBrand: brand, operator }) => {
    const lists = async (): Promise<URLSearchParams[]> => {
      operator.calls.length = 0;
      expect((await brand.request('/wps/relay/GCS_gameList?gameType=RNG')).status).toBe(200);
      expect((await brand.request('/lgw/games/game_menus')).status).toBe(200);
      return [
        ...operator.callsTo('/wps/relay/GCS_gameList'),
        ...operator.callsTo('/lgw/games/game_menus'),
      ].map(({ query }) => new URLSearchParams(query));
    };
    const [list, menus] = await lists();
    expect({
      pageSize: list?.get('pageSize'),
      clientType: list?.get('clientType') ?? menus?.get('clientType'),
    }).toEqual({ pageSize: '15', clientType: '3' });

    await setSite(brand, { clientType: 7, lists: { pageSize: 9 } });
    const [changedList, changedMenus] = await lists();
    expect({
      pageSize: changedList?.get('pageSize'),
      clientType: changedList?.get('clientType') ?? changedMenus?.get('clientType'),
    }).toEqual({ pageSize: '9', clientType: '7' });
  },
);

test('[CONF-05] [CONF-08] the e-sports provider is TF and the cockfight provider DS88, unless the tenant sets others', async ({
  ownBrand: brand,
}) => {
  // The sports vendors of the demonstration operator: TF, DS88 and ODMW.
  const names = ['Tempofray Arena', 'Dawnspur Yard', 'Oddsmeadow'];
  const vendorsOf = async (path: string): Promise<string[]> => {
    const main =
      /<main.*<\/main>/s.exec(await servedHtml(brand, `${path}?lang=EN`, '<main'))?.[0] ?? '';
    return names.filter((name) => main.includes(`alt="${name}"`));
  };
  expect([
    await vendorsOf('/esports'),
    await vendorsOf('/cockfight'),
    await vendorsOf('/sports'),
  ]).toEqual([['Tempofray Arena'], ['Dawnspur Yard'], ['Oddsmeadow']]);

  await setSite(brand, { esportsProviders: ['ODMW'], cockfightProviders: ['TF'] });
  expect([
    await vendorsOf('/esports'),
    await vendorsOf('/cockfight'),
    await vendorsOf('/sports'),
  ]).toEqual([['Oddsmeadow'], ['Tempofray Arena'], ['Dawnspur Yard']]);
});

test('[CONF-08] the minimum age is 18, or higher if the tenant sets it', async ({
  ownBrand: brand,
}) => {
  const ages = async (): Promise<string[]> =>
    [...(await servedHtml(brand, '/?lang=EN', '<footer')).matchAll(/>(\d\d\+)</g)].map(
      ([, age = '']) => age,
    );
  expect(new Set(await ages())).toEqual(new Set(['18+']));
  await publish(brand, () =>
    brand.write(
      'compliance.json',
      JSON.stringify({ $schema: '../../../schemas/compliance.schema.json', minimumAge: 21 }),
    ),
  );
  expect(new Set(await ages())).toEqual(new Set(['21+']));
});
