import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A server in a process of its own. */
export interface ServerProcess extends AsyncDisposable {
  readonly port: number;
  readonly adminPort: number;
  /** What it said so far, on both channels. */
  readonly output: () => string;
  /** Ends it and answers its exit code, or the signal's name. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | string | null>;
  /** How it ended by itself. */
  readonly ended: Promise<number | string | null>;
  readonly status: () => Promise<{
    brands: { brand: string; served?: { version: string; lastKnownGood?: string } }[];
    problems: string[];
  }>;
}

const program = path.join(import.meta.dirname, 'serverProgram.ts');

/** A port nobody has at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // It listens on a port, so its address is one of the Internet kind.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a server and answers when it serves, or when it ended without. */
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
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      LIVERY_SECRET: 'a test secret that is longer than thirty-two',
      ...env,
      PORT: String(ports.port),
      ADMIN_PORT: String(ports.adminPort),
    },
  });
  let output = '';
  const { promise: serving, resolve } = Promise.withResolvers<void>();
  for (const channel of [child.stdout, child.stderr]) {
    channel.setEncoding('utf8');
    channel.on('data', (text: string) => {
      output += text;
      if (output.includes('"msg":"serving"')) resolve();
    });
  }
  const ended = once(child, 'close').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? null,
  );
  await Promise.race([serving, ended]);
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    return ended;
  };
  return {
    ...ports,
    ended,
    end,
    output: () => output,
    async status() {
      const reply = await fetch(`http://127.0.0.1:${ports.adminPort}/status`, {
        headers: { accept: 'application/json', connection: 'close' },
      });
      // The admin port's own document.
      return (await reply.json()) as Awaited<ReturnType<ServerProcess['status']>>;
    },
    async [Symbol.asyncDispose]() {
      await end('SIGKILL');
    },
  };
}
