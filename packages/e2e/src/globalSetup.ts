import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@livery/testing/freePort';
import { ProgramProcess } from '@livery/testing/ProgramProcess';

const root = join(import.meta.dirname, '../../..');

/**
 * Starts the sandbox and the server on free ports, over a copy of the tenants that tests may
 * change.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-acceptance-'));
  const tenants = join(folder, 'tenants');
  await cp(join(root, 'tenants'), tenants, { recursive: true });
  const [port, sandboxPort, adminPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    ADMIN_PORT: String(adminPort),
    LIVERY_TENANTS: tenants,
    LIVERY_DATA: join(folder, 'data'),
    // Tests share two cores, and a document that is served without its content would break their
    // assumptions.
    LIVERY_PAGE_WAIT_MS: '20000',
  };
  Object.assign(process.env, {
    LIVERY_TEST_PORT: env.PORT,
    LIVERY_TEST_SANDBOX_PORT: env.SANDBOX_PORT,
    LIVERY_TEST_ADMIN_PORT: env.ADMIN_PORT,
    LIVERY_TEST_TENANTS: tenants,
    LIVERY_TEST_LOG: join(folder, 'server.log'),
  });
  const sandbox = await ProgramProcess.start({
    script: join(root, 'packages/demo-operator/src/main.ts'),
    env,
    log: join(folder, 'sandbox.log'),
    health: `http://127.0.0.1:${sandboxPort}/healthz`,
  });
  const server = await ProgramProcess.start({
    script: join(root, 'server/src/main.ts'),
    args: ['--sandbox'],
    env,
    log: join(folder, 'server.log'),
    health: `http://127.0.0.1:${adminPort}/healthz`,
  });
  return async () => {
    await server.end();
    await sandbox.end();
    await rm(folder, { recursive: true, force: true });
  };
}
