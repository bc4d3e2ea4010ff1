import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { RewardService, sweepBatchSize } from '../../rewards/RewardService.ts';
import { useDatabase } from '../../testing/useDatabase.ts';
import { mainPurse, purseBalance } from '../../wallet/purseBalance.ts';

const fixture = useDatabase();

it('[MEMB-11] settles a member though more than a batch wait for open rounds, then those', async () => {
  const { db } = fixture;
  const waiting: number[] = [];
  for (let count = 0; count <= sweepBatchSize; count += 1) waiting.push(await fixture.newMember(7));
  const lucky = await fixture.newMember(7);
  // An expired bonus each, and an open round of all but the last member, whose stakes are counted.
  await sql`
    insert into bonus (member_id, name, source, amount_minor, required_minor, at_ms, expires_at_ms)
    select id, '{"EN":"Bonus","TY":"Bonus"}', 'rank', 5, 100, 0, 1
    from unnest(${[...waiting, lucky]}::bigint[]) as id`.execute(db);
  await sql`
    insert into game_transaction (merchant, member_id, provider, transaction_id, kind, round,
      round_closed, node_id, category, amount_minor, moved_minor, balance_minor, currency, purse,
      at_ms, verdict)
    select 'LAGOON', id, 'test', 'bet-' || id, 'bet', 'round-' || id, false, 1, 'RNG', 1, 0, 7,
      'PHP', '', 0, 'OK'
    from unnest(${waiting}::bigint[]) as id`.execute(db);
  await sql`
    insert into reward_progress (member_id, transaction_id, remainder, rebate_transaction_id)
    select member_id, game_transaction_id, 0, 0 from game_transaction
    where member_id = any(${waiting}::bigint[])`.execute(db);
  const rewards = new RewardService({
    db,
    onFault: (error) => {
      throw error;
    },
  });
  const balanceOf = (memberId = 0) => purseBalance(db, { memberId, purse: mainPurse });

  await rewards.sweep(2);
  expect(await Promise.all([lucky, waiting[0]].map(balanceOf))).toEqual([2, 7]);

  await sql`
    insert into game_transaction (merchant, member_id, provider, transaction_id, kind, round,
      round_closed, node_id, category, amount_minor, moved_minor, balance_minor, currency, purse,
      reference_transaction_id, at_ms, verdict)
    select 'LAGOON', member_id, 'test', 'win-' || member_id, 'win', round, true, 1, 'RNG', 0, 0, 7,
      'PHP', '', transaction_id, 1, 'OK'
    from game_transaction where member_id = ${waiting[0]}`.execute(db);
  await rewards.sweep(2);
  expect(await balanceOf(waiting[0])).toBe(2);
});
