import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { VisitorSignal } from './VisitorSignal.ts';

it.each([
  ['aborts when the response closes before it is sent', false, ['kept']],
  ['does not abort after the response was sent', true, []],
] as const)('%s', (_name, writableFinished, expected) => {
  const response = Object.assign(new EventEmitter(), { writableFinished });
  const signal = new VisitorSignal(response);
  const called: string[] = [];
  const removed = () => called.push('removed');
  signal.addEventListener('abort', () => called.push('kept'));
  signal.addEventListener('abort', removed);
  signal.removeEventListener('abort', removed);
  expect(signal.aborted).toBe(false);

  response.emit('close');

  expect([signal.aborted, called]).toEqual([!writableFinished, expected]);
});
