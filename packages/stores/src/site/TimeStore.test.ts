import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { TimeStore } from './TimeStore.ts';

it('ticks each second only while it is observed', () => {
  const clock = new FakeClock(5000);
  const time = new TimeStore(clock);
  expect([time.nowMs, clock.timers.size]).toEqual([5000, 0]);
  const seen: number[] = [];
  const observe = (): (() => void) => autorun(() => void seen.push(time.nowMs));
  const [first, second] = [observe(), observe()];
  expect(clock.timers.size).toBe(1);
  clock.advance(2500);
  expect(seen).toEqual([5000, 5000, 6000, 6000, 7000, 7000]);
  first();
  expect(clock.timers.size).toBe(1);
  second();
  expect(clock.timers.size).toBe(0);
  clock.advance(5000);
  expect(seen).toHaveLength(6);
  observe()();
  expect([seen.at(-1), clock.timers.size]).toEqual([12_500, 0]);
});
