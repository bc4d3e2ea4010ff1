import { brandStatus } from '../../fixtures/brandStatus.ts';
import { expect, test } from '../../fixtures/test.ts';

const licences = [
  {
    badge: 'malta',
    regulator: 'Malta Gaming Authority',
    licensee: 'Sample Play Ltd',
    number: 'MGA/B2C/000/2026',
    registerUrl: 'https://register.example/malta',
  },
  {
    badge: 'bvi',
    regulator: 'BVI Gambling Regulator',
    licensee: 'Sample Holding Inc',
    number: 'BVI-0001',
    registerUrl: 'https://register.example/bvi',
  },
  {
    badge: 'philippines',
    regulator: 'Philippine Regulator',
    licensee: 'Sample Manila Corp',
    number: 'PH-26-001',
    registerUrl: 'https://register.example/ph',
  },
];

test('[HOME-07] a licence without regulator, licensee, number or register link is rejected', async ({
  ownBrand: brand,
}) => {
  for (const missing of ['regulator', 'licensee', 'number', 'registerUrl']) {
    const incomplete = licences
      .slice(0, 1)
      .map((licence) =>
        Object.fromEntries(Object.entries(licence).filter(([name]) => name !== missing)),
      );
    await brand.edit('compliance.json', (compliance) => {
      compliance.licences = incomplete;
    });
    await expect
      .poll(async () => (await brandStatus(brand)).refused?.problems.join('\n') ?? '')
      .toContain(`"${missing}"`);
  }
});
