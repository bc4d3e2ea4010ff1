import { logIn } from '../../harness/logIn.ts';
import { expect } from '../../harness/test.ts';
import { test } from '../../harness/testWithOperator.ts';

const path = '/wps/member/info/icon';

test('[CALL-04] [CALL-03] the member’s picture stands in the header: its name from the icon call, the picture from an image CDN', async ({ ownBrand: brand, operator, page }) => {
  await logIn(page, brand);
  const picture = page.getByRole('group', { name: 'Your account' }).locator('img');
  await expect(picture).toHaveAttribute('src', /\/cdn\/[ab]\/TCG_PROD_IMAGES\/AVATAR\/AV\d\d\.png$/);
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0);
  expect(operator.callsTo(path).map(({ method, headers }) => [method, typeof headers.token])).toEqual([['GET', 'string']]);
});

test('[CALL-04] without a picture the member’s initials stand there', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 502/, /404/);
  await page.route(`**${path}`, (route) => route.fulfill({ status: 502, json: { success: false, code: 'upstream_failed', message: '', value: null } }), { times: 1 });
  await logIn(page, brand);
  const account = page.getByRole('group', { name: 'Your account' });
  await expect(account.getByText('D', { exact: true })).toBeVisible();
  await expect(account.locator('img')).toHaveCount(0);
  // A picture that is nowhere on the CDNs.
  await page.route(`**${path}`, (route) => route.fulfill({ json: { success: true, message: '', value: { icon: 'AV99' } } }));
  await page.reload();
  await expect(account.getByText('D', { exact: true })).toBeVisible();
  await expect(account.locator('img')).toHaveCount(0);
});
