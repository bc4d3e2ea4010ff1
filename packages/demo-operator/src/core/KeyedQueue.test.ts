import { expect, it } from 'vitest';
import { KeyedQueue } from './KeyedQueue.ts';

it('runs the tasks of a key in turn, also after a failure, and those of other keys at once', async () => {
  const queue = new KeyedQueue();
  const steps: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const task = (name: string, wait?: Promise<unknown>) => async () => {
    steps.push(`${name} begins`);
    await wait;
    steps.push(`${name} ends`);
    if (name === 'first') throw new Error(name);
    return name;
  };

  const first = queue.run('a', task('first', gate.promise));
  const second = queue.run('a', task('second'));
  expect(await queue.run('b', task('other'))).toBe('other');
  gate.resolve(undefined);

  await expect(first).rejects.toThrow('first');
  expect(await second).toBe('second');
  expect(steps).toEqual([
    'first begins',
    'other begins',
    'other ends',
    'first ends',
    'second begins',
    'second ends',
  ]);
});
