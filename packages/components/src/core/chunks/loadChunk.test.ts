import type { ChunkFailure } from '@livery/stores';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadChunk, loadLazyChunk, startLazyChunks, watchChunks } from './loadChunk.ts';

const timeoutMs = 120_000;
const never = (): Promise<never> => new Promise(() => undefined);
/** What a browser says of a module it could not have. */
const notLoaded = new TypeError(
  'Failed to fetch dynamically imported module: https://brand.example/assets/account-1a2b.js',
);

/**
 * A page that waits for its parts; `gone` are the files that are not there, `failures` what it has
 * said.
 */
function setUp({ gone = [] as readonly string[] } = {}) {
  const failures: ChunkFailure[] = [];
  watchChunks({
    timeoutMs,
    isGone: (address) => Promise.resolve(gone.includes(address)),
    onFailure: (failure) => void failures.push(failure),
    track: (load) => load,
  });
  return failures;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    // Other tests of the worker wait for nothing.
    watchChunks({
      timeoutMs: 10_000,
      isGone: () => Promise.resolve(false),
      onFailure: () => undefined,
      track: (load) => load,
    });
  };
});

it.each([
  ['missing', ['https://brand.example/assets/account-1a2b.js']],
  ['other', []],
] as const)(
  '[ERRS-03] a chunk that could not be had is "%s", by whether its file is there',
  async (fault, gone) => {
    setUp({ gone });

    await expect(loadChunk('account', () => Promise.reject(notLoaded))).rejects.toMatchObject({
      name: 'ChunkError',
      chunk: 'account',
      fault,
    });
  },
);

it('[ERRS-03] a chunk that does not come in time is a timeout', async () => {
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

it('[ERRS-03] a chunk that comes in time leaves no timer behind', async () => {
  setUp();

  expect(await loadChunk('account', () => Promise.resolve('module'))).toBe('module');
  expect(vi.getTimerCount()).toBe(0);
});

it('[ERRS-03] a part the page answers without is waited for until a retry has it', async () => {
  const failures = setUp();
  startLazyChunks();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(notLoaded)
    .mockRejectedValueOnce(notLoaded)
    .mockResolvedValue('module');

  const loaded = loadLazyChunk('news', load);
  for (const count of [1, 2]) {
    await vi.waitFor(() => expect(failures).toHaveLength(count));
    expect(failures.at(-1)).toMatchObject({ chunk: 'news', fault: 'other' });
    expect(load).toHaveBeenCalledTimes(count);
    failures.at(-1)?.retry();
  }

  expect(await loaded).toBe('module');
});
