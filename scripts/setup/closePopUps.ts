import type { Page } from 'playwright';

/** Closes the pop-ups of the first page of a session, which open one after the other. */
export async function closePopUps(page: Page): Promise<void> {
  const popUp = page.locator('dialog[open]');
  while (
    await popUp.waitFor({ timeout: 1_500 }).then(
      () => true,
      () => false,
    )
  ) {
    await page.keyboard.press('Escape');
    await popUp.waitFor({ state: 'detached' });
  }
}
