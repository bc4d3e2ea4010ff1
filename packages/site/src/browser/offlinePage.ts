import type { RootStore } from '@livery/stores';
import { reaction } from 'mobx';
import { trustedScript } from './trustedScript.ts';

/** Caches the offline page in the service worker, in the visitor's language. */
export async function keepOfflinePage(root: RootStore): Promise<void> {
  // Missing in some private windows.
  if (!('serviceWorker' in navigator)) return;
  const registered = await navigator.serviceWorker
    .register(trustedScript('/sw.js'))
    .catch((cause: unknown) => reportError(cause));
  if (!registered) return;
  const postLanguage = async (language: string): Promise<void> =>
    (await navigator.serviceWorker.ready).active?.postMessage({ language });
  reaction(
    () => root.locale.language.code,
    (language) => void postLanguage(language),
    { fireImmediately: true },
  );
}
