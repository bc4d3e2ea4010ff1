import { stubMembers } from '@livery/testing/stubMembers';

/**
 * Fakes the parts of the native `<dialog>` that jsdom lacks: opening and closing, the close event,
 * and the return of the focus. Until the test ends.
 */
export function fakeDialog(): void {
  const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();
  stubMembers(HTMLDialogElement.prototype, {
    showModal() {
      if (this.open) throw new Error('This dialog is open already.');
      focusBefore.set(this, document.activeElement);
      this.open = true;
    },
    close() {
      if (!this.open) return;
      this.open = false;
      const last = focusBefore.get(this);
      if (last instanceof HTMLElement) last.focus();
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}
