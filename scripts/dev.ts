/**
 * `npm run dev`: runs the sandbox and the server as `npm start` does, but with the program from
 * source and live reload of code and configuration. A change of what Node runs, calls and their
 * schemas included, starts both again. Pictures and games are built once.
 */
import { drawAll } from '@livery/demo-content/pictures/drawAll';
import { readSettings } from '@livery/server';
import { join } from 'node:path';
import { buildProvider } from './build/buildProvider.ts';
import { DevPrograms } from './dev/DevPrograms.ts';
import { SourceChanges } from './dev/SourceChanges.ts';

/** Folders of what Node runs. Vite watches the program of the browser itself. */
const sources = [
  'schemas',
  'scripts/dev',
  'server/src',
  ...['api', 'config', 'demo-content', 'demo-provider', 'model', 'demo-operator'].map(
    (name) => `packages/${name}/src`,
  ),
].map((folder) => join(import.meta.dirname, '..', folder));

const { sandboxPort } = readSettings({ env: process.env, args: ['--sandbox'] });
await drawAll();
await buildProvider();
const changes = new SourceChanges(sources);
let programs = new DevPrograms();

const ending = new AbortController();

async function end(code: number): Promise<void> {
  if (ending.signal.aborted) return;
  ending.abort();
  await programs.end();
  process.exit(code);
}

process.once('SIGINT', () => void end(0));
process.once('SIGTERM', () => void end(0));
// Its message is printed already.
await programs.start(sandboxPort).catch(() => end(1));
while (!ending.signal.aborted) {
  await changes.next();
  console.log('The code changed: the sandbox and the server start again.');
  await programs.end();
  if (ending.signal.aborted) break;
  programs = new DevPrograms();
  await programs
    .start(sandboxPort)
    .catch(() => console.error('They start again when the code changes.'));
}
