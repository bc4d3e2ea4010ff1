// @vitest-environment jsdom
import { englishTexts } from '../../testing/englishTexts.ts';
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const vietnamese = { ...englishTexts, 'language.label': 'Ngôn ngữ' };

/** Mounts the picker and opens its menu. */
async function mountOpen(options: MountOptions = {}) {
  const picker = await mountNode({ use: 'LanguagePicker' }, options);
  await picker.user.click(
    picker.getByRole('button', { name: new RegExp(picker.t('language.label')) }),
  );
  return picker;
}

it('[PREF-04] lists the languages of the brand by their own names, and marks the current one', async () => {
  const picker = await mountOpen();

  expect(
    picker
      .getAllByRole('menuitemradio')
      .map((item) => [
        item.textContent,
        item.getAttribute('lang'),
        item.getAttribute('aria-checked'),
      ]),
  ).toEqual([
    ['English', 'en', 'true'],
    ['Tiếng Việt', 'vi', 'false'],
    ['ไทย', 'th', 'false'],
  ]);
});

it('[PREF-03] [PREF-08] applies the chosen language, reports it to the operator, and stores it with the previous one', async () => {
  const applied: object[] = [];
  const localStorage = memoryStorage();
  const picker = await mountOpen({
    answers: { getTexts: [reply({ texts: vietnamese })], getUpdateLanguage: [reply(null)] },
    ports: {
      localStorage,
      preferences: { read: () => ({}), apply: (preferences) => void applied.push(preferences) },
    },
  });

  await picker.user.click(picker.getByRole('menuitemradio', { name: 'Tiếng Việt' }));

  expect(await picker.findByRole('button', { name: /Ngôn ngữ/ })).toBeTruthy();
  expect(localStorage.content()).toEqual({ lang: 'VI', hisLang: 'EN' });
  expect(applied).toEqual([{ theme: 'light', lang: 'VI' }]);
  await waitFor(() =>
    expect(picker.api.calls.at(-1)).toMatchObject({
      name: 'getUpdateLanguage',
      request: { language: 'VI' },
    }),
  );
});

it('[PREF-03] keeps the previous language and shows the error if the texts fail to load', async () => {
  const localStorage = memoryStorage();
  const picker = await mountOpen({
    answers: { getTexts: [fail('network_failed')] },
    ports: { localStorage },
  });

  await picker.user.click(picker.getByRole('menuitemradio', { name: 'Tiếng Việt' }));

  expect(await picker.findByText(picker.t('error.network_failed'))).toBeTruthy();
  expect([picker.root.locale.language.code, localStorage.content()]).toEqual(['EN', {}]);
});
