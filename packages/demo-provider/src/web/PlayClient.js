/** @import { BoardState, FaultAnswer, JackpotState, PlayState, RoundAnswer, RoundFault } from '../server/PlayApi.ts' */

/** @typedef {{ roundId: string, stakeMinor: number, picks: unknown }} Order */

/** The provider answered that it will not. */
export class PlayRefusal extends Error {
  /** @param {FaultAnswer} answer */
  constructor({ fault, waitMs }) {
    super(fault);
    /** @type {RoundFault} */
    this.fault = fault;
    this.waitMs = waitMs ?? 0;
  }
}

const patienceMs = 20_000;

/**
 * Asks the provider's server for a launch. Who is not answered gets a plain error: what came of it
 * is not known.
 */
export class PlayClient {
  #token;

  /** @param {string} token */
  constructor(token) {
    this.#token = token;
  }

  /** @returns {Promise<PlayState>} */
  state() {
    return this.#ask('state');
  }

  /** @returns {Promise<{ balanceMinor: number }>} */
  balance() {
    return this.#ask('balance');
  }

  /** @returns {Promise<JackpotState>} */
  jackpot() {
    return this.#ask('jackpot');
  }

  /** @returns {Promise<BoardState>} */
  board() {
    return this.#ask('board');
  }

  /**
   * @param {Order} order
   * @returns {Promise<RoundAnswer>}
   */
  place(order) {
    return this.#ask('rounds', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
  }

  /**
   * @param {string} path
   * @param {RequestInit} [init]
   */
  async #ask(path, init = {}) {
    const response = await fetch(`/play/api/${path}`, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
      headers: { ...init.headers, authorization: `Bearer ${this.#token}` },
    });
    const answer = await response.json();
    if (response.ok) return answer;
    if (typeof answer?.fault === 'string') throw new PlayRefusal(answer);
    throw new Error(`The provider answered ${response.status}.`);
  }
}
