import type { ProviderMenuStore } from '@livery/stores';

/**
 * Opens and closes a category's providers with what happens in its entry of the menu; stops when
 * the returned function is called.
 */
export function followPointerAndFocus(
  entry: HTMLElement,
  menu: string,
  menus: ProviderMenuStore,
): () => void {
  const listening = new AbortController();
  let touched = false;
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => entry.addEventListener(name, listener, { signal: listening.signal });
  const outside = (event: Event): void => {
    if (event.target instanceof Node && !entry.contains(event.target)) menus.hide(menu);
  };

  on('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') menus.show(menu);
  });
  on('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !entry.contains(focusSeen())) menus.leave(menu);
  });
  on('pointerdown', ({ pointerType }) => {
    touched = pointerType === 'touch';
  });
  // A finger has no way to point without pressing: its first touch shows the providers, the next
  // one follows the link.
  on('click', (event) => {
    const byTouch = touched;
    touched = false;
    // Its own link only: a provider that is chosen must still be there for whoever hears it next.
    if (!(event.target instanceof Element) || event.target.closest('a')?.parentElement !== entry)
      return;
    if (byTouch && menus.openMenu !== menu) {
      event.preventDefault();
      menus.show(menu);
    } else menus.hide(menu);
  });
  on('focusin', () => {
    if (entry.contains(focusSeen())) menus.show(menu);
    else menus.keep();
  });
  on('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node) || !entry.contains(event.relatedTarget))
      menus.leave(menu);
  });
  on('keydown', (event) => {
    if (
      event.key === 'ArrowDown' ||
      event.key === 'ArrowUp' ||
      event.key === 'ArrowLeft' ||
      event.key === 'ArrowRight'
    )
      moveFocus(entry, event, () => menus.show(menu));
  });
  document.addEventListener('pointerdown', outside, { signal: listening.signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || menus.openMenu !== menu) return;
      // What has the focus goes with the panel. Focus that comes to the button would open it again.
      if (
        document.activeElement?.hasAttribute('data-provider') &&
        entry.contains(document.activeElement)
      )
        toggleOf(entry)?.focus();
      menus.hide(menu);
    },
    { signal: listening.signal },
  );
  // What came before this code did is not lost.
  if (entry.matches(':hover') || entry.contains(focusSeen())) menus.show(menu);
  return () => listening.abort();
}

/** Where the keyboard is; a press of the mouse leaves a focus nobody sees. */
function focusSeen(): Element | null {
  return document.querySelector(':focus-visible');
}

function toggleOf(entry: HTMLElement): HTMLElement | null {
  return entry.querySelector<HTMLElement>('button[aria-expanded]');
}

/**
 * Arrow down goes in; inside, arrows go from one provider to the next, and from the first one back
 * out.
 */
function moveFocus(entry: HTMLElement, event: KeyboardEvent, open: () => void): void {
  const links = [...entry.querySelectorAll<HTMLElement>('[data-provider]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const back = getComputedStyle(entry).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const step = event.key === 'ArrowUp' || event.key === back ? -1 : 1;
  if (at < 0 && event.key !== 'ArrowDown') return;
  event.preventDefault();
  if (links.length === 0) return open();
  if (at === 0 && step < 0) toggleOf(entry)?.focus();
  else links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
}
