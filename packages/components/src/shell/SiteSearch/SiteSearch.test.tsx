// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';
import { stubWindowWidth } from '../../testing/stubWindowWidth.ts';

const mountButton = () => {
  stubWindowWidth({ isPhone: false });
  return mountNode({ use: 'SiteSearch' });
};

it('is a button with a name and its keys, which opens the search', async () => {
  const page = await mountButton();
  const button = page.getByRole('button', { name: page.t('search.title') });
  expect([
    button.getAttribute('aria-haspopup'),
    button.getAttribute('aria-keyshortcuts')?.split(' '),
  ]).toEqual(['dialog', ['/', 'Control+K', 'Meta+K']]);

  await page.user.click(button);

  expect(await page.findByRole('dialog', { name: page.t('search.title') })).toBeTruthy();
});

it.each([
  ['/', {}, true],
  ['/', { shiftKey: true }, true],
  ['k', { ctrlKey: true }, true],
  ['K', { metaKey: true }, true],
  ['k', {}, false],
  ['/', { ctrlKey: true }, false],
  ['k', { ctrlKey: true, altKey: true }, false],
  ['k', { ctrlKey: true, shiftKey: true }, false],
])('answers the key %s with %j: %s', async (key, modifiers, opens) => {
  const page = await mountButton();

  fireEvent.keyDown(document.body, { key, ...modifiers });
  // The modal opens before the next page would.
  await page.root.page.show('/');

  expect(page.root.modals.isOpen('siteSearch')).toBe(opens);
});

it.each([
  ['input', '/', false],
  ['textarea', '/', false],
  ['select', '/', false],
  ['input', 'k', true],
  ['dialog', '/', false],
  ['dialog', 'k', false],
])('answers inside of %s the key %s: %s', async (tag, key, opens) => {
  const page = await mountButton();
  const element = document.body.appendChild(document.createElement(tag));

  fireEvent.keyDown(element, { key, ctrlKey: key === 'k' });
  await page.root.page.show('/');

  expect(page.root.modals.isOpen('siteSearch')).toBe(opens);
});
