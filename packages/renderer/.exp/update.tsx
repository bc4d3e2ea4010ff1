import { compilePage, PageView, RenderContextProvider } from '@livery/renderer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Section, Tile } from '../../../scripts/bench/page/components.tsx';
import { makeLobby, pageOfLobby } from '../../../scripts/bench/page/document.ts';
import { HandWritten } from '../../../scripts/bench/page/HandWritten.tsx';
import { LobbyStore } from '../../../scripts/bench/page/LobbyStore.ts';
const components = new Map<string, any>([['Section', Section], ['Tile', Tile]]);
const registry = { get: (n: string) => components.get(n), familyOf: () => undefined };
function make(count: number, hand: boolean) {
  const store = new LobbyStore(); const lobby = makeLobby(count); const doc = pageOfLobby(lobby);
  const text = JSON.stringify(doc);
  const paths = [...Array(count).keys()].map((i) => `value${i}`).filter((p) => text.includes(`"${p}"`));
  const c = document.createElement('div'); document.body.append(c);
  flushSync(() => createRoot(c).render(hand ? <HandWritten lobby={lobby} store={store} /> : <RenderContextProvider value={store.context}><PageView page={compilePage(doc, registry)} /></RenderContextProvider>));
  let n = 0;
  return { loop(same: boolean) { const t = performance.now(); for (let i = 0; i < 100; i++) { n++; flushSync(() => store.set(paths[same ? paths.length >> 1 : (n * 7) % paths.length]!, `${n}`)); } return (performance.now() - t) * 10; },
    async single(same: boolean) { await new Promise((r) => { const m = new MessageChannel(); m.port1.onmessage = r; m.port2.postMessage(0); }); n++; const t = performance.now(); flushSync(() => store.set(paths[same ? paths.length >> 1 : (n * 7) % paths.length]!, `${n}`)); return (performance.now() - t) * 1000; },
    async frame() { await new Promise((r) => requestAnimationFrame(r)); n++; const t = performance.now(); flushSync(() => store.set(paths[(n * 7) % paths.length]!, `${n}`)); return (performance.now() - t) * 1000; } };
}
const med = (a: number[]) => a.sort((x, y) => x - y)[a.length >> 1]!;
(globalThis as any).exp = async () => {
  const m = { r100: make(100, false), r10k: make(10000, false), h100: make(100, true), h10k: make(10000, true) };
  const out: Record<string, Record<string, number>> = {};
  for (const kind of ['loopStride', 'loopSame', 'singleStride', 'singleSame', 'frame']) {
    const s: Record<string, number[]> = { r100: [], r10k: [], h100: [], h10k: [] };
    const rounds = kind.startsWith('loop') ? 60 : 400;
    for (let i = -20; i < rounds; i++) for (const k of Object.keys(m) as (keyof typeof m)[]) {
      const v = kind === 'loopStride' ? m[k].loop(false) : kind === 'loopSame' ? m[k].loop(true) : kind === 'singleStride' ? await m[k].single(false) : kind === 'singleSame' ? await m[k].single(true) : i < 100 ? await m[k].frame() : NaN;
      if (i >= 0 && !Number.isNaN(v)) s[k]!.push(v);
    }
    out[kind] = Object.fromEntries(Object.entries(s).map(([k, v]) => [k, +med(v).toFixed(1)]));
  }
  return out;
};
