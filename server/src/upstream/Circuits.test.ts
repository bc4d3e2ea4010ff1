import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it } from 'vitest';
import { Circuits, type Audience, type CallOutcome } from './Circuits.ts';

function circuitsWith(): {
  clock: FakeClock;
  circuits: Circuits;
  openings: string[];
  repeat: (audience: Audience, call: string, outcome: CallOutcome, count?: number) => number;
} {
  const clock = new FakeClock();
  const openings: string[] = [];
  const circuits = new Circuits({
    clock,
    onOpen: (audience, call = 'all') => openings.push(`${audience} ${call}`),
  });
  return {
    clock,
    circuits,
    openings,
    repeat(audience, call, outcome, count = 20) {
      let passed = 0;
      for (let index = 0; index < count; index += 1) {
        const report = circuits.begin(audience, call);
        if (report) passed += 1;
        report?.(outcome);
      }
      return passed;
    },
  };
}

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
  const { clock, circuits, openings, repeat } = circuitsWith();
  for (const call of ['a', 'b', 'c', 'd']) repeat('member', call, 'unreachable', 5);

  expect(circuits.begin('member', 'balance')).toBeUndefined();
  expect(circuits.open()).toMatchObject([{ audience: 'member', state: 'open' }]);
  clock.advance(5_000);
  expect([
    repeat('member', 'a', 'unreachable', 2),
    repeat('member', 'balance', 'replied', 2),
    repeat('member', 'a', 'replied', 1),
  ]).toEqual([1, 2, 1]);
  expect(openings).toEqual(['member all']);
});

it('does not count errors of an operator that answers as unreachable', () => {
  const { circuits, repeat } = circuitsWith();
  for (const call of ['a', 'b', 'c', 'd', 'e']) repeat('member', call, 'faulty', 10);

  expect(circuits.begin('member', 'balance')).toBeDefined();
});

it('keeps the circuits of guests and members apart', () => {
  const { circuits, repeat } = circuitsWith();
  for (const call of ['a', 'b', 'c', 'd', 'e']) repeat('guest', call, 'unreachable');

  expect(circuits.begin('guest', 'other')).toBeUndefined();
  expect(['a', 'other'].map((call) => circuits.begin('member', call))).toEqual([
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

  expect(circuits.begin('member', 'a')).toBeUndefined();
  clock.advance(2_000);
  expect(circuits.begin('member', 'a')).toBeDefined();
});
