import { expect, it } from 'vitest';
import { fakeClock } from '../testing/fakeClock.ts';
import { CircuitBreaker } from './CircuitBreaker.ts';

function opened() {
  const clock = fakeClock();
  const breaker = new CircuitBreaker({ clock });
  for (let call = 0; call < 20; call += 1) breaker.done(call % 2 === 0);
  return { clock, breaker };
}

it('opens when half of twenty calls fail, and tries one after five seconds', () => {
  const { clock, breaker } = opened();

  expect(breaker.mayCall()).toBe(false);
  clock.advance(5_000);
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
  breaker.done(false);
  expect(breaker.mayCall()).toBe(false);
  clock.advance(5_000);
  expect(breaker.mayCall()).toBe(true);
  breaker.done(true);
  expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
});

it('tries again when the one call ended without telling anything', () => {
  const { clock, breaker } = opened();
  clock.advance(5_000);
  breaker.mayCall();
  breaker.done(undefined);

  expect(breaker.mayCall()).toBe(true);
});

it('stays closed over failures that are few or long ago', () => {
  const clock = fakeClock();
  const breaker = new CircuitBreaker({ clock });
  for (let call = 0; call < 19; call += 1) breaker.done(false);
  clock.advance(10_001);
  breaker.done(false);

  expect(breaker.mayCall()).toBe(true);
});
