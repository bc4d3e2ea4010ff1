import type { ChunkFailure, ChunkFault } from '@livery/stores';

/** A chunk that could not be loaded. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly chunk: string;
  readonly fault: ChunkFault;

  constructor(chunk: string, fault: ChunkFault, cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${fault})`, { cause });
    this.chunk = chunk;
    this.fault = fault;
  }
}

/** Ports of the browser for loading chunks. */
export interface ChunkPorts {
  /** Maximum duration of a load. */
  readonly timeoutMs: number;
  /** Resolves to whether a file of the build no longer exists. */
  readonly isGone: (address: string) => Promise<boolean>;
  /**
   * Loads the page again if the server can be reached. Resolves to whether it can. A browser
   * remembers a module whose content failed, so that only a new document can load it.
   */
  readonly reload: () => Promise<boolean>;
  /** Called for each failed load of a lazy chunk. */
  readonly onFailure: (failure: ChunkFailure) => void;
  /** Counts a load as pending until it settles. */
  readonly track: <T>(load: Promise<T>) => Promise<T>;
}

let ports: ChunkPorts | undefined;
const pageResponds = Promise.withResolvers<void>();

/**
 * Sets the ports for loading chunks. Without them, as on a server, there is no timeout or retry.
 */
export function watchChunks(next: ChunkPorts): void {
  ports = next;
}

/** Starts loading lazy chunks. Called when the page responds to its visitor. */
export function startLazyChunks(): void {
  pageResponds.resolve();
}

/** Loads a chunk. Rejects with a {@link ChunkError}. */
export function loadChunk<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  const loading = loadInTime(chunk, load);
  return ports ? ports.track(loading) : loading;
}

async function loadInTime<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer =
    ports && setTimeout(() => reject(new ChunkError(chunk, 'timeout')), ports.timeoutMs);
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(chunk, await faultOf(cause), cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a lazy chunk after the page responds. Reports each failure and stays pending until a retry
 * succeeds, so that the server's markup remains. A retry that fails too loads the page again.
 */
export async function loadLazyChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  await pageResponds.promise;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await loadChunk(chunk, load);
    } catch (error) {
      if (!ports || !(error instanceof ChunkError)) throw error;
      if (attempt > 1 && error.fault !== 'timeout' && (await ports.reload()))
        return new Promise(() => undefined);
      const { promise, resolve } = Promise.withResolvers<void>();
      ports.onFailure({ chunk, fault: error.fault, retry: resolve });
      await promise;
    }
  }
}

/**
 * Returns whether the file is missing. A browser's error contains only the address of the module or
 * style sheet that failed, so the file is requested again.
 */
async function faultOf(cause: unknown): Promise<ChunkFault> {
  const [address] =
    /(?:https?:\/\/\S+)?\/build\/[\w.-]+/.exec(cause instanceof Error ? cause.message : '') ?? [];
  return ports && address !== undefined && (await ports.isGone(address)) ? 'missing' : 'other';
}
