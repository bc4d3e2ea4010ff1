import { expect, it } from 'vitest';
import { Admission, AdmissionRefused } from './Admission.ts';
import { Caller } from './Caller.ts';

const limits = { inFlight: 1, queue: 1, queueMs: 10_000 };

it('hands a place on to whoever waits, and refuses whoever finds the queue full', async () => {
  const door = new Admission();
  const leave = await door.enter(limits);
  const waiting = door.enter(limits);

  await expect(door.enter(limits)).rejects.toBeInstanceOf(AdmissionRefused);
  leave();
  leave();
  const leaveSecond = await waiting;
  const third = door.enter(limits);
  await expect(door.enter(limits)).rejects.toBeInstanceOf(AdmissionRefused);
  leaveSecond();
  (await third)();
});

it('lets nobody wait longer than the queue allows, or than they want to', async () => {
  const door = new Admission();
  const leave = await door.enter(limits);
  const visitor = new Caller();

  await expect(door.enter({ ...limits, queueMs: 5 })).rejects.toBeInstanceOf(AdmissionRefused);
  const impatient = door.enter(limits, visitor);
  visitor.leave();
  await expect(impatient).rejects.toMatchObject({ kind: 'aborted' });
  leave();
  (await door.enter(limits))();
});
