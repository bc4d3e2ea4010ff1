import type { FakeClock } from '@livery/testing/FakeClock';
import { expect, vi } from 'vitest';

/**
 * Sends a request that ends by a deadline of an operator call, and lets the time of the deadlines
 * pass as soon as the operator has it.
 */
export async function passDeadlines<T>(
  clock: FakeClock,
  send: () => Promise<T>,
  hasArrived: () => boolean,
): Promise<T> {
  const reply = send();
  await expect.poll(hasArrived).toBe(true);
  await passTimeUntilSettled(clock, reply);
  return reply;
}

/**
 * Lets time pass until a promise is settled. In steps, so that messages that were sent before
 * arrive first.
 *
 * @param clock a clock, or the replaced timers of a program that has none.
 * @param options.stepMs time that passes in 20 ms of the machine.
 */
export async function passTimeUntilSettled(
  clock: { readonly advance: (ms: number) => unknown },
  promise: Promise<unknown> | undefined,
  { stepMs = 500 }: { stepMs?: number } = {},
): Promise<void> {
  let isSettled = false;
  const settle = (): void => {
    isSettled = true;
  };
  promise?.then(settle, settle);
  await vi.waitUntil(
    () => {
      if (!isSettled) clock.advance(stepMs);
      return isSettled;
    },
    { timeout: 30_000, interval: 20 },
  );
}
