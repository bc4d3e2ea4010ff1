/**
 * Simulated faults of callbacks. In each case the provider gets no reply or a wrong one although
 * the order is valid.
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

/** Faults for a merchant's next callbacks. Each is used once; all are lost with the process. */
export class CallbackFaults {
  readonly #faults = new Map<string, CallbackFault[]>();
  readonly #delayed = new Map<string, (() => Promise<unknown>)[]>();

  /** Replaces the pending faults. */
  set(merchant: string, faults: readonly CallbackFault[]): void {
    if (faults.length === 0) this.#faults.delete(merchant);
    else this.#faults.set(merchant, [...faults]);
  }

  /** Whether no merchant has pending faults or delayed callbacks. */
  get isIdle(): boolean {
    return this.#faults.size === 0 && this.#delayed.size === 0;
  }

  /** Returns the pending faults. */
  list(merchant: string): readonly CallbackFault[] {
    return this.#faults.get(merchant) ?? [];
  }

  /** Returns the next fault and removes it. */
  take(merchant: string): CallbackFault {
    const faults = this.#faults.get(merchant);
    const fault = faults?.shift();
    if (faults?.length === 0) this.#faults.delete(merchant);
    return fault ?? 'none';
  }

  /** Delays a callback until the merchant's next callback has been processed. */
  delay(merchant: string, callback: () => Promise<unknown>): void {
    this.#delayed.set(merchant, [...(this.#delayed.get(merchant) ?? []), callback]);
  }

  /** Returns and removes the delayed callbacks in the order of their arrival. */
  release(merchant: string): (() => Promise<unknown>)[] {
    const held = this.#delayed.get(merchant) ?? [];
    this.#delayed.delete(merchant);
    return held;
  }
}

/** Whether a value is a {@link CallbackFault}. */
export function isCallbackFault(value: unknown): value is CallbackFault {
  return typeof value === 'string' && Object.hasOwn(callbackFaultKinds, value);
}
