import type { Page } from 'playwright/test';
import { publish } from '../../harness/brandStatus.ts';
import type { TestBrand } from '../../harness/TestBrand.ts';
import { expect, hydrated, test } from '../../harness/test.ts';
import { withoutPopups } from '../../harness/withoutPopups.ts';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in', exact: true });
const username = (page: Page) => popup(page).getByRole('textbox', { name: 'Username' });
const password = (page: Page) => popup(page).getByRole('textbox', { name: 'Password' });

async function open(page: Page, brand: TestBrand, path = '/vip'): Promise<void> {
  await withoutPopups(page);
  await page.goto(brand.url(`${path}?lang=EN`));
  await hydrated(page);
  await opener(page).click();
  await expect(username(page)).toBeVisible();
}

test.describe('a brand whose login is a popup', () => {
  test.use({ from: 'ironfield' });

  test('[LOGN-02] [LOGN-18] [MODL-04] the popup has the parts of the login page: game menu, method tabs, form, and a button to register', async ({ ownBrand: brand, page }) => {
    await open(page, brand);
    const menu = popup(page).getByRole('region', { name: 'Games' });
    await expect(menu.getByRole('tab').first()).toHaveText('Hot');
    await expect(menu.getByRole('tab', { name: 'Slots' })).toBeVisible();
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expect(popup(page).getByRole('tab', { name: 'With a password' })).toBeVisible();
    await expect(popup(page).getByRole('tab', { name: 'With a code by SMS' })).toBeVisible();
    await expect(popup(page).getByRole('form', { name: 'Welcome back' }).getByRole('button', { name: 'Log in' })).toBeVisible();

    await popup(page).getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
    await expect(username(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toHaveCount(0);
    await expect(page).toHaveURL(brand.url('/vip?lang=EN'));
  });

  test('[LOGN-02] [LOGN-03] the popup’s vendors lead where the page’s do, and where there is not room for all of them arrows move the list', async ({ brand, page }) => {
    await open(page, brand);
    const menu = popup(page).getByRole('region', { name: 'Games' });
    await menu.getByRole('tab', { name: 'Live casino' }).click();
    const opened = page.waitForEvent('popup');
    await menu.getByRole('link').first().click();
    await expect(await opened).toHaveURL(brand.url('/login'));
    await expect(popup(page)).toBeVisible();

    await menu.getByRole('tab', { name: 'Slots' }).click();
    expect(await menu.getByRole('link').count()).toBeGreaterThan(7);
    await expect(menu.getByRole('button', { name: 'Next' })).toBeVisible();
    await menu.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/rng\?vassalage=\w+$/);
    await expect(popup(page)).toHaveCount(0);

    await open(page, brand);
    await menu.getByRole('tab', { name: 'Fish games' }).click();
    await menu.getByRole('link').first().click();
    await expect(page).toHaveURL(brand.url('/fish'));
  });

  test('[LOGN-06] a login hides the popup, says who is logged in and leads home', async ({ ownBrand: brand, page }) => {
    await open(page, brand);
    await username(page).fill('demo');
    await password(page).fill('Demo1234');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Your account' })).toContainText('demo');
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL(brand.url('/'));
  });

  test('[LOGN-06] closed with Escape the focus is where it was; opened again the name is still there, and the password is not', async ({ brand, page }) => {
    await withoutPopups(page);
    await page.goto(brand.url('/vip?lang=EN'));
    await hydrated(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await username(page).fill('dem');
    await password(page).fill('Secret99');
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(username(page)).toHaveValue('dem');
    await expect(password(page)).toHaveValue('');
  });

  test('[LOGN-22] in the popup too each option is there while its setting is on', async ({ ownBrand: brand, page }) => {
    await open(page, brand);
    await expect(popup(page).getByRole('button', { name: 'Try it for free' })).toBeVisible();
    await Promise.all(['FREEPLAY', 'MOBILEVERCODELOGIN3'].map((module) => brand.setModule(module, false)));
    for (const flag of ['freePlay', 'MOBILEVERCODELOGIN3']) await expect.poll(async () => (await brand.request('/vip?lang=EN')).body).toContain(`"${flag}":false`);
    await open(page, brand);
    await expect(popup(page).getByRole('tab', { name: 'With a code by SMS' })).toHaveCount(0);
    await expect(popup(page).getByRole('button', { name: 'Try it for free' })).toHaveCount(0);
  });

  test('[ROUTE-16] what is for members opens the popup, and closing it leaves the guest where it is', async ({ brand, page }) => {
    await withoutPopups(page);
    await page.goto(brand.url('/vip?lang=EN'));
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(brand.url('/vip?lang=EN'));
  });

  test('[LOGN-18] with a key held down, and without a script, the button is a link to the login page', async ({ brand, page, browser }) => {
    await withoutPopups(page);
    await page.goto(brand.url('/vip?lang=EN'));
    await hydrated(page);
    const opened = page.context().waitForEvent('page');
    await opener(page).click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL(brand.url('/login'));
    await expect(popup(page)).toHaveCount(0);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const bare = await plain.newPage();
    await bare.goto(brand.url('/vip?lang=EN'));
    await opener(bare).click();
    await expect(bare).toHaveURL(brand.url('/login'));
    await plain.close();
  });
});

test('[LOGN-18] a brand that says nothing of it has its login on a page of its own', async ({ ownBrand: brand, page }) => {
  await withoutPopups(page);
  await page.goto(brand.url('/vip?lang=EN'));
  await hydrated(page);
  await opener(page).click();
  await expect(page).toHaveURL(brand.url('/login'));
  await publish(brand, () => brand.edit('site.json', (site) => { site.loginIn = 'popup'; }));
  await open(page, brand);
  await expect(popup(page)).toBeVisible();
});
