import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { closePopUps } from '../setup/closePopUps.ts';
import { launchBrowser } from '../setup/launchBrowser.ts';
import type { BenchLine } from './BenchLine.ts';
import { median } from './compareSamples.ts';
import { startBrands } from './site/startBrands.ts';

const rounds = 9;
const processorSlowdown = 4;

/** Longest time in which a press is answered. */
const answerLimitMs = 200;
/** Longest time from the last data to the first page of the centre. */
const pageLimitMs = 1_000;

/** Times of one opening of the member centre. */
interface Opening {
  /** From the press to the next paint. */
  readonly answerMs: number;
  /** From the last reply to the paint of the complete page. */
  readonly pageMs: number;
}

/**
 * Measures how a phone with a fourth of this processor opens the member centre: the answer to the
 * press, and the first page after its data. The code of the centre is loaded by the press.
 */
export async function centre(): Promise<BenchLine[]> {
  await using brands = await startBrands();
  const browser = await launchBrowser();
  try {
    const origin = `http://lagoon.localhost:${brands.port}`;
    const member = await signIn(browser, origin);
    // The server renders a document at its first request, so the first opening is not measured.
    await measureOpening(browser, origin, member);
    const openings: Opening[] = [];
    for (let round = 0; round < rounds; round += 1)
      openings.push(await measureOpening(browser, origin, member));
    return [
      line(
        'member centre: answer to the press, × 200 ms',
        openings.map(({ answerMs }) => answerMs / answerLimitMs),
      ),
      line(
        'member centre: first page after its data, × 1 s',
        openings.map(({ pageMs }) => pageMs / pageLimitMs),
      ),
    ];
  } finally {
    await browser.close();
  }
}

function line(name: string, ratios: readonly number[]): BenchLine {
  return {
    name,
    gate: 1,
    ratio: median(ratios),
    detail: `worst ${Math.max(...ratios).toFixed(2)}, ${rounds} openings, processor ÷ ${processorSlowdown}`,
  };
}

const phone: BrowserContextOptions = {
  serviceWorkers: 'block',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Signs the demonstration's member in, and returns the browser's storage. */
async function signIn(browser: Browser, origin: string): Promise<Storage> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login?lang=EN`);
    await untilSettled(page);
    await page.locator('input[name="username"]').fill('demo');
    await page.locator('input[name="password"]').fill('Demo1234');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

async function measureOpening(
  browser: Browser,
  origin: string,
  storageState: Storage,
): Promise<Opening> {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await untilSettled(page);
    await closePopUps(page);
    const link = page.locator('a[href*="mc="]:visible').first();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    const [opening] = await Promise.all([page.evaluate(measureInPage), link.tap()]);
    return opening;
  } finally {
    await context.close();
  }
}

function untilSettled(page: Page): Promise<unknown> {
  return page.locator('html[data-settled]').waitFor({ state: 'attached' });
}

/** Runs in the page. */
function measureInPage(): Promise<Opening> {
  const { promise, resolve } = Promise.withResolvers<Opening>();
  const startMs = performance.now();
  let answerMs: number | undefined;
  addEventListener(
    'click',
    (event) => {
      // The second frame begins after the paint of the first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          answerMs = performance.now() - event.timeStamp;
        }),
      );
    },
    { capture: true, once: true },
  );
  const look = (): void => {
    const dialog = document.querySelector('dialog[open]');
    const isComplete =
      answerMs !== undefined &&
      dialog !== null &&
      dialog.querySelector('h3') !== null &&
      dialog.querySelector('[aria-busy="true"]') === null;
    if (!isComplete || answerMs === undefined) {
      requestAnimationFrame(look);
      return;
    }
    const lastReplyMs = Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, startTime }) => startTime > startMs && !name.endsWith('.js'))
        .map(({ responseEnd }) => responseEnd),
    );
    resolve({ answerMs, pageMs: performance.now() - lastReplyMs });
  };
  requestAnimationFrame(look);
  return promise;
}
