import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { games } from '@livery/demo-content/catalogue/games';
import { vendors } from '@livery/demo-content/catalogue/vendors';
import type { DatabaseLocation } from '../database/openDatabase.ts';
import { GameCatalogue } from '../catalogue/GameCatalogue.ts';
import { startSandbox, type RunningSandbox } from '../boot/startSandbox.ts';
import { testKeySecret } from './AdminClient.ts';
import { FakeClock } from '@livery/testing/FakeClock';
import { plainPictures } from './plainPictures.ts';
import { plainGameFiles } from './plainGameFiles.ts';
import { copySeededDatabase } from './prepareSeededDatabase.ts';

/** Running sandbox with its own clock and clients to call it. */
export interface TestSandbox extends RunningSandbox {
  readonly clock: FakeClock;
  /** Internal errors of the sandbox. */
  readonly faults: unknown[];
  readonly location: DatabaseLocation;
}

interface TemporaryDatabase {
  readonly location: DatabaseLocation;
  readonly remove: () => Promise<void>;
}

/** Starts a sandbox on a free port with a temporary database. */
export async function startTestSandbox(): Promise<TestSandbox> {
  const { location, remove } = await seededDatabase();
  const clock = new FakeClock();
  const faults: unknown[] = [];
  const sandbox = await startSandbox({
    publicOrigin: undefined,
    location,
    port: 0,
    clock,
    catalogue: new GameCatalogue({ vendors, games }),
    pictures: plainPictures,
    gameFiles: plainGameFiles,
    keySecret: testKeySecret,
    onFault: (error) => {
      faults.push(error);
    },
  });
  return {
    ...sandbox,
    clock,
    faults,
    location,
    close: async () => {
      const closed = sandbox.close();
      clock.advance(60_000);
      await closed;
      await remove();
    },
  };
}

/**
 * Creates an empty database on the server that SANDBOX_TEST_DATABASE_URL names, else in a folder of
 * the embedded one.
 */
export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  return process.env.SANDBOX_TEST_DATABASE_URL
    ? serverDatabase(process.env.SANDBOX_TEST_DATABASE_URL)
    : folderDatabase();
}

/**
 * Like `temporaryDatabase`, but the embedded database is migrated and contains the default
 * merchants. On a server, the sandbox does both at startup.
 */
export async function seededDatabase(): Promise<TemporaryDatabase> {
  if (process.env.SANDBOX_TEST_DATABASE_URL)
    return serverDatabase(process.env.SANDBOX_TEST_DATABASE_URL);
  const { folder, ...database } = await folderDatabase();
  copySeededDatabase(folder);
  return database;
}

async function folderDatabase(): Promise<TemporaryDatabase & { readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-sandbox-'));
  return {
    folder,
    location: { folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function serverDatabase(server: string): Promise<TemporaryDatabase> {
  const name = `livery_test_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    location: { url: url.href },
    remove: () => runOnServer(server, `drop database ${name}`),
  };
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
