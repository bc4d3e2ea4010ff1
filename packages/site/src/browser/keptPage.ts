import type { RootStore } from '@livery/stores';

/**
 * Watches for a browser that keeps the page while the visitor is elsewhere and shows it again as it
 * was ("back/forward cache"). A member's page is hidden when it is left, and shown again only to
 * the same session; otherwise it is loaded again.
 */
export function watchKeptPage(root: RootStore): void {
  const { dataset } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && !root.session.isGuest) dataset.kept = '';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void showAgain(root);
  });
}

async function showAgain(root: RootStore): Promise<void> {
  let mayShow = false;
  try {
    mayShow = await root.resume();
  } finally {
    if (mayShow) delete document.documentElement.dataset.kept;
    else window.location.reload();
  }
}
