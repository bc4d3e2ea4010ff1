import { install, runLocked } from './install.mjs';

install();
await runLocked('scripts/start.ts', process.argv.slice(2));
