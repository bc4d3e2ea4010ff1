// @vitest-environment jsdom
import type { TextKey } from '@livery/model';
import { reply, type Answer } from '@livery/stores/testing/fakeApi';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { baseNode } from '../testing/basePage.ts';
import { mountNode } from '../testing/mountNode.tsx';

const site = { centres: { mc: { menu: 'member', defaultPage: 'mc.securityCenter' } } };
const mountPart = (
  page: string,
  node: string,
  answers: Readonly<Record<string, readonly Answer[]>>,
) =>
  mountNode(baseNode(page, node), {
    visitor: 'member',
    site,
    query: `?mc=${page.slice(3)}`,
    answers: { loginInfo: [reply({})], getCounts: [reply({})], ...answers },
  });

/** Buttons of a mission in each status. Where members apply, `join` asks for the application. */
const buttons = {
  join: ['promo.join'],
  claim: ['mc.rewards.claim'],
  applying: [],
  close: [],
  rejected: [],
  issued: ['promo.rewards'],
  claimed: [],
  process: [],
  joined: [],
  comingSoon: [],
} as const satisfies Readonly<Record<string, readonly TextKey[]>>;

it.each(Object.entries(buttons))(
  '[MEMB-14] [MEMB-24] shows a mission with the status %s, and what it allows',
  async (status, keys) => {
    const mission = { missionId: 'd1', title: 'Bet 500', needsApplication: false, remark: 'Why' };
    const view = await mountPart('mc.missionLeaderboard', 'missions', {
      missionSummary: [reply({ list: [{ ...mission, status }] })],
    });
    const card = within(view.getByRole('article'));

    expect(card.getByText(view.t(`promo.status.${status}` as TextKey))).toBeTruthy();
    expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      keys.map((key) => view.t(key)),
    );
    // The operator's reason belongs to a rejection.
    expect(card.queryByText('Why') !== null).toBe(status === 'rejected');
  },
);

it('[MEMB-14] [MEMB-24] asks for an application where members apply', async () => {
  const mission = { missionId: 's1', title: 'Verify', status: 'join', needsApplication: true };
  const view = await mountPart('mc.missionLeaderboard', 'missions', {
    missionSummary: [
      reply({ list: [mission] }),
      reply({ list: [{ ...mission, status: 'applying' }] }),
    ],
    applyActivity: [reply({ activityId: 's1', status: 'applying' })],
  });
  const { t, user } = view;
  expect(view.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    t('promo.apply'),
  ]);

  await user.click(view.getByRole('button', { name: t('promo.apply') }));
  const dialog = within(await view.findByRole('dialog', { name: t('promo.apply') }));
  await user.type(dialog.getByRole('textbox'), 'Done');
  await user.click(dialog.getByRole('button', { name: t('promo.apply') }));

  expect(await view.findByText(t('promo.status.applying'))).toBeTruthy();
  expect(view.api.calls.find(({ name }) => name === 'applyActivity')?.request).toEqual({
    activityId: 's1',
    remark: 'Done',
  });
});

describe('[MALL-01] the points of a member', () => {
  it('converts points within the limits of the relay’s configuration', async () => {
    const config = (dayLeft: number) =>
      reply({ pointsPerUnit: 10, step: 10, minConvert: 100, dayLeft });
    const view = await mountPart('mc.points', 'convert', {
      pointsConfig: [config(5_000), config(4_800)],
      pointsConvert: [reply({ amount: 20, points: 800 })],
    });
    const { t, user } = view;
    const points = await view.findByLabelText(new RegExp(`^${t('mc.points.points')}`));
    const convert = () => user.click(view.getByRole('button', { name: t('mc.points.convert') }));

    await user.type(points, '90');
    await convert();
    expect(view.descriptionOf(points)).toContain(t('centre.form.min', { limit: 100 }));
    expect(view.api.countOf('pointsConvert')).toBe(0);
    await user.clear(points);
    await user.type(points, '200');
    await convert();
    await user.click(await view.findByRole('button', { name: t('centre.confirm.yes') }));

    expect(await view.findByText(t('mc.points.converted'))).toBeTruthy();
    expect(view.api.calls.find(({ name }) => name === 'pointsConvert')?.request).toEqual({
      referenceNo: expect.stringMatching(/^[0-9a-f]{32}$/),
      points: 200,
    });
    // The limits are read again.
    await waitFor(() => expect(view.api.countOf('pointsConfig')).toBe(2));
  });

  it('shows the balance and the record of all changes', async () => {
    const balance = await mountPart('mc.points', 'balance', {
      pointsBalance: [reply({ points: 1_200, pending: 900 })],
    });
    expect(await balance.findByText('1,200')).toBeTruthy();
    expect(balance.getByText('900')).toBeTruthy();

    const view = await mountPart('mc.points', 'records', {
      pointsRedeemList: [
        reply({
          list: [
            {
              recordId: '7',
              type: 'redeemed',
              name: 'Mug',
              status: 'inProcess',
              changedPoints: -900,
              pointsBalance: 1_200,
            },
          ],
          totalPages: 1,
          totals: { earned: 50, spent: 900 },
        }),
      ],
    });
    const row = within(await view.findByRole('row', { name: /Mug/ }));
    for (const text of [
      view.t('mc.points.types.redeemed'),
      view.t('mc.points.status.inProcess'),
      '1,200',
    ])
      expect(row.getByText(text)).toBeTruthy();
    expect(view.getByText(view.t('mc.points.spent'))).toBeTruthy();
  });
});
