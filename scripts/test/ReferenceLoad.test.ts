import { expect, it, vi } from 'vitest';
import { ReferenceLoad } from './ReferenceLoad.ts';

it('measures the mean of its runs, until it is stopped', () => {
  vi.useFakeTimers();
  try {
    const usage = vi.spyOn(process, 'threadCpuUsage');
    const load = new ReferenceLoad();
    vi.advanceTimersByTime(10_000);

    const seconds = load.stop();

    // Two readings of each run: at the start, after five and after ten seconds, and at the end.
    expect(usage).toHaveBeenCalledTimes(8);
    expect(seconds).toBeGreaterThan(0);
    vi.advanceTimersByTime(10_000);
    expect(usage).toHaveBeenCalledTimes(8);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
