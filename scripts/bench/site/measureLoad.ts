import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';

/** Cost of one page load. */
export interface Load {
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  /** Scripts with their bytes on the wire, and whether each had arrived before hydration. */
  scripts: readonly { url: string; bytes: number; beforeHydration: boolean }[];
  callsBeforePaint: number;
}

/** Slow 4G and a phone's processor, viewport of 412 px. */
const conditions = {
  offline: false,
  latency: 562,
  downloadThroughput: 1.44e6 / 8,
  uploadThroughput: 0.675e6 / 8,
};

/** Loads an address once in a fresh profile and reads the browser's measurements. */
export async function measureLoad(
  browser: Browser,
  url: string,
  { hydrates }: { hydrates: boolean },
): Promise<Load> {
  // Requests of a service worker are not among the page's own bytes.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session);
    const wireBytes = countWireBytes(session);
    const untilQuiet = watchTraffic(session);
    await page.goto(url, { waitUntil: 'load' });
    if (hydrates)
      await page.waitForFunction(() => performance.getEntriesByName('livery.hydrated').length > 0);
    await untilQuiet();
    const { scripts, ...measures } = await page.evaluate(readMeasures);
    return {
      ...measures,
      scripts: scripts.map((script) => ({ ...script, bytes: wireBytes(script.url) })),
    };
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * Counts body bytes on the wire by address, because the page itself only sees the uncompressed size
 * of some requests.
 */
function countWireBytes(session: CDPSession): (url: string) => number {
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    urls.set(requestId, request.url),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength);
  });
  return (url) => bytes.get(url) ?? Number.NaN;
}

/** Time without network traffic after which a page counts as complete. */
const quietMs = 2_000;

/**
 * Starts to watch the traffic and returns a function that waits for it to end. The browser's
 * "network idle" event fires only once and, on a slow processor, before the page requests its late
 * resources.
 */
function watchTraffic(session: CDPSession): () => Promise<void> {
  const pending = new Set<string>();
  let lastAt = performance.now();
  const record = (change: () => void): void => {
    change();
    lastAt = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => record(() => pending.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId }) => record(() => pending.delete(requestId)));
  session.on('Network.loadingFailed', ({ requestId }) => record(() => pending.delete(requestId)));
  return async () => {
    lastAt = performance.now();
    while (pending.size > 0 || performance.now() - lastAt < quietMs) await setTimeout(100);
  };
}

/** Runs in the page. */
async function readMeasures(): Promise<
  Omit<Load, 'scripts'> & { scripts: readonly { url: string; beforeHydration: boolean }[] }
> {
  const entries = (type: string): Promise<PerformanceEntryList> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      // The observer does not call back on a page without such entries; its queue is empty then.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
    });
  const hydratedMs = performance.getEntriesByName('livery.hydrated')[0]?.startTime ?? 0;
  const firstPaintMs =
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const resources = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  const shifts = (await entries('layout-shift')).map((entry) =>
    'value' in entry && typeof entry.value === 'number' ? entry.value : 0,
  );
  return {
    firstPaintMs,
    largestPaintMs: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    layoutShift: shifts.reduce((sum, value) => sum + value, 0),
    scripts: resources
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, responseEnd }) => ({ url: name, beforeHydration: responseEnd <= hydratedMs })),
    callsBeforePaint: resources.filter(
      ({ name, startTime }) => /\/(?:wps|lgw|_livery)\//.test(name) && startTime < firstPaintMs,
    ).length,
  };
}
