import { mallItems } from '@livery/demo-content/words/mallCatalogue';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../testing/useDatabase.ts';
import { changePoints, pointsOf } from '../pointsLedger.ts';
import type { RewardMember } from '../RewardMember.ts';
import type { Tx } from '../../wallet/gameTransactions.ts';
import { redeemItem } from './redeemItem.ts';

const fixture = useDatabase();

it('[MALL-03] gives the last item to the first of two members who redeem it at once', async () => {
  const { db } = fixture;
  const item = mallItems.find(({ itemId }) => itemId === 'm6');
  if (!item) throw new Error('The points mall has changed.');
  const memberOf = async (): Promise<RewardMember> => ({
    merchant: 'LAGOON',
    memberId: await fixture.newMember(0),
    rankLevel: 1,
    perMajor: 100,
    nowMs: 1,
  });
  const [first, second] = [await memberOf(), await memberOf()];
  await db.transaction().execute(async (tx) => {
    for (const { memberId } of [first, second])
      await changePoints(tx, { memberId, amount: item.points, reason: 'earned', atMs: 0 });
  });
  await db
    .insertInto('points_order')
    .values({
      merchant: 'LAGOON',
      member_id: first.memberId,
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
  const request = { referenceNo: 'the-last-item', itemId: item.itemId, quantity: 1 };
  let isSettled = false;
  let late: Promise<unknown> = Promise.resolve();

  await db.transaction().execute(async (tx) => {
    await redeemItem(tx, first, request);
    late = db
      .transaction()
      .execute((other) => redeemItem(other, second, request))
      .catch((error: unknown) => error)
      .finally(() => {
        isSettled = true;
      });
    await expect.poll(async () => isSettled || (await isWaiting(tx))).toBe(true);
  });

  expect(await late).toMatchObject({ value: { reason: 'sold_out' } });
  expect([await pointsOf(db, first.memberId), await pointsOf(db, second.memberId)]).toEqual([
    0,
    item.points,
  ]);
});

/**
 * Returns whether a transaction waits for another one: for its lock, or in the embedded database
 * for its connection.
 */
async function isWaiting(tx: Tx): Promise<boolean> {
  if (!process.env.SANDBOX_TEST_DATABASE_URL) return true;
  const { rows } = await sql`
    select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and not granted`.execute(tx);
  return rows.length > 0;
}
