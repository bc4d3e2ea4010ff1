import { drawIn, openBetting, slowLottery } from '../../harness/lotteryPage.ts';
import { logIn } from '../../harness/logIn.ts';
import { openInEnglish } from '../../harness/openInEnglish.ts';
import { expect, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

const trial = { username: 'trial', password: 'Trial1234' };
const needed = 'A real account is needed for this. A trial account cannot do it.';

test('[SESS-03] [LOTT-08] a trial account sees the lottery, and is told with a way to a real account what it cannot have there; nothing is asked for it', async ({ ownBrand: brand, page }) => {
  const game = await slowLottery(brand);
  await drawIn(brand, game.gameId, 500);
  await logIn(page, brand, trial);
  const asked: string[] = [];
  page.on('request', (request) => { if (/\/lgw\/vn\/(orders|games\/recent)$/.test(new URL(request.url()).pathname)) asked.push(request.url()); });
  await openInEnglish(page, brand, '/elott');
  const main = page.getByRole('main');
  await page.getByRole('radio', { name: 'Recent' }).click();
  await expect(main.getByText(needed)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute('href', '/register');
  await openBetting(page, brand, game, '&playType=oddEven');
  await page.getByRole('group', { name: 'Side' }).getByRole('button', { name: 'Odd' }).click();
  await page.getByRole('button', { name: 'Place the bet' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Trial account' });
  await expect(warning).toContainText(needed);
  await warning.getByRole('button', { name: 'I understand' }).click();
  await expect(warning).toBeHidden();
  await page.getByRole('tab', { name: 'My bets' }).click();
  await expect(main.getByText(needed)).toBeVisible();
  expect(asked).toEqual([]);
  await main.getByRole('link', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Create your account' })).toBeVisible();
});

