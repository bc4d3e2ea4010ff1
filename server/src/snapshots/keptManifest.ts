import { createHash } from 'node:crypto';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { writeDurably } from './writeDurably.ts';

const format = 2;
const longestLine = 64 * 1024;

/**
 * First line of a kept file: what follows it, how to know that it is whole, and what else belongs
 * to it.
 */
export interface KeptManifest {
  readonly brand: string;
  readonly version: string;
  readonly sinceMs: number;
  /** The hosts the brand is served on, each with the time since when. */
  readonly hosts: Readonly<Record<string, number>>;
  /** Hashes of the assets it needs. */
  readonly assets: readonly string[];
}

interface Line extends KeptManifest {
  readonly format: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes a kept file: the manifest, and the packed site as it is. */
export async function writeKept(
  file: string,
  manifest: KeptManifest,
  packed: Uint8Array,
): Promise<void> {
  const line: Line = { format, ...manifest, bytes: packed.length, sha256: sha256(packed) };
  await writeDurably(file, Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), packed]));
}

/**
 * The manifest alone, of a file that has the size it names; `undefined` when there is none, or it
 * is not of this brand.
 */
export async function readManifest(file: string, brand: string): Promise<KeptManifest | undefined> {
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
    const start = Buffer.alloc(Math.min(size, longestLine));
    await handle.read(start, 0, start.length, 0);
    const line = lineOf(start, brand);
    return line && size === line.length + 1 + line.manifest.bytes ? line.manifest : undefined;
  } finally {
    await handle.close();
  }
}

/**
 * The whole of a kept file; `undefined` when there is none. Rejects with a sentence when it is not
 * what was written.
 */
export async function readKept(
  file: string,
  brand: string,
): Promise<{ manifest: KeptManifest; packed: Buffer } | undefined> {
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
  const length = content.indexOf(10);
  try {
    // This server's own writing, if it names this format; the rest is compared with what it
    // describes.
    const manifest = JSON.parse(
      content.subarray(0, Math.max(0, length)).toString('utf8'),
    ) as Line | null;
    return manifest?.format === format && manifest.brand === brand
      ? { manifest, length }
      : undefined;
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
