import { expect, it } from 'vitest';
import { ModalTurns } from './ModalTurns.ts';
import { exampleRoot } from '../testing/exampleRoot.ts';
import { fakeApi } from '../testing/fakeApi.ts';

it('shows one after the other, each once nothing else is open', async () => {
  const root = exampleRoot({ api: fakeApi() });
  const turns = root.get(ModalTurns);
  const shown: string[] = [];
  await root.modals.show('chatRoom', {});
  const first = turns.take(() => {
    shown.push('first');
    return root.modals.show('registerModal', {});
  });
  const second = turns.take(() => Promise.resolve(shown.push('second')));
  await Promise.resolve();
  expect(shown).toEqual([]);
  await root.modals.hide('chatRoom');
  await first;
  expect(shown).toEqual(['first']);
  await root.modals.hide('registerModal');
  await second;
  expect(shown).toEqual(['first', 'second']);
});

it('one that fails holds nobody up', async () => {
  const turns = exampleRoot({ api: fakeApi() }).get(ModalTurns);
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await turns.take(() => Promise.resolve());
});
