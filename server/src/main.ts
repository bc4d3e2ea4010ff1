import { loadSchemas } from '@livery/config';
import { directorySource } from '@livery/config/directorySource';
import type { RenderGuestPage } from '@livery/contract';
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { clientBuildOf } from './assets/clientBuildOf.ts';
import { clientFolder } from './boot/clientFolder.ts';
import { drain } from './boot/drain.ts';
import { lineFile } from './boot/lineFile.ts';
import { listen, PortBusyError } from './boot/listen.ts';
import { readSettings, SettingsError, type Settings } from './boot/readSettings.ts';
import { sandboxSecret } from './boot/sandboxSecret.ts';
import { secretsFrom } from './boot/secretsFrom.ts';
import { tenantFolder } from './boot/tenantFolder.ts';
import { createServer, type LiveryServer } from './createServer.ts';
import { createDialer } from './upstream/Dialer.ts';

/** The server of every brand: the one place that touches environment, disk, clock and network. */
const root = path.join(import.meta.dirname, '../..');
const logger = pino({ level: process.env.LOG_LEVEL ?? 'info', base: null });

try {
  const settings = readSettings({ env: process.env, args: process.argv.slice(2) });
  const server = await build(settings);
  if (!settings.isSandbox && !server.registry.entries().some(({ live }) => live)) throw new SettingsError(`No brand in ${settings.tenants} can be served; the log says why.`);
  const servers = await listenAll(server, settings);
  announce(server, settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server, servers));
} catch (error) {
  console.error(error instanceof SettingsError || error instanceof PortBusyError ? error.message : error);
  process.exit(1);
}

async function build(settings: Settings): Promise<LiveryServer> {
  const dist = path.join(root, 'packages/site/dist');
  const manifest = path.join(dist, 'client/.vite/manifest.json');
  if (!existsSync(manifest)) throw new SettingsError('The site is not built. Run "npm run build" first.');
  const client = clientBuildOf(readFileSync(manifest, 'utf8'));
  const schemas = await loadSchemas(directorySource(root));
  // The built file's export; its type is the port's.
  const { renderGuestPage } = await import(pathToFileURL(path.join(dist, 'server/renderGuestPage.js')).href) as { renderGuestPage: RenderGuestPage };
  return createServer({
    clock: { now: () => Date.now() }, logger, schemas, client, renderGuestPage,
    tenants: tenantFolder({ root: settings.tenants, schemas }),
    clientFiles: clientFolder({ dist: path.join(dist, 'client'), archive: path.join(settings.data, 'builds'), buildId: client.id }),
    dialer: createDialer({ allowed: settings.upstreamNetworks }),
    secrets: settings.secrets.length > 0 ? settings.secrets : [sandboxSecret(settings.data)],
    secretOf: secretsFrom({ folder: settings.secretsDir, env: process.env }),
    denylistLog: lineFile(path.join(settings.data, 'denylist')),
    trustedProxies: settings.trustedProxies, publicPort: settings.port,
    sandboxOrigin: settings.isSandbox ? `http://127.0.0.1:${settings.sandboxPort}` : undefined,
  });
}

/** In sandbox mode nobody but this machine is served: sessions there travel without encryption. */
async function listenAll({ app, admin }: LiveryServer, { isSandbox, port, adminPort }: Settings): Promise<Server[]> {
  const site = await listen({ handler: app, port, host: isSandbox ? '127.0.0.1' : undefined, setting: 'PORT' });
  // Not every machine has IPv6; where it does, browsers may try it first for localhost.
  const twin = isSandbox ? await listen({ handler: app, port, host: '::1', setting: 'PORT' }).catch(ignoreMissing) : undefined;
  const status = await listen({ handler: admin, port: adminPort, host: '127.0.0.1', setting: 'ADMIN_PORT' });
  return [site, ...(twin ? [twin] : []), status];
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof PortBusyError) throw error;
}

function announce({ registry }: LiveryServer, { isSandbox, port, adminPort }: Settings): void {
  logger.info({ port, adminPort, brands: registry.entries().filter(({ live }) => live).length }, 'serving');
  if (!isSandbox) return;
  for (const { brand, live } of registry.entries()) {
    for (const host of live?.hosts ?? []) if (registry.find(host)?.brand === brand) console.log(`${live?.site.site.name ?? brand}: http://${host}:${port}/`);
  }
  console.log(`All brands: http://localhost:${port}/   Status: http://localhost:${adminPort}/status`);
}

async function stop(server: LiveryServer, servers: readonly Server[]): Promise<void> {
  logger.info('stopping: finishing what is under way');
  await drain({ servers, setUnready: () => server.setReady(false) });
  await server.close();
  process.exit(0);
}
