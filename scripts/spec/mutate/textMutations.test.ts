import { expect, it } from 'vitest';
import { otherText, textMutations } from './textMutations.ts';

it('turns a text round and keeps its placeholders in their places', () => {
  expect(otherText('Log in')).toBe('ni goL');
  expect(otherText('Page {{page}} of {{pages}}')).toBe('egaP {{page}} fo {{pages}}');
});

it('replaces what is the same when turned round', () => {
  expect(otherText('{{from}} – {{to}}')).toBe('{{from}} Ж {{to}}');
  expect(otherText('{{age}}+')).toBe('{{age}}Ж');
  expect(otherText('Level')).toBe('Ж');
});

it('changes every text of a locale document, and nothing that is said about it', () => {
  expect(textMutations({ $schema: 'x', $meta: { tag: 'en' }, 'nav.home': 'Home' })).toEqual([
    { kind: 'text', id: 'nav.home', shown: 'Home', alternatives: [[{ file: '_base/locales/EN.json', path: ['nav.home'], value: 'emoH' }]] },
  ]);
});
