import type { AcceptedClaim } from '../shared-state/SharedState.ts';

/**
 * Claims that a request was accepted with and that other machines did not confirm. What the request opens
 * carries their ids, so that it ends if another machine turns out to have accepted the same id before.
 */
export class UnconfirmedClaims {
  readonly #ids = new Set<string>();

  /** Ids of the claims; `undefined` if all were confirmed. */
  get ids(): readonly string[] | undefined {
    return this.#ids.size === 0 ? undefined : [...this.#ids];
  }

  /** Adds a claim, unless it was confirmed. */
  add({ unconfirmedId }: AcceptedClaim): void {
    if (unconfirmedId !== undefined) this.#ids.add(unconfirmedId);
  }

  /** Adds the claims of a ticket that the request continues. */
  inherit(ids: readonly string[] = []): void {
    for (const id of ids) this.#ids.add(id);
  }
}
