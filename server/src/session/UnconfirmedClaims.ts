import type { AcceptedClaim } from '../shared-state/SharedState.ts';

/**
 * Claims that a request was accepted with and that other machines did not confirm. What the request
 * opens carries their ids, so that it ends if another machine turns out to have accepted the same
 * id before.
 */
export class UnconfirmedClaims {
  /** Created at the first one, because every request has this object and hardly any a claim. */
  #ids: Set<string> | undefined;

  /** Ids of the claims; `undefined` if all were confirmed. */
  get ids(): readonly string[] | undefined {
    return this.#ids && [...this.#ids];
  }

  /** Adds a claim, unless it was confirmed. */
  add({ unconfirmedId }: AcceptedClaim): void {
    if (unconfirmedId !== undefined) this.inherit([unconfirmedId]);
  }

  /** Adds the claims of a ticket that the request continues. */
  inherit(ids: readonly string[] = []): void {
    if (ids.length > 0) this.#ids = new Set([...(this.#ids ?? []), ...ids]);
  }
}
