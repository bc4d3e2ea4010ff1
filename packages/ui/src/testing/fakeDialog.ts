/**
 * The parts of the platform's `<dialog>` that jsdom lacks: open and closed, the close event, focus
 * going back.
 */
export function fakeDialog(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
    if (this.open) throw new Error('This dialog is open already.');
    before.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
    if (!this.open) return;
    this.open = false;
    const last = before.get(this);
    if (last instanceof HTMLElement) last.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
