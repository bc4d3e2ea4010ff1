/// <reference lib="dom" />
import { flushSync } from 'react-dom';
import { renders } from './components.tsx';
import { inTurns, type Contender, type Rounds } from './inTurns.ts';
import { mountLobby, prepareLobby, type Way } from './mountLobby.tsx';

const lobby = prepareLobby(1_000);

/**
 * Shows the page for the first time. Outside the document, so that the browser's main thread does
 * nothing else.
 */
function cold(contender: Contender): void {
  mountLobby(
    lobby,
    contender === 'measured' ? 'compile' : 'by hand',
    document.createElement('div'),
  );
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
  if (htmlOf('compiled') !== htmlOf('by hand'))
    throw new Error('the renderer and the hand-written page do not make the same DOM');
  return inTurns(rounds, 20, (contender) => {
    globalThis.gc?.(); // There with --js-flags=--expose-gc: no round pays for another's garbage.
    const { ms, unmount } = mountLobby(
      lobby,
      contender === 'measured' ? 'compiled' : 'by hand',
      container,
    );
    unmount();
    return ms;
  });
}

/** One value changed per frame, as in use, at 10,000 nodes against 100; ms of scripting. */
async function updateBySize(rounds: number): Promise<Rounds> {
  const change = {
    measured: makeUpdater(10_000),
    limit: makeUpdater(100),
    control: makeUpdater(100),
  };
  return inTurns(rounds, 20, async (contender) => {
    await new Promise(requestAnimationFrame);
    return change[contender]();
  });
}

/**
 * A mounted lobby of `count` nodes. The function changes one bound value, each time another, and
 * fails unless exactly one component renders; ms of scripting.
 */
function makeUpdater(count: number): () => number {
  const own = prepareLobby(count);
  const paths = [...JSON.stringify(own.page).matchAll(/"\$value":"(\w+)"/g)].map(
    ([, path]) => path ?? '',
  );
  mountLobby(own, 'compile', document.body.appendChild(document.createElement('div')));
  let changed = 0;
  return () => {
    changed += 1;
    renders.count = 0;
    const start = performance.now();
    // Seven further each time: neighbours would share warm memory.
    flushSync(() => own.store.set(paths[(changed * 7) % paths.length] ?? '', `${changed}`));
    const ms = performance.now() - start;
    if (renders.count !== 1)
      throw new Error(`one changed value rendered ${renders.count} components of ${count}`);
    return ms;
  };
}

declare global {
  /** What the benchmark's driver calls. */
  var bench: { cold: typeof cold; warm: typeof warm; updateBySize: typeof updateBySize };
}

globalThis.bench = { cold, warm, updateBySize };
