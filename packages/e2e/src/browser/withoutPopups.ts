import type { Page } from 'playwright/test';

/**
 * Makes the browser one that has seen the announcements of this session: a test about something
 * else meets no dialog.
 */
export async function withoutPopups(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A game in a frame is somebody else's page.
    if (window === window.top && window.location.protocol.startsWith('http'))
      sessionStorage.setItem('popupNotices', '1');
  });
}
