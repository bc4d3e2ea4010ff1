// @vitest-environment jsdom
import { fail, reply } from '@livery/stores/testing/fakeApi';
import { expect, it } from 'vitest';
import { mountNode } from '../../testing/mountNode.tsx';
import { stubSight } from '../../testing/stubSight.ts';

const slots = (amount: number) =>
  reply([{ code: 'slots', amount, currency: 'PHP', at: '2026-11-21T12:00:00.000Z' }]);

async function mountFeed(
  getJackpots = [slots(1_000), slots(1_000.25), slots(1_000.5)],
  isInSight = true,
) {
  const sight = stubSight(isInSight);
  const node = await mountNode(
    { use: 'JackpotCounter', props: { title: { $text: 'jackpot.feed' }, kind: 'feed' } },
    { answers: { getJackpots } },
  );
  const { api, findByRole, t } = node;
  return {
    ...node,
    sight,
    asked: () => api.countOf('getJackpots'),
    shows: (amount: string) =>
      findByRole('img', { name: t('jackpot.amount', { title: t('jackpot.feed'), amount }) }),
  };
}

it('[HOME-03] [GAME-02] shows what the operator says and asks every 20 seconds, while it is in sight', async () => {
  const feed = await mountFeed(undefined, false);
  await feed.findByRole('img', { name: feed.t('jackpot.feed') });
  await feed.advance(60_000);
  expect(feed.asked()).toBe(0);

  await feed.sight.set(true);
  await feed.shows('P 1,000.00');
  await feed.advance(19_999);
  expect(feed.asked()).toBe(1);
  await feed.advance(1);
  await feed.shows('P 1,000.25');

  await feed.sight.set(false);
  await feed.advance(60_000);
  expect(feed.asked()).toBe(2);
});

it('[HOME-03] does not ask while it is stopped', async () => {
  const feed = await mountFeed();
  await feed.shows('P 1,000.00');

  await feed.user.click(feed.getByRole('button', { name: feed.t('jackpot.stop') }));
  await feed.advance(60_000);
  expect(feed.asked()).toBe(1);
  await feed.user.click(feed.getByRole('button', { name: feed.t('jackpot.run') }));
  await feed.shows('P 1,000.25');
});

it('[HOME-03] says that the jackpot is not known, without a number, and asks again', async () => {
  const feed = await mountFeed([fail('network_failed'), slots(1_000)]);
  expect((await feed.findByRole('status')).textContent).toContain(feed.t('jackpot.unavailable'));
  expect(feed.container.querySelector('[data-digit]')).toBeNull();

  await feed.user.click(feed.getByRole('button', { name: feed.t('games.retry') }));

  await feed.shows('P 1,000.00');
  expect(feed.queryByText(feed.t('jackpot.unavailable'))).toBeNull();
});
