// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { browserStorage } from './browserStorage.ts';

beforeEach(() => window.localStorage.clear());

it('stores, reads and removes text in the browser’s storage', () => {
  const storage = browserStorage(() => window.localStorage);
  expect(storage.get('lang')).toBeUndefined();
  storage.set('lang', 'VI');
  expect([storage.get('lang'), window.localStorage.getItem('lang')]).toEqual(['VI', 'VI']);
  storage.set('lang', '');
  expect(storage.get('lang')).toBe('');
  storage.remove('lang');
  expect([storage.get('lang'), window.localStorage.getItem('lang')]).toEqual([undefined, null]);
});

it('keeps values for the lifetime of the page if storage is forbidden', () => {
  const storage = browserStorage(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(storage.get('lang')).toBeUndefined();
  storage.set('lang', 'VI');
  expect(storage.get('lang')).toBe('VI');
  storage.remove('lang');
  expect(storage.get('lang')).toBeUndefined();
});

it('returns the last value when the storage becomes full and when it has room again', () => {
  window.localStorage.setItem('lang', 'EN');
  let full = true;
  // Only these three methods are used.
  const fullStorage = {
    getItem: (key: string) => window.localStorage.getItem(key),
    removeItem: (key: string) => window.localStorage.removeItem(key),
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      window.localStorage.setItem(key, value);
    },
  } as Storage;
  const storage = browserStorage(() => fullStorage);
  storage.set('lang', 'VI');
  expect(storage.get('lang')).toBe('VI');
  full = false;
  storage.set('lang', 'TH');
  expect(storage.get('lang')).toBe('TH');
});
