// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { draw, lottery, menuOf } from '../../testing/mountLottery.tsx';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const lists = {
  pageSize: 15,
  popularCount: 6,
  drawResultsCount: 100,
  winnerLimit: 50,
  recentLotteryCount: 4,
  minBets: [1, 5],
  datePresetDays: [7],
  providersPerRow: 6,
};
const mountResults = (props: object, { answers, ...options }: MountOptions = {}) =>
  mountNode(
    { use: 'DrawResults', props: { title: { $text: 'lottery.opened' }, ...props } },
    {
      ...options,
      answers: {
        getVnLotteryMenu: [menuOf(lottery(), lottery({ gameId: 8, vassalage: 'TCG_LOTTO_VN' }))],
        ...answers,
      },
    },
  );

it.each([100, 5])(
  '[LOBB-16] [LOTT-12] requests the brand’s number of draw results: %i',
  async (drawResultsCount) => {
    const page = await mountResults(
      {},
      { site: { lists: { ...lists, drawResultsCount } }, answers: { getVnNumero: [reply([])] } },
    );

    expect(
      page.api.calls.filter(({ name }) => name === 'getVnNumero').map(({ request }) => request),
    ).toEqual([{ count: drawResultsCount, language: 'EN' }]);
    expect(page.getByText(page.t('lottery.noneOpened'))).toBeTruthy();
  },
);

it('[LOTT-12] lists the draws of its lotteries, newest first, up to its limit', async () => {
  const draws = [
    draw({ gameId: 8, gameName: 'Hanoi', numero: '3' }),
    draw({ numero: '2' }),
    draw({ gameId: 8, gameName: 'Hanoi', numero: '1' }),
    draw({ gameId: 8, gameName: 'Hanoi', numero: '0' }),
  ];
  const page = await mountResults(
    { vendors: ['TCG_LOTTO_VN'], limit: 2 },
    { answers: { getVnNumero: [reply(draws)] } },
  );

  expect(
    page
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        [...row.querySelectorAll('th, td')].slice(0, 3).map(({ textContent }) => textContent),
      ),
  ).toEqual([
    ['Hanoi', '3', '12345'],
    ['Hanoi', '1', '12345'],
  ]);
});

it.each([
  [6, '123456'],
  [3, '123'],
])('[LOTT-05] [CONF-08] shows at most %i digits of a number', async (openedDigits, number) => {
  const page = await mountResults(
    {},
    {
      site: {
        lottery: {
          refreshFallbackMs: 7000,
          refreshCapMs: 30_000,
          openedDigits,
          operatorLobbies: [],
        },
      },
      answers: { getVnNumero: [reply([draw({ winningNumber: '12345678' })])] },
    },
  );

  expect(page.getByRole('cell', { name: number })).toBeTruthy();
});

it('[LOTT-12] retries failed draw results', async () => {
  const page = await mountResults(
    {},
    { answers: { getVnNumero: [fail('network_failed'), reply([draw()])] } },
  );

  await page.user.click(page.getByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByRole('rowheader', { name: 'Lucky Seven' })).toBeTruthy();
});
