import type { Clock } from '@livery/model';
import type { OperatorWallet, WalletAnswer, WalletOrder } from '../wallet/OperatorWallet.ts';
import { WalletUnreachable } from '../wallet/WalletUnreachable.ts';
import type { DrawNumber, RoundGame, RoundOrder } from '../games/RoundGame.ts';
import type { Jackpots } from '../jackpot/Jackpots.ts';
import type { Round } from './Round.ts';
import type { Rounds } from './Rounds.ts';

export interface RoundEnginePorts {
  readonly rounds: Rounds;
  readonly jackpots: Jackpots;
  /** Returns a round's game; undefined for a kind that no longer exists. */
  readonly gameOf: (kind: string) => RoundGame | undefined;
  readonly walletOf: (round: Round) => OperatorWallet;
  readonly clock: Clock;
  readonly drawNumber: DrawNumber;
  readonly onFault: (error: unknown) => void;
}

/** Round after a step, and the balance if the wallet returned it. */
export interface Advanced {
  readonly round: Round;
  readonly balanceMinor?: number;
}

/** Number of stake requests before the stake is rolled back. */
const maxBetTries = 4;
const firstWaitMs = 1_000;
const maxWaitMs = 60_000;
/** Number of rounds that a sweep processes concurrently. */
const sweepSize = 50;

/** Returns the time of the next wallet request after the given number of failed tries. */
export function nextTryMs(nowMs: number, tries: number): number {
  return nowMs + Math.min(maxWaitMs, firstWaitMs * 2 ** Math.max(0, tries - maxBetTries));
}

/**
 * Advances rounds to their final state: placed → (open →) drawn → settled, or refused, or undoing →
 * undone.
 *
 * Every step can be repeated safely by any caller: the wallet's transaction ids are derived from
 * the round id, the first stored draw is final, and a win is resent until the wallet confirms it.
 */
export class RoundEngine {
  readonly #ports: RoundEnginePorts;
  /** Rounds being advanced, so that concurrent calls for a round share one promise. */
  readonly #running = new Map<string, Promise<Advanced>>();

  constructor(ports: RoundEnginePorts) {
    this.#ports = ports;
  }

  /**
   * Advances a round as far as possible now. If the wallet does not reply, the round keeps its
   * state until the next attempt.
   */
  advance(roundId: string): Promise<Advanced> {
    const running = this.#running.get(roundId);
    if (running) return running;
    const advanced = this.#advance(roundId).finally(() => {
      this.#running.delete(roundId);
    });
    this.#running.set(roundId, advanced);
    return advanced;
  }

  /**
   * Advances unfinished rounds: those with an unanswered wallet request, and slips whose events are
   * over. A failing round does not affect the others.
   */
  async sweep(): Promise<void> {
    const { rounds, clock, onFault } = this.#ports;
    for (const waiting of [
      () => rounds.unconfirmed(clock.nowMs(), sweepSize),
      () => rounds.due(clock.nowMs(), sweepSize),
    ]) {
      const tried = new Set<string>();
      for (let ids = await waiting(); ids.some((id) => !tried.has(id)); ids = await waiting()) {
        const fresh = ids.filter((id) => !tried.has(id));
        for (const id of fresh) tried.add(id);
        await Promise.all(fresh.map((id) => this.advance(id).catch(onFault)));
      }
    }
  }

  async #advance(roundId: string): Promise<Advanced> {
    let balanceMinor: number | undefined;
    for (;;) {
      const round = await this.#ports.rounds.find(roundId);
      if (!round) throw new Error(`There is no round ${roundId}.`);
      const answer = await this.#step(round);
      balanceMinor = answer === undefined ? balanceMinor : (answer.balanceMinor ?? balanceMinor);
      if (answer === undefined)
        return { round, ...(balanceMinor === undefined ? {} : { balanceMinor }) };
    }
  }

  /** Performs one step. Returns undefined when no step is possible now. */
  async #step(round: Round): Promise<Partial<WalletAnswer> | undefined> {
    switch (round.state) {
      case 'placed':
        return this.#placed(round);
      case 'open':
        return this.#open(round);
      case 'drawn':
        return this.#drawn(round);
      case 'undoing':
        return this.#undoing(round);
      case 'settled':
      case 'refused':
      case 'undone':
        return undefined;
    }
  }

  async #placed(round: Round): Promise<Partial<WalletAnswer> | undefined> {
    const { rounds, clock, walletOf } = this.#ports;
    if (await this.#isTooLate(round)) {
      await rounds.beginUndo(round.roundId, clock.nowMs());
      return {};
    }
    const { tries, answer } = await this.#call(round, () => walletOf(round).bet(betOf(round)));
    if (answer?.status === 'OK') {
      if (round.dueAtMs === undefined) await this.#draw(round);
      else await rounds.open(round.roundId);
    } else if (answer && tries === 1) await rounds.refuse(round.roundId, answer.status);
    // An earlier unanswered try may have debited the stake, whatever the wallet replies now.
    else if (answer || tries >= maxBetTries) await rounds.beginUndo(round.roundId, clock.nowMs());
    else return undefined;
    return answer ?? {};
  }

  /**
   * Whether the stake was not requested in time, for example after a crash. It is then rolled back,
   * whether or not the wallet debited it.
   */
  async #isTooLate(round: Round): Promise<boolean> {
    const { rounds, clock, gameOf } = this.#ports;
    const closesAtMs = gameOf(round.kind)?.closesAtMs?.(orderOf(round));
    return (
      closesAtMs !== undefined &&
      closesAtMs <= (await rounds.merchantNowMs(round.merchant, clock.nowMs()))
    );
  }

  async #open(round: Round): Promise<object | undefined> {
    const due = await this.#ports.rounds.isDue(round.roundId, this.#ports.clock.nowMs());
    if (!due) return undefined;
    await this.#draw(round);
    return {};
  }

  async #draw(round: Round): Promise<void> {
    const { rounds, jackpots, gameOf, drawNumber, clock } = this.#ports;
    const game = gameOf(round.kind);
    if (!game)
      throw new Error(
        `Round ${round.roundId} is of "${round.kind}", which is not played any more.`,
      );
    await rounds.draw(
      round.roundId,
      async (tx) => {
        const drawn = game.draw(orderOf(round), drawNumber);
        if (!game.withJackpot || round.demo) return drawn;
        const jackpotMinor = await jackpots.play(tx, round, drawNumber);
        return jackpotMinor === 0 ? drawn : game.withJackpot(drawn, jackpotMinor);
      },
      clock.nowMs(),
    );
  }

  async #drawn(round: Round): Promise<Partial<WalletAnswer> | undefined> {
    const { rounds, walletOf } = this.#ports;
    const { answer } = await this.#call(round, () =>
      walletOf(round).win({
        ...orderFields(round),
        transactionId: `${round.roundId}-win`,
        referenceTransactionId: `${round.roundId}-bet`,
        roundClosed: true,
        amountMinor: round.winMinor ?? 0,
      }),
    );
    if (answer?.status !== 'OK') return undefined;
    await rounds.settle(round.roundId);
    return answer;
  }

  async #undoing(round: Round): Promise<Partial<WalletAnswer> | undefined> {
    const { rounds, walletOf } = this.#ports;
    const { answer } = await this.#call(round, () =>
      walletOf(round).rollback({
        ...orderFields(round),
        transactionId: `${round.roundId}-undo`,
        referenceTransactionId: `${round.roundId}-bet`,
        roundClosed: true,
        amountMinor: round.stakeMinor,
      }),
    );
    // `ROLLED_BACK` confirms an earlier rollback.
    if (answer?.status !== 'OK' && answer?.status !== 'ROLLED_BACK') return undefined;
    await rounds.undone(round.roundId);
    return answer;
  }

  /**
   * Sends one wallet request and returns its try number; `answer` is undefined when the wallet did
   * not reply.
   */
  async #call(
    round: Round,
    send: () => Promise<WalletAnswer>,
  ): Promise<{ tries: number; answer?: WalletAnswer }> {
    const tries = await this.#ports.rounds.beginTry(
      round.roundId,
      nextTryMs(this.#ports.clock.nowMs(), round.tries + 1),
    );
    try {
      return { tries, answer: await send() };
    } catch (error) {
      if (!(error instanceof WalletUnreachable)) throw error;
      return { tries };
    }
  }
}

function betOf(round: Round): WalletOrder {
  return {
    ...orderFields(round),
    transactionId: `${round.roundId}-bet`,
    amountMinor: round.stakeMinor,
  };
}

function orderFields({
  token,
  roundId,
  currency,
  gameNodeId,
}: Round): Pick<WalletOrder, 'token' | 'round' | 'currency' | 'gameCode'> {
  return { token, round: roundId, currency, gameCode: String(gameNodeId) };
}

function orderOf({ merchant, gameNodeId, stakeMinor, picks, placedAtMs }: Round): RoundOrder {
  return { merchant, gameNodeId, stakeMinor, picks, nowMs: placedAtMs };
}
