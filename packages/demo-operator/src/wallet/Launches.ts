import type { Launch, LaunchStatus } from '@livery/demo-provider/server/Launch';
import { randomBytes } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Game } from '@livery/demo-content/catalogue/games';
import type { Clock } from '@livery/model';
import type { Database, DatabaseSchema } from '../database/DatabaseSchema.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { hashToken } from '../core/hashToken.ts';
import { isGameOpen } from '../merchants/isGameOpen.ts';

/** Launch to be opened in the session of a token. */
export interface NewLaunch extends Omit<
  Launch,
  'token' | 'launchId' | 'createdAtMs' | 'expiresAtMs' | 'endedAtMs'
> {
  readonly sessionToken: string;
}

/** Maximum lifetime of a launch. It ends earlier when its session ends. */
const lifetimeMs = 12 * 60 * 60 * 1000;
/** A member who opened a room within this time counts as present in it. */
const presentMs = 30 * 60 * 1000;

/**
 * Launches of games. Only the hash of a launch token is stored, so a copy of the database contains
 * no usable tokens. Times are of the merchant's own clock.
 */
export class Launches {
  readonly #db: Database;
  readonly #catalogue: GameCatalogue;
  readonly #clock: Clock;

  constructor({ db, catalogue, clock }: { db: Database; catalogue: GameCatalogue; clock: Clock }) {
    this.#db = db;
    this.#catalogue = catalogue;
    this.#clock = clock;
  }

  /**
   * Opens a launch. Returns undefined when the session has ended; waits for a session that is
   * ending concurrently.
   */
  async open({ sessionToken, ...launch }: NewLaunch, nowMs: number): Promise<Launch | undefined> {
    const token = randomBytes(32).toString('base64url');
    const launchId = `L${randomBytes(9).toString('hex')}`;
    return this.#db.transaction().execute(async (tx) => {
      const session = await tx
        .selectFrom('session')
        .select('expires_at_ms')
        .where('token_hash', '=', hashToken(sessionToken))
        .where('member_id', '=', launch.memberId)
        .where('expires_at_ms', '>', nowMs)
        .forShare()
        .executeTakeFirst();
      if (!session) return undefined;
      const expiresAtMs = Math.min(nowMs + lifetimeMs, session.expires_at_ms);
      await tx
        .insertInto('launch')
        .values({
          launch_id: launchId,
          token_hash: hashToken(token),
          session_hash: hashToken(sessionToken),
          merchant: launch.merchant,
          member_id: launch.memberId,
          node_id: launch.game.nodeId,
          room_id: launch.roomId ?? null,
          demo: launch.demo,
          currency: launch.currency,
          minor_digits: launch.minorDigits,
          purse: launch.purse,
          min_bet_minor: launch.minBetMinor,
          max_bet_minor: launch.maxBetMinor,
          created_at_ms: nowMs,
          expires_at_ms: expiresAtMs,
        })
        .execute();
      return { ...launch, token, launchId, createdAtMs: nowMs, expiresAtMs };
    });
  }

  /** Returns the launch of a token, live or ended. */
  async find(token: string): Promise<Launch | undefined> {
    return (await this.lookUp(token))?.launch;
  }

  /** Returns the live launch of a token: neither expired nor ended with its session. */
  async findLive(token: string): Promise<Launch | undefined> {
    const status = await this.lookUp(token);
    return status?.isLive ? status.launch : undefined;
  }

  /** Like {@link find}, with the current state of the launch. */
  async lookUp(token: string): Promise<LaunchStatus | undefined> {
    const row = await this.#db
      .selectFrom('launch')
      .innerJoin('merchant', 'merchant.code', 'launch.merchant')
      .selectAll('launch')
      .select(['merchant.clock_offset_ms', 'merchant.maintenance'])
      .select([
        sql<
          number[]
        >`array(select node_id from game_off where game_off.merchant = merchant.code and game_off.node_id = launch.node_id)`.as(
          'games_off',
        ),
        sql<
          string[]
        >`array(select mod_id from module_off where module_off.merchant = merchant.code)`.as(
          'modules_off',
        ),
      ])
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst();
    const game = row && this.#catalogue.game(row.node_id);
    if (!row || !game) return undefined;
    const nowMs = this.#clock.nowMs() + row.clock_offset_ms;
    return {
      launch: toLaunch(row, token, game),
      isLive: row.ended_at_ms === null && row.expires_at_ms > nowMs,
      nowMs,
      isOpen: isGameOpen(
        {
          maintenance: row.maintenance,
          gamesOff: new Set(row.games_off),
          modulesOff: new Set(row.modules_off),
        },
        { nodeId: row.node_id, category: this.#catalogue.categoryOf(game) },
      ),
    };
  }

  /** Returns the number of members in each of a merchant's rooms. */
  async playersIn(
    merchant: string,
    roomIds: readonly string[],
    nowMs: number,
  ): Promise<ReadonlyMap<string, number>> {
    if (roomIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('launch')
      .select(['room_id', sql<number>`count(distinct member_id)::integer`.as('players')])
      .where('merchant', '=', merchant)
      .where('room_id', 'in', roomIds)
      .where('created_at_ms', '>', nowMs - presentMs)
      .where('ended_at_ms', 'is', null)
      .groupBy('room_id')
      .execute();
    return new Map(
      rows.flatMap(({ room_id: roomId, players }) => (roomId === null ? [] : [[roomId, players]])),
    );
  }
}

function toLaunch(row: Selectable<DatabaseSchema['launch']>, token: string, game: Game): Launch {
  return {
    token,
    launchId: row.launch_id,
    merchant: row.merchant,
    memberId: row.member_id,
    game,
    demo: row.demo,
    currency: row.currency,
    minorDigits: row.minor_digits,
    purse: row.purse,
    minBetMinor: row.min_bet_minor,
    maxBetMinor: row.max_bet_minor,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    ...(row.room_id === null ? {} : { roomId: row.room_id }),
    ...(row.ended_at_ms === null ? {} : { endedAtMs: row.ended_at_ms }),
  };
}
