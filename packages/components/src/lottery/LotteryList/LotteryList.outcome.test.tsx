// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  always,
  lottery,
  mountLottery,
  offerOf,
  order,
  type MountedLottery,
} from '../../testing/mountLottery.tsx';

const options = { visitor: 'member', query: '?gameCode=7&vendor=ELOTT&playType=oddEven' } as const;
const placeOdd = async (page: MountedLottery): Promise<void> => {
  await page.press(page.t('lottery.option.odd'));
  await page.press(page.t('lottery.place'));
};

it.each([
  'GAME_CLOSED',
  'USER_DISABLED',
  'BAD_PICKS',
  'STAKE_LIMIT',
  'PRIZE_LIMIT',
  'NOT_ENOUGH_MONEY',
  'DUPLICATE_ORDER',
] as const)('[LOTT-06] keeps the picks and shows the reason of a refusal: %s', async (code) => {
  const page = await mountLottery({
    ...options,
    answers: { placeLottOrder: [fail('operator_refused', { value: { lottery: code } })] },
  });

  await placeOdd(page);

  await waitFor(() => expect(page.outcome()).toBe(page.t(`lottery.refused.${code}`)));
  expect(
    page.getByRole('button', { name: page.t('lottery.option.odd') }).getAttribute('aria-pressed'),
  ).toBe('true');
});

it('[LOTT-06] clears the outcome of a bet with another play type and does not show it for another lottery', async () => {
  const games = [lottery(), lottery({ gameId: 8, gameName: 'Other' })];
  const page = await mountLottery({
    ...options,
    games,
    answers: { placeLottOrder: always(reply(order())), getLottPlayTypes: always(offerOf('Lott')) },
  });
  const { t } = page;

  await placeOdd(page);
  await waitFor(() =>
    expect(page.outcome()).toContain(
      t('lottery.placed', { drawNumber: '20260101-1', stake: 'P 1.00' }),
    ),
  );
  await page.user.click(page.getByRole('radio', { name: t('lottery.play.lastDigit') }));
  expect(page.outcome()).toBe('');
  await page.user.click(page.getByRole('radio', { name: t('lottery.play.oddEven') }));
  await placeOdd(page);
  await waitFor(() => expect(page.outcome()).not.toBe(''));
  await act(() => page.root.page.show('/', '/?gameCode=8&vendor=ELOTT'));
  expect((await page.findByRole('heading', { name: 'Other' })).tagName).toBe('H1');
  await waitFor(() => expect(page.outcome()).toBe(''));
});

describe('[LOTT-06] a bet without an answer', () => {
  it('is sent again with the same reference, at once on request, and blocks other bets until then', async () => {
    const page = await mountLottery({
      ...options,
      answers: {
        placeLottOrder: [
          fail('network_failed'),
          fail('network_failed'),
          fail('network_failed'),
          reply(order()),
        ],
      },
    });
    const { t } = page;

    await placeOdd(page);
    await waitFor(() => expect(page.outcome()).toBe(t('lottery.unheard')));
    // Submits the form as the Enter key does.
    fireEvent.submit(page.getByRole('form'));
    await page.press(t('lottery.askNow'));
    await waitFor(() => expect(page.api.countOf('placeLottOrder')).toBe(2));
    await page.advance(3_000);
    await waitFor(() => expect(page.api.countOf('placeLottOrder')).toBe(3));
    await page.advance(3_000);
    await waitFor(() =>
      expect(page.outcome()).toContain(
        t('lottery.placed', { drawNumber: '20260101-1', stake: 'P 1.00' }),
      ),
    );
    // The request type of the call
    expect(
      new Set(
        page.requests('placeLottOrder').map((request) => (request as { orderId: string }).orderId),
      ).size,
    ).toBe(1);
  });

  it('can be abandoned: opens and focuses the tab of bets and sends the bet no more', async () => {
    const localStorage = memoryStorage();
    const page = await mountLottery({
      ...options,
      ports: { localStorage },
      answers: { placeLottOrder: always(fail('network_failed')) },
    });
    const { t } = page;
    await placeOdd(page);
    await waitFor(() => expect(page.outcome()).toBe(t('lottery.unheard')));
    expect(localStorage.get('lotteryOrders:demo')).toContain('"gameId":7');

    await page.press(t('lottery.giveUp'));

    const tab = page.getByRole('tab', { name: t('lottery.part.orders') });
    expect([tab.getAttribute('aria-selected'), document.activeElement]).toEqual(['true', tab]);
    expect(await page.findByText(t('lottery.noOrders'))).toBeTruthy();
    await page.advance(10_000);
    expect([page.api.countOf('placeLottOrder'), localStorage.get('lotteryOrders:demo')]).toEqual([
      1,
      undefined,
    ]);
  });

  it('is sent again by the next page, which names the other lottery', async () => {
    const localStorage = memoryStorage();
    const games = [lottery(), lottery({ gameId: 8, gameName: 'Other' })];
    const first = await mountLottery({
      ...options,
      games,
      ports: { localStorage },
      answers: { placeLottOrder: always(fail('network_failed')) },
    });
    await placeOdd(first);
    await waitFor(() => expect(first.outcome()).toBe(first.t('lottery.unheard')));
    first.unmount();

    const next = await mountLottery({
      ...options,
      query: '?gameCode=8&vendor=ELOTT',
      games,
      ports: { localStorage },
      answers: { placeLottOrder: always(fail('network_failed')) },
    });

    await waitFor(() => expect(next.outcome()).toBe(`Lucky Seven · ${next.t('lottery.unheard')}`));
    // The request type of the call
    expect(next.requests('placeLottOrder')).toMatchObject([
      { gameId: 7, orderId: (first.requests('placeLottOrder')[0] as { orderId: string }).orderId },
    ]);
  });
});
