/// <reference lib="dom" />
import { flushSync } from 'react-dom';
import { renders } from './components.tsx';
import { inTurns, type Contender, type Rounds } from './inTurns.ts';
import { mountLobby, prepareLobby, type Way } from './mountLobby.tsx';

const lobby = prepareLobby(1_000);

/** Shows the page for the first time. Outside the document, so that the browser's main thread does nothing else. */
function cold(contender: Contender): void {
  mountLobby(lobby, contender === 'measured' ? 'compile' : 'by hand', document.createElement('div'));
}

/** The page mounted again and again; ms of scripting. Fails unless both ways make the same DOM. */
async function warm(rounds: number): Promise<Rounds> {
  const container = document.body.appendChild(document.createElement('div'));
  const htmlOf = (way: Way): string => {
    const { unmount } = mountLobby(lobby, way, container);
    const html = container.innerHTML;
    unmount();
    return html;
  };
  if (htmlOf('compiled') !== htmlOf('by hand')) throw new Error('the renderer and the hand-written page do not make the same DOM');
  return inTurns(rounds, 20, (contender) => {
    globalThis.gc?.(); // There with --js-flags=--expose-gc: no round pays for another's garbage.
    const { ms, unmount } = mountLobby(lobby, contender === 'measured' ? 'compiled' : 'by hand', container);
    unmount();
    return ms;
  });
}

/** One value changed per frame, as in use, at 10,000 nodes against 100; ms of scripting. */
async function updateBySize(rounds: number): Promise<Rounds> {
  const change = { measured: makeUpdater(10_000, 'compile'), limit: makeUpdater(100, 'compile'), control: makeUpdater(100, 'compile') };
  return inTurns(rounds, 20, async (contender) => {
    await new Promise(requestAnimationFrame);
    return change[contender](1);
  });
}

/** Twenty values changed one after another at 10,000 nodes, against hand-written; ms of scripting. */
async function updateByHand(rounds: number): Promise<Rounds> {
  const change = { measured: makeUpdater(10_000, 'compile'), limit: makeUpdater(10_000, 'by hand'), control: makeUpdater(10_000, 'by hand') };
  return inTurns(rounds, 10, (contender) => change[contender](20));
}

/** A mounted lobby of `count` nodes. The function changes one bound value after another, and fails unless each renders exactly one component. */
function makeUpdater(count: number, way: Way): (changes: number) => number {
  const own = prepareLobby(count);
  const paths = [...JSON.stringify(own.page).matchAll(/"\$value":"(\w+)"/g)].map(([, path]) => path ?? '');
  mountLobby(own, way, document.body.appendChild(document.createElement('div')));
  let changed = 0;
  return (changes) => {
    renders.count = 0;
    const start = performance.now();
    for (const last = changed + changes; changed < last; changed += 1) {
      // Seven further each time: neighbours would share warm memory.
      flushSync(() => own.store.set(paths[(changed * 7) % paths.length] ?? '', `${changed}`));
    }
    const ms = performance.now() - start;
    if (way !== 'by hand' && renders.count !== changes) throw new Error(`${changes} changed value(s) rendered ${renders.count} components of ${count}`);
    return ms;
  };
}

declare global {
  /** What the benchmark's driver calls. */
  var bench: { cold: typeof cold; warm: typeof warm; updateBySize: typeof updateBySize; updateByHand: typeof updateByHand };
}

globalThis.bench = { cold, warm, updateBySize, updateByHand };
