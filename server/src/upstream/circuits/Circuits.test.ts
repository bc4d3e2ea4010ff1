import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { Circuits, type Audience, type Caller, type CallOutcome } from './Circuits.ts';

function circuitsWith(): {
  clock: FakeClock;
  circuits: Circuits;
  openings: string[];
  /** Makes calls of different sources, and returns how many were permitted. */
  repeat: (audience: Audience, call: string, outcome: CallOutcome, count?: number) => number;
  /** Makes one call, and returns whether it was permitted. */
  make: (caller: Caller, call: string, outcome: CallOutcome) => boolean;
} {
  const clock = new FakeClock();
  const openings: string[] = [];
  const circuits = new Circuits({
    clock,
    onOpen: (audience, call = 'all') => openings.push(`${audience} ${call}`),
  });
  function make(caller: Caller, call: string, outcome: CallOutcome): boolean {
    const report = circuits.begin(caller, call);
    if (typeof report === 'string') return false;
    report(outcome);
    return true;
  }
  let sources = 0;
  return {
    clock,
    circuits,
    openings,
    make,
    repeat(audience, call, outcome, count = 20) {
      let permitted = 0;
      for (let index = 0; index < count; index += 1) {
        sources += 1;
        if (make({ audience, source: sources }, call, outcome)) permitted += 1;
      }
      return permitted;
    },
  };
}

const ann = { audience: 'member', source: 'ann' } as const;
const bob = { audience: 'member', source: 'bob' } as const;

it.each(['faulty', 'unreachable'] as const)('closes only the call that is %s', (outcome) => {
  const { circuits, repeat } = circuitsWith();

  expect([
    repeat('member', 'captcha', outcome, 30),
    repeat('member', 'balance', 'replied'),
  ]).toEqual([20, 20]);
  expect(circuits.open()).toEqual([
    { audience: 'member', call: 'captcha', state: 'open', sinceMs: expect.any(Number) },
  ]);
});

it('opens the circuit of an operator that several calls cannot reach', () => {
  const { clock, circuits, openings, make, repeat } = circuitsWith();
  for (const call of ['a', 'b', 'c', 'd']) repeat('member', call, 'unreachable', 5);

  expect(circuits.begin(bob, 'balance')).toBe('open');
  expect(circuits.open()).toMatchObject([{ audience: 'member', state: 'open' }]);
  clock.advance(5_000);
  expect([
    make(ann, 'a', 'unreachable'),
    make(ann, 'a', 'unreachable'),
    make(ann, 'balance', 'replied'),
    make(ann, 'a', 'replied'),
  ]).toEqual([true, false, true, true]);
  expect(openings).toEqual(['member all']);
});

it('does not count errors of an operator that answers as unreachable', () => {
  const { circuits, repeat } = circuitsWith();
  for (const call of ['a', 'b', 'c', 'd', 'e']) repeat('member', call, 'faulty', 10);

  expect(circuits.begin(bob, 'balance')).toEqual(expect.any(Function));
});

it('keeps the circuits of guests and members apart', () => {
  const { circuits, repeat } = circuitsWith();
  for (const call of ['a', 'b', 'c', 'd', 'e']) repeat('guest', call, 'unreachable');

  expect(circuits.begin({ audience: 'guest', source: 'ann' }, 'other')).toBe('open');
  expect(['a', 'other'].map((call) => circuits.begin(ann, call))).toEqual([
    expect.any(Function),
    expect.any(Function),
  ]);
});

it('keeps the trial of a call that the operator’s circuit rejects', () => {
  const { clock, circuits, repeat } = circuitsWith();
  repeat('member', 'a', 'unreachable');
  clock.advance(2_000);
  for (const call of ['b', 'c', 'd']) repeat('member', call, 'unreachable', 5);
  clock.advance(3_000);

  expect(circuits.begin(ann, 'a')).toBe('open');
  clock.advance(2_000);
  expect(circuits.begin(ann, 'a')).toEqual(expect.any(Function));
});

it.each(['faulty', 'unreachable'] as const)(
  'keeps a call open to others while one source makes forty calls a second that are %s',
  (outcome) => {
    const { circuits, clock, make } = circuitsWith();
    const ofOthers: boolean[] = [];
    let failures = 0;
    for (let second = 0; second < 60; second += 1) {
      for (let call = 0; call < 40; call += 1) {
        if (make(ann, 'orders', outcome)) failures += 1;
        if (call % 10 === 0) ofOthers.push(make(bob, 'orders', 'replied'));
        clock.advance(25);
      }
    }

    expect(ofOthers.filter((isPermitted) => !isPermitted)).toEqual([]);
    expect(circuits.open()).toEqual([]);
    // Twenty until it is stopped by itself, then one trial every five seconds.
    expect(failures).toBe(20 + 11);
  },
);

it('opens a call only if at least four sources fail', () => {
  const { circuits, make } = circuitsWith();
  const fail = (source: number) => {
    for (let call = 0; call < 10; call += 1)
      make({ audience: 'member', source }, 'orders', 'faulty');
  };
  for (let call = 0; call < 10; call += 1) make(bob, 'orders', 'replied');
  for (const source of [1, 2, 3]) fail(source);
  expect(circuits.open()).toEqual([]);

  fail(4);
  expect(circuits.open()).toMatchObject([{ call: 'orders', state: 'open' }]);
});

it('closes a call for others although the trials of one source fail', () => {
  const { circuits, clock, make, repeat } = circuitsWith();
  repeat('member', 'orders', 'faulty');
  clock.advance(5_000);

  expect([make(ann, 'orders', 'faulty'), make(ann, 'orders', 'faulty')]).toEqual([true, false]);
  expect(circuits.open()).toMatchObject([{ call: 'orders', state: 'open' }]);
  expect(make(bob, 'orders', 'replied')).toBe(true);
  expect(circuits.open()).toEqual([]);
});

it('stops a source whose calls hang, and lets it try again alone', () => {
  const { circuits, clock, make } = circuitsWith();
  const hanging = Array.from({ length: 30 }, () => circuits.begin(ann, 'orders'));
  for (const report of hanging) if (typeof report === 'function') report('unreachable');

  expect(circuits.begin(ann, 'orders')).toBe('stopped');
  expect([make(ann, 'balance', 'replied'), make(bob, 'orders', 'replied')]).toEqual([true, true]);
  clock.advance(5_000);
  expect([make(ann, 'orders', 'replied'), make(ann, 'orders', 'replied')]).toEqual([true, true]);
});

it('stops the latest of very many sources that fail by themselves', () => {
  const { circuits, make } = circuitsWith();
  for (let source = 0; source < 1_000; source += 1)
    for (let call = 0; call < 20; call += 1) {
      make({ audience: 'member', source }, 'orders', 'faulty');
      make(bob, 'orders', 'replied');
    }

  expect(
    [0, 999].map((source) => circuits.begin({ audience: 'member', source }, 'orders')),
  ).toEqual([expect.any(Function), 'stopped']);
});
