// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountRegister } from '../../registration/RegisterForm/mountRegister.ts';

const countries = reply({
  countries: [
    { countryCode: 'PH', countryDialingCode: '+63' },
    { countryCode: 'TH', countryDialingCode: '+66' },
    { countryCode: 'JP', countryDialingCode: '+81' },
    { countryCode: 'TW', countryDialingCode: '+886' },
  ],
});

/** Mounts the picker of a registration by mobile number. */
async function mountPicker(answers = [countries]) {
  const register = await mountRegister({
    flags: { USERNAMEREG3: false },
    site: { dropdownBlurMs: 200 },
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
  ]).toEqual(['PH+63', 'false', null]);

  await picker.focus();

  expect(picker.picker().getAttribute('aria-expanded')).toBe('true');
  expect(picker.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'PHPhilippines+63',
    'THThailand+66',
    'JPJapan+81',
    'TWTaiwan+886',
  ]);
  expect(picker.selected()).toBe('PHPhilippines+63');
});

it('[LOGN-15] selects a country on click and closes the list', async () => {
  const picker = await mountPicker();
  await picker.focus();

  await picker.user.click(picker.getByRole('option', { name: /Japan/ }));

  expect([picker.picker().textContent, picker.list()]).toEqual(['JP+81', null]);
});

it.each([
  [['ArrowDown'], 'TH+66'],
  [['ArrowDown', 'ArrowDown', 'ArrowUp'], 'TH+66'],
  [['End'], 'TW+886'],
  [['End', 'ArrowDown'], 'TW+886'],
  [['End', 'Home'], 'PH+63'],
  [['ArrowUp'], 'PH+63'],
  [['t'], 'TH+66'],
  [['t', 'T'], 'TW+886'],
  [['t', 't', 't'], 'TH+66'],
  [['j'], 'JP+81'],
  [['x'], 'PH+63'],
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
  expect(picker.active()).toBe('TWTaiwan+886');

  const isDefaultAllowed = fireEvent.keyDown(picker.picker(), { key: 'Escape' });

  expect([isDefaultAllowed, picker.list(), picker.picker().textContent]).toEqual([
    false,
    null,
    'PH+63',
  ]);
  await picker.press('ArrowDown');
  expect(picker.list()).not.toBeNull();
});

it('[LOGN-15] shows no picker without countries', async () => {
  const picker = await mountPicker([reply({ countries: [] })]);
  expect(picker.queryByRole('combobox')).toBeNull();
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
