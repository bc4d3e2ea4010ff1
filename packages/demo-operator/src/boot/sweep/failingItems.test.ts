import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { ContractSettlement } from '../../agent/contracts/ContractSettlement.ts';
import { Deposits } from '../../cashier/deposits/Deposits.ts';
import { Withdrawals } from '../../cashier/Withdrawals.ts';
import { RewardService } from '../../rewards/RewardService.ts';
import { useDatabase } from '../../testing/useDatabase.ts';
import { mainPurse, purseBalance } from '../../wallet/purseBalance.ts';

const fixture = useDatabase();
const faults: unknown[] = [];
const onFault = (error: unknown): void => {
  faults.push(error);
};
const retryMs = 60_000;
let unlucky: number;
let lucky: number;

beforeEach(async () => {
  faults.length = 0;
  unlucky = await fixture.newMember(0);
  lucky = await fixture.newMember(0);
});

/**
 * Makes the database refuse all money of the unlucky member, until the returned function is called.
 */
async function failing(): Promise<() => Promise<unknown>> {
  const { db } = fixture;
  await sql`
    create or replace function refuses_unlucky() returns trigger language plpgsql as $$
    begin raise exception 'unlucky'; end $$`.execute(db);
  await sql`
    create trigger refuses_unlucky before insert on wallet_entry
    for each row when (new.member_id = ${sql.lit(unlucky)}) execute function refuses_unlucky()`.execute(
    db,
  );
  return () => sql`drop trigger refuses_unlucky on wallet_entry`.execute(db);
}

interface State {
  readonly unlucky: number;
  readonly lucky: number;
  readonly faults: number;
}

/** Runs a sweep while one member fails, then when that member has recovered. Returns each state. */
async function sweepTwiceEach(sweep: (nowMs: number) => Promise<void>): Promise<State[]> {
  const balanceOf = (memberId: number) => purseBalance(fixture.db, { memberId, purse: mainPurse });
  const states: State[] = [];
  const sweepAt = async (nowMs: number) => {
    await sweep(nowMs);
    states.push({
      unlucky: await balanceOf(unlucky),
      lucky: await balanceOf(lucky),
      faults: faults.length,
    });
  };
  const nowMs = 3_600_000;
  const repair = await failing();
  await sweepAt(nowMs);
  await sweepAt(nowMs + 1);
  await repair();
  await sweepAt(nowMs + 1);
  await sweepAt(nowMs + retryMs);
  return states;
}

/** The other member gets the amount at once; the failing one only after the pause. */
function recovery(amountMinor: number): State[] {
  const failed = { unlucky: 0, lucky: amountMinor, faults: 1 };
  return [failed, failed, failed, { ...failed, unlucky: amountMinor }];
}

it('[MEMB-05] credits the other deposits when one fails, and that one later', async () => {
  const deposits = new Deposits({ db: fixture.db, onFault });
  for (const memberId of [unlucky, lucky]) {
    const orderId = await fixture.db.transaction().execute((tx) =>
      deposits.add(tx, {
        merchant: 'LAGOON',
        member_id: memberId,
        method_id: 'wallet',
        amount_minor: 500,
        fee_minor: 0,
        payer: null,
        return_url: null,
        bonus_id: null,
        at_ms: 0,
        expires_at_ms: 1_000,
      }),
    );
    const key = { merchant: 'LAGOON', memberId, orderId };
    await deposits.pay(key, { paidMinor: 500, atMs: 2_000 + memberId, nowMs: 10 });
  }

  expect(await sweepTwiceEach((nowMs) => deposits.settleDue(nowMs))).toEqual(recovery(500));
});

it('[MEMB-06] gives the other withdrawals back when one fails, and that one later', async () => {
  const withdrawals = new Withdrawals({ db: fixture.db, onFault });
  for (const memberId of [unlucky, lucky]) {
    await fixture.db
      .insertInto('wallet_entry')
      .values({ member_id: memberId, amount_minor: 500, reason: 'reward', at_ms: 0 })
      .execute();
    const account = { account_id: `account-${memberId}`, bank: 'Bank', holder: 'X', number: '1' };
    await fixture.db
      .insertInto('payout_account')
      .values({ ...account, member_id: memberId, kind: 'bank', added_at_ms: 0, usable_at_ms: 0 })
      .execute();
    await fixture.db.transaction().execute((tx) =>
      withdrawals.add(tx, {
        merchant: 'LAGOON',
        member_id: memberId,
        account_id: account.account_id,
        account: 'Bank',
        amount_minor: 500,
        fee_minor: 0,
        outcome: 'rejected',
        receipt_minutes: 5,
        at_ms: memberId,
      }),
    );
  }

  expect(await sweepTwiceEach((nowMs) => withdrawals.advance(nowMs))).toEqual(recovery(500));
});

it('[MALL-03] settles the other members when one fails, and that one later', async () => {
  const rewards = new RewardService({ db: fixture.db, onFault });
  await fixture.db
    .insertInto('points_order')
    .values(
      [unlucky, lucky].map((memberId) => ({
        merchant: 'LAGOON',
        member_id: memberId,
        item_id: 'm4',
        quantity: 1,
        points_each: 200,
        amount_requirement_minor: null,
        status: 'inProcess',
        delivery: '',
        at_ms: 0,
        due_at_ms: 1,
      })),
    )
    .execute();

  expect(await sweepTwiceEach((nowMs) => rewards.sweep(nowMs))).toEqual(recovery(2_000));
});

it('[AGNT-03] pays the other settlements when one fails, and that one later', async () => {
  const settlement = new ContractSettlement({ db: fixture.db, onFault });
  const upline = await fixture.newMember(1_000);
  for (const memberId of [unlucky, lucky])
    await sql`
      with ended as (
        insert into contract (merchant, kind, upline_id, downline_id, period, tiers, top_rate, status,
          signed_at_ms, starts_at_ms, ended_at_ms, ends_at_ms)
        values ('LAGOON', 'salary', ${upline}, ${memberId}, 'daily', '[]', 100, 'terminated', 0, 0, 1, 1)
        returning *
      )
      insert into contract_settlement (contract_id, kind, member_id, payer_id, period_start_ms,
        period_end_ms, active_members, valid_bet_minor, profit_minor, carried_minor, base_minor, rate,
        amount_minor, status, reason, at_ms)
      select contract_id, kind, downline_id, upline_id, 0, 1, 1, 50000, 0, 0, 50000, 100, 500, 'pending',
        'balance', 1
      from ended`.execute(fixture.db);

  expect(await sweepTwiceEach((nowMs) => settlement.settle(nowMs))).toEqual(recovery(500));
});
