// @vitest-environment jsdom
import { fail, reply, type Answer } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';

const mountRules = (answer: Answer) =>
  mountNode(
    { use: 'LeaderboardRules', props: { title: { $text: 'mc.referral.rules' } } },
    { visitor: 'member', answers: { leaderboard: [answer] } },
  );

it('[MEMB-14] lists the rules of the leaderboard', async () => {
  const page = await mountRules(reply({ list: [], rules: ['All games count.', 'Ties share.'] }));

  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'All games count.',
    'Ties share.',
  ]);
});

it.each([reply({ list: [] }), fail('upstream_failed')])(
  '[MEMB-14] shows nothing without rules',
  async (answer) => {
    const page = await mountRules(answer);

    expect(page.queryByText(page.t('mc.referral.rules'))).toBeNull();
  },
);
