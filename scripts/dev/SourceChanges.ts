import { watch, type FSWatcher } from 'node:fs';

/** Pause that collects the changes of one edit. */
const pauseMs = 150;

/** Changes of code and schemas in folders; tests and files of editors do not count. */
export class SourceChanges {
  readonly #watchers: readonly FSWatcher[];
  #next = Promise.withResolvers<void>();
  #timer: NodeJS.Timeout | undefined;

  constructor(folders: readonly string[]) {
    this.#watchers = folders.map((folder) =>
      watch(folder, { recursive: true }, (_event, file) => {
        if (file === null || !isSource(file)) return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#next.resolve(), pauseMs);
      }),
    );
  }

  /** Resolves at a change since the last call. */
  async next(): Promise<void> {
    await this.#next.promise;
    this.#next = Promise.withResolvers();
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close();
    clearTimeout(this.#timer);
  }
}

/** Returns whether Node's programs may load a file. */
export function isSource(file: string): boolean {
  return /(?:^|[\\/])[\w-][\w.-]*\.(?:ts|json)$/.test(file) && !file.endsWith('.test.ts');
}
