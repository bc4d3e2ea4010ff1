// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const startAt = '2026-12-01T08:00:00Z';
const endAt = '2026-12-01T10:30:00Z';
// The time zone of the test brand is UTC+8.
const formatted = (time: string): string => `December 1, 2026 at ${time} PM`;

it.each([
  [{ startAt }, 'status.announced', { start: formatted('4:00') }],
  [
    { startAt, endAt },
    'status.announcedUntil',
    { start: formatted('4:00'), end: formatted('6:30') },
  ],
] as const)(
  '[STAT-05] announces maintenance %j in the brand’s time zone',
  async (maintenance, text, values) => {
    const notice = await mountNode({ use: 'MaintenanceNotice' }, { bootstrap: { maintenance } });

    expect(notice.getByText(notice.t(text, values))).toBeTruthy();
  },
);

it('[STAT-05] is hidden if no maintenance is announced', async () => {
  const notice = await mountNode({ use: 'MaintenanceNotice' });

  expect(notice.queryByRole('status')).toBeNull();
});
