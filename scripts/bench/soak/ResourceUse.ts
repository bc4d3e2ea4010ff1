import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ShippedServer } from '../traffic/ShippedServer.ts';
import type { Inspector } from './Inspector.ts';

/** What a server holds beside its caches after its garbage is collected. */
export interface ResourceUse {
  readonly heapBytes: number;
  readonly externalBytes: number;
  readonly descriptors: number;
  readonly dataBytes: number;
  readonly logBytes: number;
}

const quietPauseMs = 500;
const maxQuietPauses = 40;

/**
 * Measures a server without requests. First drops what it caches of the brands, because caches grow
 * up to their limits, and waits until it has closed what it closes after the last request, which is
 * when the number of its descriptors is the same twice.
 *
 * @param brands ids of the brands.
 */
export async function resourceUse(
  server: ShippedServer,
  inspector: Inspector,
  brands: readonly string[],
): Promise<ResourceUse> {
  for (const brand of brands) await server.forget(brand);
  let descriptors = Number.NaN;
  for (let pauses = 0; pauses < maxQuietPauses; pauses += 1) {
    const before = descriptors;
    await pause(quietPauseMs);
    descriptors = (await readdir(`/proc/${server.pid}/fd`)).length;
    if (descriptors === before) break;
  }
  const logBytes = (await stat(server.logFile)).size;
  return {
    ...(await inspector.liveMemory()),
    descriptors,
    dataBytes: (await folderBytes(server.dataFolder)) - logBytes,
    logBytes,
  };
}

async function folderBytes(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        // Replaced by a newer one since it was listed.
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
