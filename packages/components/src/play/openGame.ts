import { loadLazyChunk } from '../core/chunks/loadChunk.ts';
import type { chooseGame } from './chooseGame.ts';

type Choosing = typeof chooseGame;

// It comes once the page answers, before anybody chooses: a window has to be opened with the click
// itself.
let choose: Choosing | undefined;
const coming = loadLazyChunk('openGame', () => import('./chooseGame.ts')).then(
  (module) => (choose = module.chooseGame),
);

/** What choosing a game does; its code is no part of what a page waits for. */
export function openGame(...chosen: Parameters<Choosing>): Promise<void> {
  return choose ? choose(...chosen) : coming.then((late) => late(...chosen));
}
