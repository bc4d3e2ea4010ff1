import { expect, it } from 'vitest';
import { PreferencesStore } from './PreferencesStore.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';

function setUp({
  cookie = {},
  kept = {},
}: { cookie?: { theme?: string; lang?: string }; kept?: Readonly<Record<string, string>> } = {}) {
  const applied: object[] = [];
  const storage = memoryStorage(kept);
  const port = {
    read: () => cookie,
    apply: (preferences: object) => void applied.push(preferences),
  };
  return {
    applied,
    storage,
    preferences: new PreferencesStore({ storage, port, lang: 'EN', defaultTheme: 'light' }),
  };
}

it('starts with the brand’s theme and reads nothing before it is told to', () => {
  const { applied, preferences } = setUp({
    cookie: { theme: 'dark' },
    kept: { balanceHidden: '1' },
  });
  expect([preferences.theme, preferences.balanceHidden, applied]).toEqual(['light', false, []]);
});

it('goes by the cookie, then by the storage, and repeats the choice in both', () => {
  const both = setUp({
    cookie: { theme: 'light' },
    kept: { theme: 'dark', hisLang: 'VI', balanceHidden: '1' },
  });
  both.preferences.restore();
  expect(both.preferences).toMatchObject({ theme: 'light', hisLang: 'VI', balanceHidden: true });
  const { applied, preferences, storage } = setUp({ kept: { theme: 'dark' } });
  preferences.restore();
  expect([preferences.theme, applied, storage.content()]).toEqual([
    'dark',
    [{ theme: 'dark', lang: 'EN' }],
    { theme: 'dark' },
  ]);
});

it('does not take a word for a theme that is none', () => {
  const { applied, preferences } = setUp({ cookie: { theme: 'purple' } });
  preferences.restore();
  expect([preferences.theme, applied]).toEqual(['light', []]);
});

it('changes the theme to the other one and back', () => {
  const { applied, preferences, storage } = setUp();
  preferences.toggleTheme();
  expect([preferences.theme, storage.get('theme')]).toEqual(['dark', 'dark']);
  preferences.toggleTheme();
  expect(applied).toEqual([
    { theme: 'dark', lang: 'EN' },
    { theme: 'light', lang: 'EN' },
  ]);
});

it('remembers the language and the one before it; the same again is no change', () => {
  const { applied, preferences, storage } = setUp();
  preferences.setLang('VI');
  preferences.setLang('VI');
  expect(storage.content()).toEqual({ lang: 'VI', hisLang: 'EN' });
  expect([preferences.lang, preferences.hisLang, applied]).toEqual([
    'VI',
    'EN',
    [{ theme: 'light', lang: 'VI' }],
  ]);
});

it('keeps whether the balance is hidden', () => {
  const { preferences, storage } = setUp();
  preferences.toggleBalance();
  expect([preferences.balanceHidden, storage.get('balanceHidden')]).toEqual([true, '1']);
  preferences.toggleBalance();
  expect([preferences.balanceHidden, storage.get('balanceHidden')]).toEqual([false, '0']);
});
