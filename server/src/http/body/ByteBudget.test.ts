import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ByteBudget, type ByteOwner } from './ByteBudget.ts';

const shares = { processBytes: 100, brandBytes: 40, visitorBytes: 20 };
const ann = { brand: 'coral', visitor: 'ann' };
const bob = { brand: 'coral', visitor: 'bob' };
const cleo = { brand: 'coral', visitor: 'cleo' };
const dora = { brand: 'reef', visitor: 'dora' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waiting = (): { maxWaitMs: number; signal: AbortSignal } => ({
  maxWaitMs: 2_000,
  signal: new AbortController().signal,
});

it('leaves other visitors their share of the brand, and other brands theirs of the process', () => {
  const budget = new ByteBudget(shares);

  expect(budget.tryTake(ann, 20)).toBe(true);
  expect(budget.tryTake(ann, 1)).toBe(false);
  expect(budget.tryTake(bob, 20)).toBe(true);
  expect(budget.tryTake(cleo, 1)).toBe(false);
  expect(budget.tryTake(dora, 20)).toBe(true);
  expect(budget.heldBytes).toBe(60);
});

it('admits the first waiting request that fits when bytes are given back', async () => {
  const budget = new ByteBudget(shares);
  budget.tryTake(ann, 20);
  budget.tryTake(bob, 15);
  const large = budget.take(cleo, 10, waiting());
  const small = budget.take(cleo, 5, waiting());
  expect(await small).toBe(true);

  budget.giveBack(ann, 20);

  expect(await large).toBe(true);
  expect(budget.heldBytes).toBe(30);
  expect(budget.waiting).toBe(0);
});

it('ends the wait after its limit, or when the client is gone, and takes nothing', async () => {
  const budget = new ByteBudget(shares);
  const client = new AbortController();
  budget.tryTake(ann, 20);
  const late = budget.take(ann, 1, waiting());
  const gone = budget.take(ann, 1, { maxWaitMs: 2_000, signal: client.signal });

  client.abort();
  expect(await gone).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(await late).toBe(false);

  budget.giveBack(ann, 20);
  expect([budget.heldBytes, budget.waiting]).toEqual([0, 0]);
});

it('never exceeds a share, and holds nothing at the end, whatever is taken and given back', () => {
  const owner = fc.constantFrom(ann, bob, cleo, dora);
  const step = fc.oneof(
    fc.record({ owner, bytes: fc.integer({ min: 1, max: 25 }) }),
    fc.constant('give back' as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const budget = new ByteBudget(shares);
      const held: { owner: ByteOwner; bytes: number }[] = [];
      const sumOf = (isCounted: (owner: ByteOwner) => boolean): number =>
        held.filter((part) => isCounted(part.owner)).reduce((sum, { bytes }) => sum + bytes, 0);
      for (const taken of steps) {
        const oldest = taken === 'give back' ? held.shift() : undefined;
        if (oldest) budget.giveBack(oldest.owner, oldest.bytes);
        if (taken !== 'give back' && budget.tryTake(taken.owner, taken.bytes)) held.push(taken);
        expect(budget.heldBytes).toBe(sumOf(() => true));
        expect(sumOf(() => true)).toBeLessThanOrEqual(shares.processBytes);
        for (const { brand, visitor } of [ann, bob, cleo, dora]) {
          expect(sumOf((other) => other.brand === brand)).toBeLessThanOrEqual(shares.brandBytes);
          expect(sumOf((other) => other.visitor === visitor)).toBeLessThanOrEqual(
            shares.visitorBytes,
          );
        }
      }
      for (const { owner: holder, bytes } of held) budget.giveBack(holder, bytes);
      expect(budget.heldBytes).toBe(0);
    }),
  );
});
