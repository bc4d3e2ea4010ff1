// @vitest-environment jsdom
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

it.each([
  ['light', 'theme.toDark', 'dark', 'theme.toLight'],
  ['dark', 'theme.toLight', 'light', 'theme.toDark'],
] as const)(
  '[PREF-01] starts with the brand’s theme (%s), toggles it on click, and stores it',
  async (defaultTheme, label, other, otherLabel) => {
    const applied: object[] = [];
    const localStorage = memoryStorage();
    const toggle = await mountNode(
      { use: 'ThemeToggle' },
      {
        site: { defaultTheme },
        ports: {
          localStorage,
          preferences: { read: () => ({}), apply: (preferences) => void applied.push(preferences) },
        },
      },
    );

    await toggle.user.click(toggle.getByRole('button', { name: toggle.t(label) }));

    expect([applied, localStorage.content().theme]).toEqual([
      [{ theme: other, lang: undefined }],
      other,
    ]);
    await toggle.user.click(toggle.getByRole('button', { name: toggle.t(otherLabel) }));
    expect([applied[1], localStorage.content().theme]).toEqual([
      { theme: defaultTheme, lang: undefined },
      defaultTheme,
    ]);
  },
);

it('[PREF-01] restores a theme that only local storage has', async () => {
  const toggle = await mountNode(
    { use: 'ThemeToggle' },
    { ports: { localStorage: memoryStorage({ theme: 'dark' }) } },
  );

  expect(toggle.getByRole('button', { name: toggle.t('theme.toLight') })).toBeTruthy();
});
