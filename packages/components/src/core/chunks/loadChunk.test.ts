import type { ChunkFailure } from '@livery/stores';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadChunk, loadLazyChunk, startLazyChunks, watchChunks } from './loadChunk.ts';

const timeoutMs = 120_000;
const never = (): Promise<never> => new Promise(() => undefined);
/** Error of a browser that could not load a module. */
const loadError = new TypeError(
  'Failed to fetch dynamically imported module: https://brand.example/build/account-1a2b.js',
);

/** Configures the page's ports and returns the reported failures. */
function setUp({
  missingFiles = [] as readonly string[],
  reload = () => Promise.resolve(false),
} = {}) {
  const failures: ChunkFailure[] = [];
  watchChunks({
    timeoutMs,
    isGone: (address) => Promise.resolve(missingFiles.includes(address)),
    reload,
    onFailure: (failure) => void failures.push(failure),
    track: (load) => load,
  });
  return failures;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    // Test files of a worker share the module, so the ports are reset.
    watchChunks({
      timeoutMs: 10_000,
      isGone: () => Promise.resolve(false),
      reload: () => Promise.resolve(false),
      onFailure: () => undefined,
      track: (load) => load,
    });
  };
});

it.each([
  ['missing', ['https://brand.example/build/account-1a2b.js']],
  ['other', []],
] as const)(
  '[ERRS-03] rejects with the fault "%s" when the missing files are %j',
  async (fault, missingFiles) => {
    setUp({ missingFiles });

    await expect(loadChunk('account', () => Promise.reject(loadError))).rejects.toMatchObject({
      name: 'ChunkError',
      chunk: 'account',
      fault,
    });
  },
);

it('[ERRS-03] rejects with a timeout when the chunk is not loaded in time', async () => {
  setUp();
  const outcome = vi.fn();
  void loadChunk('account', never).catch(outcome);

  await vi.advanceTimersByTimeAsync(timeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(outcome).toHaveBeenCalledWith(
    expect.objectContaining({ chunk: 'account', fault: 'timeout' }),
  );
});

it('[ERRS-03] clears the timer when the chunk is loaded in time', async () => {
  setUp();

  expect(await loadChunk('account', () => Promise.resolve('module'))).toBe('module');
  expect(vi.getTimerCount()).toBe(0);
});

it('[ERRS-03] reports each failed load of a lazy chunk and waits until a retry succeeds', async () => {
  const failures = setUp();
  startLazyChunks();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(loadError)
    .mockRejectedValueOnce(loadError)
    .mockResolvedValue('module');

  const loaded = loadLazyChunk('news', load);
  for (const count of [1, 2]) {
    await expect.poll(() => failures).toHaveLength(count);
    expect(failures.at(-1)).toMatchObject({ chunk: 'news', fault: 'other' });
    expect(load).toHaveBeenCalledTimes(count);
    failures.at(-1)?.retry();
  }

  expect(await loaded).toBe('module');
});

it('[ERRS-03] loads the page again when a retry fails too, because the browser remembers a broken module', async () => {
  const reload = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const failures = setUp({ reload });
  startLazyChunks();
  void loadLazyChunk('news', () => Promise.reject(new SyntaxError("Unexpected token '<'")));
  await expect.poll(() => failures).toHaveLength(1);
  expect(reload).not.toHaveBeenCalled();

  failures[0]?.retry();

  await expect.poll(() => reload.mock.calls).toHaveLength(1);
  expect(failures).toHaveLength(1);
});
