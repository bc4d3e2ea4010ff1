import type { HostReply } from '@livery/e2e/http/hostRequest';

/** Who asks for pages and calls. */
export interface Asker extends Disposable {
  readonly request: (path: string) => Promise<HostReply>;
}

/** Visitors who ask without a pause, and count what they are answered. */
export class Crowd implements AsyncDisposable {
  readonly failures: string[] = [];
  answered = 0;
  #isOver = false;
  readonly #visitors: readonly Asker[];
  readonly #done: Promise<unknown>;

  /** `paths` are asked in turn by each of the visitors. */
  constructor(visitors: readonly Asker[], paths: readonly string[]) {
    this.#visitors = visitors;
    this.#done = Promise.all(visitors.map((visitor) => this.#keepAsking(visitor, paths)));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true;
    await this.#done;
    for (const visitor of this.#visitors) visitor[Symbol.dispose]();
  }

  async #keepAsking(visitor: Asker, paths: readonly string[]): Promise<void> {
    while (!this.#isOver)
      for (const path of paths) {
        const failure = await visitor.request(path).then(describeFailure, String);
        if (failure === undefined) this.answered += 1;
        else this.failures.push(`${path}: ${failure}`);
      }
  }
}

/** A limit is an answer, too: visitors who ask without a pause reach those of their address. */
function describeFailure({ status, body }: HostReply): string | undefined {
  return status === 200 || status === 429 ? undefined : `${status} ${body.slice(0, 200)}`;
}
