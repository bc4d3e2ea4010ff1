// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { always, draw, lottery, menuOf, mountLottery, order } from '../../testing/mountLottery.tsx';

const options = { visitor: 'member', query: '?gameCode=7&vendor=ELOTT' } as const;
const bets = (...orders: readonly object[]) => reply({ orders, totalPages: 1 });

it.each([
  ['placed', undefined],
  ['won', 'P 19.20'],
  ['lost', undefined],
  ['refunded', undefined],
] as const)(
  '[LOTT-06] lists a bet with the status %s with its draw, picks, stake and prize',
  async (status, prize) => {
    const page = await mountLottery({
      ...options,
      answers: {
        getLottOrders: always(
          bets(
            order({
              status,
              prize: 19.2,
              betCount: 2,
              multiple: 5,
              stake: 20,
              picks: [['odd', 'even']],
            }),
          ),
        ),
      },
    });
    const { t } = page;

    await page.openTab('orders');

    const bet = await page.findByRole('article', { name: 'Lucky Seven 20260101-1' });
    expect(bet.querySelector('strong bdi')?.textContent).toBe('Lucky Seven');
    expect(page.getByRole('heading', { name: 'Lucky Seven' }).querySelector('bdi')).toBeTruthy();
    const { textContent } = bet;
    expect(textContent).toContain(t(`lottery.status.${status}`));
    expect(textContent).toContain(t('lottery.draw', { drawNumber: '20260101-1' }));
    expect(textContent).toContain(
      `${t('lottery.play.oddEven')}: ${t('lottery.option.odd')} ${t('lottery.option.even')}`,
    );
    expect(textContent).toContain(`2 × 5 · ${t('lottery.stake')} P 20.00`);
    expect(textContent?.includes(`${t('lottery.prize')} P 19.20`)).toBe(prize !== undefined);
  },
);

it('[LOTT-06] shows a status and a play type without a text as the operator sends them', async () => {
  const {
    prize: _prize,
    placedAt: _placedAt,
    ...bet
  } = order({
    status: 'underReview',
    playType: 'dragonTiger',
    picks: [['dragon']],
  });
  const page = await mountLottery({
    ...options,
    answers: { getLottOrders: always(reply({ orders: [bet] })) },
  });

  await page.openTab('orders');

  const { textContent } = await page.findByRole('article', { name: 'Lucky Seven 20260101-1' });
  expect(textContent).toContain('underReview');
  expect(textContent).toContain('dragonTiger: dragon');
});

it('[LOTT-06] refreshes a bet after its draw when the page becomes visible: prize, number and balance', async () => {
  const won = order({ status: 'won', prize: 1.92, winningNumber: '123457' });
  const page = await mountLottery({
    ...options,
    answers: {
      getLottOrders: [bets(order()), bets(order()), ...always(bets(won))],
      getVnLotteryMenu: [menuOf(lottery()), ...always(menuOf(lottery({ numero: '20260101-2' })))],
    },
  });
  await page.openTab('orders');
  const bet = await page.findByRole('article');
  expect(bet.textContent).toContain(page.t('lottery.status.placed'));
  const before = page.api.countOf('getBalanceV2');

  fireEvent(document, new Event('visibilitychange'));

  await waitFor(() =>
    expect(page.getByRole('article').textContent).toContain(`${page.t('lottery.prize')} P 1.92`),
  );
  expect(
    within(page.getByRole('article')).getByRole('img', {
      name: page.t('lottery.last', { drawNumber: '20260101-1', number: '12345' }),
    }),
  ).toBeTruthy();
  await waitFor(() => expect(page.api.countOf('getBalanceV2')).toBe(before + 1));
});

it('[LOTT-06] lists bets in pages and retries a failed request', async () => {
  const page = await mountLottery({
    ...options,
    answers: {
      getLottOrders: [
        fail('network_failed'),
        fail('network_failed'),
        reply({ orders: [order()], totalPages: 2 }),
        ...always(
          reply({ orders: [order({ orderId: 'order-2', numero: '20251231-9' })], totalPages: 2 }),
        ),
      ],
    },
  });
  const { t } = page;

  await page.openTab('orders');
  await page.user.click(await page.findByRole('button', { name: t('games.retry') }));
  expect(await page.findByRole('article', { name: 'Lucky Seven 20260101-1' })).toBeTruthy();
  await page.press(t('pager.next'));

  expect(await page.findByRole('article', { name: 'Lucky Seven 20251231-9' })).toBeTruthy();
  expect(page.getByText(t('pager.status', { page: 2, pages: 2 }))).toBeTruthy();
  expect(page.requests('getLottOrders').at(-1)).toMatchObject({ pageNo: 2 });
});

it('[LOTT-12] lists the draw results of a lottery with their times and the name of the brand’s time zone', async () => {
  const draws = [
    draw({ numero: '20260101-0' }),
    draw({ numero: '20251231-9', winningNumber: '654321' }),
    draw({ gameId: 8, numero: '20251231-8' }),
  ];
  const page = await mountLottery({
    ...options,
    draws,
    site: {
      lists: {
        pageSize: 15,
        popularCount: 6,
        drawResultsCount: 100,
        winnerLimit: 50,
        recentLotteryCount: 4,
        minBets: [1, 5],
        datePresetDays: [7],
        providersPerRow: 6,
      },
    },
  });

  await page.openTab('results');

  const panel = within(page.getByRole('tabpanel', { name: page.t('lottery.part.results') }));
  const numbers = await panel.findAllByRole('img');
  expect(numbers.map((number) => number.getAttribute('aria-label'))).toEqual(
    [
      ['20260101-0', '12345'],
      ['20251231-9', '65432'],
    ].map(([numero = '', number = '']) => page.t('lottery.last', { drawNumber: numero, number })),
  );
  expect(panel.getAllByRole('time')[0]?.textContent).toContain('GMT+8');
  // Ten results of one game, independent of `drawResultsCount`.
  expect(page.requests('getVnNumero').at(-1)).toMatchObject({ count: 10, gameId: 7 });
});

it('[MEMB-08] opens the part of the address, also when a link leads there from the same page', async () => {
  const page = await mountLottery({ ...options, draws: [draw()] });
  const isSelected = () =>
    page.getByRole('tab', { name: page.t('lottery.part.results') }).getAttribute('aria-selected');
  expect(isSelected()).toBe('false');

  await act(() => page.root.page.show(page.root.page.route.path, '/?gameCode=7&part=results'));
  expect(isSelected()).toBe('true');

  await page.openTab('bet');
  expect(isSelected()).toBe('false');
});

it('[LOTT-12] retries failed draw results of a lottery', async () => {
  const page = await mountLottery({
    ...options,
    answers: { getVnNumero: [reply([]), fail('network_failed'), reply([])] },
  });

  await page.openTab('results');
  await page.user.click(await page.findByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByText(page.t('lottery.noneOpened'))).toBeTruthy();
});
