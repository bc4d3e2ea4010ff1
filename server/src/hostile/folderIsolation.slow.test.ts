import {
  cpSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostLogFile } from '../boot/hostLogFile.ts';
import { tenantFolder } from '../boot/tenantFolder.ts';
import { fileSnapshotStore } from '../snapshots/fileSnapshotStore.ts';
import { largeBrandFolders, type BrandFolders } from '../testing/brandFolders.ts';
import { schemas } from '../testing/schemas.ts';
import { fakeOperator, type FakeOperator } from '../testing/fakeOperator.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

/** Damage to the folder of `coral` on a real disk; `reef` is the other brand. */
interface FolderFault {
  readonly name: string;
  readonly damage: (folders: BrandFolders) => unknown;
  /** What the status reports, as `<code>` and a part of the message. */
  readonly reported: RegExp;
}

const asset = (folders: BrandFolders, ...parts: string[]) => folders.at('coral/assets', ...parts);

/** Replaces a file by a socket, which even the root user cannot read. */
async function replaceBySocket(file: string): Promise<void> {
  rmSync(file);
  const socket = createServer().listen(file);
  await once(socket, 'listening');
  // A closed socket removes its file, so another name is left behind.
  renameSync(file, `${file}.left`);
  socket.close();
  await once(socket, 'close');
  renameSync(`${file}.left`, file);
}

const faults: readonly FolderFault[] = [
  {
    name: 'has a document that cannot be read',
    damage: ({ at }) => replaceBySocket(at('coral/site.json')),
    reported: /LV101/,
  },
  {
    name: 'has a picture that is a link to itself',
    damage: (folders) => symlinkSync('self.svg', asset(folders, 'self.svg')),
    reported: /LV112/,
  },
  {
    name: 'has two links in a circle',
    damage: (folders) => {
      symlinkSync('b', asset(folders, 'a'));
      symlinkSync('a', asset(folders, 'b'));
    },
    reported: /LV112/,
  },
  {
    name: 'has links to its own folder, which double the paths with each level',
    damage: (folders) => ['a', 'b', 'c'].map((name) => symlinkSync('.', asset(folders, name))),
    reported: /LV111/,
  },
  {
    name: 'has a link to the whole disk',
    damage: (folders) => symlinkSync('/', asset(folders, 'disk')),
    reported: /LV111/,
  },
  {
    name: 'has 20,000 files',
    damage: (folders) => {
      mkdirSync(asset(folders, 'many'));
      for (let file = 0; file < 20_000; file += 1)
        writeFileSync(asset(folders, 'many', `${file}.svg`), '');
    },
    reported: /LV110.*more than 10000 files/,
  },
  {
    name: 'has folders a hundred deep',
    damage: (folders) =>
      mkdirSync(asset(folders, ...Array.from({ length: 100 }, () => 'deep')), { recursive: true }),
    reported: /LV110.*more than 6 deep/,
  },
  {
    name: 'has a document of 5 MB',
    damage: ({ at }) => truncateSync(at('coral/pages/home.json'), 5_000_000),
    reported: /LV105/,
  },
  {
    name: 'has a document of 1 GB',
    damage: ({ at }) => truncateSync(at('coral/pages/home.json'), 1_000_000_000),
    reported: /LV110.*more than 64 MB/,
  },
  {
    name: 'has a document of 100,000 lists inside each other',
    damage: ({ at }) => writeFileSync(at('coral/pages/home.json'), '['.repeat(100_000)),
    reported: /LV109/,
  },
  {
    name: 'is a link to itself',
    damage: ({ at }) => {
      rmSync(at('coral'), { recursive: true });
      symlinkSync('coral', at('coral'));
    },
    reported: /LV112/,
  },
  {
    name: 'has vanished',
    damage: ({ at }) => rmSync(at('coral'), { recursive: true }),
    reported: /^LV101 the folder is gone/,
  },
];

let folders: BrandFolders;
let operator: FakeOperator;
let running: TestServer;
/** Copy of the undamaged folder of `coral`. */
let backup: string;
let edits = 0;

beforeAll(async () => {
  folders = largeBrandFolders('coral', 'reef');
  backup = path.join(folders.tenants, '../backup');
  cpSync(folders.at('coral'), backup, { recursive: true });
  operator = await fakeOperator();
  running = await start();
});

afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await operator[Symbol.asyncDispose]();
  folders[Symbol.dispose]();
});

/** Starts a server over the folders and what earlier ones have kept of them. */
async function start(): Promise<TestServer> {
  const server = await startTestServer({
    operator,
    tenants: tenantFolder({ root: folders.tenants, schemas }),
    snapshots: fileSnapshotStore({ root: path.join(folders.data, 'brands'), schemas }),
    hostLog: hostLogFile(path.join(folders.data, 'hosts')),
  });
  await server.server.registry.settled();
  return server;
}

/** Returns the brands' names as their pages show them. */
async function namesOn({ request }: TestServer): Promise<(string | undefined)[]> {
  const pages = await Promise.all(
    ['coral', 'reef'].map((brand) =>
      request('/', { host: `${brand}.example`, headers: { accept: 'text/html' } }),
    ),
  );
  return pages.map(({ text }) => /<title>[^<]*?(\w+ ?\d*)<\/title>/.exec(text)?.[1]);
}

/** Returns the problems that the status reports of `coral`. */
function problemsIn({ status }: TestServer): string[] {
  const coral = status().brands.find(({ brand }) => brand === 'coral');
  return [...(coral?.refused?.problems ?? [])];
}

it.each(faults)(
  'serves both brands, takes the other’s edits and reports the problem, also after a restart, when a brand’s folder $name',
  async ({ damage, reported }) => {
    await damage(folders);
    edits += 1;
    folders.rename('reef', `Edit ${edits}`);
    const expected = ['coral', `Edit ${edits}`];
    await running.server.registry.refresh();
    await running.server.registry.settled();
    await using restarted = await start();

    for (const server of [running, restarted]) {
      expect(await namesOn(server)).toEqual(expected);
      expect(problemsIn(server)).toContainEqual(expect.stringMatching(reported));
      expect(server.status().ready).toBe(true);
    }

    rmSync(folders.at('coral'), { recursive: true, force: true });
    cpSync(backup, folders.at('coral'), { recursive: true });
    for (const server of [running, restarted]) {
      // Beyond the pause after a failed inspection.
      server.clock.advance(400_000);
      await server.server.registry.refresh();
      expect(await namesOn(server)).toEqual(expected);
      expect(problemsIn(server)).toEqual([]);
    }
  },
);
