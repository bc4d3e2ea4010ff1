import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@livery/testing/freePort';
import { ProgramProcess } from '@livery/testing/ProgramProcess';

/**
 * Starts the shipped server with the shipped brands, as `npm start` does, on free ports.
 *
 * @param options.env further environment variables of both programs.
 */
export async function startBrands({
  env: further = {},
}: { env?: Readonly<Record<string, string>> } = {}): Promise<{ port: number } & AsyncDisposable> {
  const data = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const [port, sandboxPort, adminPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    ADMIN_PORT: String(adminPort),
    LIVERY_DATA: data,
    LOG_LEVEL: 'warn',
    ...further,
  };
  const sandbox = await ProgramProcess.start({
    script: 'packages/demo-operator/src/main.ts',
    env,
    log: join(data, 'sandbox.log'),
    health: `http://127.0.0.1:${sandboxPort}/healthz`,
  });
  const server = await ProgramProcess.start({
    script: 'server/src/main.ts',
    args: ['--sandbox'],
    env,
    log: join(data, 'server.log'),
    health: `http://127.0.0.1:${adminPort}/readyz`,
  });
  return {
    port,
    async [Symbol.asyncDispose]() {
      await server.end();
      await sandbox.end();
      await rm(data, { recursive: true, force: true });
    },
  };
}
