import { PGlite } from '@electric-sql/pglite';
let t0=performance.now();
const a = await PGlite.create();
console.log('memory create', performance.now()-t0); t0=performance.now();
const dump = await a.dumpDataDir('none'); console.log('dump', performance.now()-t0, dump.size/1e6); t0=performance.now();
const b = await PGlite.create({loadDataDir: dump}); console.log('load', performance.now()-t0);
t0=performance.now(); const c = await PGlite.create('/tmp/sbx/loaded'+process.pid, {loadDataDir: dump}); console.log('load to folder', performance.now()-t0);
