import { gameProtocol, type GameMessage, type PageMessage } from '@livery/model';

/**
 * The brand's page around the game, or the page that opened it. Messages go to its origin and are
 * accepted from its origin only.
 */
export class Site {
  readonly #origin: string;
  readonly #back: string;
  readonly #window: Window | null;

  constructor() {
    const query = new URLSearchParams(location.search);
    this.#origin = query.get('origin') ?? '';
    this.#back = query.get('back') ?? '/';
    this.#window = window.parent === window ? window.opener : window.parent;
  }

  send(message: GameMessage): void {
    if (this.#origin === '' || !this.#window) return;
    this.#window.postMessage({ protocol: gameProtocol, ...message }, this.#origin);
  }

  onMessage(listener: (message: PageMessage) => void): void {
    window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== this.#window || origin !== this.#origin) return;
      const message = pageMessageOf(data);
      if (message) listener(message);
    });
  }

  /** Asks the site to close the game; without a site, navigates back itself. */
  leave(): void {
    if (this.#window) this.send({ type: 'lobby' });
    else if (/^https?:\/\//.test(this.#origin))
      location.assign(new URL(this.#back.startsWith('/') ? this.#back : '/', this.#origin).href);
  }
}

function pageMessageOf(data: unknown): PageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol, type } = data as Record<string, unknown>;
  if (protocol !== gameProtocol) return undefined;
  return type === 'refreshBalance' || type === 'leave' ? { type } : undefined;
}
