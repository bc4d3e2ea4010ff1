import type { Page } from 'playwright/test';
import type { TestBrand } from '../fixtures/TestBrand.ts';

/** Stores preferences of an earlier visit in the browser: language, theme. */
export async function withPreferences(
  page: Page,
  brand: TestBrand,
  preferences: { lang?: 'EN' | 'TY' | 'AR'; theme?: 'light' | 'dark' },
): Promise<void> {
  const value = encodeURIComponent(new URLSearchParams(preferences).toString());
  await page.context().addCookies([{ name: 'livery-preferences', value, url: brand.url() }]);
}
