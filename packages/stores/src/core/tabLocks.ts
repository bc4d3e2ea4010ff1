/** Locks shared between the tabs of a browser; implemented by `navigator.locks`. */
export interface LockPort {
  request: <T>(
    name: string,
    options: { mode?: 'exclusive' | 'shared'; ifAvailable?: boolean },
    callback: (lock: object | null) => Promise<T>,
  ) => Promise<T>;
}

/** Coordinates the tabs of a browser. A closed or crashed tab releases its locks. */
export interface TabLocks {
  /** Acquires a shared lock. The returned function releases it. */
  share: (name: string) => Promise<() => Promise<void>>;
  /**
   * Runs `work` under an exclusive lock unless a tab holds the name; tabs that share it wait until
   * the work ends. Returns `undefined` if the work was not run.
   */
  unlessShared: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
}

/** Creates the locks of a page. A browser without locks is treated as having one tab. */
export function tabLocks(port: LockPort | undefined): TabLocks {
  return {
    share: async (name) => {
      const granted = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      // A browser that blocks storage for a page may also refuse locks.
      const ended = port
        ?.request(name, { mode: 'shared' }, () => {
          granted.resolve();
          return released.promise;
        })
        .catch(() => undefined);
      await Promise.race([granted.promise, ended]);
      return async () => {
        released.resolve();
        await ended;
      };
    },
    unlessShared: async (name, work) => {
      let wasCalledBack = false;
      const locked = port?.request(name, { ifAvailable: true }, async (lock) => {
        wasCalledBack = true;
        return lock ? work() : undefined;
      });
      try {
        return await (locked ?? work());
      } catch (error) {
        if (wasCalledBack || !locked) throw error;
        // The browser refused the lock itself.
        return work();
      }
    },
  };
}
