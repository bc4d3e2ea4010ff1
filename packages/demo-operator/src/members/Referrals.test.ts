import { expect, it } from 'vitest';
import { useDatabase } from '../testing/useDatabase.ts';
import { catalogue } from '../testing/useLaunches.ts';
import { GameMoney } from '../wallet/GameMoney.ts';
import type { MoneyOrder } from '../wallet/MoneyOrder.ts';
import { mainPurse } from '../wallet/purseBalance.ts';
import { Referrals } from './Referrals.ts';

const fixture = useDatabase();

it('[MEMB-13] counts a friend by stakes of closed rounds that were not given back', async () => {
  const money = new GameMoney({ db: fixture.db, catalogue });
  const referrals = new Referrals(fixture.db);
  const memberId = await fixture.newMember(0);
  const friendId = await fixture.newMember(1_000_000);
  await referrals.add({ memberId, friendId, account: 'friend', atMs: 0 });
  let orders = 0;
  const move = async (change: Pick<MoneyOrder, 'kind' | 'round'> & Partial<MoneyOrder>) => {
    const order: MoneyOrder = {
      amountMinor: 100_000,
      provider: 'DEMO',
      transactionId: `referral-${(orders += 1)}`,
      roundClosed: change.kind !== 'bet',
      currency: 'PHP',
      merchant: 'LAGOON',
      memberId: friendId,
      nodeId: 40_001,
      purse: mainPurse,
      ...change,
    };
    expect(await money.apply(order, 1_000)).toMatchObject({ status: 'OK' });
    return order.transactionId;
  };
  const counted = async () => {
    await referrals.qualify(memberId, 100);
    return fixture.db
      .selectFrom('referral')
      .select(['bet_minor', 'reward_minor'])
      .where('friend_id', '=', friendId)
      .executeTakeFirstOrThrow();
  };

  const refunded = await move({ kind: 'bet', round: 'refunded' });
  await move({
    kind: 'rollback',
    round: 'refunded',
    referenceTransactionId: refunded,
  });
  const running = await move({ kind: 'bet', round: 'running' });
  expect(await counted()).toEqual({ bet_minor: 0, reward_minor: 0 });
  await move({
    kind: 'win',
    round: 'running',
    referenceTransactionId: running,
    amountMinor: 0,
  });

  expect(await counted()).toEqual({ bet_minor: 100_000, reward_minor: 5_000 });
});
