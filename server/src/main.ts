import { pino } from 'pino';
import { environment } from './boot/environment.ts';
import { run } from './boot/run.ts';
import { builtSite } from './boot/startServer.ts';

await run({
  env: process.env,
  args: process.argv.slice(2),
  logger: pino({ level: process.env.LOG_LEVEL ?? environment.LOG_LEVEL.default, base: null }),
  site: builtSite,
});
