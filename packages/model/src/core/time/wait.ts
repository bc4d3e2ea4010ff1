import { after } from './after.ts';
import type { Clock } from './Clock.ts';

/** The part of an `AbortSignal` that ends a wait. */
export interface WaitSignal {
  readonly aborted: boolean;
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

/** Resolves after `delayMs`, or immediately when the signal aborts. */
export function wait(clock: Clock, delayMs: number, signal?: WaitSignal): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      stop();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const stop = after(clock, delayMs, end);
    signal?.addEventListener('abort', end);
  });
}
