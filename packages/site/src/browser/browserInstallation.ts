import type { InstallOffer, InstallPort } from '@livery/stores';

/** Event of Chromium's browsers, which the types of the DOM do not have. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/**
 * Returns the browser's offer. Chromium's browsers make it by an event, which this takes before the
 * browser shows a question of its own. Safari on iPhones and iPads says whether it shows an
 * installed site, and offers it in its menu.
 */
export function browserInstallation(): InstallPort {
  let offer: InstallOffer | undefined =
    'standalone' in navigator && navigator.standalone === false ? { kind: 'menu' } : undefined;
  const watchers = new Set<(offer: InstallOffer | undefined) => void>();
  const change = (next: InstallOffer | undefined): void => {
    offer = next;
    for (const watcher of watchers) watcher(offer);
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change({
      kind: 'dialog',
      async ask() {
        change(undefined);
        // Only Chromium's browsers have this event.
        await (event as InstallEvent).prompt();
      },
    });
  });
  window.addEventListener('appinstalled', () => change(undefined));
  return {
    watch(onChange) {
      watchers.add(onChange);
      onChange(offer);
      return () => watchers.delete(onChange);
    },
  };
}
