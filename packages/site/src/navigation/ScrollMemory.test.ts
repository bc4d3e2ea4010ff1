// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ScrollMemory } from './ScrollMemory.ts';

/** Enters the history entry of a position, as the router stores it. */
function enter(memory: ScrollMemory, idx: number, address: string): void {
  window.history.replaceState({ key: String(idx), idx }, '');
  memory.enter(address);
}

it('[GAME-01] finds the address of the previous entry, also after that was replaced', () => {
  const memory = new ScrollMemory();
  enter(memory, 0, '/rng');
  enter(memory, 0, '/rng?p=3');
  enter(memory, 1, '/game?nodeId=7');

  expect(
    ['/rng?p=3', '/rng', '/game?nodeId=7'].map((address) => memory.isPrevious(address)),
  ).toEqual([true, false, false]);
});

it('[GAME-01] finds no address in the first entry, nor in one of an earlier document', () => {
  const memory = new ScrollMemory();
  enter(memory, 4, '/game?nodeId=7');
  expect(memory.isPrevious('/rng')).toBe(false);
  window.history.replaceState(null, '');
  expect(memory.isPrevious('/rng')).toBe(false);
});
