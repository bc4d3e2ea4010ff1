/**
 * Session storage of the tab. Browsers may deny it in a cross-origin frame; then only server state
 * survives a reload.
 */
export const tabStorage = {
  read(key: string): string | null {
    return attempt(() => sessionStorage.getItem(key)) ?? null;
  },

  /** Returns whether the value is stored. */
  write(key: string, value: string): boolean {
    return (
      attempt(() => {
        sessionStorage.setItem(key, value);
        return true;
      }) ?? false
    );
  },

  remove(key: string): void {
    attempt(() => {
      sessionStorage.removeItem(key);
    });
  },
};

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    // Full or forbidden, as in some private windows.
    return undefined;
  }
}
