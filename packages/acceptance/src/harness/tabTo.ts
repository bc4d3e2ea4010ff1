import { expect, type Locator, type Page } from 'playwright/test';

/** Presses Tab until an element has the focus, as somebody without a pointer would. */
export async function tabTo(page: Page, wanted: Locator, { mostStops = 400 } = {}): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, `not reached with ${mostStops} presses of Tab`).toBeFocused();
}
