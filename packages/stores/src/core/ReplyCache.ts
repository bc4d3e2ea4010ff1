import type { KeyValueStorage } from './KeyValueStorage.ts';

/** A reply and when it came, Unix time in milliseconds. */
export interface KeptReply {
  value: unknown;
  atMs: number;
}

interface Kept {
  build: string;
  replies: Record<string, KeptReply>;
}

/**
 * Replies of one call in a browser's storage, by request: the next page of the session starts with
 * them instead of asking. What another build of the program wrote is not read: its shape may
 * differ.
 */
export class ReplyCache {
  readonly #storage: KeyValueStorage;
  readonly #key: string;
  readonly #build: string;

  constructor({ storage, key, build }: { storage: KeyValueStorage; key: string; build: string }) {
    this.#storage = storage;
    this.#key = key;
    this.#build = build;
  }

  get(request: string): KeptReply | undefined {
    const { replies } = this.#read();
    return Object.hasOwn(replies, request) ? replies[request] : undefined;
  }

  set(request: string, reply: KeptReply): void {
    const { replies } = this.#read();
    this.#storage.set(
      this.#key,
      JSON.stringify({
        build: this.#build,
        replies: { ...replies, [request]: reply },
      } satisfies Kept),
    );
  }

  clear(): void {
    this.#storage.remove(this.#key);
  }

  #read(): Kept {
    const nothing: Kept = { build: this.#build, replies: {} };
    try {
      const kept: unknown = JSON.parse(this.#storage.get(this.#key) ?? 'null');
      return isKept(kept) && kept.build === this.#build ? kept : nothing;
    } catch {
      return nothing;
    }
  }
}

/** Only this class writes there; what a build wrote it can read. */
function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'build' in value &&
    'replies' in value &&
    typeof value.replies === 'object' &&
    value.replies !== null
  );
}
