import { canonicalJson, type PreloadedReply } from '@livery/model';

/** Replies that the server sent with a page, so that resources need not request them. */
export class Seeds {
  readonly #values = new Map<string, unknown>();

  constructor(replies: readonly PreloadedReply[]) {
    this.add(replies);
  }

  add(replies: readonly PreloadedReply[]): void {
    for (const { call, request, value } of replies) this.#values.set(seedKey(call, request), value);
  }

  /** Returns and removes the reply to a request, because the resource stores it from then on. */
  take(call: string, request: object): { value: unknown } | undefined {
    const key = seedKey(call, request);
    if (!this.#values.has(key)) return undefined;
    const value = this.#values.get(key);
    this.#values.delete(key);
    return { value };
  }
}

function seedKey(call: string, request: object): string {
  return `${call} ${canonicalJson(request)}`;
}
