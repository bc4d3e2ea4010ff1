import type { Browser } from 'playwright';
import { launchBrowser } from '../setup/launchBrowser.ts';
import type { BenchLine } from './BenchLine.ts';
import { compareSamples, median } from './compareSamples.ts';
import { measureLoad, type Load } from './site/measureLoad.ts';
import { startBrands } from './site/startBrands.ts';
import { startPlainProxy } from './site/startPlainProxy.ts';

const rounds = 9;

/**
 * Measures a guest's first visits to a brand: script size of the home page, and first paint of home
 * and the largest lobby against the same pages without scripts.
 */
export async function site(): Promise<BenchLine[]> {
  await using brands = await startBrands();
  await using proxy = await startPlainProxy(brands.port);
  const browser = await launchBrowser();
  try {
    const home = await visit(browser, `http://lagoon.localhost:${proxy.port}/`);
    const lobby = await visit(browser, `http://lagoon.localhost:${proxy.port}/rng`);
    return [...bytes(home.ours), ...paint('home', home), ...paint('lobby', lobby)];
  } finally {
    await browser.close();
  }
}

interface Visits {
  readonly ours: readonly Load[];
  readonly again: readonly Load[];
  readonly plain: readonly Load[];
}

async function visit(browser: Browser, url: string): Promise<Visits> {
  // The server renders a document at its first request, so the first visit is not measured.
  await measureLoad(browser, url, { hydrates: true });
  const [ours, again, plain]: [Load[], Load[], Load[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureLoad(browser, url, { hydrates: true }));
    plain.push(await measureLoad(browser, `${url}?plain`, { hydrates: false }));
    again.push(await measureLoad(browser, url, { hydrates: true }));
  }
  return { ours, again, plain };
}

function bytes(loads: readonly Load[]): BenchLine[] {
  const kilobytes = (keep: (script: Load['scripts'][number]) => boolean): number =>
    median(
      loads.map(({ scripts }) =>
        scripts.filter(keep).reduce((sum, script) => sum + script.bytes, 0),
      ),
    ) / 1000;
  const isLibrary = (url: string): boolean => url.includes('/libraries-');
  const line = (name: string, gate: number, ratio: number): BenchLine => ({
    name,
    gate,
    ratio,
    detail: 'kB, brotli, on the wire',
  });
  return [
    line(
      'home: script before hydration',
      95.5,
      kilobytes(({ beforeHydration }) => beforeHydration),
    ),
    line(
      'home: own code of it',
      25.5,
      kilobytes(({ beforeHydration, url }) => beforeHydration && !isLibrary(url)),
    ),
    line(
      'home: all script',
      180,
      kilobytes(() => true),
    ),
  ];
}

function paint(page: string, { ours, again, plain }: Visits): BenchLine[] {
  const line = (name: string, gate: number, valueOf: (load: Load) => number): BenchLine => {
    const [measured, control, limit] = [ours.map(valueOf), again.map(valueOf), plain.map(valueOf)];
    return {
      name,
      gate,
      ratio: compareSamples(measured, limit),
      control: compareSamples(control, measured),
      detail: `${median(measured).toFixed(0)} ms against ${median(limit).toFixed(0)} ms, ${rounds} rounds`,
    };
  };
  return [
    line(
      `${page}: first contentful paint, × without scripts`,
      1.15,
      ({ firstPaintMs }) => firstPaintMs,
    ),
    line(
      `${page}: largest contentful paint, × without scripts`,
      1.25,
      ({ largestPaintMs }) => largestPaintMs,
    ),
    {
      name: `${page}: cumulative layout shift`,
      gate: 0.05,
      ratio: Math.max(...ours.map(({ layoutShift }) => layoutShift)),
      detail: 'the worst of all rounds',
    },
    {
      name: `${page}: calls before first paint`,
      gate: 0,
      ratio: Math.max(...ours.map(({ callsBeforePaint }) => callsBeforePaint)),
      detail: 'the most of all rounds',
    },
  ];
}
