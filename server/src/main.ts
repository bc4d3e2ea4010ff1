import { pino } from 'pino';
import { PortBusyError } from './boot/listen.ts';
import { readSettings, SettingsError, type Settings } from './boot/readSettings.ts';
import { builtSite, startServer, type RunningServer } from './boot/startServer.ts';

const logger = pino({ level: process.env.LOG_LEVEL ?? 'info', base: null });

try {
  const settings = readSettings({ env: process.env, args: process.argv.slice(2) });
  const server = await startServer({ settings, logger, env: process.env, site: await builtSite() });
  announce(server, settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server));
} catch (error) {
  console.error(error instanceof SettingsError || error instanceof PortBusyError ? error.message : error);
  process.exit(1);
}

function announce({ registry }: RunningServer, { isSandbox, port, adminPort }: Settings): void {
  logger.info({ port, adminPort, brands: registry.entries().filter(({ live }) => live).length }, 'serving');
  if (!isSandbox) return;
  for (const { brand, live } of registry.entries()) {
    for (const host of live?.hosts ?? []) if (registry.find(host)?.brand === brand) console.log(`${live?.site.site.name ?? brand}: http://${host}:${port}/`);
  }
  console.log(`All brands: http://localhost:${port}/   Status: http://localhost:${adminPort}/status`);
}

async function stop(server: RunningServer): Promise<void> {
  logger.info('stopping: finishing what is under way');
  await server.stop();
  process.exit(0);
}
