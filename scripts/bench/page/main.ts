/// <reference lib="dom" />
import { flushSync } from 'react-dom';
import { renders } from './components.tsx';
import { alternate, type Contender, type Rounds } from './alternate.ts';
import type { LobbyEntry } from './makeLobby.ts';
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
function updateBySize(rounds: number): Promise<Rounds> {
  return alternateUpdates(rounds, {
    measured: makeUpdater(10_000, 'compile'),
    limit: makeUpdater(100, 'compile'),
    control: makeUpdater(100, 'compile'),
  });
}

/** Measures one changed value per frame, at 1,000 nodes, in ms of scripting. */
function update(rounds: number): Promise<Rounds> {
  return alternateUpdates(rounds, {
    measured: makeUpdater(1_000, 'compile'),
    limit: makeUpdater(1_000, 'by hand'),
    control: makeUpdater(1_000, 'by hand'),
  });
}

function alternateUpdates(
  rounds: number,
  change: Readonly<Record<Contender, () => number>>,
): Promise<Rounds> {
  return alternate(rounds, 20, async (contender) => {
    await new Promise(requestAnimationFrame);
    return change[contender]();
  });
}

/**
 * Mounts a lobby of `count` nodes. The returned function changes a different bound value each time
 * and fails unless exactly one component renders; it returns ms of scripting.
 */
function makeUpdater(count: number, way: Way): () => number {
  const own = prepareLobby(count);
  // The hand-written page renders a section's games with its title.
  const paths = gamePaths(own.entries);
  mountLobby(own, way, document.body.appendChild(document.createElement('div')));
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

/** Returns the paths of the values that games show. */
function gamePaths({ path, children }: LobbyEntry): readonly string[] {
  return children?.flatMap(gamePaths) ?? (path === undefined ? [] : [path]);
}

declare global {
  /** Called by the benchmark's driver. */
  var bench: {
    cold: typeof cold;
    warm: typeof warm;
    update: typeof update;
    updateBySize: typeof updateBySize;
  };
}

globalThis.bench = { cold, warm, update, updateBySize };
