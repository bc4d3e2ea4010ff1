/**
 * Fakes the parts of the native `<dialog>` that jsdom lacks: opening and closing, the close event,
 * and the return of the focus.
 */
export function fakeDialog(): void {
  const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    if (this.open) throw new Error('This dialog is open already.');
    focusBefore.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.open = false;
    const last = focusBefore.get(this);
    if (last instanceof HTMLElement) last.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
