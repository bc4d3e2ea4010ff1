import { freePort } from '@livery/testing/freePort';
import { ProgramProcess, type ProcessEnd } from '@livery/testing/ProgramProcess';
import path from 'node:path';

/** Server in a separate process. */
export interface ServerProcess extends AsyncDisposable {
  readonly port: number;
  readonly adminPort: number;
  /** Returns the output so far, of both streams. */
  readonly output: () => string;
  /** Ends the process and resolves to its exit code or signal. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<ProcessEnd>;
  /** Resolves when the process ends by itself. */
  readonly ended: Promise<ProcessEnd>;
  readonly status: () => Promise<{
    brands: { brand: string; served?: { version: string; lastKnownGood?: string } }[];
    problems: string[];
  }>;
}

const program = path.join(import.meta.dirname, 'serverProgram.ts');

/** Starts a server and resolves when it serves or has ended. */
export async function startProcess({
  env,
  args = [],
  port,
  adminPort,
}: {
  env: Readonly<Record<string, string>>;
  args?: readonly string[];
  port?: number;
  adminPort?: number;
}): Promise<ServerProcess> {
  const ports = { port: port ?? (await freePort()), adminPort: adminPort ?? (await freePort()) };
  const process = ProgramProcess.launch({
    script: program,
    args,
    isolated: true,
    env: {
      LIVERY_SECRET: 'a test secret that is longer than thirty-two',
      ...env,
      PORT: String(ports.port),
      ADMIN_PORT: String(ports.adminPort),
    },
  });
  await process.outputMatching(/"msg":"serving"/).catch(() => undefined);
  return {
    ...ports,
    ended: process.ended,
    end: (signal) => process.end(signal),
    output: () => process.output,
    async status() {
      const reply = await fetch(`http://127.0.0.1:${ports.adminPort}/status`, {
        headers: { accept: 'application/json', connection: 'close' },
      });
      // Written by the admin port
      return (await reply.json()) as Awaited<ReturnType<ServerProcess['status']>>;
    },
    async [Symbol.asyncDispose]() {
      await process.end('SIGKILL');
    },
  };
}
