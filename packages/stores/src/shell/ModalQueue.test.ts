import { expect, it } from 'vitest';
import { ModalQueue } from './ModalQueue.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi } from '../testing/fakeApi.ts';

it('shows modals one after another, each once no other is open', async () => {
  const root = exampleRoot({ api: fakeApi() });
  const queue = root.get(ModalQueue);
  const shown: string[] = [];
  await root.modals.show('chatRoom', {});
  const first = queue.enqueue(() => {
    shown.push('first');
    return root.modals.show('registerModal', {});
  });
  const second = queue.enqueue(() => Promise.resolve(shown.push('second')));
  await Promise.resolve();
  expect(shown).toEqual([]);
  await root.modals.hide('chatRoom');
  await first;
  expect(shown).toEqual(['first']);
  await root.modals.hide('registerModal');
  await second;
  expect(shown).toEqual(['first', 'second']);
});

it('continues after a failed modal', async () => {
  const queue = exampleRoot({ api: fakeApi() }).get(ModalQueue);
  await expect(queue.enqueue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await queue.enqueue(() => Promise.resolve());
});
