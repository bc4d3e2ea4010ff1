// @vitest-environment jsdom
import { stubMembers } from '@livery/testing/stubMembers';
import type { MyPromotion, Promotion } from '@livery/model';
import { fail, later, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { memoryStorage } from '@livery/stores/testing/memoryStorage';
import { act, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { mountNode, type MountOptions } from '../../testing/mountNode.tsx';

const promotion: Promotion = {
  id: '101',
  title: 'A calm start',
  status: 'join',
  participation: 'join',
};
const raffle = {
  style: 'wheel',
  prizes: [
    { prizeId: 'p1', name: '10 points', chance: 60 },
    { prizeId: 'p2', name: 'Nothing', chance: 40 },
  ],
};
const mine = (changes: Partial<MyPromotion> = {}) =>
  reply({ list: [{ promotionId: '101', status: 'join', ...changes }] });
const mountDetail = (
  changes: Partial<Promotion>,
  answers: Readonly<Record<string, readonly Answer[]>>,
  { documents = {}, ports = {} }: Pick<MountOptions, 'documents' | 'ports'> = {},
) =>
  mountNode(
    { use: 'PromotionDetail' },
    {
      visitor: 'member',
      query: '?id=101',
      site: { centres: { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } } },
      documents,
      ports,
      answers: {
        getPromotion: [reply({ promotion: { ...promotion, ...changes } })],
        getCounts: [reply({}), reply({})],
        ...answers,
      },
    },
  );

let finishAnimation = (): void => undefined;
beforeEach(() => {
  // jsdom has neither media queries nor animations.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  stubMembers(Element.prototype, {
    animate: vi.fn(() => {
      const animation = Object.assign(new EventTarget(), { cancel: () => undefined });
      finishAnimation = () => void animation.dispatchEvent(new Event('finish'));
      return animation;
    }),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

it('[PROM-02] joins a promotion and shows the new status', async () => {
  const page = await mountDetail(
    {},
    {
      getMyPromotions: [
        reply({ list: [] }),
        mine({ status: 'process', progress: 20, target: 500 }),
      ],
      participation: [reply({ promotionId: '101', status: 'joined' })],
    },
  );

  await page.user.click(await page.findByRole('button', { name: page.t('promo.join') }));

  expect(await page.findByText(page.t('promo.status.process'))).toBeTruthy();
  expect(
    page.getByRole('progressbar', { name: page.t('promo.progress', { done: 20, target: 500 }) }),
  ).toBeTruthy();
  expect(page.api.calls.find(({ name }) => name === 'participation')?.request).toEqual({
    promotionId: '101',
  });
});

it.each([
  [{}, ['/?id=101&mc=rewardCenter']],
  [{ 'mc.rewardCenter': false }, []],
] as const)(
  '[PROM-02] with the centre links %j leads to the rewards by %j',
  async (links, addresses) => {
    const page = await mountDetail(
      {},
      { getMyPromotions: [mine({ status: 'claimed' })] },
      { documents: { centreLinks: links } },
    );

    expect(await page.findByText(page.t('promo.claimedText'))).toBeTruthy();
    expect(
      page
        .queryAllByRole('link', { name: page.t('promo.rewards') })
        .map((link) => link.getAttribute('href')),
    ).toEqual(addresses);
  },
);

it.each([
  ['applying', 'promo.applyingText'],
  ['rejected', 'promo.rejectedText'],
  ['joined', 'promo.joinedText'],
  ['claimed', 'promo.claimedText'],
  ['close', 'promo.closedText'],
] as const)('[PROM-02] [MEMB-24] explains the status %s', async (status, text) => {
  const page = await mountDetail(
    {},
    { getMyPromotions: [mine({ status, remark: 'Seen by us.' })] },
  );

  expect(await page.findByText(page.t(text))).toBeTruthy();
  expect(page.getByText('Seen by us.')).toBeTruthy();
  expect(page.queryByRole('button', { name: page.t('promo.join') })).toBeNull();
});

it('[PROM-02] claims the reward, and says why it was refused', async () => {
  const page = await mountDetail(
    {},
    {
      getMyPromotions: [mine({ status: 'claim', rewardId: '7' }), mine({ status: 'claimed' })],
      claimReward: [fail('operator_refused'), reply({ rewardId: '7', status: 'claimed' })],
    },
  );
  const claim = () => page.user.click(page.getByRole('button', { name: page.t('promo.claim') }));

  await page.findByText(page.t('promo.claimText'));
  await claim();
  expect(await page.findByRole('button', { name: page.t('promo.claim') })).toBeTruthy();
  await claim();

  expect(await page.findByText(page.t('promo.claimedText'))).toBeTruthy();
  expect(page.getByText(page.t('promo.paid'))).toBeTruthy();
});

it('[PROM-02] asks for remark and images where members apply', async () => {
  const page = await mountDetail(
    { participation: 'application' },
    {
      getMyPromotions: [reply({ list: [] }), mine({ status: 'applying' })],
      applyActivity: [reply({ activityId: '101', status: 'applying' })],
    },
  );

  await page.user.click(await page.findByRole('button', { name: page.t('promo.apply') }));
  await page.user.type(
    await page.findByLabelText(new RegExp(page.t('promo.applyRemark').replace('?', '\\?'))),
    'Verified',
  );
  const dialog = within(page.getByRole('dialog', { name: page.t('promo.apply') }));
  await page.user.click(dialog.getByRole('button', { name: page.t('promo.apply') }));

  expect(await page.findByText(page.t('promo.applyingText'))).toBeTruthy();
  expect(page.api.calls.find(({ name }) => name === 'applyActivity')?.request).toEqual({
    activityId: '101',
    remark: 'Verified',
  });
});

it('[PROM-03] shows chances before, draws once, and shows the prize when the wheel has stopped', async () => {
  const page = await mountDetail(
    { participation: 'raffle', raffle },
    {
      getMyPromotions: [
        mine({ drawsLeft: 3 }),
        mine({ drawsLeft: 2, openDraw: { drawId: '9', prizeId: 'p1' } }),
        mine({ drawsLeft: 2 }),
      ],
      rafflePromotion: [reply({ drawId: '9', prizeId: 'p1', isPrize: true, drawsLeft: 2 })],
      raffleClaim: [reply({ drawId: '9', status: 'claimed', points: 10 })],
    },
  );
  const { t } = page;
  const won = t('promo.won', { prize: '10 points' });

  expect(await page.findByText(t('promo.chance', { percent: 60 }))).toBeTruthy();
  await page.user.click(await page.findByRole('button', { name: t('promo.draw') }));
  expect(await page.findByRole('button', { name: t('promo.skip') })).toBeTruthy();
  expect(page.queryByText(won)).toBeNull();
  expect(page.api.countOf('getMyPromotions')).toBe(1);
  act(() => finishAnimation());

  expect(await page.findByText(won)).toBeTruthy();
  expect(page.getByRole('button', { name: t('promo.draw') })).toHaveProperty('disabled', true);
  await page.user.click(page.getByRole('button', { name: t('promo.claimPrize') }));
  expect(await page.findByText(t('promo.paid'))).toBeTruthy();
  expect(page.api.calls.find(({ name }) => name === 'raffleClaim')?.request).toMatchObject({
    drawId: '9',
  });
});

it.each(['wheel', 'cards'])('[PROM-03] skips the motion of the %s', async (style) => {
  const page = await mountDetail(
    { participation: 'raffle', raffle: { ...raffle, style } },
    {
      getMyPromotions: [mine({ drawsLeft: 1 }), mine({ drawsLeft: 0 })],
      rafflePromotion: [reply({ drawId: '9', prizeId: 'p2', isPrize: false, drawsLeft: 0 })],
    },
  );

  await page.user.click(await page.findByRole('button', { name: page.t('promo.draw') }));
  await page.user.click(await page.findByRole('button', { name: page.t('promo.skip') }));

  expect(await page.findByText(page.t('promo.notWon'))).toBeTruthy();
  expect(page.getByText(page.t('promo.drawsLeft', { count: 0 }))).toBeTruthy();
});

it('[PROM-03] asks for a draw from before a reload, and shows its prize', async () => {
  const request = { referenceNo: 'x'.repeat(32), promotionId: '101' };
  const stored = JSON.stringify([{ name: 'rafflePromotion', request }]);
  const { answer, arrive } = later();
  const page = await mountDetail(
    { participation: 'raffle', raffle },
    {
      getMyPromotions: [
        mine({ drawsLeft: 1 }),
        mine({ drawsLeft: 0, openDraw: { drawId: '9', prizeId: 'p1' } }),
        mine({ drawsLeft: 0, openDraw: { drawId: '9', prizeId: 'p1' } }),
      ],
      rafflePromotion: [answer],
    },
    { ports: { sessionStorage: memoryStorage({ 'openRequests:demo': stored }) } },
  );
  const draw = await page.findByRole('button', { name: page.t('promo.draw') });
  expect(draw.getAttribute('aria-busy')).toBe('true');
  expect(page.getByText(page.t('centre.form.confirming'))).toBeTruthy();

  arrive(reply({ drawId: '9', prizeId: 'p1', isPrize: true, drawsLeft: 0 }));
  await page.user.click(await page.findByRole('button', { name: page.t('promo.skip') }));

  expect(await page.findByText(page.t('promo.won', { prize: '10 points' }))).toBeTruthy();
  expect(page.api.calls.filter(({ name }) => name === 'rafflePromotion')).toMatchObject([
    { request },
  ]);
  expect(page.queryByRole('alertdialog')).toBeNull();
});

it('[PROM-03] moves nothing for visitors who prefer reduced motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const page = await mountDetail(
    { participation: 'raffle', raffle },
    {
      getMyPromotions: [mine({ drawsLeft: 1 }), mine({ drawsLeft: 0 })],
      rafflePromotion: [reply({ drawId: '9', prizeId: 'p2', isPrize: false, drawsLeft: 0 })],
    },
  );

  await page.user.click(await page.findByRole('button', { name: page.t('promo.draw') }));

  expect(await page.findByText(page.t('promo.notWon'))).toBeTruthy();
  expect(Element.prototype.animate).not.toHaveBeenCalled();
});

it('[PROM-02] shows a disabled button with the reason where the member cannot join', async () => {
  const page = await mountDetail({}, { getMyPromotions: [mine({ refusal: 'deposited_before' })] });

  const join = await page.findByRole('button', { name: page.t('promo.join') });

  expect(join).toHaveProperty('disabled', true);
  const reason = document.getElementById(join.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe(page.t('refusal.deposited_before'));
});

it('[PROM-03] shows prizes of money and a target of money in the currency', async () => {
  const prizes = [
    { prizeId: 'p1', name: '5.00', chance: 60, amount: 5 },
    { prizeId: 'p2', name: 'Nothing', chance: 40 },
  ];
  const page = await mountDetail(
    { participation: 'raffle', raffle: { style: 'wheel', prizes } },
    { getMyPromotions: [mine({ drawsLeft: 1, openDraw: { drawId: '9', prizeId: 'p1' } })] },
  );

  expect(await page.findByText(page.t('promo.won', { prize: 'P 5.00' }))).toBeTruthy();
  expect(page.getByText('P 5.00', { selector: 'li *' })).toBeTruthy();

  const other = await mountDetail(
    {},
    { getMyPromotions: [mine({ status: 'joined', progress: 120, target: 500, unit: 'money' })] },
  );
  expect(
    await other.findByText(other.t('promo.progress', { done: 'P 120.00', target: 'P 500.00' })),
  ).toBeTruthy();
});
