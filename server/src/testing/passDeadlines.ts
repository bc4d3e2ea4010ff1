import { expect, vi } from 'vitest';

/**
 * Sends a request that ends by a deadline of an operator call, and lets the time of the deadlines
 * pass as soon as the operator has it. Only the program's timers are replaced, not those of the
 * network.
 */
export async function passDeadlines<T>(
  send: () => Promise<T>,
  hasArrived: () => boolean,
): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const reply = send();
    await expect.poll(hasArrived).toBe(true);
    await passTimeUntilSettled(reply);
    return await reply;
  } finally {
    vi.useRealTimers();
  }
}

/**
 * Lets the time of replaced timers pass until a promise is settled. In steps, so that messages that
 * were sent before arrive first.
 */
export async function passTimeUntilSettled(promise: Promise<unknown> | undefined): Promise<void> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise?.then(settle, settle);
  await expect
    .poll(() => {
      if (!isSettled) vi.advanceTimersByTime(500);
      return isSettled;
    })
    .toBe(true);
}
