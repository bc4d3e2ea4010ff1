import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawAvatar } from '@livery/demo-content/art/drawAvatar';
import { drawBanner } from '@livery/demo-content/art/drawBanner';
import { drawGameArt } from '@livery/demo-content/art/drawGameArt';
import { drawVendorLogo } from '@livery/demo-content/art/drawVendorLogo';
import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import type { Artist } from './cdn/createCdnRouter.ts';
import type { Clock } from '@livery/demo-provider/server/Clock';
import { keptSecret } from './protection/codecs/keptSecret.ts';
import { MigrationError } from './database/migrate.ts';
import { DatabaseUnreachableError } from './database/openDatabase.ts';
import { GameCatalogue } from './lobby/GameCatalogue.ts';
import { FolderLockedError, lockFolder } from './boot/lock/lockFolder.ts';
import { PortBusyError, startSandbox, type RunningSandbox } from './boot/startSandbox.ts';

/** A setting of the environment that cannot be used. */
class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** What a person can do something about: its sentence says it all. */
const plainErrors = [
  SettingError,
  FolderLockedError,
  PortBusyError,
  MigrationError,
  DatabaseUnreachableError,
];

const clock: Clock = {
  nowMs: () => Date.now(),
  // Whoever aborts no longer waits: that is an end as good as any.
  wait: (ms, signal) => wait(ms, undefined, signal ? { signal } : {}).catch(() => undefined),
};

const artist: Artist = {
  drawVendor: ({ vassalage, name }) => drawVendorLogo({ seed: vassalage, name }),
  drawGame: ({ seed, sceneFamily, displayName }) =>
    drawGameArt({ seed, family: sceneFamily, title: displayName }),
  drawBanner,
  drawAvatar,
};

/** Asked once, it ends in order, even when it has only begun to start; asked again, at once. */
const askedToEnd = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      resolve();
    });
});

try {
  const sandbox = await start();
  console.log(
    `The demonstration operator answers at ${sandbox.origin}. This is a demonstration: no real money, no real games.`,
  );
  await askedToEnd;
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

async function start(): Promise<RunningSandbox> {
  const port = readPort(process.env.SANDBOX_PORT ?? '8081');
  const data = resolve(process.env.LIVERY_DATA ?? '.data');
  const folder = join(data, 'sandbox');
  const url = process.env.SANDBOX_DATABASE_URL;
  const unlock = await lockFolder({ folder, pid: process.pid, clock });
  process.once('exit', unlock);
  return startSandbox({
    place: url ? { url } : { folder },
    port,
    clock,
    artist,
    catalogue: new GameCatalogue({ vendors, games }),
    keySecret: keptSecret(data),
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
