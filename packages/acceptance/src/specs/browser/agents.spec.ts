import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import { endSession, logIn } from '../../harness/logIn.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Agent login' });

async function logInAsAgent(page: Page, brand: TestBrand, username: string, password: string): Promise<void> {
  await withoutPopups(page);
  await page.goto(brand.url('/agentLogin?lang=EN'));
  await hydrated(page);
  await form(page).getByRole('textbox', { name: 'Username' }).fill(username);
  await form(page).getByRole('textbox', { name: 'Password' }).fill(password);
  await form(page).getByRole('button', { name: 'Log in' }).click();
}

for (const [username, password, isAgent, role] of [['agent', 'Agent1234', 1, 'Agent'], ['agent2', 'Agent1234', 2, 'Agent'], ['partner', 'Partner1234', 41, 'Partner'], ['partner2', 'Partner1234', 42, 'Partner']] as const) {
  test(`[LOGN-09] [ROUTE-19] [SESS-08] account type ${isAgent} gets from the agents’ login to its home, which says what it is`, async ({ ownBrand: brand, page }) => {
    await logInAsAgent(page, brand, username, password);
    await expect(page).toHaveURL(brand.url('/agentHome'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Hello, Demo /);
    await expect(main.getByRole('definition')).toHaveText([username, role, String(isAgent), 'Allowed']);
    await expect(main).toContainText(/P [\d,]+\.\d\d/);
    await expect(main.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Your account' }).getByRole('link', { name: 'Agent home' })).toHaveAttribute('href', '/agentHome');
  });
}

test('[LOGN-19] the agents’ login has neither a remember-me box nor free play nor a registration', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await page.goto(brand.url('/agentLogin?lang=EN'));
  await hydrated(page);
  await expect(form(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try it for free' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Members log in here' })).toHaveAttribute('href', '/login');
});

test('[LOGN-20] a member is told at the agents’ login that it cannot log in, and no session is opened', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  await logInAsAgent(page, brand, 'demo', 'Demo1234');
  await expect(page.getByRole('alert').filter({ hasText: 'Non-agents cannot log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/agentLogin/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('livery');
  await expect(form(page).getByRole('textbox', { name: 'Username' })).toHaveValue('demo');
});

test('[LOGN-20] who is no member of the brand is told so at the members’ login', async ({ ownBrand: brand, page, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  await publish(brand, () => brand.edit('site.json', (site) => { site.accountTypes = { memberLogin: [0, 4] }; }));
  await withoutPopups(page);
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Username' }).fill('agent');
  await page.getByRole('textbox', { name: 'Password' }).fill('Agent1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Non-members cannot log in' })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('livery');
});

test('[ROUTE-19] [ROUTE-16] a guest who opens the agents’ home is sent to the agents’ login, a member is told whom it is for', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await page.goto(brand.url('/agentHome?lang=EN'));
  await expect(page).toHaveURL(brand.url('/agentLogin'));
  expect((await brand.request('/agentHome')).headers.location).toBe('/agentLogin');
  await logIn(page, brand);
  await page.goto(brand.url('/agentHome?lang=EN'));
  await expect(page.getByRole('heading', { level: 1, name: 'This page is for agents' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('group', { name: 'Your account' }).getByRole('link', { name: 'Agent home' })).toHaveCount(0);
});

test('[SESS-04] the header shows the member centre only where there is one, to members and not to trial accounts', async ({ ownBrand: brand, page }) => {
  const entry = page.getByRole('group', { name: 'Your account' }).getByRole('link', { name: 'Member centre' });
  const reach = async (username: string, password: string): Promise<void> => {
    await endSession(page);
    await withoutPopups(page);
    await logIn(page, brand, { username, password });
    await expect(page.getByRole('group', { name: 'Your account' })).toContainText('P ');
  };
  await reach('demo', 'Demo1234');
  await expect(entry).toHaveCount(0);
  await publish(brand, () => brand.write('routes.json', JSON.stringify({
    $schema: '../../../schemas/routes.schema.json', routes: { memberCentre: { paths: ['/member'], page: 'vip', access: 'member', title: { $text: 'nav.vip' }, description: { $text: 'nav.vip' } } },
  })));
  await reach('demo', 'Demo1234');
  await expect(entry).toHaveAttribute('href', '/member');
  await reach('trial', 'Trial1234');
  await expect(entry).toHaveCount(0);
  expect((await brand.request('/member')).headers.location).toBe('/login');
});
