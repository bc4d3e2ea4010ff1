import { scrollToEntry, showFocused } from './showFocused.ts';

/** Height up to which a row scrolls by a wheel; over a higher one, the page scrolls. */
const maxWheelPx = 80;
const selectedEntry = ':is([aria-selected="true"], [aria-checked="true"], [aria-current])';

/**
 * Keeps a row that scrolls sideways usable: marks the edges at which it goes on with
 * `data-more-before` and `data-more-after`, at which it fades; scrolls its selected entry into
 * sight, at first and when another one is selected, and the one that keys focus; and scrolls by a
 * mouse wheel. Moves nothing but the row. Used as a ref. Returns a function that stops it.
 */
export function markOverflow(row: HTMLElement | null): (() => void) | undefined {
  if (!row || typeof ResizeObserver === 'undefined') return undefined;
  const mark = (): void => {
    // Negative in right-to-left text.
    const offsetPx = Math.abs(row.scrollLeft);
    row.toggleAttribute('data-more-before', offsetPx > 1);
    row.toggleAttribute('data-more-after', offsetPx + row.clientWidth < row.scrollWidth - 1);
  };
  const showSelected = (): void => {
    const entry = row.querySelector(selectedEntry);
    if (entry) scrollToEntry(row, entry);
  };
  const onWheel = (event: WheelEvent): void => {
    const { ctrlKey, deltaX, deltaY } = event;
    if (ctrlKey || Math.abs(deltaY) <= Math.abs(deltaX)) return;
    if (row.clientHeight > maxWheelPx) return;
    const before = row.scrollLeft;
    row.scrollLeft += getComputedStyle(row).direction === 'rtl' ? -deltaY : deltaY;
    // At its end, the page scrolls on.
    if (row.scrollLeft !== before) event.preventDefault();
  };
  let widthPx = 0;
  const sizes = new ResizeObserver(() => {
    mark();
    if (row.clientWidth === widthPx) return;
    widthPx = row.clientWidth;
    showSelected();
  });
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) sizes.observe(node);
    mark();
    if (records.some(({ type }) => type === 'attributes')) showSelected();
  });
  for (const element of [row, ...row.children]) sizes.observe(element);
  changes.observe(row, {
    attributes: true,
    attributeFilter: ['aria-selected', 'aria-checked', 'aria-current'],
    childList: true,
    subtree: true,
  });
  const stopShowing = showFocused(row);
  row.addEventListener('scroll', mark, { passive: true });
  row.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    sizes.disconnect();
    changes.disconnect();
    stopShowing();
    row.removeEventListener('scroll', mark);
    row.removeEventListener('wheel', onWheel);
  };
}
