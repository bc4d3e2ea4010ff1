import { loadLazyChunk } from '../core/chunks/loadChunk.ts';
import type { promptLoginOrLaunch } from './promptLoginOrLaunch.ts';

type Choosing = typeof promptLoginOrLaunch;

// Loaded right after hydration, because a pop-up window must be opened in the click's own task.
let choose: Choosing | undefined;
const loading = loadLazyChunk('onGameClick', () => import('./promptLoginOrLaunch.ts')).then(
  (module) => (choose = module.promptLoginOrLaunch),
);

/** Handles a click on a game; the handler's code is loaded after hydration. */
export function onGameClick(...chosen: Parameters<Choosing>): Promise<void> {
  return choose ? choose(...chosen) : loading.then((loaded) => loaded(...chosen));
}
