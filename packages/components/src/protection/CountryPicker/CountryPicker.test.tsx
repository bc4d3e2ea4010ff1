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

/** The picker of a registration by mobile number. */
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
    /** The country a key would choose now. */
    active: () => container.querySelector('[role="option"][data-active]')?.textContent,
    selected: () => container.querySelector('[role="option"][aria-selected="true"]')?.textContent,
  };
}

it('[LOGN-15] shows the first country, and opens on focus with the chosen one selected', async () => {
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

it('[LOGN-15] a click chooses a country and closes the list', async () => {
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
])('[LOGN-15] the keys %j lead to %s, and Enter chooses it', async (keys, country) => {
  const picker = await mountPicker();
  await picker.focus();

  await picker.press(...keys, 'Enter');

  expect([picker.picker().textContent, picker.list()]).toEqual([country, null]);
});

it('[LOGN-15] Escape closes the list, leaves the country as it was, and goes no further', async () => {
  const picker = await mountPicker();
  await picker.focus();
  await picker.press('End');
  expect(picker.active()).toBe('TWTaiwan+886');

  const went = fireEvent.keyDown(picker.picker(), { key: 'Escape' });

  expect([went, picker.list(), picker.picker().textContent]).toEqual([false, null, 'PH+63']);
  await picker.press('ArrowDown');
  expect(picker.list()).not.toBeNull();
});

it('[LOGN-15] without countries there is no picker, and numbers go without a dialling code', async () => {
  const picker = await mountPicker([reply({ countries: [] })]);
  expect(picker.queryByRole('combobox')).toBeNull();
});

describe('left', () => {
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

  it('[LOGN-15] stays open when it is come back to meanwhile', async () => {
    const picker = await mountPicker();
    await picker.focus();

    await picker.leave();
    await act(() => vi.advanceTimersByTime(199));
    await picker.focus();
    await act(() => vi.advanceTimersByTime(1000));

    expect(picker.list()).not.toBeNull();
  });
});
