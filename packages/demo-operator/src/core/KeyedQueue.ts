/** Runs the tasks of one key one after another, and those of different keys concurrently. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs a task when the earlier tasks of its key have ended, with or without a failure. */
  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const earlier = this.#last.get(key);
    const result = earlier ? earlier.then(task, task) : task();
    this.#last.set(key, result);
    try {
      return await result;
    } finally {
      if (this.#last.get(key) === result) this.#last.delete(key);
    }
  }
}
