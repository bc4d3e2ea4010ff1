// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { click, mount, press } from '../testing/mount.tsx';
import { Menu } from './Menu.tsx';

const onSelect = vi.fn();
const items = [
  { id: 'en', label: 'English', checked: false, onSelect },
  { id: 'ar', label: 'العربية', lang: 'ar', checked: true },
  { id: 'th', label: 'ไทย', checked: false, disabled: true },
  { id: 'es', label: 'Español', checked: false },
];
const focused = () => document.activeElement?.textContent;

it('opens on its current entry, moves with arrows and letters, and returns to its trigger on Escape', async () => {
  const { role } = await mount(<Menu label="Language" items={items} />);
  const trigger = role('button', 'Language');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  trigger.focus();
  await press('ArrowDown');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('العربية');
  await press('ArrowDown');
  expect(focused()).toBe('Español');
  await press('ArrowDown');
  expect(focused()).toBe('English');
  await press('e');
  expect(focused()).toBe('Español');
  await press('Home');
  expect(focused()).toBe('English');
  expect(await press('Escape')).toBe(false);
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(trigger);
});

it('selects an entry, closes, and returns the focus', async () => {
  const { role, container } = await mount(<Menu label="Language" items={items} />);
  await click(role('button', 'Language'));
  await click(role('menuitemradio', 'English'));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(container.querySelector('[role="menuitemradio"]')).toBeNull();
  expect(document.activeElement).toBe(role('button', 'Language'));
});

it('closes when the focus moves elsewhere, and leaves it there', async () => {
  const { role } = await mount(
    <>
      <Menu label="Language" items={items} />
      <input />
    </>,
  );
  await click(role('button', 'Language'));
  await act(async () => role('textbox').focus());
  expect(role('button', 'Language').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(role('textbox'));
});
