/**
 * Sets `data-out-of-sight` on an element while it is outside the viewport, so that style sheets can
 * pause animations. Returns a function that stops observing.
 */
export function markOutOfSight(element: HTMLElement): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver((entries) =>
    element.toggleAttribute('data-out-of-sight', entries.at(-1)?.isIntersecting === false),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
