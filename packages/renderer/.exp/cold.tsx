import { compilePage, PageView, RenderContextProvider } from '@livery/renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Section, Tile } from '../../../scripts/bench/page/components.tsx';
import { makeLobby, pageOfLobby } from '../../../scripts/bench/page/document.ts';
import { HandWritten } from '../../../scripts/bench/page/HandWritten.tsx';
import { LobbyStore } from '../../../scripts/bench/page/LobbyStore.ts';
const components = new Map<string, any>([['Section', Section], ['Tile', Tile]]);
const registry = { get: (n: string) => components.get(n), familyOf: () => undefined };
const lobby = makeLobby(1000), page = pageOfLobby(lobby), store = new LobbyStore(), context = store.context;
(globalThis as any).cold = (kind: string) => {if (kind === "noop") return {total: 0, compile: 0};
  const c = document.createElement('div');  const root = createRoot(c);
  const t = performance.now(); let compile = 0;
  if (kind === 'renderer') { const p = compilePage(page, registry); compile = performance.now() - t; flushSync(() => root.render(<RenderContextProvider value={context}><PageView page={p} /></RenderContextProvider>)); }
  else flushSync(() => root.render(<HandWritten lobby={lobby} store={store} />));
  return { total: performance.now() - t, compile };
};
