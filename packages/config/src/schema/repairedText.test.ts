import { expect, it } from 'vitest';
import { repairedText } from './repairedText.ts';

const host = '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$';
const color = '^#[0-9a-fA-F]{6}$';
const path = '^/(?!/)(?:[A-Za-z0-9._~:/?#-])*$';

it.each([
  ['https://Shop.example/', host, 'shop.example'],
  ['shop.example:8080', host, 'shop.example'],
  ['lagüne.example', host, 'xn--lagne-mva.example'],
  ['usd', '^[A-Z]{3}$', 'USD'],
  ['#FFF', color, '#FFFFFF'],
  ['rgb(1, 2, 255)', color, '#0102ff'],
  ['0b7a75', color, '#0b7a75'],
  ['/assets/logo.svg', '^assets/[A-Za-z0-9._/-]+$', 'assets/logo.svg'],
  ['vip club', path, undefined],
  ['join', path, '/join'],
  ['games.example.com', '^https://[a-z.]+$', 'https://games.example.com'],
])('repairs %s for %s: %s', (text, pattern, expected) => {
  expect(repairedText(text, { pattern })).toBe(expected);
});

it('repairs nothing that stays wrong', () => {
  expect(repairedText('rgb(1, 2, 999)', { pattern: color })).toBeUndefined();
  expect(repairedText('rgba(1, 2, 3, 0.5)', { pattern: color })).toBeUndefined();
  expect(repairedText('https://other.example', { pattern: path })).toBeUndefined();
  expect(repairedText('usd', { pattern: '^[A-Z]+$', maxLength: 2 })).toBeUndefined();
  expect(repairedText('usd', { pattern: undefined })).toBeUndefined();
});
