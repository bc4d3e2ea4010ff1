import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { CallSignal } from '../upstream/CallSignal.ts';

/**
 * Aborts when the visitor disconnects before the response is sent. Every call has one, and it costs
 * less than an `AbortSignal` with its event target.
 */
export class VisitorSignal implements CallSignal {
  aborted = false;
  readonly #listeners = new Set<() => void>();

  constructor(response: Pick<ServerResponse, 'writableFinished'> & EventEmitter) {
    response.on('close', () => {
      if (!response.writableFinished) this.#abort();
    });
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  #abort(): void {
    this.aborted = true;
    for (const listener of this.#listeners) listener();
  }
}
