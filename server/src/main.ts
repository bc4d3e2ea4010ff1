import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { environment } from './boot/environment.ts';
import { run } from './boot/run.ts';
import { builtSite } from './boot/startServer.ts';

// Otherwise each 64 MB of replies and uploads that pass through cost a full garbage collection, which
// delays every brand; the budgets of bytes bound what they hold.
setFlagsFromString('--external-memory-accounted-in-global-limit');

await run({
  env: process.env,
  args: process.argv.slice(2),
  logger: pino({ level: process.env.LOG_LEVEL ?? environment.LOG_LEVEL.default, base: null }),
  site: builtSite,
});
