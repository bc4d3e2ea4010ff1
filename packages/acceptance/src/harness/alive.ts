import { expect, type Locator } from 'playwright/test';

/** Waits until a part that comes alive late has: its links lead to their pages before that, as they do without a script. */
export async function alive(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))).toBe(true);
}
