import { expect, it } from 'vitest';
import { Bulkhead, BulkheadFullError } from './Bulkhead.ts';

const limits = { inFlight: 1, queue: 1, queueMs: 10_000 };

it('passes a released slot to the first waiter, and rejects calls while the queue is full', async () => {
  const bulkhead = new Bulkhead();
  const release = await bulkhead.acquire(limits);
  const waiting = bulkhead.acquire(limits);

  await expect(bulkhead.acquire(limits)).rejects.toBeInstanceOf(BulkheadFullError);
  release();
  release();
  const releaseSecond = await waiting;
  const third = bulkhead.acquire(limits);
  await expect(bulkhead.acquire(limits)).rejects.toBeInstanceOf(BulkheadFullError);
  releaseSecond();
  (await third)();
});

it('ends a wait after its limit, and when the caller aborts', async () => {
  const bulkhead = new Bulkhead();
  const release = await bulkhead.acquire(limits);
  const visitor = new AbortController();

  await expect(bulkhead.acquire({ ...limits, queueMs: 5 })).rejects.toBeInstanceOf(
    BulkheadFullError,
  );
  const impatient = bulkhead.acquire(limits, visitor.signal);
  visitor.abort();
  await expect(impatient).rejects.toMatchObject({ kind: 'aborted' });
  release();
  (await bulkhead.acquire(limits))();
});
