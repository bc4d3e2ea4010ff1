import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@livery/testing/freePort';

/** Temporary PostgreSQL server. */
export interface Postgres extends AsyncDisposable {
  readonly url: string;
}

/** Test databases need not survive a power failure, so durability is off for speed. */
const hurried = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';

/**
 * Starts a PostgreSQL server in a temporary folder, on a free loopback port. Rejects with the
 * program's output.
 */
export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-postgres-'));
  const owner = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (owner) await chown(folder, owner.uid, owner.gid);
  const run = (program: string, args: readonly string[]): void => {
    const { status, stderr, error } = spawnSync(join(programs, program), args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    });
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  };
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  try {
    const password = randomBytes(16).toString('hex');
    await writeFile(join(folder, 'password'), password, { mode: 0o600 });
    if (owner) await chown(join(folder, 'password'), owner.uid, owner.gid);
    run('initdb', [
      '--pgdata',
      data,
      '--username',
      'livery',
      '--pwfile',
      join(folder, 'password'),
      '--auth',
      'scram-sha-256',
      '--encoding',
      'UTF8',
      '--no-sync',
    ]);
    const port = await freePort();
    run('pg_ctl', [
      '--pgdata',
      data,
      '--log',
      log,
      '--wait',
      '--options',
      `-p ${port} -h 127.0.0.1 -k ${folder} ${hurried}`,
      'start',
    ]);
    return {
      url: `postgres://livery:${password}@127.0.0.1:${port}/postgres`,
      async [Symbol.asyncDispose]() {
        run('pg_ctl', ['--pgdata', data, '--mode', 'fast', '--wait', 'stop']);
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * PostgreSQL refuses to run as root, so this returns the user of Debian's package, else `nobody`.
 */
function unprivileged(): { uid: number; gid: number } {
  for (const user of ['postgres', 'nobody']) {
    const ids = ['-u', '-g']
      .map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }))
      .map(({ status, stdout }) => (status === 0 ? Number(stdout) : Number.NaN));
    const [uid = Number.NaN, gid = Number.NaN] = ids;
    if (!ids.some(Number.isNaN)) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" here.',
  );
}
