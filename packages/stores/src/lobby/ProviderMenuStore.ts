import { makeAutoObservable } from 'mobx';
import type { LazyStore, StoreDeps } from '../RootStore.ts';

/**
 * Which category of a menu shows its providers: one at most, so that two never lie over each other.
 */
export class ProviderMenuStore implements LazyStore {
  openMenu: string | undefined;
  /**
   * It was asked for: Tab leads through the providers. One that only showed itself is passed by.
   */
  entered = false;
  readonly #setTimer: (run: () => void) => () => void;
  #stopTimer: (() => void) | undefined;

  constructor({ clock, root }: StoreDeps) {
    const { dropdownBlurMs } = root.site.config.site;
    this.#setTimer = (run) => {
      if (dropdownBlurMs > 0) return clock.every(dropdownBlurMs, run);
      run();
      return () => undefined;
    };
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(menu: string, entered = false): void {
    this.keep();
    this.entered = entered || (this.entered && this.openMenu === menu);
    this.openMenu = menu;
  }

  /** Closes a menu at once. */
  hide(menu: string): void {
    if (this.openMenu !== menu) return;
    this.keep();
    this.openMenu = undefined;
    this.entered = false;
  }

  /**
   * Closes a menu after a while, unless it is kept: focus or pointer may come back. Source:
   * product-spec §9 "Dropdown blur delay 200 ms".
   */
  leave(menu: string): void {
    if (this.openMenu !== menu) return;
    this.keep();
    this.#stopTimer = this.#setTimer(() => this.hide(menu));
  }

  keep(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }
}
