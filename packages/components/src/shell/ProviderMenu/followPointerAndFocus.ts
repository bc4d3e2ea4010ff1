import type { ProviderMenuStore } from '@livery/stores';

/**
 * Opens and closes a category's providers on pointer, focus and key events of its menu entry.
 *
 * @returns a function that removes the listeners.
 */
export function followPointerAndFocus(
  entry: HTMLElement,
  menu: string,
  menus: ProviderMenuStore,
): () => void {
  const controller = new AbortController();
  let touched = false;
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => entry.addEventListener(name, listener, { signal: controller.signal });
  const onPressOutside = (event: Event): void => {
    if (event.target instanceof Node && !entry.contains(event.target)) menus.hide(menu);
  };

  on('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') menus.show(menu);
  });
  on('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !entry.contains(visibleFocus())) menus.leave(menu);
  });
  on('pointerdown', ({ pointerType }) => {
    touched = pointerType === 'touch';
  });
  // Touch has no hover, so the first touch opens the providers and the second follows the link.
  on('click', (event) => {
    const byTouch = touched;
    touched = false;
    // Only for the entry's own link: closing the panel on a provider's click would remove the link
    // before React handles the click.
    if (!(event.target instanceof Element) || event.target.closest('a')?.parentElement !== entry)
      return;
    if (byTouch && menus.openMenu !== menu) {
      event.preventDefault();
      menus.show(menu);
    } else menus.hide(menu);
  });
  on('focusin', () => {
    if (entry.contains(visibleFocus())) menus.show(menu);
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
  document.addEventListener('pointerdown', onPressOutside, { signal: controller.signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || menus.openMenu !== menu) return;
      // Moves the focus out of the panel before it is removed. Focusing the button opens the panel,
      // so it is hidden afterwards.
      if (
        document.activeElement?.hasAttribute('data-provider') &&
        entry.contains(document.activeElement)
      )
        toggleOf(entry)?.focus();
      menus.hide(menu);
    },
    { signal: controller.signal },
  );
  // The pointer or the focus may have reached the entry before this code was loaded.
  if (entry.matches(':hover') || entry.contains(visibleFocus())) menus.show(menu);
  return () => controller.abort();
}

/** Returns the element with visible focus, which excludes focus by mouse. */
function visibleFocus(): Element | null {
  return document.querySelector(':focus-visible');
}

function toggleOf(entry: HTMLElement): HTMLElement | null {
  return entry.querySelector<HTMLElement>('button[aria-expanded]');
}

/**
 * Moves the focus with the arrow keys: down enters the panel; inside, the keys move between the
 * providers, and back from the first one to the button.
 */
function moveFocus(entry: HTMLElement, event: KeyboardEvent, open: () => void): void {
  const links = [...entry.querySelectorAll<HTMLElement>('[data-provider]')];
  const index = links.findIndex((link) => link === document.activeElement);
  const backKey = getComputedStyle(entry).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const step = event.key === 'ArrowUp' || event.key === backKey ? -1 : 1;
  if (index < 0 && event.key !== 'ArrowDown') return;
  event.preventDefault();
  if (links.length === 0) return open();
  if (index === 0 && step < 0) toggleOf(entry)?.focus();
  else links[Math.min(Math.max(index + step, 0), links.length - 1)]?.focus();
}
