import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PictureSource } from '@livery/demo-content/pictures/openPictures';
import type { BrowserFiles } from '@livery/demo-provider/server/page/readBrowserFiles';
import { wait, type Clock } from '@livery/model';
import { createSandboxApp } from './createSandboxApp.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase, type DatabaseLocation } from '../database/openDatabase.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { MerchantSeeder } from '../seed/MerchantSeeder.ts';
import { sweepPeriodically } from './sweep/sweepPeriodically.ts';

export interface SandboxOptions {
  readonly location: DatabaseLocation;
  /** 0 selects a free port. */
  readonly port: number;
  /** Origin at which browsers reach the games; `undefined`: this machine. */
  readonly publicOrigin: string | undefined;
  readonly clock: Clock;
  readonly catalogue: GameCatalogue;
  readonly pictures: PictureSource;
  /** The browser half of the provider's games. */
  readonly gameFiles: BrowserFiles;
  /** Secret from which the keys shared by merchants and their gateways are derived. */
  readonly keySecret: string;
  readonly onFault: (error: unknown) => void;
  /** Pause between sweeps; without it, sweeps run only when `sweep` is called. */
  readonly sweepEveryMs?: number;
}

export interface RunningSandbox {
  readonly port: number;
  /** Address for browsers. */
  readonly origin: string;
  /** Completes unfinished work. Also runs at the start and periodically. */
  sweep(): Promise<void>;
  /** Waits briefly for running requests, then closes connections and the database. */
  close(): Promise<void>;
}

/** Thrown when another program uses the port. */
export class PortBusyError extends Error {
  override readonly name = 'PortBusyError';

  constructor(port: number) {
    super(
      `Port ${port} is in use by another program. Stop it, or choose another port with SANDBOX_PORT.`,
    );
  }
}

const drainMs = 1_000;

/** Opens and migrates the database, then listens on loopback addresses only. */
export async function startSandbox({
  location,
  port,
  clock,
  catalogue,
  pictures,
  gameFiles,
  publicOrigin,
  keySecret,
  onFault,
  sweepEveryMs,
}: SandboxOptions): Promise<RunningSandbox> {
  const database = await openDatabase(location);
  const servers: Server[] = [];
  const sweeps: (() => Promise<void>)[] = [];
  let stopSweeping = (): Promise<void> => Promise.resolve();
  try {
    await migrate(database, migrations);
    await new MerchantSeeder(database.db).seed(clock.nowMs());
    const bound = await listenOnLoopback(port, servers);
    const ownOrigin = `http://localhost:${bound}`;
    const origin = publicOrigin ?? ownOrigin;
    const app = createSandboxApp({
      db: database.db,
      clock,
      catalogue,
      pictures,
      gameFiles,
      origin,
      ownOrigin,
      keySecret,
      onFault,
      onSweep: (sweep) => {
        sweeps.push(sweep);
      },
    });
    // An Express application is a request listener, but its types are wider.
    for (const server of servers) server.on('request', app as RequestListener);
    if (sweepEveryMs !== undefined)
      stopSweeping = sweepPeriodically({ sweeps, everyMs: sweepEveryMs, clock, onFault });
    return {
      port: bound,
      origin,
      sweep: async () => {
        for (const sweep of sweeps) await sweep();
      },
      close: () => closeAll(),
    };
  } catch (error) {
    await closeAll();
    throw error;
  }

  async function closeAll(): Promise<void> {
    const swept = stopSweeping();
    const closed = Promise.all(
      servers.map(
        (server) =>
          new Promise((resolve) => {
            server.close(resolve);
          }),
      ),
    );
    for (const server of servers) server.closeIdleConnections();
    const timeout = new AbortController();
    void wait(clock, drainMs, timeout.signal).then(() => {
      for (const server of servers) server.closeAllConnections();
    });
    await closed;
    timeout.abort();
    await swept;
    await database.close();
  }
}

/**
 * A browser may resolve `localhost` to IPv4 or IPv6. A machine without IPv6 listens on IPv4 only.
 */
async function listenOnLoopback(port: number, servers: Server[]): Promise<number> {
  const bound = await listen(servers, port, '127.0.0.1');
  await listen(servers, bound, '::1').catch((error: unknown) => {
    if (error instanceof PortBusyError) throw error;
  });
  return bound;
}

function listen(servers: Server[], port: number, host: string): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortBusyError(port) : error);
    });
    server.listen(port, host, () => {
      servers.push(server);
      // `address()` returns a string only for pipes, and this is a TCP server.
      resolve((server.address() as AddressInfo).port);
    });
  });
}
