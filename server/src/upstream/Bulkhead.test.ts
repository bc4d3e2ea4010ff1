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
  const impatient = bulkhead.acquire(limits, { signal: visitor.signal });
  visitor.abort();
  await expect(impatient).rejects.toMatchObject({ kind: 'aborted' });
  release();
  (await bulkhead.acquire(limits))();
});

it('keeps a quarter of the slots and of the queue for members', async () => {
  const bulkhead = new Bulkhead();
  const wide = { inFlight: 4, queue: 4, queueMs: 10_000 };
  const guest = { isGuest: true };
  const guests = await Promise.all([1, 2, 3].map(() => bulkhead.acquire(wide, guest)));
  const order: string[] = [];
  const waiting = [1, 2, 3].map(async (name) => {
    const release = await bulkhead.acquire(wide, guest);
    order.push(`guest ${name}`);
    return release;
  });
  await expect(bulkhead.acquire(wide, guest)).rejects.toBeInstanceOf(BulkheadFullError);

  const releaseMember = bulkhead.tryAcquire(wide);
  const waitingMember = bulkhead.acquire(wide).then((release) => {
    order.push('member');
    return release;
  });
  await expect(bulkhead.acquire(wide)).rejects.toBeInstanceOf(BulkheadFullError);
  releaseMember?.();
  const releases = [await waitingMember];
  expect([order, bulkhead.inFlight, bulkhead.queued]).toEqual([['member'], 4, 3]);

  for (const release of [...guests, ...releases]) release();
  for (const release of await Promise.all(waiting)) release();
  expect([order, bulkhead.inFlight, bulkhead.queued]).toEqual([
    ['member', 'guest 1', 'guest 2', 'guest 3'],
    0,
    0,
  ]);
});
