// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode, pagesAt, type MountOptions } from '../../testing/mountNode.tsx';

const referral = (claimable: number) =>
  reply({
    language: 'EN',
    code: 'F00001',
    registered: 3,
    qualified: 2,
    earned: 100,
    claimable,
    tiers: [{ tierId: '1', friends: 1, reward: 50 }],
    rules: ['One account per person.'],
  });
const mountReferral = (answers: NonNullable<MountOptions['answers']>) =>
  mountNode(
    { use: 'ReferralInvitation', props: { title: { $text: 'mc.referral.title' } } },
    {
      visitor: 'member',
      documents: { routes: pagesAt({ register: '/register' }) },
      answers: { getCounts: [reply({})], ...answers },
    },
  );

it('[MEMB-13] shows code, link of this host, QR code, rules, and claims the rewards', async () => {
  const page = await mountReferral({
    getReferral: [referral(50), referral(0)],
    claimReferral: [reply({ friends: 1, amount: 50 })],
  });
  const { t } = page;

  expect(await page.findByText('F00001')).toBeTruthy();
  expect(page.getByText(`${window.location.origin}/register?referralCode=F00001`)).toBeTruthy();
  expect(page.getByRole('img', { name: t('centre.invitation.qr') })).toBeTruthy();
  expect(page.getByText('One account per person.')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: t('mc.rewards.claim') }));

  expect(await page.findByText(t('promo.paid'))).toBeTruthy();
  expect(page.queryByRole('button', { name: t('mc.rewards.claim') })).toBeNull();
});

it('[MEMB-13] offers a retry after a failure', async () => {
  const page = await mountReferral({ getReferral: [fail('upstream_failed'), referral(0)] });

  await page.user.click(await page.findByRole('button', { name: page.t('games.retry') }));

  expect(await page.findByText('F00001')).toBeTruthy();
});
