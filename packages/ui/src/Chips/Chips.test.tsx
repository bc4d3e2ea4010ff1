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

const chosen = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('[aria-checked="true"]')].map((chip) => chip.textContent);
const tabStops = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll<HTMLElement>('[role="radio"]')]
    .filter((chip) => chip.tabIndex === 0)
    .map((chip) => chip.textContent);

it('is one tab stop, on the chosen chip or else on the first', async () => {
  const unchosen = await mount(<Filter />);
  expect(tabStops(unchosen.container)).toEqual(['All']);
  const later = await mount(<Filter start="fish" />);
  expect(tabStops(later.container)).toEqual(['Fish']);
});

it('moves and chooses with arrows, around the ends, past what is disabled', async () => {
  const { container, role } = await mount(<Filter start="all" />);
  role('radio', 'All').focus();

  await press('ArrowRight');
  expect(chosen(container)).toEqual(['Slots']);
  expect(document.activeElement?.textContent).toBe('Slots');
  await press('End');
  expect(chosen(container)).toEqual(['Fish']);
  await press('ArrowDown');
  expect(chosen(container)).toEqual(['All']);
  await press('ArrowUp');
  expect(chosen(container)).toEqual(['Fish']);
  await press('Home');
  expect(chosen(container)).toEqual(['All']);
  expect(tabStops(container)).toEqual(['All']);
});

it('turns left and right around with the text', async () => {
  document.body.style.direction = 'rtl';
  const { container, role } = await mount(<Filter start="all" />);
  role('radio', 'All').focus();
  await press('ArrowLeft');
  expect(chosen(container)).toEqual(['Slots']);
  await press('ArrowRight');
  expect(chosen(container)).toEqual(['All']);
});
