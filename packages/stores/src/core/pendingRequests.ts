import type { KeyValueStorage } from './KeyValueStorage.ts';

/** A page has at most one pending request of a kind, so this covers 20 open pages. */
const maxPending = 20;

/** Unconfirmed requests of each member, of all pages on this device. */
export interface PendingRequests<Request> {
  /** Oldest first. */
  readonly all: (account: string) => readonly Request[];
  readonly add: (account: string, request: Request) => void;
  readonly remove: (account: string, reference: string) => void;
}

/**
 * Creates the pending requests of a kind; they are in storage and outlive the page. Every change
 * reads the storage first, because another page may have written to it.
 *
 * @param kind prefix of the keys in storage.
 * @param referenceField field with the request's reference number.
 */
export function pendingRequests<
  Field extends string,
  Request extends Readonly<Record<Field, string>>,
>(storage: KeyValueStorage, kind: string, referenceField: Field): PendingRequests<Request> {
  const keyOf = (account: string): string => `${kind}:${account.toLowerCase()}`;
  const all = (account: string): readonly Request[] =>
    account === '' ? [] : parse(storage.get(keyOf(account)));
  const others = (account: string, reference: string): readonly Request[] =>
    all(account).filter((request) => request[referenceField] !== reference);
  const write = (account: string, requests: readonly Request[]): void => {
    if (requests.length === 0) storage.remove(keyOf(account));
    else storage.set(keyOf(account), JSON.stringify(requests.slice(-maxPending)));
  };
  return {
    all,
    add: (account, request) =>
      write(account, [...others(account, request[referenceField]), request]),
    remove: (account, reference) => write(account, others(account, reference)),
  };

  function parse(text: string | undefined): readonly Request[] {
    try {
      const value: unknown = JSON.parse(text ?? '[]');
      // Checks only the references, because the server validates every field.
      return Array.isArray(value)
        ? value.filter(
            (request: unknown): request is Request =>
              typeof request === 'object' && request !== null && referenceField in request,
          )
        : [];
    } catch {
      // Invalid content, written by other code.
      return [];
    }
  }
}
