import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { collectProcessMetrics } from './processMetrics.ts';

it('counts how late the process is, with processor time, memory and handles', async () => {
  const clock = new FakeClock();
  let blockedMs = 0;
  const registry = new Registry();
  const stop = collectProcessMetrics(registry, {
    elapsedMs: () => clock.elapsedMs() + blockedMs,
    every: clock.every,
  });

  clock.advance(300);
  blockedMs = 1_500;
  clock.advance(100);
  stop();
  clock.advance(1_000);

  const text = await registry.metrics();
  expect(text).toContain('livery_event_loop_lag_seconds_bucket{le="0.005"} 3');
  expect(text).toContain('livery_event_loop_lag_seconds_bucket{le="0.5"} 3');
  expect(text).toContain('livery_event_loop_lag_seconds_bucket{le="2"} 4');
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_active_handles_total',
    'nodejs_heap_size_used_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
});
