import { expect, test } from '../../harness/test.ts';

test('[STAT-04] a network that is not the visitor’s keeps nobody out', async ({ ownBrand: brand }) => {
  await brand.setStatus({ blockedNetworks: ['203.0.113.0/24', '2001:db8::/32', '127.0.0.0/99'] });
  expect((await brand.request('/')).status).toBe(200);
});
