// @vitest-environment jsdom
import type { PublicSiteDocument } from '@livery/model';
import { reply } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountRegister } from '../../testing/mountRegister.ts';

const countries = reply({
  countries: [
    { countryCode: 'PH', countryDialingCode: '+63' },
    { countryCode: 'TH', countryDialingCode: '+66' },
    { countryCode: 'JP', countryDialingCode: '+81' },
    { countryCode: 'TW', countryDialingCode: '+886' },
  ],
});

const settings = { enabled: true, countries: [], flags: true };

/** Mounts the picker of a registration by mobile number. */
async function mountPicker(
  answers = [countries],
  countryPicker: Partial<PublicSiteDocument['countryPicker']> = {},
) {
  const register = await mountRegister({
    flags: { USERNAMEREG3: false },
    site: { dropdownBlurMs: 200, countryPicker: { ...settings, ...countryPicker } },
    answers: { getCountryCode: answers },
  });
  const { container, getByRole, queryByRole, t } = register;
  const picker = () => getByRole('combobox', { name: t('register.country') });
  return {
    ...register,
    picker,
    list: () => queryByRole('listbox', { name: t('register.country') }),
    focus: () => act(() => picker().focus()),
    leave: () => act(() => picker().blur()),
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await act(async () => void fireEvent.keyDown(picker(), { key }));
    },
    /** Text of the highlighted country, which Enter selects. */
    active: () => container.querySelector('[role="option"][data-active]')?.textContent,
    selected: () => container.querySelector('[role="option"][aria-selected="true"]')?.textContent,
  };
}

it('[LOGN-15] shows the first country, and opens on focus with it selected', async () => {
  const picker = await mountPicker();
  expect([
    picker.picker().textContent,
    picker.picker().getAttribute('aria-expanded'),
    picker.list(),
  ]).toEqual(['+63', 'false', null]);

  await picker.focus();

  expect(picker.picker().getAttribute('aria-expanded')).toBe('true');
  expect(picker.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Philippines+63',
    'Thailand+66',
    'Japan+81',
    'Taiwan+886',
  ]);
  expect(picker.selected()).toBe('Philippines+63');
});

it('[LOGN-15] selects a country on click and closes the list', async () => {
  const picker = await mountPicker();
  await picker.focus();

  await picker.user.click(picker.getByRole('option', { name: /Japan/ }));

  expect([picker.picker().textContent, picker.list()]).toEqual(['+81', null]);
});

it.each([
  [['ArrowDown'], '+66'],
  [['ArrowDown', 'ArrowDown', 'ArrowUp'], '+66'],
  [['End'], '+886'],
  [['End', 'ArrowDown'], '+886'],
  [['End', 'Home'], '+63'],
  [['ArrowUp'], '+63'],
  [['t'], '+66'],
  [['t', 'T'], '+886'],
  [['t', 't', 't'], '+66'],
  [['j'], '+81'],
  [['x'], '+63'],
])('[LOGN-15] moves with the keys %j to %s, and selects it with Enter', async (keys, country) => {
  const picker = await mountPicker();
  await picker.focus();

  await picker.press(...keys, 'Enter');

  expect([picker.picker().textContent, picker.list()]).toEqual([country, null]);
});

it('[LOGN-15] closes only the list on Escape, without changing the country', async () => {
  const picker = await mountPicker();
  await picker.focus();
  await picker.press('End');
  expect(picker.active()).toBe('Taiwan+886');

  const isDefaultAllowed = fireEvent.keyDown(picker.picker(), { key: 'Escape' });

  expect([isDefaultAllowed, picker.list(), picker.picker().textContent]).toEqual([
    false,
    null,
    '+63',
  ]);
  await picker.press('ArrowDown');
  expect(picker.list()).not.toBeNull();
});

it('[LOGN-15] shows no picker without countries', async () => {
  const picker = await mountPicker([reply({ countries: [] })]);
  expect(picker.queryByRole('combobox')).toBeNull();
});

it('[LOGN-15] [LOGN-22] has a setting: without it, no countries are requested', async () => {
  const register = await mountPicker([countries], { enabled: false });
  expect([register.queryByRole('combobox'), register.requestsTo('getCountryCode')]).toEqual([
    null,
    [],
  ]);
});

it('[LOGN-15] offers the countries of the brand in its order, as far as the operator has them', async () => {
  const picker = await mountPicker([countries], { countries: ['TW', 'DE', 'PH'] });
  await picker.focus();
  expect(picker.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Taiwan+886',
    'Philippines+63',
  ]);
});

it('[LOGN-15] shows the flag by the code of the country, and the code if there is no flag', async () => {
  const unknown = { countryCode: 'ZZ', countryDialingCode: '+999' };
  const picker = await mountPicker([
    reply({ countries: [{ countryCode: 'TH', countryDialingCode: '+66' }, unknown] }),
  ]);
  expect(picker.picker().querySelector('use')?.getAttribute('href')).toMatch(/\bflags\b.*#TH$/);
  expect(within(picker.picker()).getByRole('img', { name: 'Thailand' })).toBeTruthy();

  await picker.focus();
  await picker.press('End', 'Enter');

  expect(picker.picker().textContent).toBe('ZZ+999');
  expect(picker.picker().querySelector('use[href$="#ZZ"]')).toBeNull();
});

it('[LOGN-15] shows codes instead of flags if the brand wants none', async () => {
  const picker = await mountPicker([countries], { flags: false });
  await picker.focus();
  expect(picker.picker().textContent).toBe('PH+63');
  expect(picker.container.querySelectorAll('use[href*="flags"]')).toHaveLength(0);
});

describe('after blur', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('[LOGN-15] closes 200 ms later', async () => {
    const picker = await mountPicker();
    await picker.focus();

    await picker.leave();
    await act(() => vi.advanceTimersByTime(199));
    expect(picker.list()).not.toBeNull();
    await act(() => vi.advanceTimersByTime(1));

    expect(picker.list()).toBeNull();
  });

  it('[LOGN-15] stays open if it is focused again before that', async () => {
    const picker = await mountPicker();
    await picker.focus();

    await picker.leave();
    await act(() => vi.advanceTimersByTime(199));
    await picker.focus();
    await act(() => vi.advanceTimersByTime(1000));

    expect(picker.list()).not.toBeNull();
  });
});
