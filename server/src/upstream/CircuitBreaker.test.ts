import { expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { CircuitBreaker } from './CircuitBreaker.ts';

function opened() {
  const clock = new FakeClock();
  const breaker = new CircuitBreaker({ clock });
  for (let call = 0; call < 20; call += 1) breaker.begin()?.(call % 2 === 0);
  return { clock, breaker };
}

it('opens when half of twenty calls fail, and makes a trial call after five seconds', () => {
  const { clock, breaker } = opened();
  const openedMs = clock.nowMs();

  expect([breaker.begin(), breaker.state, breaker.sinceMs]).toEqual([undefined, 'open', openedMs]);
  clock.advance(5_000);
  const tried = breaker.begin();
  expect([breaker.begin(), breaker.state, breaker.sinceMs]).toEqual([
    undefined,
    'half-open',
    openedMs + 5_000,
  ]);
  tried?.(false);
  expect([breaker.begin(), breaker.state]).toEqual([undefined, 'open']);
  clock.advance(5_000);
  breaker.begin()?.(true);
  expect([breaker.begin(), breaker.begin()]).toEqual([expect.any(Function), expect.any(Function)]);
  expect([breaker.state, breaker.sinceMs]).toEqual(['closed', openedMs + 10_000]);
});

it('makes another trial call if the first ended without a clear outcome', () => {
  const { clock, breaker } = opened();
  clock.advance(5_000);
  breaker.begin()?.(undefined);

  expect(breaker.begin()).toBeDefined();
});

it('does not mistake an earlier call for the trial call', () => {
  const clock = new FakeClock();
  const breaker = new CircuitBreaker({ clock });
  const slow = [breaker.begin(), breaker.begin()];
  for (let call = 0; call < 20; call += 1) breaker.begin()?.(false);
  slow[0]?.(false);
  clock.advance(5_000);
  const tried = breaker.begin();

  slow[1]?.(true);
  expect(breaker.state).toBe('half-open');
  tried?.(true);
  expect(breaker.state).toBe('closed');
});

it('stays closed for few or old failures', () => {
  const clock = new FakeClock();
  const breaker = new CircuitBreaker({ clock });
  for (let call = 0; call < 19; call += 1) breaker.begin()?.(false);
  clock.advance(10_001);
  breaker.begin()?.(false);

  expect(breaker.begin()).toBeDefined();
});

it('gives each source its own trial call, and closes with the first that succeeds', () => {
  const { clock, breaker } = opened();
  clock.advance(5_000);
  const failing = breaker.begin('captcha');
  const other = breaker.begin('balance');
  failing?.(false);

  expect([breaker.state, breaker.begin('captcha'), breaker.begin('balance')]).toEqual([
    'half-open',
    undefined,
    undefined,
  ]);
  other?.(true);
  expect(breaker.state).toBe('closed');
});

it('ignores the trial call of an earlier opening', () => {
  const { clock, breaker } = opened();
  clock.advance(5_000);
  const slow = breaker.begin('slow');
  breaker.begin('fast')?.(true);
  for (let call = 0; call < 20; call += 1) breaker.begin()?.(false);

  slow?.(true);

  expect(breaker.state).toBe('open');
});

it('does not open because of one source among several', () => {
  const clock = new FakeClock();
  const breaker = new CircuitBreaker({ clock, maxFailuresPerSource: 5 });
  for (let call = 0; call < 100; call += 1) breaker.begin('captcha')?.(false);
  for (let call = 0; call < 15; call += 1) breaker.begin('balance')?.(true);
  expect(breaker.state).toBe('closed');

  for (let call = 0; call < 10; call += 1) breaker.begin(`call${call}`)?.(false);
  expect(breaker.state).toBe('open');
});
