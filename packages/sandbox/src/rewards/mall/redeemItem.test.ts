import { mallItems } from '@livery/demo-content/words/mallCatalogue';
import { expect, it } from 'vitest';
import { useDatabase } from '../../testing/useDatabase.ts';
import { changePoints, pointsOf } from '../pointsLedger.ts';
import type { RewardMember } from '../RewardMember.ts';
import { RewardService } from '../RewardService.ts';
import { redeemItem } from './redeemItem.ts';

const fixture = useDatabase();

/** On PostgreSQL, the requests run at the same time. */
it('[MALL-03] gives the last item to one of several members who redeem it at once', async () => {
  const { db } = fixture;
  const item = mallItems.find(({ itemId }) => itemId === 'm6');
  if (!item) throw new Error('The points mall has changed.');
  const members: RewardMember[] = [];
  for (let count = 0; count < 4; count += 1)
    members.push({
      merchant: 'LAGOON',
      memberId: await fixture.newMember(0),
      rankLevel: 1,
      perMajor: 100,
      nowMs: 1,
    });
  await db.transaction().execute(async (tx) => {
    for (const { memberId } of members)
      await changePoints(tx, { memberId, amount: item.points, reason: 'earned', atMs: 0 });
  });
  const [buyer] = members;
  await db
    .insertInto('points_order')
    .values({
      merchant: 'LAGOON',
      member_id: buyer?.memberId ?? 0,
      item_id: item.itemId,
      quantity: item.stock - 1,
      points_each: item.points,
      amount_requirement_minor: null,
      status: 'approved',
      delivery: '',
      at_ms: 0,
      due_at_ms: 0,
    })
    .execute();
  const rewards = new RewardService({ db, onFault: () => undefined });

  const outcomes = await Promise.allSettled(
    members.map((who) => {
      const request = { referenceNo: 'the-last-item', itemId: item.itemId, quantity: 1 };
      return rewards.once(who, { kind: 'pointsRedeem', ...request }, (tx) =>
        redeemItem(tx, who, request),
      );
    }),
  );

  const refused = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  expect(refused).toMatchObject([1, 2, 3].map(() => ({ value: { reason: 'sold_out' } })));
  const points = await Promise.all(members.map(({ memberId }) => pointsOf(db, memberId)));
  expect(points.toSorted((left, right) => left - right)).toEqual([
    0,
    item.points,
    item.points,
    item.points,
  ]);
});
