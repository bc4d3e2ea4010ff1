/** @import { Order } from './PlayClient.js' */

import { tabStorage } from './tabStorage.js';

const key = 'livery.play.order';

/**
 * The order that is under way: it outlives a reload, so that it is asked for again and not made
 * anew.
 */
export class OpenOrder {
  #launch;

  /** @param {string} token Of another launch, what is kept counts for nothing. */
  constructor(token) {
    this.#launch = token;
  }

  /** @returns {Order | undefined} */
  read() {
    const kept = JSON.parse(tabStorage.read(key) ?? 'null');
    return kept?.launch === this.#launch ? kept.order : undefined;
  }

  /** @param {Order} order */
  keep(order) {
    tabStorage.write(key, JSON.stringify({ launch: this.#launch, order }));
  }

  forget() {
    tabStorage.remove(key);
  }
}

/** A number no other round has. */
export function newRoundId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
