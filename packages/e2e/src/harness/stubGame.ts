import type { Frame, Page } from 'playwright/test';
import { gameProtocol, type GameMessage, type PageMessage } from '@livery/model';
import { environment } from './environment.ts';
import { expect } from './test.ts';

/**
 * A page in the place of the provider's: says to the page around it what a test tells it to, and
 * keeps what it hears.
 */
const stub = `<!doctype html><html lang="en"><title>Stub</title><main><h1>Stub game</h1><button>Spin</button></main><script>
  window.heard = [];
  addEventListener('message', ({ origin, data }) => window.heard.push({ origin, data }));
  window.say = (message) => parent.postMessage({ protocol: '${gameProtocol}', ...message }, new URLSearchParams(location.search).get('origin'));
</script>`;

/**
 * Puts the stub in the place of every page of the demonstration provider, for all windows of the
 * test.
 */
export async function stubGames(page: Page): Promise<void> {
  await page
    .context()
    .route(`http://localhost:${environment.sandboxPort}/play/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: stub }),
    );
}

/** The game in the frame, once it is there. */
export async function gameFrame(page: Page): Promise<Frame> {
  await page.frameLocator('iframe').getByRole('heading', { name: 'Stub game' }).waitFor();
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The page has no game in a frame.');
  return frame;
}

/** Makes the game say something. */
export async function say(
  frame: Frame,
  message: GameMessage | Record<string, unknown>,
): Promise<void> {
  // The stub's own
  await frame.evaluate(
    (said) => (window as unknown as { say: (message: object) => void }).say(said),
    message,
  );
}

/** Waits until the game was told something, and says by which origin. */
export async function untilTold(frame: Frame, type: PageMessage['type']): Promise<string> {
  let origin = '';
  await expect
    .poll(async () => {
      // The stub's own
      const all = await frame.evaluate(
        () => (window as unknown as { heard: { origin: string; data: { type?: string } }[] }).heard,
      );
      origin = all.find(({ data }) => data.type === type)?.origin ?? '';
      return origin;
    })
    .not.toBe('');
  return origin;
}
