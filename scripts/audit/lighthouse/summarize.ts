import { median } from '../../bench/compareSamples.ts';
import { categories, gates, type Category } from './gates.ts';
import type { LighthouseReport } from './LighthouseReport.ts';

/** The numbers of a page over several runs. */
export interface Summary {
  /** Medians, 0 to 100; `NaN` where Lighthouse could not tell in a run. */
  scores: Readonly<Record<Category, number>>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** How fast the machine was. */
  benchmark: number;
}

/** The median of each number over the runs of one page. */
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

/** The categories whose score is below its gate, or could not be told. */
export function missedGates({ scores }: Summary): Category[] {
  return categories.filter((category) => !(scores[category] >= gates[category]));
}

/** A category's score in one run, as Lighthouse shows it. */
export function scoreOf({ categories: scored }: LighthouseReport, category: Category): number {
  const score = scored[category]?.score ?? Number.NaN;
  return Math.round(score * 100);
}

/** A run that could not tell leaves no median: it would stand for whatever sorting made of it. */
function middle(values: readonly number[]): number {
  return values.some(Number.isNaN) ? Number.NaN : median(values);
}
