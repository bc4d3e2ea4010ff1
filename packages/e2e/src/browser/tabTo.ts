import { expect, type Locator, type Page } from 'playwright/test';

/** Presses Tab until an element has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', maxStops = 400 }: { key?: 'Tab' | 'Shift+Tab'; maxStops?: number } = {},
): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `not reached with ${maxStops} presses of ${key}`).toBeFocused();
}
