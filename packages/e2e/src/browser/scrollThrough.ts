import type { Page } from 'playwright/test';

/** More windows than any page has before its lists grow. */
const maxWindows = 40;
/** A frame that takes longer is not drawn, for example because the page is hidden. */
const maxFrameMs = 1_000;

/**
 * Scrolls down the page and back, so that parts that load near the viewport load. Lists that grow
 * faster than a busy machine scrolls do not keep it from its end.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(
    async ({ windows, frameMs }) => {
      const nextFrame = (): Promise<unknown> =>
        new Promise((resolve) => {
          setTimeout(resolve, frameMs);
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      const { innerHeight } = window;
      for (let index = 0; index < windows; index += 1) {
        const top = index * innerHeight;
        if (top >= document.documentElement.scrollHeight) break;
        window.scrollTo({ top, behavior: 'instant' });
        await nextFrame();
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      await nextFrame();
    },
    { windows: maxWindows, frameMs: maxFrameMs },
  );
}
