/**
 * What can go wrong with a callback. In each case the provider has no answer, or the wrong one,
 * although the order is sound.
 */
export const callbackFaultKinds = {
  none: 'Is answered as it should be.',
  dropBeforeCommit: 'The connection breaks before anything was done.',
  dropAfterCommit: 'The connection breaks after it was carried out.',
  timeoutAfterCommit: 'It is carried out, and never answered.',
  duplicate: 'It arrives twice at once.',
  reorder: 'The connection breaks, and it is carried out after the next one of the merchant.',
} as const;

/** A key of {@link callbackFaultKinds}. */
export type CallbackFault = keyof typeof callbackFaultKinds;

/**
 * The faults a merchant's next callbacks are to have: each is used once. They are gone with the
 * process.
 */
export class CallbackFaults {
  readonly #faults = new Map<string, CallbackFault[]>();
  readonly #held = new Map<string, (() => Promise<unknown>)[]>();

  /** In place of those that were still to come. */
  set(merchant: string, faults: readonly CallbackFault[]): void {
    if (faults.length === 0) this.#faults.delete(merchant);
    else this.#faults.set(merchant, [...faults]);
  }

  /** Nothing is to go wrong with anybody's. */
  get isIdle(): boolean {
    return this.#faults.size === 0 && this.#held.size === 0;
  }

  /** Those that are still to come. */
  list(merchant: string): readonly CallbackFault[] {
    return this.#faults.get(merchant) ?? [];
  }

  /** The next one, which is used up by it. */
  take(merchant: string): CallbackFault {
    const faults = this.#faults.get(merchant);
    const fault = faults?.shift();
    if (faults?.length === 0) this.#faults.delete(merchant);
    return fault ?? 'none';
  }

  /** Keeps a callback back until the next one of the merchant was carried out. */
  hold(merchant: string, callback: () => Promise<unknown>): void {
    this.#held.set(merchant, [...(this.#held.get(merchant) ?? []), callback]);
  }

  /** What was kept back so far, in the order it came; it is no longer kept. */
  release(merchant: string): (() => Promise<unknown>)[] {
    const held = this.#held.get(merchant) ?? [];
    this.#held.delete(merchant);
    return held;
  }
}

/** Whether a value is a {@link CallbackFault}. */
export function isCallbackFault(value: unknown): value is CallbackFault {
  return typeof value === 'string' && Object.hasOwn(callbackFaultKinds, value);
}
