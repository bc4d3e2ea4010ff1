import { join } from 'node:path';
import { freePort } from '@livery/testing/freePort';
import { ProgramProcess } from '@livery/testing/ProgramProcess';

/** Starts the embedded operator with the benchmark's own data folder. */
export async function startSandbox(
  data: string,
  extraEnv: Record<string, string> = {},
): Promise<{ port: number } & AsyncDisposable> {
  const port = await freePort();
  const sandbox = await ProgramProcess.start({
    script: 'packages/demo-operator/src/main.ts',
    env: { SANDBOX_PORT: String(port), LIVERY_DATA: data, ...extraEnv },
    log: join(data, 'sandbox.log'),
    health: `http://127.0.0.1:${port}/healthz`,
  });
  return { port, [Symbol.asyncDispose]: async () => void (await sandbox.end()) };
}
