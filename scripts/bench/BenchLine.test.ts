import { expect, it } from 'vitest';
import { verdictOf } from './BenchLine.ts';
import { compareSamples, median } from './compareSamples.ts';

it('judges a gate only if the control is quiet', () => {
  const line = { name: 'x', detail: '', gate: 1.2 };
  expect(verdictOf({ ...line, ratio: 1.2, control: 1.05 })).toBe('ok');
  expect(verdictOf({ ...line, ratio: 1.21, control: 0.95 })).toBe('missed');
  expect(verdictOf({ ...line, ratio: 1.21 })).toBe('missed');
  expect(verdictOf({ ...line, ratio: 1.21, control: 1.06 })).toBe('too noisy');
  expect(verdictOf({ ...line, ratio: 0.5, control: 0.94 })).toBe('too noisy');
});

it('rejects missing figures', () => {
  expect(verdictOf({ name: 'x', detail: '', gate: 1.2, ratio: Number.NaN })).toBe('missed');
  expect(verdictOf({ name: 'x', detail: '', gate: 1.2, ratio: 1, control: Number.NaN })).toBe(
    'too noisy',
  );
});

it('reports figures without a gate, unless they are too noisy', () => {
  expect(verdictOf({ name: 'x', detail: '', ratio: 7, control: 1 })).toBe('told');
  expect(verdictOf({ name: 'x', detail: '', ratio: 7, control: 1.2 })).toBe('too noisy');
});

it('compares samples of the same round', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(compareSamples([2, 20, 200], [1, 10, 100])).toBe(2);
});
