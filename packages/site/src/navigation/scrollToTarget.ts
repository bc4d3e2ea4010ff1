/** Scrolls to the element a hash names when it exists, else to the top. Source: ROUTE-02. */
export function scrollToTarget(hash: string): void {
  const target = hash === '' ? null : document.getElementById(idOf(hash));
  // At once: a page that comes from another place does not travel there.
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** The id a hash names; a hash that cannot be decoded names what it says. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
