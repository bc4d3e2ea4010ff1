import { expect, type Page } from 'playwright/test';
import type { TestBrand } from './TestBrand.ts';
import { hydrated } from './test.ts';

/** Signs in as a person does, and waits until the header says so. */
export async function logIn(page: Page, brand: TestBrand, { username = 'demo', password = 'Demo1234' } = {}): Promise<void> {
  await page.goto(brand.url('/login?lang=EN'));
  await hydrated(page);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('group', { name: 'Your account' })).toBeVisible();
}
