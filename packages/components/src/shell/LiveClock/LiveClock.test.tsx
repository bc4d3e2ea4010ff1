// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

/** A moment as the visitor's clocks show it. Swedish writes 2026-11-20 23:15:10. */
const shownAt = (atMs: number): string => new Date(atMs).toLocaleString('sv').replaceAll('-', '/');

it('[HEAD-01] shows date and time of the visitor, and is right again every second', async () => {
  const { advance, getByRole, root, t } = await mountNode({ use: 'LiveClock' });
  const clock = getByRole('timer', { name: t('clock.label') });
  const startMs = root.time.nowMs;
  expect(clock.textContent).toBe(shownAt(startMs));
  expect(clock.textContent).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);

  await advance(1_000);
  expect(clock.textContent).toBe(shownAt(startMs + 1_000));
  await advance(52_000);
  expect(clock.textContent).toBe(shownAt(startMs + 53_000));
});

it('[HEAD-01] shows the time in the format of its page', async () => {
  const { getByRole, root, t } = await mountNode({ use: 'LiveClock', props: { format: 'HH:mm' } });

  expect(getByRole('timer', { name: t('clock.label') }).textContent).toBe(
    shownAt(root.time.nowMs).slice(11, 16),
  );
});
