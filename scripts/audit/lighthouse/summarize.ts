import { median } from '../../bench/compareSamples.ts';
import { categories, gates, type Category } from './gates.ts';
import type { LighthouseReport } from './LighthouseReport.ts';

/** Medians of a page over several runs. */
export interface Summary {
  /** Medians, 0 to 100; `NaN` when a run has no score. */
  scores: Readonly<Record<Category, number>>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Median benchmark index of the machine. */
  benchmark: number;
}

/** Returns the median of each value over the runs of one page. */
export function summarize(runs: readonly LighthouseReport[]): Summary {
  const metric = (id: string): number =>
    middle(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const score = (category: Category): number => middle(runs.map((run) => scoreOf(run, category)));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcpMs: metric('first-contentful-paint'),
    lcpMs: metric('largest-contentful-paint'),
    tbtMs: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    benchmark: middle(runs.map(({ environment }) => environment.benchmarkIndex)),
  };
}

/** Returns the categories whose score is below the gate or missing. */
export function missedGates({ scores }: Summary): Category[] {
  return categories.filter((category) => !(scores[category] >= gates[category]));
}

/** Returns a category's score of one run on Lighthouse's scale of 0 to 100. */
export function scoreOf({ categories: scored }: LighthouseReport, category: Category): number {
  const score = scored[category]?.score ?? Number.NaN;
  return Math.round(score * 100);
}

/** Returns NaN if any run has no score, because sorting NaN yields an arbitrary median. */
function middle(values: readonly number[]): number {
  return values.some(Number.isNaN) ? Number.NaN : median(values);
}
