import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { CallSignal } from '../upstream/CallSignal.ts';

/**
 * Aborts when the visitor disconnects before the response is sent. Every call has one, and it costs
 * less than an `AbortSignal` with its event target.
 */
export class VisitorSignal implements CallSignal {
  aborted = false;
  /** Hardly ever more than one, for which a list costs less than a set. */
  readonly #listeners: (() => void)[] = [];

  constructor(response: Pick<ServerResponse, 'writableFinished'> & EventEmitter) {
    response.on('close', () => {
      if (!response.writableFinished) this.#abort();
    });
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.push(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    const index = this.#listeners.indexOf(listener);
    if (index >= 0) this.#listeners.splice(index, 1);
  }

  #abort(): void {
    this.aborted = true;
    // Emptied first, because listeners remove themselves.
    for (const listener of this.#listeners.splice(0)) listener();
  }
}
