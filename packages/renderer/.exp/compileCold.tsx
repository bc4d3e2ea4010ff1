import { compilePage } from '@livery/renderer';
import { makeLobby, pageOfLobby } from '../../../scripts/bench/page/document.ts';
const registry = (() => { const A = () => null, B = () => null; const components = new Map<string, any>([['Section', A], ['Tile', B]]); return { get: (n: string) => components.get(n), familyOf: () => undefined }; })();
const page = JSON.parse(JSON.stringify(pageOfLobby(makeLobby(1000))));
const t = performance.now(); compilePage(page, registry); const a = performance.now() - t;
let w = Infinity; for (let i = 0; i < 200; i++) { const t = performance.now(); compilePage(page, registry); w = Math.min(w, performance.now() - t); }
console.log(JSON.stringify([a, w]));
