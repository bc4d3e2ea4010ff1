import { expect, type BrowserContext, type Page } from 'playwright/test';
import { signIn } from '../fixtures/memberSession.ts';
import type { Credentials, TestBrand } from '../fixtures/TestBrand.ts';
import { hydrated } from '../fixtures/test.ts';
import { textOf } from '../browser/texts/textsOf.ts';

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

interface Login extends Partial<Credentials> {
  readonly lang?: string;
  /** Whether "Remember me" is ticked. */
  readonly remember?: boolean;
}

/** Fills in the login form in a language and submits it. */
export async function sendLogin(
  page: Page,
  brand: TestBrand,
  { username = 'demo', password = 'Demo1234', lang = 'EN', remember = false }: Login = {},
): Promise<void> {
  const text = (key: string): Promise<string> => textOf(brand.folder, lang, key);
  await page.goto(brand.url(`/login?lang=${lang}`));
  await hydrated(page);
  await page.getByRole('textbox', { name: await text('login.username') }).fill(username);
  await page.getByRole('textbox', { name: await text('login.password') }).fill(password);
  if (remember)
    await page
      .getByRole('checkbox', { name: (await text('login.remember')).replace('{{hours}}', '24') })
      .check();
  await page
    .getByRole('form')
    .getByRole('button', { name: await text('login.submit'), exact: true })
    .click();
}

/** Signs in through the login form in a language, and waits until the header shows the member. */
export async function logInByForm(
  page: Page,
  brand: TestBrand,
  credentials: Login = {},
): Promise<void> {
  await sendLogin(page, brand, credentials);
  await expectMember(page, brand, credentials);
}

/** Adds a member's session to the browser without loading a page. */
export async function asMember(
  page: Page,
  brand: TestBrand,
  { username = 'demo', password = 'Demo1234' }: Partial<Credentials> = {},
): Promise<void> {
  const { status, body, headers } = await signIn(brand, { username, password });
  if (status !== 200) throw new Error(`The login of ${username} answered ${status} ${body}`);
  await page
    .context()
    .addCookies((headers['set-cookie'] ?? []).map((line) => toCookie(line, brand.url())));
}

/** Opens the home page as a member in a language, and waits until the header shows the member. */
export async function logIn(
  page: Page,
  brand: TestBrand,
  { lang = 'EN', ...credentials }: Omit<Login, 'remember'> = {},
): Promise<void> {
  await asMember(page, brand, credentials);
  await page.goto(brand.url(`/?lang=${lang}`));
  await hydrated(page);
  await expectMember(page, brand, { lang });
}

async function expectMember(
  page: Page,
  brand: TestBrand,
  { lang = 'EN' }: Pick<Login, 'lang'>,
): Promise<void> {
  await expect(
    page.getByRole('group', { name: await textOf(brand.folder, lang, 'account.menu') }),
  ).toBeVisible();
}

/** Converts a `Set-Cookie` line to Playwright's format. */
function toCookie(line: string, url: string): Cookie {
  const [pair = '', ...attributes] = line.split(/; */);
  const [name = '', ...value] = pair.split('=');
  const has = (attribute: string): boolean =>
    attributes.some((candidate) => candidate.toLowerCase() === attribute);
  return {
    name,
    value: value.join('='),
    url,
    httpOnly: has('httponly'),
    sameSite: has('samesite=strict') ? 'Strict' : 'Lax',
  };
}

/**
 * Removes the session's cookies and leaves the page, because its pending calls would fail without
 * the cookie or set it again.
 */
export async function loseSession(page: Page, { keepHint = false } = {}): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: keepHint ? 'livery' : /^livery(?:-hint)?$/ });
}

/** Removes the browser's session without a logout, like an expiry; remembered credentials stay. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.location.protocol.startsWith('http')) window.sessionStorage.clear();
  });
  await loseSession(page);
}
