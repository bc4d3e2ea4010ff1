/** Locks that the tabs of a browser share, as `navigator.locks` has them. */
export interface LockPort {
  request: <T>(
    name: string,
    options: { mode?: 'exclusive' | 'shared'; ifAvailable?: boolean },
    callback: (lock: object | null) => Promise<T>,
  ) => Promise<T>;
}

/**
 * What the tabs of a browser tell each other by: a tab that is closed, however that was, has
 * nothing any more.
 */
export interface TabLocks {
  /**
   * Shares a name with other tabs, until the function this answers has been called and has ended.
   */
  share: (name: string) => Promise<() => Promise<void>>;
  /**
   * Does something unless a tab shares the name; whoever wants to waits for it. Answers `undefined`
   * where it was not done.
   */
  unlessShared: <T>(name: string, work: () => Promise<T>) => Promise<T | undefined>;
}

/** Of a browser that has locks; any other does as if it had one tab. */
export function tabLocks(port: LockPort | undefined): TabLocks {
  return {
    share: async (name) => {
      const granted = Promise.withResolvers<void>();
      const wanted = Promise.withResolvers<void>();
      // A browser that keeps nothing for a page may refuse it locks, too.
      const ended = port
        ?.request(name, { mode: 'shared' }, () => {
          granted.resolve();
          return wanted.promise;
        })
        .catch(() => undefined);
      await Promise.race([granted.promise, ended]);
      return async () => {
        wanted.resolve();
        await ended;
      };
    },
    unlessShared: async (name, work) => {
      let asked = false;
      const locked = port?.request(name, { ifAvailable: true }, async (lock) => {
        asked = true;
        return lock ? work() : undefined;
      });
      try {
        return await (locked ?? work());
      } catch (error) {
        if (asked || !locked) throw error;
        return work();
      }
    },
  };
}
