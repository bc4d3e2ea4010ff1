// @vitest-environment jsdom
import { fail, later } from '@livery/stores/testing/fakeApi';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  always,
  lottery,
  menuOf,
  mountLottery,
  type MountedLottery,
} from '../../testing/mountLottery.tsx';

const query = '?gameCode=7&vendor=ELOTT';
const timeLeft = ({ getByRole }: MountedLottery): string | null => getByRole('timer').textContent;
const menuRequests = ({ api }: MountedLottery): number => api.countOf('getVnLotteryMenu');
/** Advances the timers of the components. The clock of the stores is set by the test. */
const run = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([600_000, -600_000])(
  '[LOTT-05] counts down from the operator’s answer on a device whose clock is %i ms ahead',
  async (aheadMs) => {
    const page = await mountLottery({ query, games: [lottery({ remainTime: 3700 })] });
    expect(timeLeft(page)).toBe('01:01:40');
    const other = await mountLottery({
      query,
      startMs: 1_000_000 + aheadMs,
      games: [lottery({ remainTime: 3700 })],
    });
    expect(other.getAllByRole('timer').map(({ textContent }) => textContent)).toContain('01:01:40');
  },
);

describe('[LOTT-03] [LOTT-05] a change of the device’s clock', () => {
  it('is detected within a second: the menu is requested, and countdown and bets wait for the answer', async () => {
    const answer = later();
    const page = await mountLottery({
      query,
      answers: { getVnLotteryMenu: [menuOf(lottery({ remainTime: 500 })), answer.answer] },
    });
    await run(1_000);
    expect([menuRequests(page), timeLeft(page)]).toEqual([1, '08:20']);

    page.setClock(1_300_000);
    await run(1_000);

    expect(menuRequests(page)).toBe(2);
    expect(page.getByText(page.t('lottery.unsure'))).toBeTruthy();
    expect(page.queryByRole('timer')).toBeNull();
    expect(page.queryByRole('button', { name: page.t('lottery.place') })).toBeNull();
    answer.arrive(menuOf(lottery({ remainTime: 450 })));
    await run(0);
    expect(timeLeft(page)).toBe('07:30');
    expect(page.queryByText(page.t('lottery.unsure'))).toBeNull();
  });

  it('repeats the request until it is answered', async () => {
    const page = await mountLottery({
      query,
      answers: {
        getVnLotteryMenu: [
          menuOf(lottery({ remainTime: 500 })),
          fail('network_failed'),
          fail('network_failed'),
          menuOf(lottery({ remainTime: 100 })),
        ],
      },
    });

    page.setClock(1_300_000);
    await run(1_000);
    expect([menuRequests(page), page.queryByRole('timer')]).toEqual([2, null]);
    await run(4_999);
    expect(menuRequests(page)).toBe(2);
    await run(1);
    expect([menuRequests(page), page.queryByRole('timer')]).toEqual([3, null]);
    // Twice as long after the second failure.
    await run(10_000);
    expect([menuRequests(page), timeLeft(page)]).toEqual([4, '01:40']);
  });
});

it('[LOTT-03] requests nothing in a tab behind others, and the menu at once in front again', async () => {
  const page = await mountLottery({
    query,
    answers: { getVnLotteryMenu: always(menuOf(lottery({ remainTime: 0 }))) },
  });
  await run(5_000);
  expect(menuRequests(page)).toBe(2);
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const show = (state: DocumentVisibilityState): Promise<void> => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    return run(0);
  };

  await show('hidden');
  // A device that slept has a clock that jumped.
  page.setClock(1_300_000);
  await run(120_000);
  expect(menuRequests(page)).toBe(2);

  await show('visible');
  expect(menuRequests(page)).toBe(3);
  visibility.mockRestore();
});

it.each([
  [500, 60_000],
  [12, 12_000],
  [0, 5_000],
])(
  '[CONF-08] [LOTT-03] with %i seconds until the next draw requests the menu every %i ms',
  async (remainTime, waitMs) => {
    const page = await mountLottery({
      answers: {
        getVnLotteryMenu: always(
          menuOf(lottery({ remainTime: 700 }), lottery({ gameId: 8, remainTime })),
        ),
      },
    });

    for (const count of [1, 2]) {
      await run(waitMs - 1);
      expect(menuRequests(page)).toBe(count);
      await run(1);
      expect(menuRequests(page)).toBe(count + 1);
    }
  },
);

it('[LOTT-03] restarts the timer for the lotteries of another tab', async () => {
  const page = await mountLottery({
    answers: {
      getVnLotteryMenu: always(
        menuOf(
          lottery({ remainTime: 20 }),
          lottery({ gameId: 8, gameMenuTag: 'ticket', remainTime: 50 }),
        ),
      ),
    },
  });

  await run(15_000);
  await act(async () => {
    page.getByRole('radio', { name: page.t('lottery.tag.ticket') }).click();
  });
  await run(49_999);
  expect(menuRequests(page)).toBe(1);
  await run(1);
  expect(menuRequests(page)).toBe(2);
});

it.each([
  ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
])('[LOTT-03] requests at once when %s', async (_case, happen) => {
  const page = await mountLottery();

  await act(async () => void happen());

  expect([menuRequests(page), page.api.countOf('getVnNumero')]).toEqual([2, 2]);
});
