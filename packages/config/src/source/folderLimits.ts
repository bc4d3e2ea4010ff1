/** Limits of a brand's folder, so that looking at one takes bounded time and memory. */
export const folderLimits = {
  /** Each is looked at whenever the server looks for edits. */
  maxEntries: 10_000,
  /** Folders inside each other, below the brand's own. */
  maxDepth: 6,
  maxBytes: 128 * 1024 * 1024,
  maxFileBytes: 64 * 1024 * 1024,
} as const;

/** The folders of a brand that are read. Only `assets` may have further folders. */
export const brandFolders = ['pages', 'locales', 'assets'] as const;

/** Counts what a walk over a brand's folder meets. Has a fault from the first exceeded limit on. */
export class FolderBudget {
  readonly #folder: string;
  #entries = 0;
  #bytes = 0;
  #fault: string | undefined;

  /** @param folder name of the brand's folder, or of its parent's. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The exceeded limit, as a sentence; `undefined` while there is none. */
  get fault(): string | undefined {
    return this.#fault;
  }

  addEntries(count: number): void {
    this.#entries += count;
    if (this.#entries > folderLimits.maxEntries)
      this.#exceed(
        `it has more than ${folderLimits.maxEntries} files and folders; remove those that no page shows`,
      );
  }

  addBytes(bytes: number): void {
    this.#bytes += bytes;
    if (bytes > folderLimits.maxFileBytes)
      this.#exceed(
        `it has a file of more than ${megabytes(folderLimits.maxFileBytes)}; make it smaller`,
      );
    if (this.#bytes > folderLimits.maxBytes)
      this.#exceed(
        `its files have more than ${megabytes(folderLimits.maxBytes)} in total; remove those that no page shows`,
      );
  }

  /** @param folder path below the brand's folder, with forward slashes; `''` is the brand's own. */
  enter(folder: string): void {
    if (folder !== '' && folder.split('/').length > folderLimits.maxDepth)
      this.#exceed(`it has folders more than ${folderLimits.maxDepth} deep; move their files up`);
  }

  #exceed(limit: string): void {
    this.#fault ??= `the folder "${this.#folder}" is not read: ${limit}`;
  }
}

function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}
