/// <reference lib="dom" />
import { flushSync } from 'react-dom';
import { renders } from './components.tsx';
import { alternate, type Contender, type Rounds } from './alternate.ts';
import { mountLobby, prepareLobby, type Way } from './mountLobby.tsx';

const lobby = prepareLobby(1_000);

/**
 * Renders the page for the first time, outside the document so that the main thread does no layout.
 */
function cold(contender: Contender): void {
  mountLobby(
    lobby,
    contender === 'measured' ? 'compile' : 'by hand',
    document.createElement('div'),
  );
}

/**
 * Measures repeated mounting of the page, in ms of scripting. Fails unless both implementations
 * produce the same DOM.
 */
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
  return alternate(rounds, 20, (contender) => {
    // Available with --js-flags=--expose-gc. Collects garbage between rounds, so that none is
    // attributed to the next contender.
    globalThis.gc?.();
    const { ms, unmount } = mountLobby(
      lobby,
      contender === 'measured' ? 'compiled' : 'by hand',
      container,
    );
    unmount();
    return ms;
  });
}

/** Measures one changed value per frame, at 10,000 nodes against 100, in ms of scripting. */
async function updateBySize(rounds: number): Promise<Rounds> {
  const change = {
    measured: makeUpdater(10_000),
    limit: makeUpdater(100),
    control: makeUpdater(100),
  };
  return alternate(rounds, 20, async (contender) => {
    await new Promise(requestAnimationFrame);
    return change[contender]();
  });
}

/**
 * Mounts a lobby of `count` nodes. The returned function changes a different bound value each time
 * and fails unless exactly one component renders; it returns ms of scripting.
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
    // Steps of seven, because neighbours would share warm memory.
    flushSync(() => own.store.set(paths[(changed * 7) % paths.length] ?? '', `${changed}`));
    const ms = performance.now() - start;
    if (renders.count !== 1)
      throw new Error(`one changed value rendered ${renders.count} components of ${count}`);
    return ms;
  };
}

declare global {
  /** Called by the benchmark's driver. */
  var bench: { cold: typeof cold; warm: typeof warm; updateBySize: typeof updateBySize };
}

globalThis.bench = { cold, warm, updateBySize };
