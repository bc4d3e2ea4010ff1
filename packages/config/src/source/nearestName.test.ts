import { expect, it } from 'vitest';
import { nearestName, similarName } from './nearestName.ts';

it.each([
  ['hoem', ['home', 'help'], 'home'],
  ['VIP', ['vip', 'join'], 'vip'],
  // The same parts in another order.
  ['Manila/Asia', ['Asia/Manila', 'Asia/Macau'], 'Asia/Manila'],
  ['wrong_password', ['password_wrong', 'code_wrong'], 'password_wrong'],
  // Another folder, another prefix, or the rest of a name.
  ['assets/reef.svg', ['assets/logo.svg', 'assets/banners/reef.svg'], 'assets/banners/reef.svg'],
  ['securityCenter', ['mc.securityCenter', 'mc.withdraw'], 'mc.securityCenter'],
  ['mc.security', ['mc.securityCenter', 'mc.withdraw'], 'mc.securityCenter'],
])('proposes for %s of %j: %s', (word, candidates, expected) => {
  expect(nearestName(word, candidates)).toBe(expected);
});

it('proposes nothing for a word that is unlike all, or as like to several', () => {
  expect(nearestName('slots', ['promotions', 'vip'])).toBeUndefined();
  expect(nearestName('getGame', ['getGameListOfAll', 'getGameVendorOfAll'])).toBeUndefined();
  expect(nearestName('title', ['home.title', 'vip.title'])).toBeUndefined();
});

it('reads its candidates once, because they may be an iterator', () => {
  expect(nearestName('reef.svg', new Map([['assets/reef.svg', 1]]).keys())).toBe('assets/reef.svg');
});

it('compares letters only, up to a limit', () => {
  expect(similarName('highlite', ['highlight'])).toBeUndefined();
  expect(similarName('highlite', ['highlight'], 4)).toBe('highlight');
  expect(similarName('securityCenter', ['mc.securityCenter'])).toBe('mc.securityCenter');
});
