import { expect } from 'playwright/test';
import { sandboxAdmin } from '../fixtures/sandboxAdmin.ts';
import type { TestBrand } from '../fixtures/TestBrand.ts';

/**
 * Returns the text of the newest message that the brand's operator sent to a mobile number or
 * e-mail address. Waits for the first one.
 */
export async function newestMessage(brand: TestBrand, to: string): Promise<string> {
  const path = `/merchants/${brand.merchant}/messages?to=${encodeURIComponent(to)}`;
  // The admin call's reply
  const list = async () =>
    ((await sandboxAdmin('GET', path)) as { messages: { text: string }[] }).messages;
  await expect.poll(async () => (await list()).length).toBeGreaterThan(0);
  return (await list())[0]?.text ?? '';
}
