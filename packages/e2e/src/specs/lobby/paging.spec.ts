import { english } from '../../browser/texts/english.ts';
import { allGames } from '../../fixtures/allGames.ts';
import { callsTo, fieldsOf } from '../../browser/callsTo.ts';
import { listPath, openSlots, shownGames } from '../../pages/slotsPage.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

// In a browser: scrolling and elements that enter the viewport.
test('[LOBB-20] infinite scrolling loads one page per call and keeps tiles light', async ({
  createBrand,
  page,
}) => {
  const brand = await createBrand({
    documents: {
      'pages/slots.json': (slots) => {
        slots.nodes = { games: { props: { paging: 'scroll' } } };
      },
    },
  });
  await withoutPopups(page);
  const names = (await allGames(brand, 'RNG')).map(({ displayName }) => displayName);
  const calls = callsTo(page, listPath);
  await openSlots(page, brand);
  await expect(page.getByRole('navigation', { name: english('pager.label') })).toHaveCount(0);
  for (const count of [30, 45, 60]) {
    await page.getByRole('button', { name: english('lobby.more') }).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await shownGames(page)).length).toBe(count);
  }
  expect(await shownGames(page)).toEqual(names.slice(0, 60));
  // The document may already contain the first page.
  expect(calls.map((call) => fieldsOf(call).pageNo).filter((pageNo) => pageNo !== '1')).toEqual([
    '2',
    '3',
    '4',
  ]);
  const elements = await page
    .getByRole('region', { name: english('category.RNG') })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelectorAll('*').length));
  expect(Math.max(...elements)).toBeLessThan(30);
});
