import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { shortHash } from '../http/contentHash.ts';
import { writeDurably } from './writeDurably.ts';

/**
 * Minimum age of an unreferenced content before it is deleted, because another process may have
 * written it for a snapshot that it has not saved yet.
 */
const minAgeMs = 60 * 60 * 1000;

/**
 * Contents that snapshots share in one folder, assets for example: each once, named after its hash.
 */
export class SnapshotContents {
  readonly #folder: string;
  /** Hashes verified or written since the last call of `invalidate`. */
  readonly #verified = new Set<string>();

  constructor({ folder }: { folder: string }) {
    this.#folder = folder;
  }

  /** Returns the stored content, if there is one. The caller verifies the hash. */
  read(hash: string): Promise<Buffer | undefined> {
    return readFile(this.#fileOf(hash)).catch(() => undefined);
  }

  /**
   * Stores a content unless an intact copy exists. Rejects, naming the file, if `read` returns a
   * content with another hash.
   */
  async put(
    hash: string,
    { file, nowMs, read }: { file: string; nowMs: number; read: () => Promise<Buffer> },
  ): Promise<void> {
    if (this.#verified.has(hash)) return;
    const before = await this.read(hash);
    if (before && shortHash(before) === hash) {
      // Renews the timestamp, so that a sweep of another process keeps the file.
      await utimes(this.#fileOf(hash), nowMs / 1000, nowMs / 1000);
    } else {
      const content = await read();
      if (shortHash(content) !== hash)
        throw new Error(`${file} was edited while its version was being snapshots`);
      await writeDurably(this.#fileOf(hash), content);
    }
    this.#verified.add(hash);
  }

  /** Drops the cached verifications, because other processes write to the folder too. */
  invalidate(): void {
    this.#verified.clear();
  }

  /** Deletes contents that are neither needed nor recent. */
  async sweep(needed: ReadonlySet<string>, nowMs: number): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      if (needed.has(name)) continue;
      const file = this.#fileOf(name);
      const found = await stat(file).catch(() => undefined);
      if (found && found.mtimeMs < nowMs - minAgeMs) await rm(file, { force: true });
    }
  }

  #fileOf(hash: string): string {
    return path.join(this.#folder, hash);
  }
}
