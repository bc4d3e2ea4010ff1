// @vitest-environment jsdom
import { fail, later, reply } from '@livery/stores/testing/fakeApi';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  always,
  lottery,
  menuOf,
  mountLottery,
  offerOf,
  order,
  type MountedLottery,
} from '../../testing/mountLottery.tsx';
import { navigating } from '../../testing/mountNode.tsx';

const query = '?gameCode=7&vendor=ELOTT&playType=oddEven';
const options = { visitor: 'member', query } as const;
const refused = (code: string) => fail('operator_refused', { value: { lottery: code } });

/** Returns the visible number of bets, stake and highest prize. */
const facts = ({ getAllByRole }: MountedLottery): (string | null)[] =>
  getAllByRole('definition').map(({ textContent }) => textContent);
const problem = ({ queryByRole }: MountedLottery): string | null | undefined =>
  queryByRole('alert')?.textContent;
const place = (page: MountedLottery): Promise<void> => page.press(page.t('lottery.place'));
const placeOdd = async (page: MountedLottery): Promise<void> => {
  await page.press(page.t('lottery.option.odd'));
  await place(page);
};
/** Submits the form as the Enter key does. */
const pressEnter = (page: MountedLottery): boolean => fireEvent.submit(page.getByRole('form'));

describe('[LOTT-04] [LOTT-09] before a bet', () => {
  it('shows a guest odds, number of bets, stake and highest prize by play type, price, multiple and prize mode', async () => {
    const page = await mountLottery({
      query: '?gameCode=7&vendor=ELOTT',
      answers: { getLottPlayTypes: [offerOf('Lott'), offerOf('ZY'), offerOf('SEA')] },
    });
    const { t, user } = page;

    expect(page.getByText(t('lottery.odds', { wins: 1, total: 10, prize: 'P 9.00' }))).toBeTruthy();
    expect(facts(page)).toEqual(['0', 'P 0.00', 'P 0.00']);
    await page.press('3');
    await page.press('7');
    await user.selectOptions(page.getByRole('combobox', { name: t('lottery.unit') }), '2');
    await user.clear(page.field('lottery.multiple'));
    await user.type(page.field('lottery.multiple'), '5');
    expect(facts(page)).toEqual(['2', 'P 20.00', 'P 90.00']);
    for (const [mode, prize, percent] of [
      ['ZY', 'P 93.00', 93],
      ['SEA', 'P 94.00', 94],
    ] as const) {
      await user.selectOptions(page.getByRole('combobox', { name: t('lottery.prizeMode') }), mode);
      expect(page.getByText(t('lottery.series', { percent }))).toBeTruthy();
      expect(facts(page)).toEqual(['2', 'P 20.00', prize]);
    }
    expect(page.requests('getLottPlayTypes')).toMatchObject([
      { gameId: 7, prizeMode: 'Lott' },
      { gameId: 7, prizeMode: 'ZY' },
      { gameId: 7, prizeMode: 'SEA' },
    ]);

    await user.click(page.getByRole('radio', { name: t('lottery.play.last2Straight') }));
    expect(facts(page)[0]).toBe('0');
    for (const [line, picks] of [
      ['tens', ['1', '2']],
      ['units', ['4', '5', '6']],
    ] as const) {
      const group = within(page.getByRole('group', { name: t(`lottery.field.${line}`) }));
      for (const digit of picks) await user.click(group.getByRole('button', { name: digit }));
    }
    expect(facts(page)[0]).toBe('6');
    await page.press(t('lottery.clear'));
    expect(facts(page)[0]).toBe('0');
    expect(
      page.getByText(
        t('lottery.limits', { min: 'P 1.00', max: 'P 5,000.00', prize: 'P 100,000.00' }),
      ),
    ).toBeTruthy();
  });

  it('of a brand with one prize mode of its own shows its return without a choice', async () => {
    const mode = 'P-95';
    const page = await mountLottery({
      query: '?gameCode=7&vendor=ELOTT',
      site: { prizeModes: { lott: mode, zy: mode, elott: mode, sea: mode } },
      answers: { getLottPlayTypes: [offerOf(mode, { series: 1900 })] },
    });
    const { t } = page;

    expect(page.getByText(t('lottery.series', { percent: 95 }))).toBeTruthy();
    expect(page.queryByRole('combobox', { name: t('lottery.prizeMode') })).toBeNull();
    expect(page.requests('getLottPlayTypes')).toMatchObject([{ gameId: 7, prizeMode: mode }]);
  });

  it('lists odds and prize of each sum', async () => {
    const page = await mountLottery({ query: '?gameCode=7&vendor=ELOTT&playType=sum' });

    expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `0 ${page.t('lottery.odds', { wins: 1, total: 1000, prize: 'P 900.00' })}`,
      `1 ${page.t('lottery.odds', { wins: 3, total: 1000, prize: 'P 300.00' })}`,
    ]);
  });

  it('offers a play type without a text by the operator’s own names', async () => {
    const playType = {
      playType: 'dragonTiger',
      count: 'options' as const,
      fields: [{ name: 'animal', options: ['dragon', 'tiger'] }],
      odds: [{ outcomes: 1, total: 2 }],
    };
    const page = await mountLottery({
      query: '?gameCode=7&vendor=ELOTT&playType=dragonTiger',
      answers: { getLottPlayTypes: always(offerOf('Lott', { playTypes: [playType] })) },
    });
    expect(page.getByRole('radio', { name: 'dragonTiger', checked: true })).toBeTruthy();
    const group = within(page.getByRole('group', { name: 'animal' }));

    await page.user.click(group.getByRole('button', { name: 'dragon' }));

    expect(facts(page)).toEqual(['1', 'P 1.00', 'P 1.80']);
  });

  it('links back to the lottery’s own category', async () => {
    const page = await mountLottery({ query });

    expect(page.getByRole('link', { name: page.t('lottery.back') }).getAttribute('href')).toBe(
      '/elott',
    );
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Lucky Seven');
  });

  it('sends a guest to the login', async () => {
    const { addresses, ports } = navigating();
    const page = await mountLottery({ query, ports });

    await page.press(page.t('lottery.loginToBet'));

    expect(addresses).toEqual(['/login']);
  });
});

describe('[LOTT-04] an invalid bet is not sent and shows the reason', () => {
  it('without picks', async () => {
    const page = await mountLottery(options);

    await place(page);

    expect(problem(page)).toBe(page.t('lottery.problem.picks'));
    expect([page.api.countOf('launchGame'), page.api.countOf('placeLottOrder')]).toEqual([0, 0]);
  });

  it.each(['0', '1000', '1.5', 'x', ''])('with the multiple "%s"', async (multiple) => {
    const page = await mountLottery(options);

    await page.press(page.t('lottery.option.odd'));
    fireEvent.change(page.field('lottery.multiple'), { target: { value: multiple } });
    expect(page.descriptionOf(page.field('lottery.multiple'))).toContain(
      page.t('lottery.problem.multiple', { most: 999 }),
    );
    await place(page);

    expect(problem(page)).toBe(page.t('lottery.problem.multiple', { most: 999 }));
    expect(page.api.countOf('launchGame')).toBe(0);
  });

  it.each([
    ['stake', { minStake: 2 }, { min: 'P 2.00', max: 'P 5,000.00' }],
    ['stake', { maxStake: 0.5 }, { min: 'P 1.00', max: 'P 0.50' }],
    ['prize', { maxPrize: 1.5 }, { prize: 'P 1.50' }],
  ] as const)('with a %s outside the limits %j', async (kind, limits, values) => {
    const page = await mountLottery({
      ...options,
      answers: { getLottPlayTypes: [offerOf('Lott', limits)] },
    });

    await placeOdd(page);

    expect(problem(page)).toBe(page.t(`lottery.problem.${kind}`, values));
    expect(page.api.countOf('launchGame')).toBe(0);
  });
});

it('[LOTT-06] launches the lottery, places the bet with the launch token, clears the picks, and reuses the launch for the next bet', async () => {
  const page = await mountLottery({
    ...options,
    answers: { placeLottOrder: always(reply(order({ stake: 2 }))) },
  });
  const { t } = page;

  await placeOdd(page);
  await waitFor(() =>
    expect(page.outcome()).toBe(t('lottery.placed', { drawNumber: '20260101-1', stake: 'P 2.00' })),
  );

  expect(page.requests('launchGame')).toEqual([
    expect.objectContaining({
      nodeId: 7,
      vassalage: 'ELOTT',
      gameType: 'ELOTT',
      area: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'Lott',
      gameCode: '7',
      view: 'betting',
      device: 'WEB',
      backUrl: '/',
      language: 'EN',
    }),
  ]);
  expect(page.requests('placeLottOrder')).toEqual([
    {
      gameId: 7,
      numero: '20260101-1',
      playType: 'oddEven',
      picks: [['odd']],
      unit: 1,
      multiple: 1,
      prizeMode: 'Lott',
      launchToken: 'token-1',
      orderId: expect.any(String),
    },
  ]);
  expect(
    page.getByRole('button', { name: t('lottery.option.odd') }).getAttribute('aria-pressed'),
  ).toBe('false');
  // The balance was requested again.
  expect(page.api.countOf('getBalanceV2')).toBe(2);
  await placeOdd(page);
  await waitFor(() => expect(page.api.countOf('placeLottOrder')).toBe(2));
  expect(page.api.countOf('launchGame')).toBe(1);
});

it('[LOTT-09] keeps form, focus and picks while the odds of another prize mode load, and retries failed odds', async () => {
  const answer = later();
  const page = await mountLottery({
    ...options,
    answers: { getLottPlayTypes: [offerOf('Lott'), answer.answer, offerOf('SEA')] },
  });
  const { t } = page;
  const form = page.getByRole('form', { name: t('lottery.part.bet') });
  const mode = page.getByRole('combobox', { name: t('lottery.prizeMode') });
  const odd = page.getByRole('button', { name: t('lottery.option.odd') });
  await page.user.click(odd);

  await page.user.selectOptions(mode, 'SEA');
  expect([
    form.getAttribute('aria-busy'),
    document.activeElement,
    odd.getAttribute('aria-pressed'),
  ]).toEqual(['true', mode, 'true']);
  pressEnter(page);
  answer.arrive(fail('network_failed'));
  await page.user.click(await page.findByRole('button', { name: t('games.retry') }));

  await waitFor(() => expect(form.getAttribute('aria-busy')).toBeNull());
  expect([mode, odd.getAttribute('aria-pressed')]).toMatchObject([{ value: 'SEA' }, 'true']);
  // The bet submitted with the old odds was not sent.
  expect(page.api.countOf('launchGame')).toBe(0);
});

describe('[LOTT-05] in the lock time', () => {
  it('sends no bet, not even with the Enter key', async () => {
    const page = await mountLottery({ ...options, games: [lottery({ remainTime: 12 })] });
    await page.press(page.t('lottery.option.odd'));
    await page.advance(2_000);

    const button = page.getByRole('button', { name: page.t('lottery.locked') });
    expect([button.getAttribute('aria-disabled'), button.getAttribute('type')]).toEqual([
      'true',
      'button',
    ]);
    pressEnter(page);
    // A later request is answered, so an earlier bet would have been sent.
    await page.openTab('orders');
    await page.findByText(page.t('lottery.noOrders'));
    expect([page.api.countOf('launchGame'), page.api.countOf('placeLottOrder')]).toEqual([0, 0]);
  });

  it('shows the operator’s refusal, requests the menu again and keeps the picks for the next draw', async () => {
    const page = await mountLottery({
      ...options,
      answers: {
        placeLottOrder: [refused('ISSUE_CLOSED'), reply(order({ numero: '20260101-2' }))],
        getVnLotteryMenu: [menuOf(lottery()), ...always(menuOf(lottery({ numero: '20260101-2' })))],
      },
    });
    const { t } = page;

    await placeOdd(page);

    await waitFor(() =>
      expect(page.outcome()).toBe(
        t('lottery.swapped', { closed: '20260101-1', drawNumber: '20260101-2' }),
      ),
    );
    expect(
      page.getByRole('button', { name: t('lottery.option.odd') }).getAttribute('aria-pressed'),
    ).toBe('true');
    await place(page);
    await waitFor(() =>
      expect(page.outcome()).toBe(
        t('lottery.placed', { drawNumber: '20260101-2', stake: 'P 1.00' }),
      ),
    );
    expect(page.requests('placeLottOrder')).toMatchObject([
      { numero: '20260101-1' },
      { numero: '20260101-2' },
    ]);
  });
});

it('[LOTT-02] [SESS-10] sends no bet when the session request fails, and retries in the tab of bets', async () => {
  const page = await mountLottery({
    ...options,
    visitor: 'guest',
    answers: {
      getSession: [
        ...Array.from({ length: 3 }, () => fail('network_failed')),
        ...always(reply({ state: 'guest', merchant: 'example' })),
      ],
    },
  });
  const { t } = page;

  await placeOdd(page);
  await waitFor(() => expect(problem(page)).toBe(t('error.network_failed')));
  await page.openTab('orders');
  await page.user.click(await page.findByRole('button', { name: t('games.retry') }));
  expect(await page.findByText(t('lottery.membersOnly'))).toBeTruthy();
  expect(page.api.countOf('launchGame')).toBe(0);
});

it('[SESS-03] tells a trial account that it needs a real account instead of betting and listing bets, without requests', async () => {
  const page = await mountLottery({ ...options, visitor: 'trial' });
  const { t } = page;

  await placeOdd(page);
  const dialog = await page.findByRole('alertdialog', { name: t('account.trial') });
  expect(dialog.textContent).toContain(t('in_need_true_account'));
  await page.user.click(within(dialog).getByRole('button', { name: t('in_increase_submit') }));
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  await page.openTab('orders');
  expect(page.getByText(t('in_need_true_account'))).toBeTruthy();
  expect(
    ['launchGame', 'placeLottOrder', 'getLottOrders'].map((call) => page.api.countOf(call)),
  ).toEqual([0, 0, 0]);
});
