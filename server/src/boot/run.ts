import type { Logger } from 'pino';
import { PortBusyError } from './listen.ts';
import { readSettings, SettingsError, type Settings } from './readSettings.ts';
import { startServer, type RunningServer, type SiteProgram } from './startServer.ts';

/** What a process is started with. */
export interface RunPorts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly args: readonly string[];
  readonly logger: Logger;
  readonly site: () => Promise<SiteProgram>;
}

/**
 * The server as a process of its own: starts it, says where it is, and ends it when it is told to.
 * A start that cannot be exits with 1 and a sentence.
 */
export async function run({ env, args, logger, site }: RunPorts): Promise<void> {
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
