/** The server of `npm run dev`, with the program from source. Its parent starts it again. */
import { PortBusyError, readSettings, startServer } from '@livery/server';
import { pino } from 'pino';
import { sourceSite } from './sourceSite.ts';

const settings = readSettings({ env: process.env, args: ['--sandbox'] });
const logger = pino({ level: process.env.LOG_LEVEL ?? 'warn', base: null });
const site = await sourceSite();
const server = await startServer({
  settings,
  logger,
  env: process.env,
  site: site.program,
}).catch((error: unknown) => {
  console.error(error instanceof PortBusyError ? error.message : error);
  process.exit(1);
});
console.log(
  `All brands: http://localhost:${settings.port}/   Every component: http://<brand>.localhost:${settings.port}/_gallery`,
);

async function end(): Promise<void> {
  await Promise.all([server.stop(), site.close()]);
  process.exit(0);
}

process.once('SIGINT', () => void end());
process.once('SIGTERM', () => void end());
// Otherwise the server would stay behind at its port.
process.once('disconnect', () => void end());
process.send?.('serving');
