import { SettingsError } from '@livery/config';
import type { Logger } from 'pino';
import { collectLessOften } from '../payloads/collectLessOften.ts';
import { PortBusyError } from './listen.ts';
import { readSettings, type Settings } from './readSettings.ts';
import { startServer, type RunningServer, type SiteProgram } from './startServer.ts';

/** Environment of a server process. */
export interface RunPorts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly args: readonly string[];
  readonly logger: Logger;
  readonly site: () => Promise<SiteProgram>;
}

/**
 * Runs the server as a process: starts it, prints its addresses, and drains it on SIGTERM or
 * SIGINT. A failed start prints a sentence and exits with 1.
 */
export async function run({ env, args, logger, site }: RunPorts): Promise<void> {
  collectLessOften();
  try {
    const settings = readSettings({ env, args });
    const server = await startServer({ settings, logger, env, site: await site() });
    announce(server, settings, logger);
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void stop(server, logger));
  } catch (error) {
    console.error(
      error instanceof SettingsError || error instanceof PortBusyError ? error.message : error,
    );
    process.exit(1);
  }
}

function announce(
  { registry }: RunningServer,
  { isSandbox, port, adminPort }: Settings,
  logger: Logger,
): void {
  logger.info(
    { port, adminPort, brands: registry.entries().filter(({ live }) => live).length },
    'serving',
  );
  if (!isSandbox) return;
  for (const { brand, live } of registry.entries()) {
    for (const host of live?.hosts ?? [])
      if (registry.find(host)?.brand === brand)
        console.log(`${live?.name ?? brand}: http://${host}:${port}/`);
  }
  console.log(
    `All brands: http://localhost:${port}/   Status: http://localhost:${adminPort}/status`,
  );
}

async function stop(server: RunningServer, logger: Logger): Promise<void> {
  logger.info('stopping: finishing what is under way');
  await server.stop();
  process.exit(0);
}
