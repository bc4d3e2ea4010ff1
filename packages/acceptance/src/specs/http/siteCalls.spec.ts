import { expect } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';

test('[CALL-06] the settings are asked of the operator once, for many visitors', async ({ ownBrand: brand, operator }) => {
  await brand.request('/');
  operator.calls.length = 0;
  for (let visitor = 0; visitor < 5; visitor += 1) expect((await brand.request(`/rng?visitor=${visitor}`, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(operator.calls.filter(({ path }) => path === '/wps/system/whitelabel').length).toBeLessThanOrEqual(1);
});

