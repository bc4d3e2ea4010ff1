import { expect, it } from 'vitest';
import { PreferencesStore } from './PreferencesStore.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';

function setUp({
  cookie = {},
  stored = {},
}: { cookie?: { theme?: string; lang?: string }; stored?: Readonly<Record<string, string>> } = {}) {
  const applied: object[] = [];
  const storage = memoryStorage(stored);
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

it('starts with the brand’s theme and reads nothing before `restore`', () => {
  const { applied, preferences } = setUp({
    cookie: { theme: 'dark' },
    stored: { balanceHidden: '1' },
  });
  expect([preferences.theme, preferences.balanceHidden, applied]).toEqual(['light', false, []]);
});

it('prefers the cookie to the storage and writes the theme to both', () => {
  const both = setUp({
    cookie: { theme: 'light' },
    stored: { theme: 'dark', hisLang: 'VI', balanceHidden: '1' },
  });
  both.preferences.restore();
  expect(both.preferences).toMatchObject({ theme: 'light', hisLang: 'VI', balanceHidden: true });
  const { applied, preferences, storage } = setUp({ stored: { theme: 'dark' } });
  preferences.restore();
  expect([preferences.theme, applied, storage.content()]).toEqual([
    'dark',
    [{ theme: 'dark', lang: undefined }],
    { theme: 'dark' },
  ]);
});

it('ignores an unknown theme', () => {
  const { applied, preferences } = setUp({ cookie: { theme: 'purple' } });
  preferences.restore();
  expect([preferences.theme, applied]).toEqual(['light', []]);
});

it('toggles the theme', () => {
  const { applied, preferences, storage } = setUp();
  preferences.toggleTheme();
  expect([preferences.theme, storage.get('theme')]).toEqual(['dark', 'dark']);
  preferences.toggleTheme();
  expect(applied).toEqual([
    { theme: 'dark', lang: undefined },
    { theme: 'light', lang: undefined },
  ]);
});

it('[PREF-03] keeps the chosen language with another theme, and writes none that the server chose', () => {
  const chosen = setUp({ cookie: { theme: 'dark', lang: 'VI' } });
  chosen.preferences.restore();
  chosen.preferences.toggleTheme();
  expect(chosen.applied).toEqual([
    { theme: 'dark', lang: 'VI' },
    { theme: 'light', lang: 'VI' },
  ]);

  const { applied, preferences, storage } = setUp();
  preferences.restore();
  preferences.toggleTheme();
  preferences.setLang('VI');
  preferences.toggleTheme();
  expect([applied, storage.content()]).toEqual([
    [
      { theme: 'dark', lang: undefined },
      { theme: 'dark', lang: 'VI' },
      { theme: 'light', lang: 'VI' },
    ],
    { theme: 'light', lang: 'VI', hisLang: 'EN' },
  ]);
});

it('[PREF-03] stores the language that the server chose once the visitor chooses it', () => {
  const { applied, preferences, storage } = setUp();
  preferences.restore();
  preferences.setLang('EN');
  preferences.setLang('EN');
  expect([applied, storage.content()]).toEqual([[{ theme: 'light', lang: 'EN' }], { lang: 'EN' }]);
});

it('stores the language and the previous one; setting the same again is no change', () => {
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

it('[PREF-03] stores the language of the address, with the previous one, unless it is stored', () => {
  const fresh = setUp();
  fresh.preferences.keepLang();
  expect([fresh.storage.content(), fresh.applied]).toEqual([
    { lang: 'EN' },
    [{ theme: 'light', lang: 'EN' }],
  ]);

  const other = setUp({ cookie: { lang: 'VI' } });
  other.preferences.restore();
  other.preferences.keepLang();
  expect([other.storage.content(), other.preferences.hisLang]).toEqual([
    { lang: 'EN', hisLang: 'VI' },
    'VI',
  ]);

  const same = setUp({ cookie: { lang: 'EN' } });
  same.preferences.restore();
  same.preferences.keepLang();
  expect([same.storage.content(), same.applied]).toEqual([{}, []]);
});

it('stores whether the balance is hidden', () => {
  const { preferences, storage } = setUp();
  preferences.toggleBalance();
  expect([preferences.balanceHidden, storage.get('balanceHidden')]).toEqual([true, '1']);
  preferences.toggleBalance();
  expect([preferences.balanceHidden, storage.get('balanceHidden')]).toEqual([false, '0']);
});
