/// <reference lib="dom" />
import {
  compileOnce,
  compilePage,
  PageView,
  RenderContextProvider,
  type RegisteredComponent,
  type Registry,
} from '@livery/renderer';
import type { PageDocument } from '@livery/model';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Section, Tile } from './components.tsx';
import { HandWritten } from './HandWritten.tsx';
import { LobbyStore } from './LobbyStore.ts';
import { makeLobby, pageOfLobby, type LobbyEntry } from './makeLobby.ts';

const components = new Map<string, RegisteredComponent>([
  ['Section', Section],
  ['Tile', Tile],
]);
const registry: Registry = {
  get: (name) => components.get(name),
  isEssential: () => false,
  callsHooks: () => false,
  chunkOf: () => undefined,
};

/** Lobby that can be mounted in each way. */
export interface Lobby {
  readonly entries: LobbyEntry;
  readonly page: PageDocument;
  readonly store: LobbyStore;
  readonly context: ReturnType<LobbyStore['makeContext']>;
}

/** Way to render a lobby: by the renderer (compiled on mount or in advance), or hand-written. */
export type Way = 'compile' | 'compiled' | 'by hand';

/** A lobby of `count` nodes. */
export function prepareLobby(count: number): Lobby {
  const entries = makeLobby(count);
  const store = new LobbyStore();
  return { entries, page: pageOfLobby(entries), store, context: store.makeContext() };
}

/**
 * Mounts a lobby in the container. Returns the ms of scripting and the function that unmounts it.
 */
export function mountLobby(
  lobby: Lobby,
  way: Way,
  container: HTMLElement,
): { ms: number; unmount: () => void } {
  const root = createRoot(container);
  const start = performance.now();
  flushSync(() => root.render(content(lobby, way)));
  return { ms: performance.now() - start, unmount: () => root.unmount() };
}

function content({ entries, page, store, context }: Lobby, way: Way): ReactNode {
  if (way === 'by hand') return <HandWritten lobby={entries} store={store} />;
  const compiled = way === 'compile' ? compilePage(page, registry) : compileOnce(page, registry);
  return (
    <RenderContextProvider value={context}>
      <PageView page={compiled} />
    </RenderContextProvider>
  );
}
