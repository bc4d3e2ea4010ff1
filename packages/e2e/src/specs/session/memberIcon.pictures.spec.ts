import { english } from '../../browser/texts/english.ts';
import { logIn } from '../../pages/logIn.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

// In a browser: whether the picture loads.
test('[CALL-04] [CALL-03] the header shows the member’s picture, named by the icon call and loaded from an image CDN', async ({
  ownBrand: brand,
  operator,
  page,
}) => {
  await logIn(page, brand);
  const picture = page.getByRole('group', { name: english('account.menu') }).locator('img');
  await expect(picture).toHaveAttribute(
    'src',
    /\/cdn\/[ab]\/TCG_PROD_IMAGES\/AVATAR\/AV\d\d\.png$/,
  );
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(
    operator
      .callsTo('/wps/member/info/icon')
      .map(({ method, headers }) => [method, typeof headers.token]),
  ).toEqual([['GET', 'string']]);
});
