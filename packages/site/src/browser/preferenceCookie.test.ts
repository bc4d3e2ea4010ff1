// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { preferenceCookie } from './preferenceCookie.ts';

beforeEach(() => {
  for (const name of ['livery-preferences', 'other', 'not-livery-preferences'])
    document.cookie = `${name}=; path=/; max-age=0`;
  delete document.documentElement.dataset.theme;
});

it('writes what was chosen, reads it again and shows the theme', () => {
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
});

it('knows nothing without a cookie, and takes no other one for its own', () => {
  document.cookie = 'not-livery-preferences=lang%3DVI; path=/';
  expect(preferenceCookie.read()).toEqual({});
});

it.each(['%', '%E0%A4%A', ''])(
  'knows nothing from a cookie that something else wrote: %j',
  (value) => {
    document.cookie = `livery-preferences=${value}; path=/`;
    expect(preferenceCookie.read()).toEqual({});
  },
);
