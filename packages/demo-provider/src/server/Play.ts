import { playedAs } from '@livery/demo-content/catalogue/playedAs';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '@livery/model';
import type { ProviderDatabaseAccess } from './database/ProviderSchema.ts';
import type { Launch, LaunchLookup } from './Launch.ts';
import type { OperatorWallet } from './wallet/OperatorWallet.ts';
import { WalletUnreachable } from './wallet/WalletUnreachable.ts';
import { sportOf, fixtureOf } from './betslip/fixtures.ts';
import { listEvents } from './betslip/listEvents.ts';
import type { EventResults } from './betslip/EventResults.ts';
import { readLegs } from './betslip/readLegs.ts';
import { housePercent } from './betslip/oddsOf.ts';
import { mostReturnMinor } from './betslip/slipReturn.ts';
import { isGameKind, type GameKind } from './gameKinds.ts';
import { playedGames } from './games/playedGames.ts';
import type { RoundGame } from './games/RoundGame.ts';
import { describeJackpot } from './jackpot/describeJackpot.ts';
import type { Jackpots } from './jackpot/Jackpots.ts';
import type {
  SportsbookState,
  JackpotState,
  PlayState,
  RoundAnswer,
  SlipRules,
} from './PlayApi.ts';
import { PlayFault } from './PlayFault.ts';
import type { SentOrder } from './readOrder.ts';
import type { Advanced, RoundEngine } from './rounds/RoundEngine.ts';
import { viewOf } from './rounds/Round.ts';
import type { RoundOwner, RoundPlayer, Rounds } from './rounds/Rounds.ts';
import { stakesOf } from './stakesOf.ts';

export interface PlayPorts {
  readonly launches: LaunchLookup;
  readonly rounds: Rounds;
  readonly jackpots: Jackpots;
  readonly engine: RoundEngine;
  readonly gameOf: (kind: string) => RoundGame | undefined;
  readonly walletOf: (launch: Pick<Launch, 'demo' | 'launchId'>) => OperatorWallet;
  readonly clock: Clock;
  readonly results: EventResults;
}

/** Live launch with the operator's current state. */
export interface GameSession {
  readonly launch: Launch;
  readonly kind: GameKind;
  /** The operator accepts stakes on the game. */
  readonly isOpen: boolean;
  /** Current time of the merchant's clock. */
  readonly nowMs: number;
}

const lastRounds = 10;
const lastSlips = 20;
const slipRules: SlipRules = { housePercent, mostReturnMinor };
/** The request that placed a round advances it. After this time the sweep takes over. */
const placingMs = 10_000;

/** Requests of game pages that hold a launch. */
export class Play {
  readonly #ports: PlayPorts;

  constructor(ports: PlayPorts) {
    this.#ports = ports;
  }

  /** Returns the session of a token. Throws `launch_ended` for an unknown or ended launch. */
  async session(token: string | undefined): Promise<GameSession> {
    const status = token === undefined ? undefined : await this.#ports.launches.lookUp(token);
    const kind = status && playedAs(status.launch.game);
    if (!status?.isLive || kind === undefined || !isGameKind(kind))
      throw new PlayFault('launch_ended');
    return { launch: status.launch, kind, isOpen: status.isOpen, nowMs: status.nowMs };
  }

  async state(session: GameSession): Promise<PlayState> {
    const { launch, kind, isOpen } = session;
    const { rounds } = this.#ports;
    const owner = ownerOf(launch);
    const played = kind === 'betslip' ? undefined : playedGames[kind];
    const open = (await rounds.unfinished(owner)).find(({ state }) => state !== 'open');
    const balanceMinor = await this.#balance(launch);
    const jackpot = await this.#jackpot(session);
    return {
      game: {
        nodeId: launch.game.nodeId,
        name: launch.game.displayName,
        skin: played?.skinOf(launch.game) ?? '',
      },
      demo: launch.demo,
      isOpen,
      currency: launch.currency,
      minorDigits: launch.minorDigits,
      stakesMinor: stakesOf(launch.minBetMinor, launch.maxBetMinor),
      maxStakeMinor: launch.maxBetMinor,
      cycleMs: played?.cycleMs ?? 0,
      rules: played?.rules ?? slipRules,
      last: (await rounds.finished(owner, lastRounds)).map(viewOf),
      ...(balanceMinor === undefined ? {} : { balanceMinor }),
      ...(played ? { returnPercent: played.returnPercent } : {}),
      ...(open ? { open: viewOf(open) } : {}),
      ...(jackpot === undefined ? {} : { jackpot }),
    };
  }

  /** Returns the events of a betting game and the player's slips. Settles due slips first. */
  async events({ launch, kind, nowMs }: GameSession): Promise<SportsbookState> {
    if (kind !== 'betslip') throw new PlayFault('bad_request');
    const { rounds, engine, results } = this.#ports;
    const owner = ownerOf(launch);
    const due = (await rounds.unfinished(owner)).filter(({ dueAtMs = 0 }) => dueAtMs <= nowMs);
    await Promise.all(due.map(({ roundId }) => engine.advance(roundId)));
    const [open, over] = [await rounds.unfinished(owner), await rounds.finished(owner, lastSlips)];
    const fixtures = [...open, ...over]
      .flatMap(({ picks }) => readLegs(picks) ?? [])
      .map(({ eventId }) => fixtureOf(eventId))
      .filter((fixture) => fixture !== undefined);
    return {
      events: listEvents({
        sport: sportOf(launch.game),
        merchant: launch.merchant,
        nowMs,
        results,
      }),
      open: open.map(viewOf),
      over: over.map(viewOf),
      names: Object.fromEntries(
        fixtures.map(({ eventId, home, away }) => [eventId, { home, away }]),
      ),
    };
  }

  /**
   * Returns the player's balance according to the wallet.
   *
   * Errors: `wallet_unreachable` when the wallet does not reply.
   */
  async balance({ launch }: GameSession): Promise<number> {
    const balanceMinor = await this.#balance(launch);
    if (balanceMinor === undefined) throw new PlayFault('wallet_unreachable');
    return balanceMinor;
  }

  /** Returns the current jackpot of a game that is played for money. */
  async jackpot(session: GameSession): Promise<JackpotState> {
    const jackpot = await this.#jackpot(session);
    if (!jackpot) throw new PlayFault('bad_request');
    return jackpot;
  }

  /**
   * Places a round. If the round id exists already, returns that round and debits no second stake.
   */
  async place(session: GameSession, order: SentOrder): Promise<RoundAnswer> {
    const existing = await this.find(ownerOf(session.launch), order);
    if (existing) return existing;
    const { launch, kind, isOpen, nowMs } = session;
    const { rounds, engine, gameOf, clock } = this.#ports;
    if (!isOpen) throw new PlayFault('game_closed');
    if (order.stakeMinor < launch.minBetMinor || order.stakeMinor > launch.maxBetMinor)
      throw new PlayFault('bad_stake');
    const game = gameOf(kind);
    const full = { ...ownerOf(launch), ...order, nowMs };
    const fault = game ? game.faultOf(full) : 'bad_request';
    if (fault) throw new PlayFault(fault);
    const dueAtMs = game?.dueAtMs?.(full);
    const { token, launchId, demo, currency } = launch;
    const added = await rounds.add(
      {
        ...order,
        ...ownerOf(launch),
        token,
        launchId,
        demo,
        currency,
        kind,
        placedAtMs: nowMs,
        dueAtMs,
      },
      clock.nowMs() + placingMs,
      async (tx) => (await this.#guard(session, tx)) ?? (await this.#prepare(session, tx)),
    );
    if (added instanceof PlayFault) throw added;
    // A concurrent request with the same order has stored it first.
    if (!added) return (await this.find(ownerOf(launch), order)) ?? this.place(session, order);
    return answerOf(await engine.advance(order.roundId));
  }

  /**
   * Returns the round of an order that was placed before, advanced as far as possible. Returns
   * undefined for a new round id. Without a node id, the order may have been placed in any game.
   *
   * Errors: `round_differs` for the round id of another order or player.
   */
  async find(
    { merchant, memberId, gameNodeId }: RoundPlayer & Partial<RoundOwner>,
    { roundId, stakeMinor, picks }: SentOrder,
  ): Promise<RoundAnswer | undefined> {
    const round = await this.#ports.rounds.find(roundId);
    if (!round) return undefined;
    const isSame =
      round.merchant === merchant &&
      round.memberId === memberId &&
      round.gameNodeId === (gameNodeId ?? round.gameNodeId) &&
      round.stakeMinor === stakeMinor &&
      isDeepStrictEqual(round.picks, picks);
    if (!isSame) throw new PlayFault('round_differs');
    return answerOf(await this.#ports.engine.advance(roundId));
  }

  /** Allows one round at a time, and none faster than the game's cycle. */
  async #guard(
    { launch, kind, nowMs }: GameSession,
    tx: ProviderDatabaseAccess,
  ): Promise<PlayFault | undefined> {
    if (kind === 'betslip') return undefined;
    const { rounds } = this.#ports;
    const owner = ownerOf(launch);
    if ((await rounds.unfinished(owner, tx)).length > 0) return new PlayFault('round_open');
    const { cycleMs } = playedGames[kind];
    const waitMs = ((await rounds.lastPlacedAtMs(owner, tx)) ?? 0) + cycleMs - nowMs;
    // A longer wait results from a merchant's clock that was set back, so it is ignored.
    return waitMs > 0 && waitMs <= cycleMs ? new PlayFault('too_soon', waitMs) : undefined;
  }

  /** Creates the jackpot pool that the draw of a new round needs. */
  async #prepare({ launch, kind }: GameSession, tx: ProviderDatabaseAccess): Promise<undefined> {
    if (this.#ports.gameOf(kind)?.withJackpot && !launch.demo)
      await this.#ports.jackpots.open(tx, launch);
  }

  /** Null for the demonstration of a game with a jackpot. */
  async #jackpot({ launch, kind }: GameSession): Promise<JackpotState | null | undefined> {
    if (!this.#ports.gameOf(kind)?.withJackpot) return undefined;
    return launch.demo
      ? null
      : describeJackpot(await this.#ports.jackpots.amountMinor(launch), launch.minorDigits);
  }

  async #balance(launch: Launch): Promise<number | undefined> {
    try {
      return (await this.#ports.walletOf(launch).balance(launch.token)).balanceMinor;
    } catch (error) {
      if (error instanceof WalletUnreachable) return undefined;
      throw error;
    }
  }
}

function ownerOf({ merchant, memberId, game }: Launch): RoundOwner {
  return { merchant, memberId, gameNodeId: game.nodeId };
}

function answerOf({ round, balanceMinor }: Advanced): RoundAnswer {
  return { round: viewOf(round), ...(balanceMinor === undefined ? {} : { balanceMinor }) };
}
