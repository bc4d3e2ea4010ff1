import { expect, it } from 'vitest';
import { gameClasses } from './gameClasses.ts';

it('offers the five classes of slots, and bingo behind them where Tagalog is supported', () => {
  const five = ['scratch', 'videoPoker', 'tableGames', 'arcade', 'slot'];
  const values = (...languages: string[]): string[] =>
    gameClasses(languages).map(({ value }) => value);
  expect([values('EN', 'VI'), values('EN', 'TY'), values('EN')]).toEqual([
    five,
    [...five, 'bingo'],
    five,
  ]);
});

it('names each class by the text that is called like it', () => {
  for (const { value, text } of gameClasses(['TY'])) expect(text).toBe(`class.${value}`);
});
