/// <reference lib="dom" />
import { compileOnce, compilePage, PageView, RenderContextProvider, type RegisteredComponent, type Registry } from '@livery/renderer';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renders, Section, Tile } from './components.tsx';
import { makeLobby, pageOfLobby } from './document.ts';
import { HandWritten } from './HandWritten.tsx';
import { LobbyStore } from './LobbyStore.ts';

/** What is measured: our renderer, or the limit twice. */
export type Contender = 'renderer' | 'limit' | 'control';
/** Milliseconds of each contender, round by round. */
export type Rounds = Record<Contender, number[]>;

const components = new Map<string, RegisteredComponent>([['Section', Section], ['Tile', Tile]]);
const registry: Registry = {
  get: (name) => components.get(name),
  familyOf: () => undefined,
};

interface Mounted {
  readonly container: HTMLElement;
  readonly ms: number;
  readonly unmount: () => void;
}

function mount(content: () => ReactNode): Mounted {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const start = performance.now();
  flushSync(() => root.render(content()));
  const ms = performance.now() - start;
  return {
    container, ms,
    unmount: () => {
      root.unmount();
      container.remove();
    },
  };
}

const lobby = makeLobby(1_000);
const page = pageOfLobby(lobby);
const store = new LobbyStore();
const { context } = store;

function content(contender: Contender, compile = compilePage): ReactNode {
  if (contender !== 'renderer') return <HandWritten lobby={lobby} store={store} />;
  return <RenderContextProvider value={context}><PageView page={compile(page, registry)} /></RenderContextProvider>;
}

/** Cold: the first render of a fresh page, compiling included, in ms. */
function cold(contender: Contender): number {
  return mount(() => content(contender)).ms;
}

/** Warm: mounted again and again, in turns; the DOM is compared before. */
function warm(rounds: number): Rounds {
  const order: Contender[] = ['renderer', 'limit', 'control'];
  const html = order.map((contender) => mount(() => content(contender, compileOnce))).map(({ container, unmount }) => {
    const text = container.innerHTML;
    unmount();
    return text;
  });
  if (!html[0] || html.some((text) => text !== html[0])) throw new Error('the renderer and the hand-written page do not make the same DOM');
  const result: Rounds = { renderer: [], limit: [], control: [] };
  for (let round = -20; round < rounds; round += 1) {
    order.push(...order.splice(0, 1));
    for (const contender of order) {
      gc?.(); // There with --js-flags=--expose-gc.
      const { ms, unmount } = mount(() => content(contender, compileOnce));
      unmount();
      if (round >= 0) result[contender].push(ms);
    }
  }
  return result;
}

/** A page of `count` nodes whose bound values change one after another; answers the ms for `changes` of them and the renders each caused. */
function updater(count: number, changes: number): () => { ms: number; rendersPerChange: number } {
  const own = new LobbyStore();
  const ownLobby = makeLobby(count);
  const document_ = pageOfLobby(ownLobby);
  const paths = [...Array(count).keys()].map((index) => `value${index}`).filter((path) => Object.values(document_.nodes).some(({ props }) => JSON.stringify(props).includes(`"${path}"`)));
  mount(() => <RenderContextProvider value={own.context}><PageView page={compilePage(document_, registry)} /></RenderContextProvider>);
  let changed = 0;
  return () => {
    renders.count = 0;
    const start = performance.now();
    for (let change = 0; change < changes; change += 1) {
      changed += 1;
      flushSync(() => own.set(paths[(changed * 7) % paths.length] ?? '', `${changed}`));
    }
    return { ms: performance.now() - start, rendersPerChange: renders.count / changes };
  };
}

/** Value updates at 100 nodes (twice) and at 10,000, in turns. */
function update(rounds: number): Rounds & { rendersPerChange: number[] } {
  const run = { limit: updater(100, 100), renderer: updater(10_000, 100), control: updater(100, 100) };
  const result: Rounds & { rendersPerChange: number[] } = { renderer: [], limit: [], control: [], rendersPerChange: [] };
  const order: Contender[] = ['renderer', 'limit', 'control'];
  for (let round = -10; round < rounds; round += 1) {
    order.push(...order.splice(0, 1));
    for (const contender of order) {
      const { ms, rendersPerChange } = run[contender]();
      if (round < 0) continue;
      result[contender].push(ms);
      result.rendersPerChange.push(rendersPerChange);
    }
  }
  return result;
}

declare global {
  /** What the benchmark's driver calls. */
  var bench: { cold: typeof cold; warm: typeof warm; update: typeof update };
}

globalThis.bench = { cold, warm, update };
