// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

/** Formats a time in the visitor's zone. The Swedish format is 2026-11-20 23:15:10. */
const formatLocal = (atMs: number): string =>
  new Date(atMs).toLocaleString('sv').replaceAll('-', '/');

it('[HEAD-01] shows the visitor’s date and time, and updates every second', async () => {
  const { advance, getByRole, root, t } = await mountNode({ use: 'LiveClock' });
  const clock = getByRole('timer', { name: t('clock.label') });
  const startMs = root.time.nowMs;
  await waitFor(() => expect(clock.textContent).toBe(formatLocal(startMs)));
  expect(clock.textContent).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);

  await advance(1_000);
  expect(clock.textContent).toBe(formatLocal(startMs + 1_000));
  await advance(52_000);
  expect(clock.textContent).toBe(formatLocal(startMs + 53_000));
});

it('[HEAD-01] shows the time in the configured format', async () => {
  const { getByRole, root, t } = await mountNode({ use: 'LiveClock', props: { format: 'HH:mm' } });

  const clock = getByRole('timer', { name: t('clock.label') });
  await waitFor(() => expect(clock.textContent).toBe(formatLocal(root.time.nowMs).slice(11, 16)));
});
