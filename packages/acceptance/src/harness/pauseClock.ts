import type { Page } from 'playwright/test';
import { quiet } from './quiet.ts';

/** Stops the page's clock so many milliseconds ahead. What a page asks for once it answers has come by then: code that comes late may wait for time that passes. */
export async function pauseClock(page: Page, aheadMs = 3_600_000): Promise<void> {
  await quiet(page);
  await page.clock.pauseAt(Date.now() + aheadMs);
}
