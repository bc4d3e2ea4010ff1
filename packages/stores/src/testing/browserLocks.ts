import type { LockPort } from '../core/tabLocks.ts';

/** The locks of a browser of its own: its tabs are all who are given them. */
export function browserLocks(): LockPort {
  const browser = crypto.randomUUID();
  return {
    request: (name, options, callback) =>
      navigator.locks.request(`${browser} ${name}`, options, callback),
  };
}
