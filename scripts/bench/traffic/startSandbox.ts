import { join } from 'node:path';
import { freePort } from '@livery/e2e/harness/freePort';
import { ServiceProcess } from '@livery/e2e/harness/ServiceProcess';

/** The embedded operator, in a data folder of the benchmark's. */
export async function startSandbox(
  data: string,
  more: Record<string, string> = {},
): Promise<{ port: number } & AsyncDisposable> {
  const port = await freePort();
  const sandbox = await ServiceProcess.start({
    script: 'packages/sandbox/src/main.ts',
    args: [],
    env: { SANDBOX_PORT: String(port), LIVERY_DATA: data, ...more },
    log: join(data, 'sandbox.log'),
    health: `http://127.0.0.1:${port}/healthz`,
  });
  return { port, [Symbol.asyncDispose]: () => sandbox.stop() };
}
