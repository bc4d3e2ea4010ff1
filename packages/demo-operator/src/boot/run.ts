import { join, resolve } from 'node:path';
import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import {
  PicturesMissingError,
  type PictureSource,
} from '@livery/demo-content/pictures/openPictures';
import {
  GamesNotBuiltError,
  type BrowserFiles,
} from '@livery/demo-provider/server/page/readBrowserFiles';
import { systemClock } from '@livery/demo-provider/server/systemClock';
import { MigrationError } from '../database/migrate.ts';
import { DatabaseUnreachableError } from '../database/openDatabase.ts';
import { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { storedSecret } from '../protection/codecs/storedSecret.ts';
import { environment } from './environment.ts';
import { FolderLockedError, lockFolder } from './lock/lockFolder.ts';
import { processTable } from './lock/processTable.ts';
import { PortBusyError, startSandbox, type RunningSandbox } from './startSandbox.ts';

export interface RunOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Reads the browser half of the provider's games. */
  readonly readGameFiles: () => BrowserFiles;
  /** Opens the demonstration pictures. */
  readonly openPictures: () => Promise<PictureSource>;
}

/** Invalid environment variable. */
class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Errors whose message already explains the fix, so no stack trace is printed. */
const plainErrors = [
  SettingError,
  GamesNotBuiltError,
  PicturesMissingError,
  FolderLockedError,
  PortBusyError,
  MigrationError,
  DatabaseUnreachableError,
];

/**
 * Runs the sandbox until a signal ends it, then exits. The first signal ends it in order, also
 * during its start; the second one ends it immediately.
 */
export async function run(options: RunOptions): Promise<void> {
  const signalled = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        resolve();
      });
  });
  try {
    const sandbox = await start(options);
    console.log(
      `The demonstration operator answers at ${sandbox.origin}. This is a demonstration: no real money, no real games.`,
    );
    await signalled;
    await sandbox.close();
    process.exit(0);
  } catch (error) {
    console.error(
      error instanceof Error && plainErrors.some((plain) => error instanceof plain)
        ? error.message
        : error,
    );
    process.exit(1);
  }
}

async function start({ env, readGameFiles, openPictures }: RunOptions): Promise<RunningSandbox> {
  const port = readPort(env.SANDBOX_PORT ?? environment.SANDBOX_PORT.default);
  const gameFiles = readGameFiles();
  const pictures = await openPictures();
  const data = resolve(env.LIVERY_DATA ?? environment.LIVERY_DATA.default);
  const folder = join(data, 'sandbox');
  const url = env.SANDBOX_DATABASE_URL;
  const unlock = await lockFolder({
    folder,
    pid: process.pid,
    clock: systemClock,
    processes: processTable,
  });
  process.once('exit', unlock);
  return startSandbox({
    location: url ? { url } : { folder },
    port,
    publicOrigin: readOrigin(env.SANDBOX_ORIGIN),
    clock: systemClock,
    pictures,
    gameFiles,
    catalogue: new GameCatalogue({ vendors, games }),
    keySecret: storedSecret(data),
    sweepEveryMs: 1_000,
    onFault: (error) => {
      console.error(error);
    },
  });
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new SettingError(`SANDBOX_PORT is "${text}". It must be a port number from 0 to 65535.`);
}

function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:\/\/[^/?#@]+$/.test(text)) return text;
  throw new SettingError(
    `SANDBOX_ORIGIN is "${text}". It must be an origin, such as https://operator.example.`,
  );
}
