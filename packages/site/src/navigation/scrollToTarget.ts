/** Scrolls to the element with the hash's id if it exists, else to the top. Source: ROUTE-02. */
export function scrollToTarget(hash: string): void {
  const target = hash === '' ? null : document.getElementById(idOf(hash));
  // Instant, because a smooth scroll across a new page is distracting.
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Returns the id in a hash, undecoded if decoding fails. */
function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
