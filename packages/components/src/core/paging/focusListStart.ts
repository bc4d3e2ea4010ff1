/** Scrolls and moves the focus to the start of a list whose page was turned. */
export function focusListStart(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'start', behavior: 'instant' });
  list?.focus({ preventScroll: true });
}
