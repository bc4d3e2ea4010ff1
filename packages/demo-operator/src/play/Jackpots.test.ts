import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { useDatabase } from '../testing/useDatabase.ts';
import type {
  OperatorWallet,
  WalletAnswer,
  WalletOrder,
} from '@livery/demo-provider/server/wallet/OperatorWallet';
import { playedGames } from '@livery/demo-provider/server/games/playedGames';
import type { DrawNumber } from '@livery/demo-provider/server/games/RoundGame';
import { DemoCredits } from '@livery/demo-provider/server/rounds/DemoCredits';
import type { Round } from '@livery/demo-provider/server/rounds/Round';
import { RoundEngine } from '@livery/demo-provider/server/rounds/RoundEngine';
import { Rounds } from '@livery/demo-provider/server/rounds/Rounds';
import { TokenSeal } from '@livery/demo-provider/server/rounds/TokenSeal';
import { Jackpots } from '@livery/demo-provider/server/jackpot/Jackpots';
import {
  jackpotCases,
  partsPerMinor,
  seedMinorOf,
} from '@livery/demo-provider/server/jackpot/jackpotTerms';

const fixture = useDatabase();
const clock = new FakeClock();
const pesos = { merchant: 'LAGOON', currency: 'PHP', minorDigits: 2 };
const seedParts = seedMinorOf(2) * partsPerMinor;
const cases = jackpotCases(seedMinorOf(2));

/** Game without wins whose jackpot falls or not, as given. */
const drawing =
  (falls: boolean): DrawNumber =>
  (limit) =>
    limit === cases ? (falls ? 0 : cases - 1) : 1;

/** Wins that the wallet received, by round; each transaction id counts once. */
const paid = new Map<string, number>();
const answer = (): Promise<WalletAnswer> => Promise.resolve({ status: 'OK', balanceMinor: 0 });
const wallet: OperatorWallet = {
  balance: answer,
  bet: answer,
  rollback: answer,
  win: ({ transactionId, amountMinor }: WalletOrder) => {
    paid.set(transactionId, amountMinor);
    return answer();
  },
};

let rounds: Rounds;
let jackpots: Jackpots;
let memberId: number;

beforeEach(async () => {
  [rounds, jackpots] = [
    new Rounds(fixture.db, new TokenSeal('a secret of the tests')),
    new Jackpots(fixture.db),
  ];
  paid.clear();
  memberId = await fixture.newMember(0);
  await fixture.db.deleteFrom('jackpot').execute();
  await jackpots.open(fixture.db, pesos);
});

const engine = (
  drawNumber: DrawNumber,
  ports: { rounds?: Rounds; jackpots?: Jackpots; walletOf?: (round: Round) => OperatorWallet } = {},
): RoundEngine =>
  new RoundEngine({
    rounds,
    jackpots,
    walletOf: () => wallet,
    gameOf: (kind) => (kind === 'cards' ? playedGames.cards.game : playedGames.slot.game),
    clock,
    drawNumber,
    onFault: (error) => {
      throw error;
    },
    ...ports,
  });

async function add(change: Partial<Round> = {}): Promise<string> {
  const roundId = randomUUID();
  await rounds.add(
    {
      roundId,
      merchant: 'LAGOON',
      memberId,
      launchId: 'L1',
      token: 'token',
      demo: false,
      currency: 'PHP',
      gameNodeId: 40_001,
      kind: 'slot',
      stakeMinor: 250,
      picks: null,
      placedAtMs: clock.nowMs(),
      dueAtMs: undefined,
      ...change,
    },
    clock.nowMs(),
    () => Promise.resolve(undefined),
  );
  return roundId;
}

async function parts(currency = 'PHP'): Promise<number | undefined> {
  return (
    await fixture.db
      .selectFrom('jackpot')
      .select('parts')
      .where('merchant', '=', 'LAGOON')
      .where('currency', '=', currency)
      .executeTakeFirst()
  )?.parts;
}

describe('[GAME-02] [HOME-03] slots jackpot', () => {
  it('starts at its seed, and is not reset when opened again', async () => {
    expect(await jackpots.amountMinor({ ...pesos, merchant: 'IRONFIELD' })).toBe(100_000);
    await engine(drawing(false)).advance(await add());
    await jackpots.open(fixture.db, pesos);
    expect(await parts()).toBe(seedParts + 250);
    expect(await jackpots.amountMinor(pesos)).toBe(100_002);
  });

  it('is paid with the round that wins it, appears in its outcome, and restarts', async () => {
    await engine(drawing(false)).advance(await add({ stakeMinor: 4_030 }));
    const id = await add();
    const { round } = await engine(drawing(true)).advance(id);
    expect(round).toMatchObject({
      state: 'settled',
      winMinor: 100_042,
      outcome: { jackpotMinor: 100_042, reels: expect.any(Array) },
    });
    expect(paid).toEqual(
      new Map([
        [expect.any(String), 0],
        [`${id}-win`, 100_042],
      ]),
    );
    expect(await parts()).toBe(seedParts + 80);
  });

  it('is fed and won once per round, however often and concurrently it is advanced', async () => {
    const id = await add();
    await Promise.all([
      engine(drawing(true)).advance(id),
      engine(drawing(true)).advance(id),
      engine(drawing(true)).advance(id),
    ]);
    expect(await parts()).toBe(seedParts + 50);
    await rounds.draw(
      id,
      () => {
        throw new Error('drawn again');
      },
      0,
    );
    await engine(drawing(true)).advance(id);
    expect([...paid]).toEqual([[`${id}-win`, 100_002]]);
    expect(await parts()).toBe(seedParts + 50);
  });

  it('is neither fed nor won by a round whose draw was not saved; the round is drawn again', async () => {
    class Killed extends Jackpots {
      override async play(...args: Parameters<Jackpots['play']>): Promise<number> {
        await super.play(...args);
        throw new Error('killed');
      }
    }
    const id = await add();
    await expect(
      engine(drawing(true), { jackpots: new Killed(fixture.db) }).advance(id),
    ).rejects.toThrow('killed');
    expect(await rounds.find(id)).toMatchObject({ state: 'placed', winMinor: undefined });
    expect(await parts()).toBe(seedParts);
    expect((await engine(drawing(false)).advance(id)).round).toMatchObject({
      state: 'settled',
      winMinor: 0,
    });
    expect(await parts()).toBe(seedParts + 250);
  });

  it('is neither fed nor won by demonstrations and other games', async () => {
    const lucky = engine(drawing(true), {
      walletOf: (round) => (round.demo ? new DemoCredits(fixture.db, round.launchId) : wallet),
    });
    const { round } = await lucky.advance(await add({ demo: true, launchId: 'L-demo' }));
    expect(round).toMatchObject({ state: 'settled', winMinor: 0 });
    expect(round.outcome).not.toHaveProperty('jackpotMinor');
    await lucky.advance(await add({ kind: 'cards' }));
    expect(await parts()).toBe(seedParts);
  });

  it('is separate for each merchant and currency', async () => {
    await jackpots.open(fixture.db, { ...pesos, currency: 'JPY', minorDigits: 0 });
    await engine(drawing(false)).advance(await add({ currency: 'JPY', stakeMinor: 30 }));
    expect([await parts(), await parts('JPY')]).toEqual([seedParts, 1_000 * partsPerMinor + 30]);
    // A currency without jackpot pools: the round is drawn without a jackpot.
    expect(
      (await engine(drawing(true)).advance(await add({ currency: 'EUR' }))).round,
    ).toMatchObject({ state: 'settled', winMinor: 0 });
  });

  it('counts every stake of many concurrent rounds', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) => add({ stakeMinor: index + 1 })),
    );
    const [first, second] = [engine(drawing(false)), engine(drawing(false))];
    await Promise.all(ids.map((id, index) => (index % 2 === 0 ? first : second).advance(id)));
    expect(await parts()).toBe(seedParts + 210);
  });
});
