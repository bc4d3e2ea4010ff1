import { expect, it } from 'vitest';
import { pseudoText } from './pseudoText.ts';

it('makes texts two fifths longer, accented and bracketed, and keeps placeholders', () => {
  expect(pseudoText('Log in')).toBe('[Löög îîñ é]');
  expect(pseudoText('Page {{page}} of {{pages}}')).toBe('[Páágéé {{page}} ööf {{pages}} é]');
  for (const text of [
    'OK',
    'Balance',
    'Providers: {{category}}',
    'You are not logged in, please login',
  ]) {
    const letters = (text: string): number => text.replaceAll(/\{\{\w+\}\}/g, '').length;
    expect(letters(pseudoText(text)) - 2).toBeGreaterThanOrEqual(letters(text) * 1.4);
  }
});
