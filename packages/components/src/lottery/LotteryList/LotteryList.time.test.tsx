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
const left = ({ getByRole }: MountedLottery): string | null => getByRole('timer').textContent;
const asked = ({ api }: MountedLottery): number => api.countOf('getVnLotteryMenu');
/** Lets the timers of the component run; the stores' clock is the test's. */
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
  '[LOTT-05] counts from the operator’s answer on a device whose clock is %i ms ahead',
  async (aheadMs) => {
    const page = await mountLottery({ query, games: [lottery({ remainTime: 3700 })] });
    expect(left(page)).toBe('01:01:40');
    const other = await mountLottery({
      query,
      startMs: 1_000_000 + aheadMs,
      games: [lottery({ remainTime: 3700 })],
    });
    expect(other.getAllByRole('timer').map(({ textContent }) => textContent)).toContain('01:01:40');
  },
);

describe('[LOTT-03] [LOTT-05] a device’s clock that was set, or stood still,', () => {
  it('is noticed within a second: the operator is asked, nothing is counted or sold until it answers, and the countdown is right', async () => {
    const answer = later();
    const page = await mountLottery({
      query,
      answers: { getVnLotteryMenu: [menuOf(lottery({ remainTime: 500 })), answer.answer] },
    });
    await run(1_000);
    expect([asked(page), left(page)]).toEqual([1, '08:20']);

    page.setClock(1_300_000);
    await run(1_000);

    expect(asked(page)).toBe(2);
    expect(page.getByText(page.t('lottery.unsure'))).toBeTruthy();
    expect(page.queryByRole('timer')).toBeNull();
    expect(page.queryByRole('button', { name: page.t('lottery.place') })).toBeNull();
    answer.arrive(menuOf(lottery({ remainTime: 450 })));
    await run(0);
    expect(left(page)).toBe('07:30');
    expect(page.queryByText(page.t('lottery.unsure'))).toBeNull();
  });

  it('is asked about until an answer comes', async () => {
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
    expect([asked(page), page.queryByRole('timer')]).toEqual([2, null]);
    await run(4_999);
    expect(asked(page)).toBe(2);
    await run(1);
    expect([asked(page), page.queryByRole('timer')]).toEqual([3, null]);
    await run(5_000);
    expect([asked(page), left(page)]).toEqual([4, '01:40']);
  });
});

it.each([
  [500, 60_000],
  [12, 12_000],
  [0, 5_000],
])(
  '[CONF-08] [LOTT-03] with %i seconds to the next draw asks again after %i ms, and so on',
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
      expect(asked(page)).toBe(count);
      await run(1);
      expect(asked(page)).toBe(count + 1);
    }
  },
);

it('[LOTT-03] another tab clears the timer and counts by its own lotteries', async () => {
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
  expect(asked(page)).toBe(1);
  await run(1);
  expect(asked(page)).toBe(2);
});

it('[LOTT-03] a page that is looked at again asks at once', async () => {
  const page = await mountLottery();

  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

  expect([asked(page), page.api.countOf('getVnNumero')]).toEqual([2, 2]);
});
