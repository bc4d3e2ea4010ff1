/**
 * `npm run dev`: runs the sandbox and the server as `npm start` does, but with the program from
 * source and live reload of code and configuration. Pictures and games are built once.
 */
import { pino } from 'pino';
import { drawAll } from '@livery/demo-content/pictures/drawAll';
import { PortBusyError, readSettings, startServer } from '@livery/server';
import { buildProvider } from './build/buildProvider.ts';
import { sourceSite } from './dev/sourceSite.ts';
import { startProcess, whenAnswering } from './run/startProcess.ts';

const settings = readSettings({ env: process.env, args: ['--sandbox'] });
const logger = pino({ level: process.env.LOG_LEVEL ?? 'warn', base: null });
await drawAll();
const site = await sourceSite();
// Runs after the start of the development server, because a build leaves NODE_ENV at production.
await buildProvider();
const sandbox = startProcess('packages/sandbox/src/main.ts', [], {});
await whenAnswering(`http://127.0.0.1:${settings.sandboxPort}/healthz`, sandbox);
const server = await startServer({
  settings,
  logger,
  env: process.env,
  site: site.program,
}).catch((error: unknown) => {
  // Otherwise the sandbox would stay behind at its port.
  sandbox.kill('SIGTERM');
  console.error(error instanceof PortBusyError ? error.message : error);
  process.exit(1);
});
console.log(
  `All brands: http://localhost:${settings.port}/   Every component: http://<brand>.localhost:${settings.port}/_gallery`,
);

async function end(code: number): Promise<void> {
  sandbox.kill('SIGTERM');
  await Promise.all([server.stop(), site.close()]);
  process.exit(code);
}

process.once('SIGINT', () => void end(0));
process.once('SIGTERM', () => void end(0));
sandbox.once('exit', (code) => void end(code ?? 1));
