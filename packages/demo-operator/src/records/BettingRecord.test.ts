import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { Random } from '@livery/demo-content/art/Random';
import { games } from '@livery/demo-content/catalogue/games';
import { useDatabase } from '../testing/useDatabase.ts';
import { catalogue } from '../testing/useLaunches.ts';
import { BettingRecord, type BettingPage, type BettingQuery } from './BettingRecord.ts';
import { GameMoney } from '../wallet/GameMoney.ts';
import type { MoneyOrder } from '../wallet/MoneyOrder.ts';
import { mainPurse } from '../wallet/purseBalance.ts';

const fixture = useDatabase();
let money: GameMoney;
let memberId: number;
let createdCount = 0;

beforeEach(async () => {
  money = new GameMoney({ db: fixture.db, catalogue });
  memberId = await fixture.newMember(100_000);
});

function order(
  kind: MoneyOrder['kind'],
  amountMinor: number,
  change: Partial<MoneyOrder> = {},
): MoneyOrder {
  createdCount += 1;
  return {
    kind,
    amountMinor,
    provider: 'DEMO',
    transactionId: `b${createdCount}`,
    round: `r${createdCount}`,
    roundClosed: false,
    currency: 'PHP',
    merchant: 'LAGOON',
    memberId,
    nodeId: 40_001,
    purse: mainPurse,
    ...change,
  };
}

const following = (
  kind: 'win' | 'rollback',
  related: MoneyOrder,
  amountMinor = related.amountMinor,
  change: Partial<MoneyOrder> = {},
): MoneyOrder =>
  order(kind, amountMinor, {
    referenceTransactionId: related.transactionId,
    round: related.round,
    roundClosed: true,
    provider: related.provider,
    nodeId: related.nodeId,
    ...change,
  });

async function apply(atMs: number, ...orders: readonly MoneyOrder[]): Promise<void> {
  for (const moneyOrder of orders) await money.apply(moneyOrder, atMs);
}

const page = (change: Partial<BettingQuery> = {}): Promise<BettingPage> =>
  new BettingRecord(fixture.db).of({
    merchant: 'LAGOON',
    memberId,
    fromMs: 0,
    toMs: 10_000,
    pageNo: 1,
    pageSize: 100,
    ...change,
  });

const numbers = ({ rounds }: BettingPage): string[] => rounds.map(({ round }) => round);

describe('betting record entry', () => {
  it('is a round with the sum of its stakes and wins, at the time of the first stake', async () => {
    const bet = order('bet', 300);
    const secondBet = order('bet', 200, { round: bet.round });
    await apply(1_000, bet);
    await apply(2_000, secondBet);
    expect(await page()).toMatchObject({
      rounds: [{ round: bet.round, atMs: 1_000, stakeMinor: 500, winMinor: 0, state: 'running' }],
    });
    await apply(
      3_000,
      following('win', bet, 900, { roundClosed: false }),
      following('win', secondBet, 50),
    );
    expect(await page()).toEqual({
      rounds: [
        {
          provider: 'DEMO',
          round: bet.round,
          nodeId: 40_001,
          category: 'RNG',
          currency: 'PHP',
          atMs: 1_000,
          stakeMinor: 500,
          validMinor: 500,
          givenBackMinor: 0,
          winMinor: 950,
          state: 'settled',
        },
      ],
      totalPages: 1,
      totals: { rounds: 1, stakeMinor: 500, validMinor: 500, winMinor: 950, settledWinMinor: 950 },
    });
  });

  it('excludes refunded stakes and reversed wins, whatever round the provider names', async () => {
    const [undone, corrected, half] = [order('bet', 300), order('bet', 400), order('bet', 500)];
    const other = order('bet', 50, { round: half.round });
    const mistake = following('win', corrected, 9_000);
    await apply(1_000, undone, corrected, mistake, half, other);
    await apply(
      2_000,
      following('rollback', undone),
      following('rollback', mistake, 9_000, { round: 'elsewhere' }),
      following('rollback', half, 500, { round: 'elsewhere', roundClosed: false }),
    );
    expect((await page()).rounds).toMatchObject([
      { round: half.round, stakeMinor: 50, givenBackMinor: 500, winMinor: 0, state: 'running' },
      { round: corrected.round, stakeMinor: 400, givenBackMinor: 0, winMinor: 0, state: 'settled' },
      { round: undone.round, stakeMinor: 0, givenBackMinor: 300, winMinor: 0, state: 'undone' },
    ]);
    expect((await page()).totals).toEqual({
      rounds: 3,
      stakeMinor: 450,
      validMinor: 400,
      winMinor: 0,
      settledWinMinor: 0,
    });
  });

  it('is absent if no money moved: a refused stake, a tombstone, a late stake', async () => {
    const late = order('bet', 300);
    await apply(1_000, order('bet', 100_001), following('rollback', late), late);
    expect(await page()).toEqual({
      rounds: [],
      totalPages: 0,
      totals: { rounds: 0, stakeMinor: 0, validMinor: 0, winMinor: 0, settledWinMinor: 0 },
    });
    await apply(2_000, order('bet', 0));
    expect((await page()).rounds).toMatchObject([{ stakeMinor: 0, state: 'running' }]);
  });

  it('belongs to one member and one provider’s round', async () => {
    const otherMember = await fixture.newMember(1_000);
    const bet = order('bet', 300);
    await apply(
      1_000,
      bet,
      order('bet', 100, { round: bet.round, memberId: otherMember }),
      order('bet', 70, { round: bet.round, provider: 'LOTT' }),
    );
    expect((await page()).rounds).toMatchObject([
      { provider: 'LOTT', stakeMinor: 70 },
      { provider: 'DEMO', stakeMinor: 300 },
    ]);
    expect((await page({ memberId: otherMember })).totals).toEqual({
      rounds: 1,
      stakeMinor: 100,
      validMinor: 0,
      winMinor: 0,
      settledWinMinor: 0,
    });
    expect((await page({ merchant: 'IRONFIELD' })).rounds).toEqual([]);
  });
});

describe('betting record', () => {
  it('lists rounds that began in the period, with their later wins', async () => {
    const bets = [order('bet', 1), order('bet', 2), order('bet', 4), order('bet', 8)];
    for (const [index, bet] of bets.entries()) await apply(1_000 + index, bet);
    await apply(
      5_000,
      ...bets.map((bet) => following('win', bet, 10 * bet.amountMinor)),
      order('bet', 99, { round: bets[0]?.round ?? '' }),
    );
    const found = await page({ fromMs: 1_001, toMs: 1_003 });
    expect(numbers(found)).toEqual([bets[2]?.round, bets[1]?.round]);
    expect(found.totals).toEqual({
      rounds: 2,
      stakeMinor: 6,
      validMinor: 6,
      winMinor: 60,
      settledWinMinor: 60,
    });
    expect((await page({ fromMs: 5_000 })).rounds).toEqual([]);
  });

  it('filters by category and by games', async () => {
    const live = games.find(({ gameType }) => gameType === 'LIVE')?.nodeId ?? 0;
    const [slot, wheel] = [order('bet', 5), order('bet', 7, { nodeId: live })];
    await apply(1_000, slot, wheel);
    expect(numbers(await page({ category: 'LIVE' }))).toEqual([wheel.round]);
    expect(numbers(await page({ nodeIds: [40_001, 40_002] }))).toEqual([slot.round]);
    expect(await page({ category: 'LIVE', nodeIds: [40_001] })).toMatchObject({
      rounds: [],
      totals: { rounds: 0 },
    });
    expect((await page({ nodeIds: [] })).rounds).toEqual([]);
  });

  it('filters by state and by round, with the totals of the filtered rounds', async () => {
    const [running, settled, undone] = [order('bet', 5), order('bet', 7), order('bet', 9)];
    await apply(1_000, running, settled, undone);
    await apply(2_000, following('win', settled, 20), following('rollback', undone));
    const lists = ['running', 'settled', 'undone'].map((state) => page({ state }));
    expect((await Promise.all(lists)).map(numbers)).toEqual([
      [running.round],
      [settled.round],
      [undone.round],
    ]);
    expect(await page({ state: 'settled' })).toMatchObject({
      totalPages: 1,
      totals: { rounds: 1, stakeMinor: 7, validMinor: 7, winMinor: 20, settledWinMinor: 20 },
    });
    expect(numbers(await page({ round: undone.round }))).toEqual([undone.round]);
  });

  it('lists the transactions of a round with their rollbacks, whatever round those name', async () => {
    const bet = order('bet', 300);
    const win = following('win', bet, 900);
    await apply(1_000, bet, order('bet', 5));
    await apply(2_000, win, following('rollback', win, 900, { round: 'elsewhere' }));
    const found = await new BettingRecord(fixture.db).transactionsOf({
      merchant: 'LAGOON',
      memberId,
      provider: 'DEMO',
      round: bet.round,
    });
    expect(found).toMatchObject([
      { transactionId: bet.transactionId, type: 'bet', movedMinor: -300, atMs: 1_000 },
      { transactionId: win.transactionId, type: 'win', movedMinor: 900, balanceMinor: 100_595 },
      { type: 'adjustment', movedMinor: -900, balanceMinor: 99_695 },
    ]);
  });

  it('keeps pages stable while rounds are added, sums all of them, and has no page beyond the last', async () => {
    const bets = Array.from({ length: 7 }, () => order('bet', 10));
    // Several rounds have the same time: their order must be stable across pages.
    for (const [index, bet] of bets.entries()) await apply(index < 5 ? 1_000 : 2_000, bet);
    const newest = bets.map(({ round }) => round).toReversed();
    const three = (pageNo: number): Promise<BettingPage> =>
      page({ toMs: 3_000, pageNo, pageSize: 3 });
    const first = await three(1);
    await apply(3_000, order('bet', 10));
    const pages = [first, await three(2), await three(3), await three(4)];
    expect(pages.flatMap(numbers)).toEqual(newest);
    expect(
      pages.map(({ totalPages, totals }) => [totalPages, totals.rounds, totals.stakeMinor]),
    ).toEqual(Array.from({ length: 4 }, () => [3, 7, 70]));
  });

  it.each(Array.from({ length: 6 }, (_, seed) => seed))(
    'sums to the change of the purse for any play (%i)',
    async (seed) => {
      const random = new Random(`betting record ${seed}`);
      const sent: MoneyOrder[] = [];
      for (let step = 0; step < 60; step += 1) {
        const before = sent.length > 0 && random.chance(0.7) ? random.pick(sent) : undefined;
        const next =
          !before || random.chance(0.2)
            ? order('bet', random.int(0, 2_000), { round: `m${seed}-${random.int(0, 15)}` })
            : random.chance(0.6)
              ? following('win', before, random.int(0, 3_000), { roundClosed: random.chance(0.5) })
              : following('rollback', before, before.amountMinor, {
                  roundClosed: random.chance(0.5),
                });
        sent.push(next);
        await apply(1_000 + step, next);
      }
      const { movedMinor } = await fixture.db
        .selectFrom('wallet_entry')
        .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('movedMinor'))
        .where('member_id', '=', memberId)
        .where('game_transaction_id', 'is not', null)
        .executeTakeFirstOrThrow();
      const { rounds, totals } = await page();
      const sumOf = (amount: (round: (typeof rounds)[number]) => number): number =>
        rounds.reduce((sum, round) => sum + amount(round), 0);
      expect(totals.winMinor - totals.stakeMinor).toBe(movedMinor);
      expect(totals).toEqual({
        rounds: rounds.length,
        stakeMinor: sumOf(({ stakeMinor }) => stakeMinor),
        validMinor: sumOf(({ validMinor }) => validMinor),
        winMinor: sumOf(({ winMinor }) => winMinor),
        settledWinMinor: sumOf(({ state, winMinor }) => (state === 'settled' ? winMinor : 0)),
      });
      expect(rounds.length).toBeGreaterThan(5);
      expect(
        rounds.every(
          ({ stakeMinor, winMinor, givenBackMinor }) =>
            Math.min(stakeMinor, winMinor, givenBackMinor) >= 0,
        ),
      ).toBe(true);
    },
  );
});
