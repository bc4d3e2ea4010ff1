/** Scrolls to the element a hash names when it exists, else to the top. Source: product-spec §2. */
export function scrollToTarget(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0 });
}
