import { expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { CircuitBreaker, maxFailingSources, type Source } from './CircuitBreaker.ts';

interface CallOfBreaker {
  readonly isPermitted: boolean;
  readonly end: (succeeded: boolean | undefined) => void;
}

function begin(breaker: CircuitBreaker, source: Source = 'ann', call = 'balance'): CallOfBreaker {
  const admission = breaker.begin(source, call);
  return {
    isPermitted: admission !== undefined,
    end(succeeded) {
      if (admission) breaker.end(admission, source, call, succeeded);
    },
  };
}

function opened() {
  const clock = new FakeClock();
  const breaker = new CircuitBreaker({ clock });
  for (let call = 0; call < 20; call += 1) begin(breaker).end(call % 2 === 0);
  return { clock, breaker };
}

it('opens when half of twenty calls fail, and makes a trial call after five seconds', () => {
  const { clock, breaker } = opened();
  const openedMs = clock.nowMs();

  expect([begin(breaker).isPermitted, breaker.state, breaker.sinceMs]).toEqual([
    false,
    'open',
    openedMs,
  ]);
  clock.advance(5_000);
  const trial = begin(breaker);
  expect([begin(breaker).isPermitted, breaker.state, breaker.sinceMs]).toEqual([
    false,
    'half-open',
    openedMs + 5_000,
  ]);
  trial.end(false);
  expect([begin(breaker).isPermitted, breaker.state]).toEqual([false, 'open']);
  clock.advance(5_000);
  begin(breaker).end(true);
  expect([begin(breaker).isPermitted, begin(breaker).isPermitted]).toEqual([true, true]);
  expect([breaker.state, breaker.sinceMs]).toEqual(['closed', openedMs + 10_000]);
});

it('makes another trial call if the first ended without a clear outcome', () => {
  const { clock, breaker } = opened();
  clock.advance(5_000);
  begin(breaker).end(undefined);

  expect(begin(breaker).isPermitted).toBe(true);
});

it('does not mistake an earlier call for the trial call', () => {
  const clock = new FakeClock();
  const breaker = new CircuitBreaker({ clock });
  const slow = [begin(breaker), begin(breaker)];
  for (let call = 0; call < 20; call += 1) begin(breaker).end(false);
  slow[0]?.end(false);
  clock.advance(5_000);
  const trial = begin(breaker);

  slow[1]?.end(true);
  expect(breaker.state).toBe('half-open');
  trial.end(true);
  expect(breaker.state).toBe('closed');
});

it('stays closed for few or old failures', () => {
  const clock = new FakeClock();
  const breaker = new CircuitBreaker({ clock });
  for (let call = 0; call < 19; call += 1) begin(breaker).end(false);
  clock.advance(10_001);
  begin(breaker).end(false);

  expect(breaker.state).toBe('closed');
});

it('gives each source and each call a trial, and closes with the first that succeeds', () => {
  const { clock, breaker } = opened();
  clock.advance(5_000);
  const failing = begin(breaker, 'ann', 'captcha');
  const others = [begin(breaker, 'bob', 'captcha'), begin(breaker, 'ann', 'balance')];
  failing.end(false);

  expect([breaker.state, begin(breaker, 'ann', 'captcha').isPermitted]).toEqual([
    'half-open',
    false,
  ]);
  expect(others.map(({ isPermitted }) => isPermitted)).toEqual([true, true]);
  others[0]?.end(true);
  expect(breaker.state).toBe('closed');
});

it('makes three trials of one call, and three of one source, within five seconds', () => {
  const { clock, breaker } = opened();
  clock.advance(5_000);
  const permitted = (trials: readonly (readonly [Source, string])[]) =>
    trials.map(([source, call]) => {
      const trial = begin(breaker, source, call);
      trial.end(false);
      return trial.isPermitted;
    });

  const ofOneCall = permitted(['ann', 'bob', 'eve', 'kim'].map((name) => [name, 'captcha']));
  const ofOneSource = permitted(['menu', 'rank', 'list'].map((call) => ['ann', call]));
  clock.advance(4_999);
  const tooEarly = permitted([['kim', 'captcha']]);
  clock.advance(1);

  expect([ofOneCall, ofOneSource, tooEarly, permitted([['kim', 'captcha']])]).toEqual([
    [true, true, true, false],
    [true, true, false],
    [false],
    [true],
  ]);
});

it('ignores the trial call of an earlier opening', () => {
  const { clock, breaker } = opened();
  clock.advance(5_000);
  const slow = begin(breaker, 'slow');
  begin(breaker, 'fast').end(true);
  for (let call = 0; call < 20; call += 1) begin(breaker).end(false);

  slow.end(true);

  expect(breaker.state).toBe('open');
});

it('does not open because of one source or one call among several', () => {
  const clock = new FakeClock();
  const breaker = new CircuitBreaker({ clock, maxFailuresPerSource: 3, maxFailuresPerCall: 5 });
  for (let call = 0; call < 100; call += 1) begin(breaker, 'ann', `call${call}`).end(false);
  for (let source = 0; source < 100; source += 1) begin(breaker, source, 'captcha').end(false);
  for (let call = 0; call < 12; call += 1) begin(breaker, 'bob').end(true);
  expect(breaker.state).toBe('closed');

  for (let source = 200; source < 204; source += 1) begin(breaker, source, 'rank').end(false);
  expect(breaker.state).toBe('open');
});

it('counts the failures of a limited number of sources within a window', () => {
  const clock = new FakeClock();
  const breaker = new CircuitBreaker({ clock, maxFailuresPerSource: 3 });
  for (let call = 0; call < 2 * maxFailingSources; call += 1) begin(breaker).end(true);
  for (let source = 0; source < 100_000; source += 1) begin(breaker, source).end(false);
  expect(breaker.state).toBe('closed');

  clock.advance(10_001);
  for (let source = 0; source < 20; source += 1) begin(breaker, source).end(false);
  expect(breaker.state).toBe('open');
});
