import { compilePage } from '@livery/renderer';
import { makeLobby, pageOfLobby } from '../../../scripts/bench/page/document.ts';
const registry = (() => { const A = () => null, B = () => null; const components = new Map<string, any>([['Section', A], ['Tile', B]]); return { get: (n: string) => components.get(n), familyOf: () => undefined }; })();
const page = JSON.parse(JSON.stringify(pageOfLobby(makeLobby(1000))));
function COMPILE() { compilePage(page, registry); } COMPILE();


