import type { Clock } from '@livery/model';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';

const sampleMs = 100;

/**
 * Adds the metrics of the process: processor time, memory, heap, garbage collection, open files and
 * handles, and how late timers are. Returns the function that stops the samples.
 *
 * The library's own event-loop metrics are percentiles since the last scrape. A histogram adds up
 * over scrapes and processes, so that an alert sees a pause between two scrapes.
 */
export function collectProcessMetrics(
  registry: Registry,
  { elapsedMs, every }: Pick<Clock, 'elapsedMs' | 'every'>,
): () => void {
  collectDefaultMetrics({ register: registry });
  const lag = new Histogram({
    name: 'livery_event_loop_lag_seconds',
    help: 'Delay of a timer, sampled every 100 ms: how long one task kept the process from others.',
    buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  let dueMs = elapsedMs() + sampleMs;
  return every(sampleMs, () => {
    const nowMs = elapsedMs();
    lag.observe(Math.max(0, nowMs - dueMs) / 1000);
    dueMs = nowMs + sampleMs;
  });
}
