import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '@livery/testing/FakeClock';
import { useDatabase } from '../testing/useDatabase.ts';
import type {
  OperatorWallet,
  WalletAnswer,
  WalletOrder,
} from '@livery/demo-provider/server/wallet/OperatorWallet';
import { WalletUnreachable } from '@livery/demo-provider/server/wallet/WalletUnreachable';
import type { RoundGame } from '@livery/demo-provider/server/games/RoundGame';
import { Jackpots } from '@livery/demo-provider/server/jackpot/Jackpots';
import { DemoCredits } from '@livery/demo-provider/server/rounds/DemoCredits';
import type { Round } from '@livery/demo-provider/server/rounds/Round';
import { RoundEngine } from '@livery/demo-provider/server/rounds/RoundEngine';
import { Rounds } from '@livery/demo-provider/server/rounds/Rounds';
import { TokenSeal } from '@livery/demo-provider/server/rounds/TokenSeal';

type WalletFault =
  | 'lostBefore'
  | 'lostAfter'
  | 'NOT_ENOUGH_MONEY'
  | 'INVALID_TOKEN'
  | 'USER_DISABLED';

/** Wallet that processes each transaction once and loses replies as the test configures. */
class FaultyWallet implements OperatorWallet {
  balanceMinor = 1_000;
  readonly requests: string[] = [];
  readonly faults: Partial<Record<'bet' | 'win' | 'rollback', WalletFault[]>> = {};
  readonly #moved = new Map<string, number>();

  balance(): Promise<WalletAnswer> {
    return Promise.resolve({ status: 'OK', balanceMinor: this.balanceMinor });
  }

  bet(order: WalletOrder): Promise<WalletAnswer> {
    return this.#move('bet', order, -order.amountMinor);
  }

  win(order: WalletOrder): Promise<WalletAnswer> {
    return this.#move('win', order, order.amountMinor);
  }

  rollback(order: WalletOrder): Promise<WalletAnswer> {
    return this.#move(
      'rollback',
      order,
      -(this.#moved.get(order.referenceTransactionId ?? '') ?? 0),
    );
  }

  async #move(
    kind: 'bet' | 'win' | 'rollback',
    { transactionId }: WalletOrder,
    amount: number,
  ): Promise<WalletAnswer> {
    this.requests.push(transactionId);
    const faults = this.faults[kind]?.shift();
    if (faults === 'lostBefore') throw new WalletUnreachable(kind, 'lost');
    if (faults !== undefined && faults !== 'lostAfter') return { status: faults };
    if (!this.#moved.has(transactionId)) {
      this.#moved.set(transactionId, amount);
      this.balanceMinor += amount;
    }
    if (faults === 'lostAfter') throw new WalletUnreachable(kind, 'lost');
    return { status: 'OK', balanceMinor: this.balanceMinor };
  }
}

const fixture = useDatabase();
let wallet: FaultyWallet;
let clock: FakeClock;
let rounds: Rounds;
let drawn: number;
let faults: unknown[];
let memberId: number;

/** Pays three times the stake and counts its draws. */
const game: RoundGame = {
  faultOf: () => undefined,
  draw: ({ stakeMinor }) => {
    drawn += 1;
    return { outcome: { number: drawn }, winMinor: 3 * stakeMinor };
  },
};

beforeEach(async () => {
  [wallet, clock, rounds, drawn, faults] = [
    new FaultyWallet(),
    new FakeClock(),
    new Rounds(fixture.db, new TokenSeal('a secret of the tests')),
    0,
    [],
  ];
  memberId = await fixture.newMember(0);
});

const newEngine = (
  walletOf: (round: Round) => OperatorWallet = () => wallet,
  gameOf: () => RoundGame = () => game,
): RoundEngine =>
  new RoundEngine({
    rounds,
    jackpots: new Jackpots(fixture.db),
    gameOf,
    walletOf,
    clock,
    drawNumber: () => 0,
    onFault: (error) => {
      faults.push(error);
    },
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
      stakeMinor: 100,
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

const stateOf = async (roundId: string): Promise<unknown> => (await rounds.find(roundId))?.state;

describe('[GAME-02] round', () => {
  it('takes its stake, is drawn and pays once, also if advanced again', async () => {
    const [engine, id] = [newEngine(), await add()];
    expect(await engine.advance(id)).toMatchObject({
      balanceMinor: 1_200,
      round: { state: 'settled', winMinor: 300, outcome: { number: 1 } },
    });
    expect(await engine.advance(id)).toMatchObject({
      round: { state: 'settled', outcome: { number: 1 } },
    });
    expect(wallet.requests).toEqual([`${id}-bet`, `${id}-win`]);
    expect(drawn).toBe(1);
  });

  it('is advanced once by concurrent calls', async () => {
    const [engine, id] = [newEngine(), await add()];
    const all = await Promise.all(Array.from({ length: 5 }, () => engine.advance(id)));
    expect(new Set(all.map(({ round }) => round.state))).toEqual(new Set(['settled']));
    expect(wallet.requests).toHaveLength(2);
    expect(wallet.balanceMinor).toBe(1_200);
  });

  it('is advanced once by two processes', async () => {
    const id = await add();
    await Promise.all([newEngine().advance(id), newEngine().advance(id)]);
    expect(wallet.balanceMinor).toBe(1_200);
    expect(await stateOf(id)).toBe('settled');
  });

  it('repeats the stake with the same id after a lost reply', async () => {
    wallet.faults.bet = ['lostAfter', 'lostBefore'];
    const [engine, id] = [newEngine(), await add()];
    expect((await engine.advance(id)).round.state).toBe('placed');
    expect(wallet.balanceMinor).toBe(900);
    await engine.advance(id);
    expect((await engine.advance(id)).round.state).toBe('settled');
    expect(wallet.requests).toEqual([`${id}-bet`, `${id}-bet`, `${id}-bet`, `${id}-win`]);
    expect(wallet.balanceMinor).toBe(1_200);
  });

  it('rolls back an unconfirmed stake until the rollback is confirmed', async () => {
    wallet.faults.bet = ['lostAfter', 'lostBefore', 'lostBefore', 'lostBefore'];
    wallet.faults.rollback = ['lostAfter', 'lostBefore'];
    const [engine, id] = [newEngine(), await add()];
    for (let sweep = 0; sweep < 8; sweep += 1) {
      await engine.sweep();
      clock.advance(60_000);
    }
    expect(await stateOf(id)).toBe('undone');
    expect(wallet.balanceMinor).toBe(1_000);
    expect(drawn).toBe(0);
  });

  it('is refused if the operator refuses, and rolled back if a retried stake is refused', async () => {
    wallet.faults.bet = ['NOT_ENOUGH_MONEY'];
    const refused = await add();
    expect((await newEngine().advance(refused)).round).toMatchObject({
      state: 'refused',
      refusal: 'NOT_ENOUGH_MONEY',
    });
    wallet.faults.bet = ['lostAfter', 'INVALID_TOKEN'];
    const [engine, id] = [newEngine(), await add()];
    await engine.advance(id);
    expect((await engine.advance(id)).round.state).toBe('undone');
    expect(wallet.balanceMinor).toBe(1_000);
  });

  it('repeats a win until it is confirmed, with the first draw', async () => {
    wallet.faults.win = ['lostBefore', 'USER_DISABLED', 'lostAfter'];
    const [engine, id] = [newEngine(), await add()];
    expect((await engine.advance(id)).round).toMatchObject({
      state: 'drawn',
      outcome: { number: 1 },
    });
    for (let sweep = 0; sweep < 4; sweep += 1) {
      clock.advance(60_000);
      await engine.sweep();
    }
    expect(await rounds.find(id)).toMatchObject({ state: 'settled', outcome: { number: 1 } });
    expect(wallet.balanceMinor).toBe(1_200);
  });
});

describe('[GAME-02] sweep', () => {
  it('finishes rounds of a killed process in any state', async () => {
    const placed = await add();
    const halfway = await add();
    wallet.faults.win = ['lostBefore'];
    await newEngine().advance(halfway);
    expect(await stateOf(halfway)).toBe('drawn');
    clock.advance(60_000);
    await newEngine().sweep();
    expect([await stateOf(placed), await stateOf(halfway)]).toEqual(['settled', 'settled']);
    expect(wallet.balanceMinor).toBe(1_400);
  });

  it('continues after a round that fails', async () => {
    const [bad, good] = [await add({ kind: 'gone' }), await add()];
    const engine = new RoundEngine({
      rounds,
      jackpots: new Jackpots(fixture.db),
      gameOf: (kind) => (kind === 'gone' ? undefined : game),
      walletOf: () => wallet,
      clock,
      drawNumber: () => 0,
      onFault: (error) => {
        faults.push(error);
      },
    });
    await engine.sweep();
    expect(await stateOf(good)).toBe('settled');
    expect(await stateOf(bad)).toBe('placed');
    expect(faults).toHaveLength(1);
  });

  it('keeps a slip open until its events are over by the merchant’s clock', async () => {
    const [engine, id] = [newEngine(), await add({ dueAtMs: clock.nowMs() + 5_000 })];
    await engine.sweep();
    expect(await stateOf(id)).toBe('open');
    await fixture.db
      .updateTable('merchant')
      .set({ clock_offset_ms: 4_999 })
      .where('code', '=', 'LAGOON')
      .execute();
    await engine.sweep();
    expect(await stateOf(id)).toBe('open');
    await fixture.db
      .updateTable('merchant')
      .set({ clock_offset_ms: 5_000 })
      .where('code', '=', 'LAGOON')
      .execute();
    await engine.sweep();
    expect(await stateOf(id)).toBe('settled');
    await fixture.db
      .updateTable('merchant')
      .set({ clock_offset_ms: 0 })
      .where('code', '=', 'LAGOON')
      .execute();
  });
});

describe('[GAME-02] slip with an unsent stake', () => {
  const startsInMs = 5_000;
  const slips = (startsAtMs: number) => (): RoundGame => ({
    ...game,
    closesAtMs: () => startsAtMs,
  });
  const setClock = (offsetMs: number): Promise<unknown> =>
    fixture.db
      .updateTable('merchant')
      .set({ clock_offset_ms: offsetMs })
      .where('code', '=', 'LAGOON')
      .execute();

  it('is placed while none of its events has begun', async () => {
    const id = await add({ dueAtMs: clock.nowMs() + 60_000 });
    await newEngine(undefined, slips(clock.nowMs() + 1)).sweep();
    expect([await stateOf(id), wallet.balanceMinor]).toEqual(['open', 900]);
  });

  it.each([
    ['was never taken', []],
    ['was taken without a reply', ['lostAfter']],
  ] as const)(
    'is refunded after the start by the merchant’s clock, if its stake %s',
    async (_how, faults) => {
      const engine = newEngine(undefined, slips(clock.nowMs() + startsInMs));
      const id = await add({ dueAtMs: clock.nowMs() + 60_000 });
      wallet.faults.bet = [...faults];
      if (faults.length > 0) await engine.advance(id);
      await setClock(startsInMs);
      clock.advance(2_000);
      await engine.sweep();
      await setClock(0);
      expect([await stateOf(id), wallet.balanceMinor, drawn]).toEqual(['undone', 1_000, 0]);
      expect(wallet.requests.filter((id) => id.endsWith('-bet'))).toHaveLength(faults.length);
    },
  );
});

describe('[GAME-02] launch token', () => {
  const storedTokenOf = async (roundId: string): Promise<string> =>
    (
      await fixture.db
        .selectFrom('play_round')
        .select('token')
        .where('round_id', '=', roundId)
        .executeTakeFirstOrThrow()
    ).token;

  it('is stored unreadable, and deleted once the wallet is no longer needed', async () => {
    wallet.faults.bet = ['lostBefore'];
    const [engine, settled] = [newEngine(), await add()];
    await engine.advance(settled);
    expect(await storedTokenOf(settled)).not.toContain('token');
    expect((await rounds.find(settled))?.token).toBe('token');
    await engine.advance(settled);
    wallet.faults.bet = ['NOT_ENOUGH_MONEY', 'lostAfter', 'INVALID_TOKEN'];
    const [refused, undone] = [await add(), await add()];
    for (const id of [refused, undone, undone]) await engine.advance(id);
    expect(
      await Promise.all(
        [settled, refused, undone].map(async (id) => [await stateOf(id), await storedTokenOf(id)]),
      ),
    ).toEqual([
      ['settled', ''],
      ['refused', ''],
      ['undone', ''],
    ]);
  });
});

describe('[GAME-02] demonstration credits', () => {
  it('are the sum of a launch’s rounds, and can run out', async () => {
    const credits = new DemoCredits(fixture.db, 'L-demo');
    const engine = newEngine(() => credits);
    const addRound = (stakeMinor: number): Promise<string> =>
      add({ launchId: 'L-demo', demo: true, currency: 'XXX', stakeMinor });
    expect(await credits.balance()).toEqual({ status: 'OK', balanceMinor: 100_000 });
    expect(await engine.advance(await addRound(60_000))).toMatchObject({
      balanceMinor: 220_000,
      round: { state: 'settled' },
    });
    expect((await engine.advance(await addRound(220_001))).round).toMatchObject({
      state: 'refused',
      refusal: 'NOT_ENOUGH_MONEY',
    });
    expect(await credits.balance()).toEqual({ status: 'OK', balanceMinor: 220_000 });
    expect(wallet.requests).toEqual([]);
  });
});
