import { LanguageFormats } from '@livery/stores';
import { expect, it } from 'vitest';
import { drawDays, weekdayNames } from './weekdayNames.ts';

const inLanguage = (tag: string) => new LanguageFormats(tag, {});
const numbers = { T2: 2, T3: 3, T4: 4, T5: 5, T6: 6, T7: 7, CN: 1 };
const mondayFirst = { T2: 1, T3: 2, T4: 3, T5: 4, T6: 5, T7: 6, CN: 7 };

it('[LOTT-01] returns the names and numbers of the days T2 to T7 and CN, Monday first', () => {
  expect(weekdayNames(inLanguage('en'), numbers)).toEqual([
    { code: 'T2', day: 2, name: 'Mon' },
    { code: 'T3', day: 3, name: 'Tue' },
    { code: 'T4', day: 4, name: 'Wed' },
    { code: 'T5', day: 5, name: 'Thu' },
    { code: 'T6', day: 6, name: 'Fri' },
    { code: 'T7', day: 7, name: 'Sat' },
    { code: 'CN', day: 1, name: 'Sun' },
  ]);
});

it('returns the draw days of a lottery, and undefined for a daily lottery', () => {
  expect(drawDays('1,7', inLanguage('en'), numbers)).toBe('Sat, Sun');
  expect(drawDays('1,7', inLanguage('en'), mondayFirst)).toBe('Mon, Sun');
  expect(drawDays('1,7', inLanguage('zh-CN'), numbers)).toBe('周六、周日');
  expect(drawDays('1,7', inLanguage('ar'), numbers)).toBe('السبت والأحد');
  expect(drawDays('1,2,3,4,5,6,7', inLanguage('en'), numbers)).toBeUndefined();
  expect(drawDays(undefined, inLanguage('en'), numbers)).toBeUndefined();
});
