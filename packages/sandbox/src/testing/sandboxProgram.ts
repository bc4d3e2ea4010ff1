/** The sandbox as its `main.ts` runs it, with games that need no build. */
import { run } from '../boot/run.ts';
import { plainGameFiles } from './plainGameFiles.ts';

await run({ env: process.env, readGameFiles: () => plainGameFiles });
