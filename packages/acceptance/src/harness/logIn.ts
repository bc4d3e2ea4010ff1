import { expect, type Page } from 'playwright/test';
import type { TestBrand } from './TestBrand.ts';
import { hydrated } from './test.ts';
import { textOf } from './textsOf.ts';

interface Credentials {
  username?: string;
  password?: string;
  lang?: string;
  /** Whether the box "Remember me" is ticked. */
  remember?: boolean;
}

/** Fills the login in and sends it, in a language. */
export async function sendLogin(page: Page, brand: TestBrand, { username = 'demo', password = 'Demo1234', lang = 'EN', remember = false }: Credentials = {}): Promise<void> {
  const text = (key: string): Promise<string> => textOf(brand.folder, lang, key);
  await page.goto(brand.url(`/login?lang=${lang}`));
  await hydrated(page);
  await page.getByRole('textbox', { name: await text('login.username') }).fill(username);
  await page.getByRole('textbox', { name: await text('login.password') }).fill(password);
  if (remember) await page.getByRole('checkbox', { name: (await text('login.remember')).replace('{{hours}}', '24') }).check();
  await page.getByRole('form').getByRole('button', { name: await text('login.submit'), exact: true }).click();
}

/** Signs in as a person does, in a language, and waits until the header says so. */
export async function logIn(page: Page, brand: TestBrand, credentials: Credentials = {}): Promise<void> {
  await sendLogin(page, brand, credentials);
  await expect(page.getByRole('group', { name: await textOf(brand.folder, credentials.lang ?? 'EN', 'account.menu') })).toBeVisible({ timeout: 15_000 });
}

/** Takes the session out of the browser, and the page with it: what is still on its way would be refused without the cookie, or bring it back. */
export async function loseSession(page: Page, { keepsHint = false } = {}): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: keepsHint ? 'livery' : /^livery(?:-hint)?$/ });
}

/** Ends the browser's session without a word, as time does: what is remembered besides it stays. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => { if (window.location.protocol.startsWith('http')) window.sessionStorage.clear(); });
  await loseSession(page);
}
