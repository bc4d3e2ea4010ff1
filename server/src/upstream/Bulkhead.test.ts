import { expect, it } from 'vitest';
import { Bulkhead, BulkheadFullError } from './Bulkhead.ts';
import { Caller } from './Caller.ts';

const limits = { inFlight: 1, queue: 1, queueMs: 10_000 };

it('hands a place on to whoever waits, and refuses whoever finds the queue full', async () => {
  const door = new Bulkhead();
  const leave = await door.enter(limits);
  const waiting = door.enter(limits);

  await expect(door.enter(limits)).rejects.toBeInstanceOf(BulkheadFullError);
  leave();
  leave();
  const leaveSecond = await waiting;
  const third = door.enter(limits);
  await expect(door.enter(limits)).rejects.toBeInstanceOf(BulkheadFullError);
  leaveSecond();
  (await third)();
});

it('lets nobody wait longer than the queue allows, or than they want to', async () => {
  const door = new Bulkhead();
  const leave = await door.enter(limits);
  const visitor = new Caller();

  await expect(door.enter({ ...limits, queueMs: 5 })).rejects.toBeInstanceOf(BulkheadFullError);
  const impatient = door.enter(limits, visitor);
  visitor.leave();
  await expect(impatient).rejects.toMatchObject({ kind: 'aborted' });
  leave();
  (await door.enter(limits))();
});
