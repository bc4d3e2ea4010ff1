import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { Random } from '@livery/demo-content/art/Random';
import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { useDatabase } from '../testing/useDatabase.ts';
import { bonusMaxBet } from './bonusStakeLimit.ts';
import { GameMoney } from './GameMoney.ts';
import type { MoneyOrder } from './MoneyOrder.ts';
import { mainPurse } from './purseBalance.ts';

const fixture = useDatabase();
let money: GameMoney;
let memberId: number;
let createdCount = 0;

beforeEach(async () => {
  money = new GameMoney({ db: fixture.db, catalogue: new GameCatalogue({ vendors, games }) });
  memberId = await fixture.newMember(10_000);
});

/** Returns a unique transaction number. */
function id(): string {
  createdCount += 1;
  return `t${createdCount}`;
}

function order(
  kind: MoneyOrder['kind'],
  amountMinor: number,
  change: Partial<MoneyOrder> = {},
): MoneyOrder {
  return {
    kind,
    amountMinor,
    provider: 'DEMO',
    transactionId: id(),
    round: 'r1',
    roundClosed: false,
    currency: 'PHP',
    merchant: 'LAGOON',
    memberId,
    nodeId: 40_001,
    purse: mainPurse,
    ...change,
  };
}

const apply = (moneyOrder: MoneyOrder): ReturnType<GameMoney['apply']> =>
  money.apply(moneyOrder, 1_000);
const balance = (): Promise<number> => money.balanceMinor({ memberId, purse: mainPurse });
const winOf = (
  bet: MoneyOrder,
  amountMinor: number,
  change: Partial<MoneyOrder> = {},
): MoneyOrder =>
  order('win', amountMinor, {
    referenceTransactionId: bet.transactionId,
    round: bet.round,
    ...change,
  });
const rollbackOf = (original: MoneyOrder, change: Partial<MoneyOrder> = {}): MoneyOrder =>
  order('rollback', original.amountMinor, {
    referenceTransactionId: original.transactionId,
    round: original.round,
    ...change,
  });

/** Returns the sum of the member's entries and the stored sum. */
async function sums(): Promise<{ entries: number; stored: number }> {
  const { entries } = await fixture.db
    .selectFrom('wallet_entry')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('entries'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { stored } = await fixture.db
    .selectFrom('wallet_sum')
    .select(sql<number>`coalesce(sum(balance_minor), 0)::bigint`.as('stored'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { entries, stored };
}

describe('[GAME-04] stakes, wins and rollbacks', () => {
  it('debits a stake, credits a win, and returns the balance', async () => {
    const bet = order('bet', 300);
    expect(await apply(bet)).toEqual({ status: 'OK', balanceMinor: 9_700 });
    expect(await apply(winOf(bet, 1_000, { roundClosed: true }))).toEqual({
      status: 'OK',
      balanceMinor: 10_700,
    });
    expect(await sums()).toEqual({ entries: 10_700, stored: 10_700 });
  });

  it('answers a repeat as the first time, and rejects another order with its id', async () => {
    const bet = order('bet', 300);
    await apply(bet);
    await apply(order('bet', 200));
    expect(await apply(bet)).toEqual({ status: 'OK', balanceMinor: 9_700 });
    for (const change of [
      { amountMinor: 301 },
      { round: 'r2' },
      { nodeId: 40_002 },
      { currency: 'XXX' },
      { roundClosed: true },
    ]) {
      expect(await apply({ ...bet, ...change })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' });
    }
    expect(await apply({ ...bet, provider: 'LOTT' })).toMatchObject({ status: 'OK' });
    expect(await balance()).toBe(9_200);
  });

  it('rejects an id of another member, also concurrently', async () => {
    const other = await fixture.newMember(10_000);
    const bet = order('bet', 300);
    const answers = await Promise.all([apply(bet), apply({ ...bet, memberId: other })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['DUPLICATE_TRANSACTION', 'OK']);
    expect(
      (await balance()) + (await money.balanceMinor({ memberId: other, purse: mainPurse })),
    ).toBe(19_700);
  });

  it('refuses a stake above the balance, and answers a repeat alike', async () => {
    const bet = order('bet', 10_001);
    expect(await apply(bet)).toEqual({ status: 'NOT_ENOUGH_MONEY', balanceMinor: 10_000 });
    const first = order('bet', 1);
    await apply(winOf(first, 0));
    await apply(first);
    await apply(winOf(first, 5_000));
    expect(await apply(bet)).toEqual({ status: 'NOT_ENOUGH_MONEY', balanceMinor: 10_000 });
    expect(await apply(order('bet', 10_001))).toMatchObject({ status: 'OK' });
  });

  it('never overdraws the balance with concurrent stakes', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => apply(order('bet', 1_000))));
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 'NOT_ENOUGH_MONEY')).toHaveLength(20);
    expect(await sums()).toEqual({ entries: 0, stored: 0 });
  });

  it('refuses a win before its stake, and pays the same win after it', async () => {
    const bet = order('bet', 300);
    const win = winOf(bet, 500);
    expect(await apply(win)).toEqual({
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balanceMinor: 10_000,
    });
    await apply(bet);
    expect(await apply({ ...win, transactionId: id(), round: 'other' })).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
    expect(
      await apply({ ...win, transactionId: id(), memberId: await fixture.newMember(0) }),
    ).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' });
    expect(await apply(win)).toEqual({ status: 'OK', balanceMinor: 10_200 });
    expect(await apply(winOf(order('bet', 5), 500))).toMatchObject({
      status: 'TRANSACTION_DOES_NOT_EXIST',
    });
  });

  it('refuses the win of a refused stake', async () => {
    const bet = order('bet', 20_000);
    await apply(bet);
    expect(await apply(winOf(bet, 500))).toMatchObject({ status: 'TRANSACTION_DOES_NOT_EXIST' });
  });

  it('refunds a stake once, and refuses its win afterwards', async () => {
    const bet = order('bet', 300);
    await apply(bet);
    const rollback = rollbackOf(bet);
    expect(await apply(rollback)).toEqual({ status: 'OK', balanceMinor: 10_000 });
    expect(await apply(rollback)).toEqual({ status: 'OK', balanceMinor: 10_000 });
    expect(await apply(rollbackOf(bet))).toEqual({ status: 'ROLLED_BACK', balanceMinor: 10_000 });
    expect(await apply(winOf(bet, 500))).toEqual({ status: 'ROLLED_BACK', balanceMinor: 10_000 });
    expect(await balance()).toBe(10_000);
  });

  it('records a tombstone for the rollback of an unknown stake, and refuses that stake later', async () => {
    const bet = order('bet', 300);
    expect(await apply(rollbackOf(bet))).toEqual({ status: 'OK', balanceMinor: 10_000 });
    expect(await apply(bet)).toEqual({ status: 'ROLLED_BACK', balanceMinor: 10_000 });
    expect(await apply(bet)).toEqual({ status: 'ROLLED_BACK', balanceMinor: 10_000 });
    const win = winOf(order('bet', 5), 700);
    await apply(rollbackOf(win));
    expect(await apply(win)).toMatchObject({ status: 'ROLLED_BACK' });
    expect(await sums()).toEqual({ entries: 10_000, stored: 10_000 });
  });

  it('reverses a win, into debt if necessary, and refuses stakes until the debt is paid', async () => {
    const bet = order('bet', 1_000);
    await apply(bet);
    const win = winOf(bet, 5_000);
    await apply(win);
    await apply(order('bet', 13_500));
    expect(await apply(rollbackOf(bet))).toMatchObject({ status: 'BAD_REQUEST' });
    expect(await apply(rollbackOf(win))).toEqual({ status: 'OK', balanceMinor: -4_500 });
    for (const amountMinor of [0, 1])
      expect(await apply(order('bet', amountMinor))).toEqual({
        status: 'NOT_ENOUGH_MONEY',
        balanceMinor: -4_500,
      });
    expect(await apply(rollbackOf(bet))).toEqual({ status: 'OK', balanceMinor: -3_500 });
    const other = await fixture.newMember(100);
    expect(await apply(order('bet', 100, { memberId: other }))).toMatchObject({ status: 'OK' });
    expect(await sums()).toEqual({ entries: -3_500, stored: -3_500 });
  });

  it('rejects rollbacks of another member, of another amount, or of a rollback', async () => {
    const bet = order('bet', 300);
    await apply(bet);
    expect(await apply(rollbackOf(bet, { memberId: await fixture.newMember(0) }))).toMatchObject({
      status: 'BAD_REQUEST',
    });
    expect(await apply(rollbackOf(bet, { amountMinor: 301 }))).toMatchObject({
      status: 'BAD_REQUEST',
    });
    const rollback = rollbackOf(bet);
    await apply(rollback);
    expect(await apply(rollbackOf(rollback))).toMatchObject({ status: 'BAD_REQUEST' });
    expect(await balance()).toBe(10_000);
  });

  it('refuses stakes of a disabled member, and pays wins nevertheless', async () => {
    const bet = order('bet', 300);
    await apply(bet);
    await fixture.db
      .updateTable('member')
      .set({ play_off: true })
      .where('member_id', '=', memberId)
      .execute();
    expect(await apply(order('bet', 300))).toEqual({
      status: 'USER_DISABLED',
      balanceMinor: 9_700,
    });
    expect(await apply(winOf(bet, 1))).toEqual({ status: 'OK', balanceMinor: 9_701 });
  });

  it('[MEMB-11] refuses stakes above the maximum while a bonus is active, also repeated ones', async () => {
    const rich = await fixture.newMember(100_000);
    const stake = (amountMinor: number) => order('bet', amountMinor, { memberId: rich });
    const { bonus_id: bonusId } = await fixture.db
      .insertInto('bonus')
      .values({
        member_id: rich,
        name: '{"EN":"Bonus","TY":"Bonus"}',
        source: 'rank',
        amount_minor: 5_000,
        required_minor: 50_000,
        at_ms: 0,
        expires_at_ms: 9_000,
      })
      .returning('bonus_id')
      .executeTakeFirstOrThrow();
    const maxMinor = bonusMaxBet * 100;
    const tooHigh = stake(maxMinor + 1);

    expect(await apply(tooHigh)).toEqual({ status: 'STAKE_TOO_HIGH', balanceMinor: 100_000 });
    expect(await apply(stake(maxMinor))).toMatchObject({ status: 'OK' });

    await fixture.db
      .updateTable('bonus')
      .set({ status: 'completed' })
      .where('bonus_id', '=', bonusId)
      .execute();
    expect(await apply(tooHigh)).toMatchObject({ status: 'STAKE_TOO_HIGH' });
    expect(await apply(stake(maxMinor + 1))).toMatchObject({ status: 'OK' });
  });

  it('refuses stakes from all purses while a debt exceeds the main wallet', async () => {
    const purse = 'SLMR';
    const bet = order('bet', 0, { purse });
    await apply(bet);
    const win = winOf(bet, 9_000);
    await apply(win);
    await apply(order('bet', 9_000, { purse }));
    await apply(rollbackOf(win));
    const spent = order('bet', 4_000);
    const purses = async () => [await balance(), await money.balanceMinor({ memberId, purse })];
    // The next stake pays the debt from the main wallet first.
    expect(await apply(spent)).toEqual({ status: 'NOT_ENOUGH_MONEY', balanceMinor: 1_000 });
    expect(await purses()).toEqual([1_000, 0]);
    const emptyBet = order('bet', 0, { purse });
    await apply(emptyBet);
    const second = winOf(emptyBet, 5_000);
    await apply(second);
    await apply(order('bet', 5_000, { purse }));
    await apply(rollbackOf(second));
    expect(await apply(order('bet', 1))).toEqual({ status: 'NOT_ENOUGH_MONEY', balanceMinor: 0 });
    expect(await purses()).toEqual([0, -4_000]);
    await fixture.db
      .insertInto('wallet_entry')
      .values({
        member_id: memberId,
        purse: 'HPLK',
        amount_minor: 500,
        reason: 'transfer',
        at_ms: 0,
      })
      .execute();
    expect(await apply(order('bet', 100, { purse: 'HPLK' }))).toEqual({
      status: 'NOT_ENOUGH_MONEY',
      balanceMinor: 500,
    });
    expect(
      await apply(
        order('win', 7_000, { referenceTransactionId: bet.transactionId, round: bet.round, purse }),
      ),
    ).toMatchObject({ status: 'OK', balanceMinor: 3_000 });
    expect(await apply(order('bet', 100, { purse: 'HPLK' }))).toEqual({
      status: 'OK',
      balanceMinor: 400,
    });
    expect(await sums()).toEqual({ entries: 3_400, stored: 3_400 });
  });

  it('credits the purse the stake came from, even if another is used by now', async () => {
    const purse = 'SLMR';
    await fixture.db
      .insertInto('wallet_entry')
      .values({ member_id: memberId, purse, amount_minor: 500, reason: 'transfer', at_ms: 0 })
      .execute();
    const bet = order('bet', 300, { purse });
    expect(await apply(bet)).toEqual({ status: 'OK', balanceMinor: 200 });
    expect(await apply(order('bet', 201, { purse }))).toMatchObject({ status: 'NOT_ENOUGH_MONEY' });
    expect(await apply(winOf(bet, 50))).toEqual({ status: 'OK', balanceMinor: 250 });
    expect([await balance(), await money.balanceMinor({ memberId, purse })]).toEqual([10_000, 250]);
  });
});

it('never changes stored transactions and entries', async () => {
  await apply(order('bet', 300));
  for (const statement of [
    sql`update game_transaction set amount_minor = 0`,
    sql`delete from game_transaction`,
    sql`update wallet_entry set amount_minor = 1`,
    sql`delete from wallet_entry`,
  ]) {
    await expect(statement.execute(fixture.db)).rejects.toThrow(/never changed or removed/);
  }
});

it('rolls back completely with its database transaction', async () => {
  const bet = order('bet', 300);
  await expect(
    fixture.db.transaction().execute(async (tx) => {
      await money.applyIn(tx, bet, 1_000);
      throw new Error('the rest failed');
    }),
  ).rejects.toThrow('the rest failed');
  expect(await apply(bet)).toEqual({ status: 'OK', balanceMinor: 9_700 });
});

it.each(Array.from({ length: 12 }, (_, seed) => seed))(
  '[GAME-04] ends with the right balance in any order and repetition of events (%i)',
  async (seed) => {
    const random = new Random(`interleaving ${seed}`);
    const rounds = Array.from({ length: 12 }, (_, index) => {
      const bet = order('bet', random.int(0, 2_000), { round: `i${seed}-${index}` });
      // A round ends with a win or a rollback.
      return { bet, end: random.chance(0.7) ? winOf(bet, random.int(0, 3_000)) : rollbackOf(bet) };
    });
    const first = new Map<string, string>();
    const deliver = async (moneyOrder: MoneyOrder): Promise<void> => {
      const { status, balanceMinor = 0 } = await apply(moneyOrder);
      expect(balanceMinor).toBeGreaterThanOrEqual(0);
      if (status === 'TRANSACTION_DOES_NOT_EXIST') return;
      expect(first.get(moneyOrder.transactionId) ?? status).toBe(status);
      first.set(moneyOrder.transactionId, status);
    };
    const all = rounds.flatMap(({ bet, end }) => [bet, end]);
    const deliveries = random.shuffle([...all, ...all, ...all]);
    for (let from = 0; from < deliveries.length; from += 4)
      await Promise.all(deliveries.slice(from, from + 4).map(deliver));
    // Finally, each order is delivered once more in its original order.
    for (const moneyOrder of all) await deliver(moneyOrder);

    const paidRounds = rounds.filter(({ bet }) => first.get(bet.transactionId) === 'OK');
    const expected = paidRounds.reduce(
      (sum, { bet, end }) => sum + (end.kind === 'win' ? end.amountMinor - bet.amountMinor : 0),
      10_000,
    );
    expect(paidRounds.every(({ end }) => first.get(end.transactionId) === 'OK')).toBe(true);
    expect(await sums()).toEqual({ entries: expected, stored: expected });
  },
);
