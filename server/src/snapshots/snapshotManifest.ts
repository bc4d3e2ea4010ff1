import { createHash } from 'node:crypto';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { writeDurably } from './writeDurably.ts';

const format = 3;
const maxManifestBytes = 64 * 1024;

/**
 * First line of a snapshot file: describes the packed site that follows, with its length and
 * checksum, and the base and the assets that belong to it.
 */
export interface SnapshotManifest {
  readonly brand: string;
  readonly version: string;
  readonly sinceMs: number;
  /** Hashes of the assets that the site needs. */
  readonly assets: readonly string[];
  /** Hash of the packed base, which is stored beside the assets. */
  readonly base: string;
}

interface Line extends SnapshotManifest {
  readonly format: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes a snapshot file: the manifest line and the packed site. */
export async function writeSnapshotFile(
  file: string,
  manifest: SnapshotManifest,
  packed: Uint8Array,
): Promise<void> {
  const line: Line = { format, ...manifest, bytes: packed.length, sha256: sha256(packed) };
  await writeDurably(file, Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), packed]));
}

/**
 * Reads only the manifest and compares the file size with it; `undefined` if the file is missing,
 * has another size or belongs to another brand, and `other format` if another build wrote it.
 */
export async function readManifest(
  file: string,
  brand: string,
): Promise<SnapshotManifest | 'other format' | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
  try {
    const found = await handle.stat();
    if (!found.isFile()) return undefined;
    const { size } = found;
    const start = Buffer.alloc(Math.min(size, maxManifestBytes));
    await handle.read(start, 0, start.length, 0);
    if (isOfOtherFormat(start)) return 'other format';
    const line = lineOf(start, brand);
    return line && size === line.length + 1 + line.manifest.bytes ? line.manifest : undefined;
  } finally {
    await handle.close();
  }
}

/**
 * Reads a whole snapshot file; `undefined` if there is none. Rejects with a sentence if the file is
 * damaged.
 */
export async function readSnapshotFile(
  file: string,
  brand: string,
): Promise<{ manifest: SnapshotManifest; packed: Buffer } | undefined> {
  const content = await readFile(file).catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw new Error(
      `${file} cannot be read (${error instanceof Error ? error.message : String(error)}); it is ignored`,
      { cause: error },
    );
  });
  if (!content) return undefined;
  const line = lineOf(content, brand);
  if (!line) throw new Error(`${file} does not begin with a manifest of this brand; it is ignored`);
  const packed = content.subarray(line.length + 1);
  const { manifest } = line;
  if (packed.length !== manifest.bytes)
    throw new Error(
      `${file} has ${packed.length} bytes of the ${manifest.bytes} its manifest names; it is ignored`,
    );
  if (sha256(packed) !== manifest.sha256)
    throw new Error(`${file} is not what its manifest's SHA-256 names; it is ignored`);
  return { manifest, packed };
}

function lineOf(content: Buffer, brand: string): { manifest: Line; length: number } | undefined {
  // Written by this server if it names this format; the checksum covers the rest.
  const manifest = parsedLine(content) as Line | null | undefined;
  return manifest?.format === format && manifest.brand === brand
    ? { manifest, length: content.indexOf(10) }
    : undefined;
}

function isOfOtherFormat(content: Buffer): boolean {
  const line = parsedLine(content);
  return (
    typeof line === 'object' &&
    line !== null &&
    'format' in line &&
    typeof line.format === 'number' &&
    line.format !== format
  );
}

function parsedLine(content: Buffer): unknown {
  try {
    return JSON.parse(content.subarray(0, Math.max(0, content.indexOf(10))).toString('utf8'));
  } catch {
    return undefined;
  }
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
