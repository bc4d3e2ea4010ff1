/** Runs the sandbox as `main.ts` does, with games and pictures that need no build. */
import { run } from '../boot/run.ts';
import { plainGameFiles } from './plainGameFiles.ts';
import { plainPictures } from './plainPictures.ts';

await run({
  env: process.env,
  readGameFiles: () => plainGameFiles,
  openPictures: () => Promise.resolve(plainPictures),
});
