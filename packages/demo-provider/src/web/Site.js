/** @import { GameMessage, PageMessage } from '@livery/model' */

/** @type {typeof import('@livery/model').gameProtocol} */
const protocol = 'livery.game.1';

/**
 * The brand's page around the game, or the one that opened it. It is spoken to by its origin alone.
 */
export class Site {
  #origin;
  #back;
  /** @type {Window | null} */
  #listener;

  constructor() {
    const query = new URLSearchParams(location.search);
    this.#origin = query.get('origin') ?? '';
    this.#back = query.get('back') ?? '/';
    this.#listener = window.parent === window ? window.opener : window.parent;
  }

  /** @param {GameMessage} message */
  tell(message) {
    if (this.#origin === '' || !this.#listener) return;
    this.#listener.postMessage({ protocol, ...message }, this.#origin);
  }

  /** @param {(message: PageMessage) => void} listen */
  listen(listen) {
    window.addEventListener('message', ({ source, origin, data }) => {
      if (
        source !== this.#listener ||
        origin !== this.#origin ||
        typeof data !== 'object' ||
        data === null ||
        data.protocol !== protocol
      )
        return;
      if (data.type === 'refreshBalance' || data.type === 'leave') listen({ type: data.type });
    });
  }

  /** Where nobody hears that the player wants out, the game goes there itself. */
  leave() {
    if (this.#listener) this.tell({ type: 'lobby' });
    else if (/^https?:\/\//.test(this.#origin))
      location.assign(new URL(this.#back.startsWith('/') ? this.#back : '/', this.#origin).href);
  }
}
