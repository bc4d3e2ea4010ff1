import { accountPanel } from '../../pages/accountPanel.ts';
import { agentPageKeys } from '../../pages/agentPageKeys.ts';
import { english } from '../../browser/texts/english.ts';
import { tabTo } from '../../browser/tabTo.ts';
import { asMember, logIn } from '../../pages/logIn.ts';
import { openInEnglish } from '../../browser/openInEnglish.ts';
import { expect, test } from '../../fixtures/test.ts';
import { withoutPopups } from '../../browser/withoutPopups.ts';

test('[LOGN-09] [LOGN-19] [LOGN-20] [ROUTE-16] [ROUTE-19] [SESS-08] the agents’ login rejects a member and leads a partner to the agents’ home', async ({
  brand,
  page,
  expectedComplaints,
}) => {
  // In a browser: redirects, and no cookie after a rejected login.
  expectedComplaints.push(/status of 403/);
  await withoutPopups(page);
  await openInEnglish(page, brand, '/agentHome');
  await expect(page).toHaveURL(brand.url('/agentLogin'));
  const form = page.getByRole('form', { name: english('route.agentLogin.title') });
  const logIn = async (username: string, password: string): Promise<void> => {
    await form.getByRole('textbox', { name: english('login.username') }).fill(username);
    await form.getByRole('textbox', { name: english('login.password') }).fill(password);
    await form.getByRole('button', { name: english('account.login') }).click();
  };
  await expect(form.getByRole('button', { name: english('account.login') })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await logIn('demo', 'Demo1234');
  await expect(
    page.getByRole('alert').filter({ hasText: english('error.not_agent') }),
  ).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('livery');
  await expect(page).toHaveURL(brand.url('/agentLogin'));

  await logIn('partner', 'Partner1234');
  await expect(page).toHaveURL(brand.url('/agentHome'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${english('afterLogin.hello', { name: 'Demo ' })}`),
  );
  await expect(main.getByRole('definition')).toHaveText(['partner', 'Partner', '41', 'Allowed']);
  await expect(
    page
      .getByRole('group', { name: english('account.menu') })
      .getByRole('link', { name: english('account.agentCentre') }),
  ).toHaveAttribute('href', '/agentHome?ac=agentTeamOverview');
});

test('[ROUTE-19] [SESS-04] the agents’ home is closed to a member, who has the member centre', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  await asMember(page, brand);
  await openInEnglish(page, brand, '/agentHome');
  await expect(
    page.getByRole('heading', { level: 1, name: english('agentHome.onlyTitle') }),
  ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: english('nav.home') })
    .click();
  await expect(page).toHaveURL(brand.url('/'));
  const account = accountPanel(page);
  await expect(
    account.getByRole('link', { name: english('account.memberCentre') }),
  ).toHaveAttribute('href', '/?mc=securityCenter');
  await expect(account.getByRole('link', { name: english('account.agentCentre') })).toHaveCount(0);
});

const agent = { username: 'agent', password: 'Agent1234' };

test('[AGNT-01] [AGNT-05] [AGNT-06] [ROUTE-18] a keyboard opens, uses and closes the agent centre; back and reload follow its address', async ({
  brand,
  page,
}) => {
  await withoutPopups(page);
  await logIn(page, brand, agent);
  const link = accountPanel(page).getByRole('link', { name: english('account.agentCentre') });
  const centre = page.getByRole('dialog', { name: english('account.agentCentre'), exact: true });
  const heading = (key: (typeof agentPageKeys)[number]) =>
    centre.getByRole('heading', { name: english(`ac.${key}.title`), exact: true });
  const entries = centre
    .getByRole('navigation', { name: english('centre.menu') })
    .getByRole('link');
  const below = page.url();

  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(heading('agentTeamOverview')).toBeVisible();
  await expect(page).toHaveURL(/[?&]ac=agentTeamOverview$/);
  await expect(entries).toHaveText(agentPageKeys.map((key) => english(`ac.${key}.title`)));

  await tabTo(page, entries.first());
  await page.keyboard.press('Enter');
  await expect(heading('announcement')).toBeVisible();
  await tabTo(page, centre.getByRole('button', { name: english('centre.details') }).first());
  await page.keyboard.press('Enter');
  await expect(centre.getByText('sample data', { exact: true })).toBeVisible();

  await page.reload();
  await expect(heading('announcement')).toBeVisible();
  await page.goBack();
  await expect(heading('agentTeamOverview')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(centre).toHaveCount(0);
  expect(page.url()).toBe(below);
});
