import { bootstrapOf } from '../../http/bootstrapOf.ts';
import { publish } from '../../fixtures/brandStatus.ts';
import { expect, test } from '../../fixtures/test.ts';

test('[CONF-05] [PREF-04] a brand without settings has the specified values, and one with settings uses its own', async ({
  ownBrand: brand,
}) => {
  const publishSite = (values: object) =>
    publish(brand, () =>
      brand.write(
        'site.json',
        JSON.stringify({
          $schema: '../../../schemas/site.schema.json',
          name: 'Quiet',
          hosts: [brand.host],
          brand: { merchant: brand.merchant },
          ...values,
        }),
      ),
    );
  const served = async () => {
    const { languages, site } = bootstrapOf((await brand.request('/')).body);
    return { ...site.site, offered: languages.map(({ code }) => code) };
  };

  await publishSite({});
  expect(await served()).toMatchObject({
    brand: { platform: 'web', merchant: brand.merchant, lotteryType: 'SEA' },
    device: 'WEB',
    defaultLang: 'TY',
    supportLanguages: ['TY', 'EN'],
    offered: ['TY', 'EN'],
    chatHeaderColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
    prizeModes: { lott: 'Elott', zy: 'Elott', elott: 'Elott', sea: 'Elott' },
    announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'], execution: 'B' },
    esportsProviders: ['TF'],
    cockfightProviders: ['DS88'],
  });

  const values = {
    brand: { platform: 'mobile', merchant: brand.merchant, lotteryType: 'VN' },
    device: 'APP',
    defaultLang: 'EN',
    supportLanguages: ['EN'],
    chatHeaderColor: '#123456',
    prizeModes: { lott: 'L1', zy: 'Z1', elott: 'E1', sea: 'S1' },
    announcements: { types: ['PL'], execution: 'A' },
    esportsProviders: ['ODMW'],
    cockfightProviders: [],
  };
  await publishSite(values);
  expect(await served()).toMatchObject({ ...values, offered: ['EN'] });
});
