import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ByteRate } from './ByteRate.ts';

let rate: ByteRate;
let order: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  rate = new ByteRate({ bytesPerSecond: 100_000 });
  order = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function spend(brand: string, bytes: number): void {
  void rate.spend(brand, bytes).then(() => order.push(`${brand} ${bytes}`));
}

/** Lets time pass. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

it('lets brands spend in turns, each in the order of its requests', async () => {
  for (const bytes of [1_001, 1_002, 1_003]) spend('coral', bytes);
  for (const bytes of [1_004, 1_005]) spend('reef', bytes);

  await pass(60);

  expect(order).toEqual(['coral 1001', 'reef 1004', 'coral 1002', 'reef 1005', 'coral 1003']);
});

it('never exceeds its rate by more than one chunk, whatever the size of the chunks', async () => {
  for (let chunk = 0; chunk < 100; chunk += 1) spend('coral', 5_000);

  await pass(1_000);
  expect(order.length).toBeGreaterThanOrEqual(20);
  expect(order.length).toBeLessThanOrEqual(21);
  await pass(1_000);
  expect(order.length).toBeLessThanOrEqual(41);
});

it('saves no bytes while no brand spends', async () => {
  spend('coral', 100);
  await pass(10_000);
  for (let chunk = 0; chunk < 100; chunk += 1) spend('coral', 1_000);

  await pass(100);

  expect(order.length - 1).toBeLessThanOrEqual(11);
});
