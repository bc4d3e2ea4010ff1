/** From the lowest to the topmost one. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * The modal dialogs that are open. Everything outside the topmost one is inert: visible at best, it
 * can be neither pressed, focused nor announced.
 */
export const openDialogs = {
  /** Enters a dialog that has just been shown, which puts it above all others. */
  enter(dialog: HTMLDialogElement): void {
    change([...open.filter((other) => other !== dialog), dialog]);
  },

  leave(dialog: HTMLDialogElement): void {
    change(open.filter((other) => other !== dialog));
  },

  /** Returns the topmost dialog, also as the snapshot of a `useSyncExternalStore`. */
  top(): HTMLDialogElement | undefined {
    return open.at(-1);
  },

  /** Calls a listener, synchronously, whenever a dialog has entered or left. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
