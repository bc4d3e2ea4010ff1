/**
 * Marks the items of a wrapping list that are not on its first line with `data-wrapped`, and the
 * list's parent if there are any. Follows changes of their sizes, for example by a web font.
 *
 * @returns a function that stops it.
 */
export function markWrapped(list: HTMLElement): () => void {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const update = (): void => {
    const firstTopPx = items[0]?.offsetTop ?? 0;
    // All positions are read before anything is written, so that the layout is computed once.
    const wrapped = items.map((item) => item.offsetTop > firstTopPx);
    for (const [index, item] of items.entries())
      item.toggleAttribute('data-wrapped', wrapped[index] === true);
    list.parentElement?.toggleAttribute('data-wrapped', wrapped.includes(true));
  };
  const observer = new ResizeObserver(update);
  for (const box of [list, ...items]) observer.observe(box);
  return () => observer.disconnect();
}
