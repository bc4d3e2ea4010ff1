import { expect, it } from 'vitest';
import type { LighthouseReport } from './LighthouseReport.ts';
import { missedGates, summarize } from './summarize.ts';

interface Numbers {
  performance?: number | null;
  accessibility?: number | null;
  fcpMs?: number;
}

function run({ performance = 1, accessibility = 1, fcpMs = 1000 }: Numbers = {}): LighthouseReport {
  const category = (score: number | null) => ({ score, auditRefs: [] });
  const metric = (id: string, numericValue: number) => ({
    [id]: { id, title: id, score: 1, scoreDisplayMode: 'numeric', numericValue },
  });
  return {
    lighthouseVersion: '13',
    finalDisplayedUrl: '',
    runWarnings: [],
    environment: { benchmarkIndex: 1000, hostUserAgent: '' },
    categories: {
      performance: category(performance),
      accessibility: category(accessibility),
      'best-practices': category(1),
      seo: category(1),
    },
    audits: {
      ...metric('first-contentful-paint', fcpMs),
      ...metric('largest-contentful-paint', 2000),
      ...metric('total-blocking-time', 20),
      ...metric('cumulative-layout-shift', 0.01),
    },
  };
}

it('computes the median of each number separately', () => {
  const summary = summarize([
    run({ performance: 0.99, fcpMs: 3000 }),
    run({ performance: 0.2, fcpMs: 1000 }),
    run({ performance: 0.93, fcpMs: 2000 }),
  ]);
  expect(summary).toMatchObject({
    scores: { performance: 93, accessibility: 100 },
    fcpMs: 2000,
    lcpMs: 2000,
    tbtMs: 20,
    cls: 0.01,
  });
});

it('passes a page whose medians reach the gates', () => {
  expect(
    missedGates(
      summarize([run({ performance: 0.9 }), run({ performance: 0.9 }), run({ performance: 0.1 })]),
    ),
  ).toEqual([]);
});

it('names each missed gate', () => {
  expect(missedGates(summarize([run({ performance: 0.89, accessibility: 0.99 })]))).toEqual([
    'performance',
    'accessibility',
  ]);
});

it('misses the gate of a category that has no score in one of the runs', () => {
  expect(missedGates(summarize([run(), run({ accessibility: null }), run()]))).toEqual([
    'accessibility',
  ]);
});
