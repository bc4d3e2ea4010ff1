import type { Order } from '../PlayClient.ts';
import { tabStorage } from '../tabStorage.ts';

const key = 'livery.play.order';

/** The order in progress. It survives a reload, so that it is resent instead of placed twice. */
export class OpenOrder {
  readonly #launch: string;

  /** An order that was stored for another token is ignored. */
  constructor(token: string) {
    this.#launch = token;
  }

  read(): Order | undefined {
    // `save` is the only writer of this key.
    const stored = JSON.parse(tabStorage.read(key) ?? 'null') as {
      launch: string;
      order: Order;
    } | null;
    return stored?.launch === this.#launch ? stored.order : undefined;
  }

  save(order: Order): void {
    tabStorage.write(key, JSON.stringify({ launch: this.#launch, order }));
  }

  clear(): void {
    tabStorage.remove(key);
  }
}

/** A random round id: 32 hexadecimal digits. */
export function newRoundId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
