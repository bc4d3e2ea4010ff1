import { expect, type Locator, type Page } from 'playwright/test';

/** Presses Tab until an element has the focus. */
export async function tabTo(
  page: Page,
  wanted: Locator,
  { key = 'Tab', mostStops = 400 }: { key?: 'Tab' | 'Shift+Tab'; mostStops?: number } = {},
): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted, `not reached with ${mostStops} presses of ${key}`).toBeFocused();
}
