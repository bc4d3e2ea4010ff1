import type { Page } from 'playwright/test';
import { withPreferences } from './withPreferences.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { hydrated } from '../fixtures/test.ts';

/** Opens a path with English as the visitor's stored language, and waits for hydration. */
export async function openInEnglish(page: Page, brand: TestBrand, path = '/'): Promise<void> {
  await withPreferences(page, brand, { lang: 'EN' });
  await page.goto(brand.url(path));
  await hydrated(page);
}
