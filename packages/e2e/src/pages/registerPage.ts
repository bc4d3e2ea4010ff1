import { english } from '../browser/texts/english.ts';
import type { RegisterValidator } from '@livery/model';
import { expect, type Locator, type Page } from 'playwright/test';
import { valueOf } from '../http/envelope.ts';
import { ownPage } from '../fixtures/memberSession.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { settled } from '../fixtures/test.ts';
import { withoutPopups } from '../browser/withoutPopups.ts';

/** Path of the operator's registration rules. */
export const rulesPath = '/wps/system/setting/register';

/** Returns the registration form, in English. */
export function registration(page: Page) {
  const form = page.getByRole('form', { name: english('register.title') });
  const field = (name: string): Locator => form.getByRole('textbox', { name, exact: true });
  return {
    form,
    field,
    username: field('Username'),
    password: field('Password'),
    confirm: field(english('register.confirmPassword')),
    realName: field('Real name'),
    invitation: field('Invitation code'),
    mobile: field('Mobile number'),
    country: form.getByRole('combobox', { name: english('register.country') }),
    terms: form.getByRole('checkbox'),
    submit: form.getByRole('button', { name: english('account.register') }),
    alert: form.getByRole('alert'),
  };
}

/** Opens the registration page at one of its addresses and waits for its form. */
export async function openRegistration(
  page: Page,
  brand: TestBrand,
  query = '',
  path = '/register',
): Promise<ReturnType<typeof registration>> {
  await withoutPopups(page);
  // Removes cached rules, which would still apply.
  await page.addInitScript(() => {
    if (window.location.protocol.startsWith('http')) sessionStorage.removeItem('validators');
  });
  await page.goto(brand.url(`${path}?lang=EN${query}`));
  await settled(page);
  const form = registration(page);
  await form.submit.waitFor();
  return form;
}

/** Switches the form to mobile numbers and waits for the countries, which load on first use. */
export async function chooseMobile(page: Page): Promise<void> {
  const tab = page.getByRole('tab', { name: english('register.mobileNum') });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await registration(page).country.waitFor();
}

/** Fills in the fields that the lagoon brand's operator requires of a new member. */
export async function fillIn(
  page: Page,
  { username = 'newcomer', password = 'Passw0rd1' } = {},
): Promise<void> {
  const form = registration(page);
  await form.username.fill(username);
  await form.password.fill(password);
  await form.confirm.fill(password);
  await form.realName.fill('MARIA SANTOS');
}

/** Changes the operator's rules for fields; a field without a rule gets one. */
export async function changeRules(
  page: Page,
  brand: TestBrand,
  changes: Readonly<Record<string, Partial<RegisterValidator>>>,
): Promise<void> {
  const { body } = await brand.request(rulesPath, { headers: ownPage });
  const { validators } = valueOf(body) as { validators: RegisterValidator[] }; // the call's reply
  const fieldNames = new Set(validators.map(({ field }) => field));
  const added = Object.keys(changes)
    .filter((field) => !fieldNames.has(field))
    .map((field) => ({ field, enabled: false, required: false }));
  const changed = [...validators, ...added].map((rule) => ({ ...rule, ...changes[rule.field] }));
  await page.unroute(`**${rulesPath}*`);
  await page.route(`**${rulesPath}*`, (route) =>
    route.fulfill({ json: { success: true, message: '', value: { validators: changed } } }),
  );
}
