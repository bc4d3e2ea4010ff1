import { install, runLocked } from './install.mjs';

install();
await runLocked('scripts/test.ts', process.argv.slice(2));
