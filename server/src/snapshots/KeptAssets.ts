import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { shortHash } from '../http/contentHash.ts';
import { writeDurably } from './writeDurably.ts';

/**
 * Another process on the same folder may have put an asset there for a version it is about to
 * write.
 */
const graceMs = 60 * 60 * 1000;

/** Assets of all kept versions in one folder, each content once, by its hash. */
export class KeptAssets {
  readonly #folder: string;
  /** What was found whole or written since the last sweep. */
  readonly #sure = new Set<string>();

  constructor({ folder }: { folder: string }) {
    this.#folder = folder;
  }

  /** The content, if there is one; whoever wants it compares it with its hash. */
  read(hash: string): Promise<Buffer | undefined> {
    return readFile(this.#fileOf(hash)).catch(() => undefined);
  }

  /**
   * Puts a content there unless it is there in whole. `read` gives it; a content that has another
   * hash by now is an error that names the file.
   */
  async put(
    hash: string,
    { file, nowMs, read }: { file: string; nowMs: number; read: () => Promise<Buffer> },
  ): Promise<void> {
    if (this.#sure.has(hash)) return;
    const before = await this.read(hash);
    if (before && shortHash(before) === hash) {
      // Young again: a sweep of another process leaves it where it is.
      await utimes(this.#fileOf(hash), nowMs / 1000, nowMs / 1000);
    } else {
      const content = await read();
      if (shortHash(content) !== hash)
        throw new Error(`${file} was edited while its version was being kept`);
      await writeDurably(this.#fileOf(hash), content);
    }
    this.#sure.add(hash);
  }

  /** What was true of the folder may not be true of it for long: others write there too. */
  trustNothing(): void {
    this.#sure.clear();
  }

  /** Removes what nothing needs and nobody put there lately. */
  async sweep(needed: ReadonlySet<string>, nowMs: number): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      if (needed.has(name)) continue;
      const file = this.#fileOf(name);
      const found = await stat(file).catch(() => undefined);
      if (found && found.mtimeMs < nowMs - graceMs) await rm(file, { force: true });
    }
  }

  #fileOf(hash: string): string {
    return path.join(this.#folder, hash);
  }
}
