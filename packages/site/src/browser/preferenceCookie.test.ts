// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { preferenceCookie } from './preferenceCookie.ts';

beforeEach(() => {
  for (const name of ['livery-preferences', 'other', 'not-livery-preferences'])
    document.cookie = `${name}=; path=/; max-age=0`;
  delete document.documentElement.dataset.theme;
});

it('writes and reads preferences and applies the theme', () => {
  document.cookie = 'other=1; path=/';
  preferenceCookie.apply({ theme: 'dark', lang: 'VI' });
  expect(preferenceCookie.read()).toEqual({ theme: 'dark', lang: 'VI' });
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(document.cookie.split('; ').toSorted()).toEqual([
    'livery-preferences=lang%3DVI%26theme%3Ddark',
    'other=1',
  ]);
  preferenceCookie.apply({ theme: 'light', lang: 'EN' });
  expect(preferenceCookie.read()).toEqual({ theme: 'light', lang: 'EN' });
  preferenceCookie.apply({ theme: 'dark', lang: undefined });
  expect(preferenceCookie.read()).toEqual({ theme: 'dark' });
});

it('reads nothing without a cookie, and ignores other cookies', () => {
  document.cookie = 'not-livery-preferences=lang%3DVI; path=/';
  expect(preferenceCookie.read()).toEqual({});
});

it.each(['%', '%E0%A4%A', ''])('reads nothing from a malformed cookie: %j', (value) => {
  document.cookie = `livery-preferences=${value}; path=/`;
  expect(preferenceCookie.read()).toEqual({});
});
