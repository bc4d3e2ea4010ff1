import { loadLazyChunk } from '../core/chunks/loadChunk.ts';
import type { promptLoginOrLaunch } from './promptLoginOrLaunch.ts';

type ClickHandler = typeof promptLoginOrLaunch;

// Loaded right after hydration, because a pop-up window must be opened in the click's own task.
let handler: ClickHandler | undefined;
const loading = loadLazyChunk('onGameClick', () => import('./promptLoginOrLaunch.ts')).then(
  (module) => (handler = module.promptLoginOrLaunch),
);

/** Handles a click on a game; the handler's code is loaded after hydration. */
export function onGameClick(...args: Parameters<ClickHandler>): Promise<void> {
  return handler ? handler(...args) : loading.then((loaded) => loaded(...args));
}
