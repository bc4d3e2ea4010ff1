// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

/** Formats a time in a zone. The Swedish format is 2026-11-20 23:15:10. */
const formatIn = (timeZone: string, atMs: number): string =>
  new Date(atMs).toLocaleString('sv', { timeZone }).replaceAll('-', '/');

it.each([
  ['Asia/Manila', 'GMT+8'],
  ['America/Los_Angeles', 'PST'],
])(
  '[HEAD-01] shows date and time in the brand’s time zone %s with its name %s, and updates every second',
  async (timeZone, name) => {
    const { advance, getByRole, root, t } = await mountNode(
      { use: 'LiveClock' },
      { site: { timeZone } },
    );
    const clock = getByRole('timer', { name: new RegExp(`^${t('clock.label')}`) });
    const startMs = root.time.nowMs;
    const expectTime = (atMs: number) =>
      expect(clock.textContent).toBe(`${formatIn(timeZone, atMs)} ${name}`);
    await waitFor(() => expectTime(startMs));
    expect(clock.textContent).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /);

    await advance(1_000);
    expectTime(startMs + 1_000);
    await advance(52_000);
    expectTime(startMs + 53_000);
  },
);

it('[HEAD-01] names the zone in a language that has no Latin letters', async () => {
  const { getByRole, t } = await mountNode(
    { use: 'LiveClock', props: { format: 'HH:mm' } },
    { bootstrap: { language: { code: 'AR', tag: 'ar', dir: 'rtl' } } },
  );

  const clock = getByRole('timer', { name: new RegExp(`^${t('clock.label')}`) });
  await waitFor(() => expect(clock.textContent).toMatch(/^\d\d:\d\d \p{L}/u));
});

it('[HEAD-01] shows the time in the configured format', async () => {
  const { getByRole, root, t } = await mountNode({ use: 'LiveClock', props: { format: 'HH:mm' } });

  const clock = getByRole('timer', { name: new RegExp(`^${t('clock.label')}`) });
  await waitFor(() =>
    expect(clock.textContent).toBe(
      `${formatIn('Asia/Manila', root.time.nowMs).slice(11, 16)} GMT+8`,
    ),
  );
});

it('[HEAD-01] leaves date and seconds out on narrow screens, but not out of its accessible name', async () => {
  const { getByRole, root, t } = await mountNode({ use: 'LiveClock' });

  const clock = getByRole('timer');
  const label = `${t('clock.label')}: ${formatIn('Asia/Manila', root.time.nowMs)} GMT+8`;
  await waitFor(() => expect(clock.getAttribute('aria-label')).toBe(label));
  const wideOnly = [...clock.querySelectorAll('[class*=wideOnly]')];
  expect(wideOnly.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^\d{4}\/\d\d\/\d\d $/),
    expect.stringMatching(/^:\d\d$/),
  ]);
});
