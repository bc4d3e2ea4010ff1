import { expect, it } from 'vitest';
import { createCpuStopwatch } from './createCpuStopwatch.ts';

it('returns times that add up to the whole, whatever the unit in which the system counts', () => {
  let usedUs = 0;
  // Counts in units of 4 ms, of which the reading itself takes a part.
  const read = () => {
    usedUs += 300;
    return { user: Math.floor(usedUs / 4_000) * 4_000, system: usedUs };
  };
  const { user, system } = read();
  const cpuMs = createCpuStopwatch(read);

  let sumMs = 0;
  for (let count = 0; count < 300; count += 1) sumMs += cpuMs();

  const wholeMs = (Math.floor(usedUs / 4_000) * 4_000 - user + usedUs - system) / 1000;
  expect(sumMs).toBeCloseTo(wholeMs - 0.3, 6);
});
