import type { Page } from 'playwright/test';

/** Marks the announcements as seen in this session, so that no dialog covers the page. */
export async function withoutPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A game's frame is a page of another origin.
    if (window === window.top && window.location.protocol.startsWith('http'))
      sessionStorage.setItem('popupNotices', '1');
  });
}
