/**
 * `npm start`: builds pictures, games and site, then runs the sandbox and the server of every brand
 * until one of them ends.
 */
import { buildAll } from './build/buildAll.ts';
import { startProcess, whenAnswering } from './run/startProcess.ts';

const sandboxPort = process.env.SANDBOX_PORT ?? '8081';

if (!process.argv.includes('--no-build')) await buildAll();

const sandbox = startProcess('packages/demo-operator/src/main.ts', [], {});
const children = [sandbox];
let ending = false;

function end(code: number): void {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
sandbox.on('exit', (code) => end(code ?? 1));
try {
  await whenAnswering(`http://127.0.0.1:${sandboxPort}/healthz`, sandbox);
  const server = startProcess('server/src/main.ts', ['--sandbox'], {});
  children.push(server);
  server.on('exit', (code) => end(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  end(1);
}
