/**
 * Returns the address of a click on an internal link; `undefined` if the browser should handle the
 * click.
 */
export function internalAddress(event: MouseEvent): string | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !link ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    link.origin !== window.location.origin
  )
    return undefined;
  const isCurrentPage =
    link.pathname === window.location.pathname && link.search === window.location.search;
  return isCurrentPage && link.hash !== '' ? undefined : link.pathname + link.search + link.hash;
}
