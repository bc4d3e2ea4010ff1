import type { Clock } from '@livery/model';
import { hkdfSync } from 'node:crypto';

const idBytes = 6;
/** Length of a key's id in Base64. */
export const keyIdLength = (idBytes * 8) / 6;

/** One of the server's secrets, with a public id. */
export interface Key {
  /** Derived from the secret, so that identical servers agree. */
  readonly id: string;
  readonly secret: string;
}

/** Use of a key since the start of the process. */
export interface KeyState {
  readonly id: string;
  readonly isSealing: boolean;
  /** Opened values by purpose: the name of a cookie, `body` or `challenge`. */
  readonly opens: readonly {
    readonly purpose: string;
    readonly count: number;
    readonly lastAtMs: number;
  }[];
}

/**
 * The server's secrets: the first one seals, all of them open. Counts what each key opens, so that
 * an administrator knows when an old one is no longer needed.
 */
export class Keyring {
  readonly #secrets: () => readonly string[];
  readonly #clock: Pick<Clock, 'nowMs'>;
  readonly #onOpen: (keyId: string, purpose: string) => void;
  readonly #opens = new Map<string, Map<string, { count: number; lastAtMs: number }>>();
  #from: readonly string[] = [];
  #keys: readonly Key[] = [];

  /**
   * @param secrets returns the current secrets; another list replaces the keys.
   * @param onOpen called for each opened value.
   */
  constructor({
    secrets,
    clock,
    onOpen = () => undefined,
  }: {
    secrets: () => readonly string[];
    clock: Pick<Clock, 'nowMs'>;
    onOpen?: (keyId: string, purpose: string) => void;
  }) {
    this.#secrets = secrets;
    this.#clock = clock;
    this.#onOpen = onOpen;
  }

  /** Returns all keys; the first one seals. A key is the same object as long as it is one. */
  keys(): readonly Key[] {
    const secrets = this.#secrets();
    if (secrets !== this.#from) {
      this.#from = secrets;
      this.#keys = secrets.map(
        (secret) => this.#keys.find((key) => key.secret === secret) ?? { id: idOf(secret), secret },
      );
    }
    return this.#keys;
  }

  /** Returns the key that seals. */
  sealingKey(): Key {
    const [key] = this.keys();
    if (!key) throw new Error('there is no secret to seal with');
    return key;
  }

  /** Returns the key with an id; `undefined` if it is unknown or was removed. */
  find(id: string): Key | undefined {
    return this.keys().find((key) => key.id === id);
  }

  /** Counts a value that a key opened. */
  countOpen({ id }: Key, purpose: string): void {
    const purposes = this.#opens.get(id) ?? new Map<string, { count: number; lastAtMs: number }>();
    this.#opens.set(id, purposes);
    const count = (purposes.get(purpose)?.count ?? 0) + 1;
    purposes.set(purpose, { count, lastAtMs: this.#clock.nowMs() });
    this.#onOpen(id, purpose);
  }

  /** Returns the use of each key. */
  states(): readonly KeyState[] {
    return this.keys().map(({ id }, index) => ({
      id,
      isSealing: index === 0,
      opens: [...(this.#opens.get(id) ?? [])].map(([purpose, use]) => ({ purpose, ...use })),
    }));
  }
}

function idOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'livery', 'key id', idBytes)).toString('base64url');
}
