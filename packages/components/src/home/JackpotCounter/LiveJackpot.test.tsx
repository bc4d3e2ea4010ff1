// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';
import { stubInView } from '../../testing/stubInView.ts';

const slots = (amount: number) =>
  reply([{ code: 'slots', amount, currency: 'PHP', at: '2026-11-21T12:00:00.000Z' }]);

async function mountFeed(
  getJackpots = [slots(1_000), slots(1_000.25), slots(1_000.5)],
  isInView = true,
) {
  const inView = stubInView(isInView);
  const node = await mountNode(
    { use: 'JackpotCounter', props: { title: { $text: 'jackpot.feed' }, kind: 'feed' } },
    { answers: { getJackpots } },
  );
  const { api, findByRole, t } = node;
  return {
    ...node,
    inView,
    requestCount: () => api.countOf('getJackpots'),
    findAmount: (amount: string) =>
      findByRole('img', { name: t('jackpot.amount', { title: t('jackpot.feed'), amount }) }),
  };
}

it('[HOME-03] [GAME-02] shows the operator’s amount and polls every 20 seconds while on the screen', async () => {
  const feed = await mountFeed(undefined, false);
  await feed.findByRole('img', { name: feed.t('jackpot.feed') });
  await feed.advance(60_000);
  expect(feed.requestCount()).toBe(0);

  await feed.inView.set(true);
  await feed.findAmount('P 1,000.00');
  expect(feed.queryByText(feed.t('sample.label'))).toBeNull();
  await feed.advance(19_999);
  expect(feed.requestCount()).toBe(1);
  await feed.advance(1);
  await feed.findAmount('P 1,000.25');

  await feed.inView.set(false);
  await feed.advance(60_000);
  expect(feed.requestCount()).toBe(2);
});

it('[HOME-03] does not poll while paused', async () => {
  const feed = await mountFeed();
  await feed.findAmount('P 1,000.00');

  await feed.user.click(feed.getByRole('button', { name: feed.t('jackpot.stop') }));
  await feed.advance(60_000);
  expect(feed.requestCount()).toBe(1);
  await feed.user.click(feed.getByRole('button', { name: feed.t('jackpot.run') }));
  await feed.findAmount('P 1,000.25');
});

it('[HOME-03] shows an error without a number when the jackpot is unavailable, and retries', async () => {
  const feed = await mountFeed([fail('network_failed'), slots(1_000)]);
  expect((await feed.findByRole('status')).textContent).toContain(feed.t('jackpot.unavailable'));
  expect(feed.container.querySelector('[data-digit]')).toBeNull();

  await feed.user.click(feed.getByRole('button', { name: feed.t('games.retry') }));

  await feed.findAmount('P 1,000.00');
  expect(feed.queryByText(feed.t('jackpot.unavailable'))).toBeNull();
});
