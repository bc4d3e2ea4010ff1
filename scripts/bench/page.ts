import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../setup/launchBrowser.ts';
import type { BenchLine } from './BenchLine.ts';
import { compareSamples, median } from './compareSamples.ts';
import { alternate, type Contender, type Rounds } from './page/alternate.ts';
import { serveBuilt } from './serveBuilt.ts';

/**
 * Measures a page of 1,000 nodes against hand-written React with the same DOM, and the cost of one
 * changed value.
 */
export async function page(): Promise<BenchLine[]> {
  await using built = await serveBuilt(fileURLToPath(new URL('page/main.ts', import.meta.url)));
  const browser = await launchBrowser(['--js-flags=--expose-gc']);
  const fresh = <T>(use: (fresh: Page) => Promise<T>): Promise<T> =>
    inFreshPage(browser, built.url, use);
  try {
    return [
      line(
        'page of 1,000 nodes, cold, × hand-written',
        1.2,
        await alternate(48, 2, (contender) => fresh((page) => coldCpuMs(page, contender))),
      ),
      line(
        'page of 1,000 nodes, warm, × hand-written',
        1.1,
        await fresh((page) => page.evaluate(() => globalThis.bench.warm(150))),
      ),
      line(
        'one value changed (one node rendered), 1,000 nodes, × hand-written',
        1.15,
        await fresh((page) => page.evaluate(() => globalThis.bench.update(200))),
      ),
      line(
        'one value changed (one node rendered), 10,000 nodes × 100 nodes',
        1.5,
        await fresh((page) => page.evaluate(() => globalThis.bench.updateBySize(200))),
      ),
    ];
  } finally {
    await browser.close();
  }
}

function line(name: string, gate: number, { measured, limit, control }: Rounds): BenchLine {
  const detail = `${median(measured).toFixed(3)} ms against ${median(limit).toFixed(3)} ms, ${limit.length} rounds`;
  return {
    name,
    gate,
    ratio: compareSamples(measured, limit),
    control: compareSamples(control, limit),
    detail,
  };
}

/**
 * Measures processor time of the main thread. A first render happens once per process, so elapsed
 * time would be dominated by other load on the machine.
 */
async function coldCpuMs(page: Page, contender: Contender): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const start = await cpuMs();
  await page.evaluate(() => undefined);
  const idle = await cpuMs();
  await page.evaluate((name) => globalThis.bench.cold(name), contender);
  return (await cpuMs()) - idle - (idle - start);
}

/** A new context is a new process, so no compiled or cached code remains from the previous page. */
async function inFreshPage<T>(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await use(page);
  } finally {
    await context.close();
  }
}
