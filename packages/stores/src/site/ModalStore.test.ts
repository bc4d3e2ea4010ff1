import { expect, it } from 'vitest';
import { ModalStore } from './ModalStore.ts';
import { FakeClock } from '@livery/testing/FakeClock';

const withoutDelay = () => new ModalStore({ clock: new FakeClock(1_000_000), delayMs: 0 });
const names = (modals: ModalStore) => modals.open.map(({ name }) => name);

it('[MODL-01] opens modals over each other, each once, and closes them by name', async () => {
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

it('[MODL-01] lets a listener prevent opening and closing until it is removed', async () => {
  const modals = withoutDelay();
  const events: string[] = [];
  const removeClose = modals.before('close', 'notice', async () => events.push('close') < 0);
  const removeOpen = modals.before('open', 'notice', () => events.push('open') < 0);
  expect(await modals.show('notice', { index: 0 })).toBe(false);
  expect([names(modals), events]).toEqual([[], ['open']]);

  removeOpen();
  expect(await modals.show('notice', { index: 0 })).toBe(true);
  expect(await modals.hide('notice')).toBe(false);
  expect(names(modals)).toEqual(['notice']);
  removeClose();
  expect(await modals.hide('notice')).toBe(true);
  expect(events).toEqual(['open', 'close']);
});

it('[MODL-01] opens a modal once after the delay, also if it is requested twice', async () => {
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

it('[MODL-01] opens a modal at once if its declaration excludes the delay', async () => {
  const modals = new ModalStore({ clock: new FakeClock(1_000_000), delayMs: 100 });
  expect(await modals.show('menuSheet', { menu: 'main' })).toBe(true);
  expect(names(modals)).toEqual(['menuSheet']);
});

it('clears all modals without calling listeners', async () => {
  const modals = withoutDelay();
  modals.before('close', 'notice', () => false);
  await modals.show('notice', { index: 0 });
  modals.clear();
  expect(names(modals)).toEqual([]);
});
