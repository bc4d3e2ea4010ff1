import { expect, vi } from 'vitest';

/**
 * Sends a request that ends by a deadline of an operator call, and lets the time of the deadlines pass
 * as soon as the operator has it. Only the program's timers are replaced, not those of the network.
 */
export async function passDeadlines<T>(
  send: () => Promise<T>,
  hasArrived: () => boolean,
): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    let isOver = false;
    const reply = send().finally(() => {
      isOver = true;
    });
    await expect.poll(hasArrived).toBe(true);
    // In steps, so that what the operator has sent before it stops arrives first.
    await expect
      .poll(() => {
        vi.advanceTimersByTime(500);
        return isOver;
      })
      .toBe(true);
    return await reply;
  } finally {
    vi.useRealTimers();
  }
}
