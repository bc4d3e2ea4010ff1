// @vitest-environment jsdom
import { reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const ranks = reply({
  language: 'EN',
  benefits: [{ code: 'desk', name: 'Own desk' }],
  ranks: [{ rankLevel: 1, rankName: 'Bronze', requirement: 'from the start', values: [''] }],
});

it('[VIPS-01] explains to a guest what the login shows, and labels missing benefits for screen readers', async () => {
  const { getByRole, t } = await mountNode(
    { use: 'VipProgramme', props: { title: { $text: 'vip.table' } } },
    { answers: { getVipRanks: [ranks] }, bootstrap: { flags: { vip: true } } },
  );

  const invitation = getByRole('heading', { name: t('vip.guestTitle') });

  expect(invitation.nextElementSibling?.textContent).toBe(t('vip.guestText'));
  expect(getByRole('cell', { name: t('vip.none') })).toBeTruthy();
});
