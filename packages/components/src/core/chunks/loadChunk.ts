import type { ChunkFailure, ChunkFault } from '@livery/stores';

/** A part of the program that could not be had. */
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

/**
 * What a browser adds: how long a part may take, and whom to tell of one that is waited for and
 * does not come.
 */
export interface ChunkPorts {
  readonly timeoutMs: number;
  /** Whether a file of the build is gone. */
  readonly isGone: (address: string) => Promise<boolean>;
  readonly onFailure: (failure: ChunkFailure) => void;
  /** Counts the load of a part as under way. */
  readonly track: <T>(load: Promise<T>) => Promise<T>;
}

let ports: ChunkPorts | undefined;
const answering = Promise.withResolvers<void>();

/**
 * Says how parts of the program are waited for. Without it, as on a server, they are there or fail
 * at once.
 */
export function watchChunks(watching: ChunkPorts): void {
  ports = watching;
}

/** Says that the page answers its visitor: what can wait is loaded from now on. */
export function startLazyChunks(): void {
  answering.resolve();
}

/** Loads a part of the program. Rejects with a {@link ChunkError}. */
export function loadChunk<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  const loading = loadInTime(chunk, load);
  return ports ? ports.track(loading) : loading;
}

async function loadInTime<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer =
    ports && setTimeout(() => reject(new ChunkError(chunk, 'timeout')), ports.timeoutMs);
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(chunk, await faultOf(cause), cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a part that the page answers without, once it does. A failure is told, and the wait goes on
 * until a retry succeeds: what the server rendered stays.
 */
export async function loadLazyChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  await answering.promise;
  for (;;) {
    try {
      return await loadChunk(chunk, load);
    } catch (error) {
      if (!ports || !(error instanceof ChunkError)) throw error;
      const { promise, resolve } = Promise.withResolvers<void>();
      ports.onFailure({ chunk, fault: error.fault, retry: resolve });
      await promise;
    }
  }
}

/**
 * Whether the file is gone: a browser says only that a module, or its style sheet, could not be
 * had, and names it.
 */
async function faultOf(cause: unknown): Promise<ChunkFault> {
  const [address] =
    /(?:https?:\/\/\S+)?\/assets\/[\w.-]+/.exec(cause instanceof Error ? cause.message : '') ?? [];
  return ports && address !== undefined && (await ports.isGone(address)) ? 'missing' : 'other';
}
