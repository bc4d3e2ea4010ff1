/** Room of the fade at an edge, in pixels; see `base.css`. */
const fadePx = 32;

/**
 * Scrolls a row sideways until the entry is clear of its edges, or at its start if the row snaps to
 * its entries, which would move it on. Moves nothing but the row.
 */
export function scrollToEntry(row: HTMLElement, entry: Element): void {
  if (row.scrollWidth <= row.clientWidth) return;
  const [box, { left, right }] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  const [beforePx, afterPx] = [box.left + fadePx - left, right - (box.right - fadePx)];
  const { direction, scrollSnapType } = getComputedStyle(row);
  if (/inline|x/.test(scrollSnapType)) {
    if (beforePx > 0 || afterPx > 0)
      row.scrollLeft += direction === 'rtl' ? right - box.right : left - box.left;
  } else if (beforePx > 0) row.scrollLeft -= beforePx;
  else if (afterPx > 0) row.scrollLeft += afterPx;
}

/**
 * Scrolls a row to what keys focus in it, because Chromium leaves an element where it is of which
 * 32 pixels are visible. A press moves nothing, so that its target stays under the pointer. Returns
 * a function that stops it.
 */
export function showFocused(row: HTMLElement): () => void {
  const onFocus = ({ target }: FocusEvent): void => {
    if (target !== row && target instanceof Element && target.matches(':focus-visible'))
      scrollToEntry(row, target);
  };
  row.addEventListener('focusin', onFocus);
  return () => row.removeEventListener('focusin', onFocus);
}
