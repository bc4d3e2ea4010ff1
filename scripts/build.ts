import { buildAll } from './build/buildAll.ts';

await buildAll();
