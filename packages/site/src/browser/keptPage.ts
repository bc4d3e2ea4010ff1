import type { RootStore } from '@livery/stores';

/**
 * Watches for a browser that keeps the page while the visitor is elsewhere and shows it again as it was
 * ("back/forward cache"). A member's page is hidden when it is left, and shown again only to the same
 * session; otherwise it is loaded again.
 */
export function watchKeptPage(root: RootStore): void {
  const { dataset } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && !root.session.isGuest) dataset.kept = '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void root.resume().then((isSame) => {
      if (isSame) delete dataset.kept;
      else window.location.reload();
    });
  });
}
