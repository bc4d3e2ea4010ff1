import { makeAutoObservable } from 'mobx';
import type { LazyStore, StoreDeps } from '../site/StoreAccess.ts';

/** The open category of a provider menu; one at most, so that panels never overlap. */
export class ProviderMenuStore implements LazyStore {
  openMenu: string | undefined;
  /**
   * Whether the menu was opened by a click or key, so that Tab moves into its providers. A menu
   * opened by hover or focus is skipped.
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

  /** Closes a menu immediately. */
  hide(menu: string): void {
    if (this.openMenu !== menu) return;
    this.keep();
    this.openMenu = undefined;
    this.entered = false;
  }

  /** Closes a menu after `dropdownBlurMs` unless {@link ProviderMenuStore.keep} is called. */
  leave(menu: string): void {
    if (this.openMenu !== menu) return;
    this.keep();
    this.#stopTimer = this.#setTimer(() => this.hide(menu));
  }

  /** Cancels a delayed close. */
  keep(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
  }
}
