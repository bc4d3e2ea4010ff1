import { canonicalJson } from '@livery/model';
import type { KeyValueStorage } from '../core/KeyValueStorage.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A request that was sent with its reference number. */
export interface OpenRequest {
  /** Name of the call. */
  readonly name: string;
  readonly request: Fields & { readonly referenceNo: string };
}

/** Requests of each member on this page whose outcome is unknown. */
export interface OpenRequests {
  readonly all: (account: string) => readonly OpenRequest[];
  readonly add: (account: string, open: OpenRequest) => void;
  readonly remove: (account: string, referenceNo: string) => void;
}

/** A form waits for its outcome, so that there are few. */
const maxOpen = 20;

/** Creates the open requests; they are in session storage and outlive a reload of the page. */
export function openRequests(storage: KeyValueStorage): OpenRequests {
  const keyOf = (account: string): string => `openRequests:${account.toLowerCase()}`;
  const all = (account: string): readonly OpenRequest[] =>
    account === '' ? [] : parse(storage.get(keyOf(account)));
  const others = (account: string, referenceNo: string): readonly OpenRequest[] =>
    all(account).filter(({ request }) => request.referenceNo !== referenceNo);
  const write = (account: string, list: readonly OpenRequest[]): void => {
    if (account === '') return;
    if (list.length === 0) storage.remove(keyOf(account));
    else storage.set(keyOf(account), JSON.stringify(list.slice(-maxOpen)));
  };
  return {
    all,
    add: (account, open) => write(account, [...others(account, open.request.referenceNo), open]),
    remove: (account, referenceNo) => write(account, others(account, referenceNo)),
  };
}

/** Returns a request without its passwords, which are not stored. */
export function withoutPasswords<Request extends Fields>(request: Request): Request {
  // The cast: no password is a field that the type names.
  return Object.fromEntries(
    Object.entries(request).filter(([name]) => !/password/i.test(name)),
  ) as Request;
}

/** Returns whether requests ask for the same thing; a password only confirms it. */
export function isSameRequest(left: Fields, right: Fields): boolean {
  return canonicalJson(withoutPasswords(left)) === canonicalJson(withoutPasswords(right));
}

function parse(text: string | undefined): readonly OpenRequest[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isOpenRequest) : [];
  } catch {
    // Invalid content, written by other code.
    return [];
  }
}

/** Checks only what the store needs, because the server validates every field. */
function isOpenRequest(value: unknown): value is OpenRequest {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('request' in value))
    return false;
  const { name, request } = value;
  return (
    typeof name === 'string' &&
    typeof request === 'object' &&
    request !== null &&
    'referenceNo' in request &&
    typeof request.referenceNo === 'string'
  );
}
