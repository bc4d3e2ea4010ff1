import { expect, it } from 'vitest';
import { gameClasses } from './gameClasses.ts';

it('returns the five classes of slots, and bingo last if Tagalog is supported', () => {
  const slotClasses = ['scratch', 'videoPoker', 'tableGames', 'arcade', 'slot'];
  const values = (...languages: string[]): string[] =>
    gameClasses(languages).map(({ value }) => value);
  expect([values('EN', 'VI'), values('EN', 'TY'), values('EN')]).toEqual([
    slotClasses,
    [...slotClasses, 'bingo'],
    slotClasses,
  ]);
});

it('uses a text key named after each class', () => {
  for (const { value, text } of gameClasses(['TY'])) expect(text).toBe(`class.${value}`);
});
