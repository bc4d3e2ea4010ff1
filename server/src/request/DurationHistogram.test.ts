import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { DurationHistogram } from './DurationHistogram.ts';

it('writes the same text as the histogram of prom-client', async () => {
  const options = {
    name: 'livery_test_seconds',
    help: 'Durations of a test.',
    labelNames: ['kind', 'status'] as const,
  };
  const buckets = [0.001, 0.1, 2];
  const registry = new Registry();
  const theirs = new Histogram({ ...options, buckets, registers: [registry] });
  const ours = new DurationHistogram({ ...options, bucketsSeconds: buckets });

  for (const [kind, status, seconds] of [
    ['page', '2xx', 0],
    ['page', '2xx', 0.001],
    ['call', '2xx', 0.0015],
    ['page', '5xx', 2],
    ['page', '2xx', 0.05],
    ['call', '2xx', 2.5],
  ] as const) {
    theirs.observe({ kind, status }, seconds);
    ours.observe(kind, status, seconds);
  }

  const linesOf = (text: string): string[] => text.trim().split('\n').toSorted();
  expect(linesOf(ours.text())).toEqual(linesOf(await registry.metrics()));
});
