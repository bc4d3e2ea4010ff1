import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import type { BenchLine } from './BenchLine.ts';
import { compareSamples, median } from './compareSamples.ts';
import type { Contender, Rounds } from './page/main.tsx';
import { serveBuilt } from './serveBuilt.ts';

const launchArgs = ['--no-sandbox', '--headless=new', '--disable-gpu', '--disable-background-networking', '--js-flags=--expose-gc'];
const coldRounds = 60;
const warmRounds = 150;
const updateRounds = 100;

/** A page of 1,000 nodes against hand-written React with the same DOM, and what one changed value costs. */
export async function page(): Promise<BenchLine[]> {
  await using built = await serveBuilt(fileURLToPath(new URL('page/main.tsx', import.meta.url)));
  const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: launchArgs });
  try {
    const cold = await measureCold(browser, built.url);
    const warm = await inFreshPage(browser, built.url, (fresh) => fresh.evaluate((rounds) => globalThis.bench.warm(rounds), warmRounds));
    const update = await inFreshPage(browser, built.url, (fresh) => fresh.evaluate((rounds) => globalThis.bench.update(rounds), updateRounds));
    return [
      line('page of 1,000 nodes, cold, × hand-written', 1.2, cold),
      line('page of 1,000 nodes, warm, × hand-written', 1.35, warm),
      line('100 values changed, 10,000 nodes × 100 nodes', 1.5, update),
      { name: 'components rendered for one value, up to 10,000 nodes', ratio: Math.max(...update.rendersPerChange), gate: 1, detail: `at least ${Math.min(...update.rendersPerChange)}` },
    ];
  } finally {
    await browser.close();
  }
}

function line(name: string, gate: number, { renderer, limit, control }: Rounds): BenchLine {
  const detail = `${median(renderer).toFixed(2)} ms against ${median(limit).toFixed(2)} ms, ${limit.length} rounds`;
  return { name, gate, ratio: compareSamples(renderer, limit), control: compareSamples(control, limit), detail };
}

async function measureCold(browser: Browser, url: string): Promise<Rounds> {
  const rounds: Rounds = { renderer: [], limit: [], control: [] };
  const order: Contender[] = ['renderer', 'limit', 'control'];
  for (let round = -2; round < coldRounds; round += 1) {
    order.push(...order.splice(0, 1));
    for (const contender of order) {
      const ms = await inFreshPage(browser, url, (fresh) => fresh.evaluate((name) => globalThis.bench.cold(name), contender));
      if (round >= 0) rounds[contender].push(ms);
    }
  }
  return rounds;
}

/** A new context is a new process: nothing compiled or warmed up is left from the page before. */
async function inFreshPage<T>(browser: Browser, url: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    const fresh = await context.newPage();
    await fresh.goto(url);
    return await use(fresh);
  } finally {
    await context.close();
  }
}
