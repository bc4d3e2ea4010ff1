import type { LockPort } from '../core/tabLocks.ts';

/** Creates the locks of a separate browser, shared by the tabs that receive them. */
export function browserLocks(): LockPort {
  const browser = crypto.randomUUID();
  return {
    request: (name, options, callback) =>
      navigator.locks.request(`${browser} ${name}`, options, callback),
  };
}
