import type { Page } from 'playwright/test';
import { preferring } from './preferring.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';
import { hydrated } from '../fixtures/test.ts';

/** Opens a path as a visitor who chose English before, and waits until the page is alive. */
export async function openInEnglish(page: Page, brand: TestBrand, path = '/'): Promise<void> {
  await preferring(page, brand, { lang: 'EN' });
  await page.goto(brand.url(path));
  await hydrated(page);
}
