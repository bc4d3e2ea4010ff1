import { sql, type Selectable } from 'kysely';
import type {
  ProviderDatabase,
  ProviderDatabaseAccess,
  ProviderSchema,
} from '../database/ProviderSchema.ts';
import type { RoundState } from '../PlayApi.ts';
import type { Drawn } from '../games/RoundGame.ts';
import type { Round } from './Round.ts';
import type { TokenSeal } from './TokenSeal.ts';

/** Fields of a new round. */
export type NewRound = Omit<Round, 'state' | 'outcome' | 'winMinor' | 'refusal' | 'tries'>;

/** Player of rounds. */
export interface RoundPlayer {
  readonly merchant: string;
  readonly memberId: number;
}

/** Player and game of rounds. */
export interface RoundOwner extends RoundPlayer {
  readonly gameNodeId: number;
}

/** States with an outstanding wallet request. */
const unconfirmedStates = ['placed', 'drawn', 'undoing'] as const;

/**
 * Rounds of the provider. A launch token is stored encrypted, and only until no wallet request
 * remains. State changes are conditional on the current state, so that the second of two concurrent
 * changes has no effect.
 */
export class Rounds {
  readonly #db: ProviderDatabase;
  readonly #seal: TokenSeal;

  constructor(db: ProviderDatabase, seal: TokenSeal) {
    this.#db = db;
    this.#seal = seal;
  }

  /**
   * Stores a new round. Returns false when the round id exists already. `guard` runs under a lock
   * on the player's rounds and may refuse the round.
   */
  async add<Refused>(
    round: NewRound,
    nextTryAtMs: number,
    guard: (tx: ProviderDatabaseAccess) => Promise<Refused | undefined>,
  ): Promise<Refused | boolean> {
    return this.#db.transaction().execute(async (tx) => {
      // Serializes concurrent placements of one player; otherwise both would pass the guard.
      await sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${JSON.stringify([round.merchant, round.memberId, round.gameNodeId])}))`.execute(
        tx,
      );
      const existing = await tx
        .selectFrom('play_round')
        .select('round_id')
        .where('round_id', '=', round.roundId)
        .executeTakeFirst();
      if (existing) return false;
      const refused = await guard(tx);
      if (refused !== undefined) return refused;
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('play_round')
        .values({
          round_id: round.roundId,
          merchant: round.merchant,
          member_id: round.memberId,
          launch_id: round.launchId,
          token: this.#seal.seal(round.token, round.roundId),
          demo: round.demo,
          currency: round.currency,
          game_node_id: round.gameNodeId,
          kind: round.kind,
          stake_minor: round.stakeMinor,
          picks: JSON.stringify(round.picks),
          state: 'placed',
          outcome: null,
          win_minor: null,
          refusal: null,
          placed_at_ms: round.placedAtMs,
          due_at_ms: round.dueAtMs ?? null,
          next_try_at_ms: nextTryAtMs,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    });
  }

  async find(roundId: string): Promise<Round | undefined> {
    const row = await this.#db
      .selectFrom('play_round')
      .selectAll()
      .where('round_id', '=', roundId)
      .executeTakeFirst();
    return row && this.#toRound(row);
  }

  /** Returns a player's unfinished rounds of a game, oldest first. */
  async unfinished(owner: RoundOwner, access: ProviderDatabaseAccess = this.#db): Promise<Round[]> {
    return (
      await ownedBy(access, owner)
        .where('state', 'in', [...unconfirmedStates, 'open'])
        .orderBy('placed_at_ms')
        .limit(100)
        .execute()
    ).map((row) => this.#toRound(row));
  }

  /** Returns finished rounds, newest first. */
  async finished(owner: RoundOwner, count: number): Promise<Round[]> {
    return (
      await ownedBy(this.#db, owner)
        .where('state', 'in', ['settled', 'undone'])
        .orderBy('placed_at_ms', 'desc')
        .limit(count)
        .execute()
    ).map((row) => this.#toRound(row));
  }

  /** Returns the time when a player last placed a round of a game that was not refused. */
  async lastPlacedAtMs(
    owner: RoundOwner,
    access: ProviderDatabaseAccess = this.#db,
  ): Promise<number | undefined> {
    return (
      await ownedBy(access, owner)
        .where('state', '<>', 'refused')
        .orderBy('placed_at_ms', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.placed_at_ms;
  }

  /** Counts a wallet request before it is sent. Returns the number of requests so far. */
  async beginTry(roundId: string, nextTryAtMs: number): Promise<number> {
    const row = await this.#db
      .updateTable('play_round')
      .set({ tries: sql`tries + 1`, next_try_at_ms: nextTryAtMs })
      .where('round_id', '=', roundId)
      .returning('tries')
      .executeTakeFirstOrThrow();
    return row.tries;
  }

  /** Marks the stake as accepted while the round's events are pending. */
  open(roundId: string): Promise<void> {
    return this.#step(roundId, ['placed'], { state: 'open', tries: 0 });
  }

  /**
   * Stores the draw of a round. The first draw is final: a concurrent caller waits for it and draws
   * nothing. Changes that `draw` makes in its transaction are committed together with the round, or
   * not at all.
   */
  async draw(
    roundId: string,
    draw: (tx: ProviderDatabaseAccess) => Promise<Drawn>,
    nextTryAtMs: number,
  ): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      const waiting = await tx
        .selectFrom('play_round')
        .select('round_id')
        .where('round_id', '=', roundId)
        .where('state', 'in', ['placed', 'open'])
        .forUpdate()
        .executeTakeFirst();
      if (!waiting) return;
      const { outcome, winMinor } = await draw(tx);
      await tx
        .updateTable('play_round')
        .set({
          state: 'drawn',
          outcome: JSON.stringify(outcome),
          win_minor: winMinor,
          tries: 0,
          next_try_at_ms: nextTryAtMs,
        })
        .where('round_id', '=', roundId)
        .execute();
    });
  }

  settle(roundId: string): Promise<void> {
    return this.#step(roundId, ['drawn'], { state: 'settled', token: '' });
  }

  refuse(roundId: string, refusal: string): Promise<void> {
    return this.#step(roundId, ['placed'], { state: 'refused', refusal, token: '' });
  }

  /** Starts the rollback of the stake, whether or not the wallet debited it. */
  beginUndo(roundId: string, nextTryAtMs: number): Promise<void> {
    return this.#step(roundId, ['placed'], {
      state: 'undoing',
      tries: 0,
      next_try_at_ms: nextTryAtMs,
    });
  }

  undone(roundId: string): Promise<void> {
    return this.#step(roundId, ['undoing'], { state: 'undone', token: '' });
  }

  /** Returns the rounds that are due for another wallet request. */
  async unconfirmed(nowMs: number, count: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('play_round')
      .select('round_id')
      .where('state', 'in', unconfirmedStates)
      .where('next_try_at_ms', '<=', nowMs)
      .orderBy('next_try_at_ms')
      .limit(count)
      .execute();
    return rows.map(({ round_id: roundId }) => roundId);
  }

  /** Returns the slips whose last event is over by their merchant's clock. */
  async due(nowMs: number, count: number): Promise<string[]> {
    const rows = await dueRounds(this.#db, nowMs).limit(count).execute();
    return rows.map(({ round_id: roundId }) => roundId);
  }

  /** Whether a slip's events are over by its merchant's clock. */
  async isDue(roundId: string, nowMs: number): Promise<boolean> {
    return (
      (await dueRounds(this.#db, nowMs).where('round_id', '=', roundId).executeTakeFirst()) !==
      undefined
    );
  }

  /** Returns the time of a merchant's own clock. */
  async merchantNowMs(merchant: string, nowMs: number): Promise<number> {
    const row = await this.#db
      .selectFrom('merchant')
      .select('clock_offset_ms')
      .where('code', '=', merchant)
      .executeTakeFirstOrThrow();
    return nowMs + row.clock_offset_ms;
  }

  #toRound(row: Selectable<ProviderSchema['play_round']>): Round {
    return {
      roundId: row.round_id,
      merchant: row.merchant,
      memberId: row.member_id,
      launchId: row.launch_id,
      token: this.#seal.open(row.token, row.round_id),
      demo: row.demo,
      currency: row.currency,
      gameNodeId: row.game_node_id,
      kind: row.kind,
      stakeMinor: row.stake_minor,
      picks: JSON.parse(row.picks),
      state: row.state,
      outcome: row.outcome === null ? undefined : JSON.parse(row.outcome),
      winMinor: row.win_minor ?? undefined,
      refusal: row.refusal ?? undefined,
      placedAtMs: row.placed_at_ms,
      dueAtMs: row.due_at_ms ?? undefined,
      tries: row.tries,
    };
  }

  async #step(
    roundId: string,
    from: readonly RoundState[],
    to: Readonly<Partial<DatabaseChange>>,
  ): Promise<void> {
    await this.#db
      .updateTable('play_round')
      .set(to)
      .where('round_id', '=', roundId)
      .where('state', 'in', from)
      .execute();
  }
}

type DatabaseChange = Pick<
  Selectable<ProviderSchema['play_round']>,
  'state' | 'token' | 'refusal' | 'tries' | 'next_try_at_ms'
>;

/** Distinct from the lock spaces of migrations and attempts. */
const lockSpace = 16;

function ownedBy(db: ProviderDatabaseAccess, { merchant, memberId, gameNodeId }: RoundOwner) {
  return db
    .selectFrom('play_round')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('game_node_id', '=', gameNodeId);
}

/** Selects due rounds by each merchant's own clock. */
function dueRounds(db: ProviderDatabaseAccess, nowMs: number) {
  return db
    .selectFrom('merchant')
    .innerJoin('play_round', 'play_round.merchant', 'merchant.code')
    .select('round_id')
    .where('state', '=', 'open')
    .where('due_at_ms', '<=', sql<number>`${nowMs}::bigint + merchant.clock_offset_ms`);
}
