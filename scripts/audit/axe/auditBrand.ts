import { routePaths } from '@livery/e2e/http/routePaths';
import type { Browser } from 'playwright';
import type { AxeResult } from './AxeResult.ts';
import { LookedAt } from './LookedAt.ts';
import { looks } from './looks.ts';
import { servedRoutes } from './servedRoutes.ts';

/** Page of a brand with its results in every look. */
export interface AuditedPage {
  name: string;
  results: readonly AxeResult[];
}

/** Number of concurrent browser contexts: one is analyzed while the other loads its page. */
const maxConcurrent = 2;

/**
 * Runs axe on every public page of a brand, or on one page. The home page is also audited with the
 * pop-ups of a first visit.
 */
export async function* auditBrand(
  browser: Browser,
  origin: string,
  path: string | undefined,
): AsyncGenerator<AuditedPage> {
  if (path === undefined) {
    const newcomers = await open(browser, origin, true);
    yield { name: '/ at the first visit', results: await analyzeAll(newcomers, '/') };
    await close(newcomers);
  }
  const views = await open(browser, origin, false);
  for (const page of path === undefined
    ? [...routePaths(await servedRoutes(browser, origin)), '/no/such/page']
    : [path])
    yield { name: page, results: await analyzeAll(views, page) };
  await close(views);
}

function open(browser: Browser, origin: string, firstTime: boolean): Promise<LookedAt[]> {
  return Promise.all(looks.map((look) => LookedAt.open(browser, { origin, look, firstTime })));
}

async function analyzeAll(views: readonly LookedAt[], path: string): Promise<AxeResult[]> {
  const results: AxeResult[] = [];
  for (let next = 0; next < views.length; next += maxConcurrent)
    results.push(
      ...(await Promise.all(
        views.slice(next, next + maxConcurrent).map((view) => view.analyze(path)),
      )),
    );
  return results;
}

async function close(views: readonly LookedAt[]): Promise<void> {
  await Promise.all(views.map((view) => view.close()));
}
