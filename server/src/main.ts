import { pino } from 'pino';
import { run } from './boot/run.ts';
import { builtSite } from './boot/startServer.ts';

await run({
  env: process.env,
  args: process.argv.slice(2),
  logger: pino({ level: process.env.LOG_LEVEL ?? 'info', base: null }),
  site: builtSite,
});
