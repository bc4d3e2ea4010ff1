import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { MerchantSeeder } from '../seed/MerchantSeeder.ts';
import { FakeClock } from '@livery/testing/FakeClock';

const root = join(import.meta.dirname, '../../../..');
/** Longer than a run needs its database. */
const usedMs = 30 * 60_000;
const folderSetting = 'SANDBOX_TEST_DATABASE_FOLDER';

/**
 * Vitest's global setup: creates a migrated and seeded embedded database once for each state of the
 * sandbox's sources. Test files copy it, because creating one (initdb, migrations, seed) costs ten
 * times as much processor time.
 */
export async function setup(): Promise<void> {
  if (process.env.SANDBOX_TEST_DATABASE_URL) return;
  const cache = join(root, '.data/test-database');
  const folder = join(cache, await sourcesHash());
  process.env[folderSetting] = folder;
  await mkdir(cache, { recursive: true });
  const existing = await readdir(cache);
  if (existing.some((name) => folder.endsWith(name))) return;
  for (const name of existing) await removeUnused(join(cache, name));
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  const database = await openDatabase({ folder: unfinished });
  await migrate(database, migrations);
  await new MerchantSeeder(database.db).seed(new FakeClock().nowMs());
  await database.close();
  // Another run can have finished the same state meanwhile.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
}

/** Removes a folder, unless another run may still create or copy it. */
async function removeUnused(folder: string): Promise<void> {
  const created = await stat(folder).catch(() => undefined);
  if (created && created.mtimeMs < Date.now() - usedMs)
    await rm(folder, { recursive: true, force: true });
}

/**
 * Copies the seeded database to an empty folder. The database has a thousand files, which the
 * asynchronous copy takes eight times as long for.
 */
export function copySeededDatabase(folder: string): void {
  const seeded = process.env[folderSetting];
  if (!seeded)
    throw new Error(`${folderSetting} is not set: run the tests with scripts/vitest.config.ts.`);
  cpSync(seeded, folder, { recursive: true });
}

/** The sandbox's sources and the lockfile determine the seeded database completely. */
async function sourcesHash(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob('packages/demo-operator/src/**/*.ts', {
    cwd: root,
    exclude: (path) => path.endsWith('.test.ts'),
  }))
    files.push(file);
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...files.toSorted()])
    hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
