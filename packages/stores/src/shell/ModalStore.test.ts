import { expect, it } from 'vitest';
import { ModalStore } from './ModalStore.ts';
import { FakeClock } from '@livery/testing/FakeClock';

const withoutDelay = () => new ModalStore({ clock: new FakeClock(1_000_000), delayMs: 0 });
const names = (modals: ModalStore) => modals.open.map(({ name }) => name);

it('[MODL-01] opens modals over each other, each once, and closes the one it is told to', async () => {
  const modals = withoutDelay();
  expect(await modals.show('helpModal', { article: 'terms' })).toBe(true);
  expect(await modals.show('notice', { index: 2 })).toBe(true);
  expect(await modals.show('helpModal', { article: 'other' })).toBe(false);
  expect(modals.open.map(({ name, props }) => [name, props])).toEqual([
    ['helpModal', { article: 'terms' }],
    ['notice', { index: 2 }],
  ]);

  expect(await modals.hide('helpModal')).toBe(true);
  expect(names(modals)).toEqual(['notice']);
  expect(await modals.hide('helpModal')).toBe(true);
});

it('[MODL-01] asks before it opens and before it closes; one objection is enough, until it is withdrawn', async () => {
  const modals = withoutDelay();
  const asked: string[] = [];
  const keep = modals.before('close', 'notice', async () => asked.push('close') < 0);
  const withdraw = modals.before('open', 'notice', () => asked.push('open') < 0);
  expect(await modals.show('notice', { index: 0 })).toBe(false);
  expect([names(modals), asked]).toEqual([[], ['open']]);

  withdraw();
  expect(await modals.show('notice', { index: 0 })).toBe(true);
  expect(await modals.hide('notice')).toBe(false);
  expect(names(modals)).toEqual(['notice']);
  keep();
  expect(await modals.hide('notice')).toBe(true);
  expect(asked).toEqual(['open', 'close']);
});

it('[MODL-01] waits before it opens, and opens once though it was asked for twice meanwhile', async () => {
  const clock = new FakeClock(1_000_000);
  const modals = new ModalStore({ clock, delayMs: 100 });
  const opened = [modals.show('chatRoom', {}), modals.show('chatRoom', {})];
  await Promise.resolve();
  clock.advance(99);
  expect(names(modals)).toEqual([]);
  clock.advance(1);
  expect(await Promise.all(opened)).toEqual([true, false]);
  expect(names(modals)).toEqual(['chatRoom']);
});

it('closes everything at once when nothing can be shown', async () => {
  const modals = withoutDelay();
  modals.before('close', 'notice', () => false);
  await modals.show('notice', { index: 0 });
  modals.clear();
  expect(names(modals)).toEqual([]);
});
