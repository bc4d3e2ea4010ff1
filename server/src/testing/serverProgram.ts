/** Starts the server like `npm run serve`, with a site program that needs no build. */
import { pino } from 'pino';
import { run } from '../boot/run.ts';
import { renderName } from './startTestServer.ts';

await run({
  env: process.env,
  args: process.argv.slice(2),
  logger: pino({ base: null }),
  site: async () => ({
    client: { id: 'test', script: '/build/main.js', style: undefined, core: [], chunk: () => [] },
    renderGuestPage: renderName,
    folder: undefined,
    dev: undefined,
  }),
});
