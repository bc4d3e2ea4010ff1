// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mount, press } from '../testing/mount.tsx';
import { Chips } from './Chips.tsx';

const options = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Live', disabled: true },
  { value: 'slots', label: 'Slots' },
  { value: 'fish', label: 'Fish' },
];

function Filter({ start }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <Chips label="Category" options={options} value={value} onChange={setValue} />;
}

afterEach(() => {
  document.documentElement.dir = '';
  document.body.style.direction = '';
});

const selectedChips = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('[aria-checked="true"]')].map((chip) => chip.textContent);
const tabStops = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll<HTMLElement>('[role="radio"]')]
    .filter((chip) => chip.tabIndex === 0)
    .map((chip) => chip.textContent);

it('has one tab stop: the selected chip, or else the first', async () => {
  const unselected = await mount(<Filter />);
  expect(tabStops(unselected.container)).toEqual(['All']);
  const selected = await mount(<Filter start="fish" />);
  expect(tabStops(selected.container)).toEqual(['Fish']);
});

it('moves and selects with arrows, wraps around, and skips disabled chips', async () => {
  const { container, role } = await mount(<Filter start="all" />);
  role('radio', 'All').focus();

  await press('ArrowRight');
  expect(selectedChips(container)).toEqual(['Slots']);
  expect(document.activeElement?.textContent).toBe('Slots');
  await press('End');
  expect(selectedChips(container)).toEqual(['Fish']);
  await press('ArrowDown');
  expect(selectedChips(container)).toEqual(['All']);
  await press('ArrowUp');
  expect(selectedChips(container)).toEqual(['Fish']);
  await press('Home');
  expect(selectedChips(container)).toEqual(['All']);
  expect(tabStops(container)).toEqual(['All']);
});

it('swaps left and right in right-to-left text', async () => {
  document.body.style.direction = 'rtl';
  const { container, role } = await mount(<Filter start="all" />);
  role('radio', 'All').focus();
  await press('ArrowLeft');
  expect(selectedChips(container)).toEqual(['Slots']);
  await press('ArrowRight');
  expect(selectedChips(container)).toEqual(['All']);
});
