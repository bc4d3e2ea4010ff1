import { chromium } from 'playwright';
import type { BenchLine } from './BenchLine.ts';
import { compareSamples, median } from './compareSamples.ts';
import { measureLoad, type Load } from './site/measureLoad.ts';
import { startBrands } from './site/startBrands.ts';
import { startPlainProxy } from './site/startPlainProxy.ts';

const rounds = 9;

/** A guest's first visit to the home page of a brand: bytes of script, and first paint against the same page without scripts. */
export async function site(): Promise<BenchLine[]> {
  await using brands = await startBrands();
  await using proxy = await startPlainProxy(brands.port);
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  const home = `http://lagoon.localhost:${proxy.port}/`;
  try {
    // Documents are made at the first request; the visits measured are not the first.
    await measureLoad(browser, home, { hydrates: true });
    const ours: Load[] = [];
    const again: Load[] = [];
    const plain: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await measureLoad(browser, home, { hydrates: true }));
      plain.push(await measureLoad(browser, `${home}?plain`, { hydrates: false }));
      again.push(await measureLoad(browser, home, { hydrates: true }));
    }
    return [...bytes(ours), ...paint({ ours, again, plain })];
  } finally {
    await browser.close();
  }
}

function bytes(loads: readonly Load[]): BenchLine[] {
  const kilobytes = (keep: (script: Load['scripts'][number]) => boolean): number => median(loads.map(({ scripts }) => scripts.filter(keep).reduce((sum, script) => sum + script.bytes, 0))) / 1000;
  const isLibrary = (url: string): boolean => url.includes('/libraries-');
  const line = (name: string, gate: number, ratio: number): BenchLine => ({ name, gate, ratio, detail: 'kB, brotli, on the wire' });
  return [
    line('home: script before hydration', 125, kilobytes(({ beforeHydration }) => beforeHydration)),
    line('home: own code of it', 28, kilobytes(({ beforeHydration, url }) => beforeHydration && !isLibrary(url))),
    line('home: all script', 180, kilobytes(() => true)),
  ];
}

function paint({ ours, again, plain }: { ours: readonly Load[]; again: readonly Load[]; plain: readonly Load[] }): BenchLine[] {
  const line = (name: string, gate: number, of: (load: Load) => number): BenchLine => {
    const [mine, control, limit] = [ours.map(of), again.map(of), plain.map(of)];
    return { name, gate, ratio: compareSamples(mine, limit), control: compareSamples(control, mine), detail: `${median(mine).toFixed(0)} ms against ${median(limit).toFixed(0)} ms, ${rounds} rounds` };
  };
  return [
    line('home: first contentful paint, × without scripts', 1.15, ({ firstPaintMs }) => firstPaintMs),
    line('home: largest contentful paint, × without scripts', 1.25, ({ largestPaintMs }) => largestPaintMs),
    { name: 'home: cumulative layout shift', gate: 0.05, ratio: Math.max(...ours.map(({ layoutShift }) => layoutShift)), detail: 'the worst of all rounds' },
    { name: 'home: calls before first paint', gate: 0, ratio: Math.max(...ours.map(({ callsBeforePaint }) => callsBeforePaint)), detail: 'the most of all rounds' },
  ];
}
