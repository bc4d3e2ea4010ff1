import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PictureSource } from '@livery/demo-content/pictures/openPictures';
import type { Clock } from '@livery/demo-provider/server/Clock';
import type { BrowserFiles } from '@livery/demo-provider/server/page/readBrowserFiles';
import { createSandboxApp } from './createSandboxApp.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase, type DatabasePlace } from '../database/openDatabase.ts';
import type { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { MerchantSeeder } from '../seed/MerchantSeeder.ts';
import { keepSweeping } from './sweep/keepSweeping.ts';

export interface SandboxOptions {
  readonly place: DatabasePlace;
  /** 0 takes a free one. */
  readonly port: number;
  readonly clock: Clock;
  readonly catalogue: GameCatalogue;
  readonly pictures: PictureSource;
  /** The browser half of the provider's games. */
  readonly gameFiles: BrowserFiles;
  /** What keys are made of that merchants have agreed with their gateway. */
  readonly keySecret: string;
  readonly onFault: (error: unknown) => void;
  /**
   * How long between sweeps of what was left undone; without it they run when they are asked to.
   */
  readonly sweepEveryMs?: number;
}

export interface RunningSandbox {
  readonly port: number;
  /** Where a browser finds it. */
  readonly origin: string;
  /**
   * Brings what was left undone to its end, as happens by itself at a start and from time to time.
   */
  sweep(): Promise<void>;
  /** Lets running answers finish for a moment, then closes connections and database. */
  close(): Promise<void>;
}

/** The port is another program's. */
export class PortBusyError extends Error {
  override readonly name = 'PortBusyError';

  constructor(port: number) {
    super(
      `Port ${port} is in use by another program. Stop it, or choose another port with SANDBOX_PORT.`,
    );
  }
}

const drainMs = 1_000;

/** Opens the database, brings it up to date, and answers on this machine's own addresses only. */
export async function startSandbox({
  place,
  port,
  clock,
  catalogue,
  pictures,
  gameFiles,
  keySecret,
  onFault,
  sweepEveryMs,
}: SandboxOptions): Promise<RunningSandbox> {
  const database = await openDatabase(place);
  const servers: Server[] = [];
  const sweeps: (() => Promise<void>)[] = [];
  let stopSweeping = (): Promise<void> => Promise.resolve();
  try {
    await migrate(database.db, migrations);
    await new MerchantSeeder(database.db).seed(clock.nowMs());
    const bound = await listenOnLoopback(port, servers);
    const origin = `http://localhost:${bound}`;
    const app = createSandboxApp({
      db: database.db,
      clock,
      catalogue,
      pictures,
      gameFiles,
      origin,
      keySecret,
      onFault,
      onSweep: (sweep) => {
        sweeps.push(sweep);
      },
    });
    // Express's application is a request listener that its own types describe as more than that.
    for (const server of servers) server.on('request', app as RequestListener);
    if (sweepEveryMs !== undefined)
      stopSweeping = keepSweeping({ sweeps, everyMs: sweepEveryMs, clock, onFault });
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
    const patience = new AbortController();
    void clock.wait(drainMs, patience.signal).then(() => {
      for (const server of servers) server.closeAllConnections();
    });
    await closed;
    patience.abort();
    await swept;
    await database.close();
  }
}

/**
 * A browser may take `localhost` for either address. A machine without IPv6 has only the first one.
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
      // A TCP server's address is never a pipe's name.
      resolve((server.address() as AddressInfo).port);
    });
  });
}
