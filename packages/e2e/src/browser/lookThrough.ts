import type { Page } from 'playwright/test';

/** Scrolls down a page and back as somebody who reads it: what waits until it is near comes. */
export async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await seen();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await seen();
  });
}
