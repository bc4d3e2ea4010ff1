import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@livery/testing/freePort';

const root = join(import.meta.dirname, '../../..');

/** Complete HTTP response. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookie: readonly string[];
  readonly body: Buffer;
}

/**
 * Server as shipped, in its own process, with its guards, headers, limits and log; this process is
 * its trusted proxy.
 */
export class ShippedServer implements AsyncDisposable {
  readonly port: number;
  readonly adminPort: number;
  readonly dataFolder: string;
  readonly #child: ChildProcess;

  private constructor({
    port,
    adminPort,
    child,
    data,
  }: {
    port: number;
    adminPort: number;
    child: ChildProcess;
    data: string;
  }) {
    this.port = port;
    this.adminPort = adminPort;
    this.#child = child;
    this.dataFolder = data;
  }

  /**
   * Starts the server; with `wait`, resolves once it serves. `BENCH_CPU_PROFILE` names a folder for
   * a processor profile.
   *
   * @param options.inspectPort port of the inspector; without it, there is none.
   */
  static async start({
    tenants,
    sandboxPort,
    inspectPort,
    env = {},
    wait = true,
  }: {
    tenants: string;
    sandboxPort?: number;
    inspectPort?: number;
    env?: Readonly<Record<string, string>>;
    wait?: boolean;
  }): Promise<ShippedServer> {
    const data = await mkdtemp(join(tmpdir(), 'livery-bench-server-'));
    const [port, adminPort, unused] = await Promise.all([freePort(), freePort(), freePort()]);
    const profile = process.env.BENCH_CPU_PROFILE;
    const child = spawn(
      process.execPath,
      [
        ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
        ...(inspectPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectPort}`]),
        'server/src/main.ts',
        '--sandbox',
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PORT: String(port),
          ADMIN_PORT: String(adminPort),
          SANDBOX_PORT: String(sandboxPort ?? unused),
          LIVERY_DATA: data,
          LIVERY_TENANTS: tenants,
          LIVERY_TRUSTED_PROXIES: '127.0.0.0/8',
          LIVERY_UPSTREAM_NETWORKS: '127.0.0.0/8',
          ...env,
        },
      },
    );
    const server = new ShippedServer({ port, adminPort, child, data });
    const log = createWriteStream(server.logFile);
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    if (wait) await server.#untilReady();
    return server;
  }

  /** File with the output, in the data folder. */
  get logFile(): string {
    return join(this.dataFolder, 'server.log');
  }

  get pid(): number {
    const { pid } = this.#child;
    if (pid === undefined) throw new Error('the server was not started');
    return pid;
  }

  async #untilReady(): Promise<void> {
    while (!(await this.isReady())) await pause(20);
  }

  /** Whether the server is ready. Rejects with its output when it has ended. */
  async isReady(): Promise<boolean> {
    if (this.#child.exitCode !== null)
      throw new Error(
        `the server ended with ${this.#child.exitCode}:\n${await readFile(this.logFile, 'utf8')}`,
      );
    return fetch(`http://127.0.0.1:${this.adminPort}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Drops what the server caches of a brand. */
  async forget(brand: string): Promise<void> {
    const path = `http://127.0.0.1:${this.adminPort}/brands/${brand}/forget`;
    const { status } = await fetch(path, { method: 'POST' });
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  }

  /** Sends one request as a reverse proxy would forward it. */
  request(
    host: string,
    path: string,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: Readonly<Record<string, string>>; body?: string } = {},
  ): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const forwarded = {
      host,
      'x-forwarded-for': '198.19.0.1',
      'x-forwarded-proto': 'https',
      ...headers,
    };
    const sent = request(
      { host: '127.0.0.1', port: this.port, path, method, agent: false, headers: forwarded },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () => {
          const { 'set-cookie': setCookie = [], ...rest } = reply.headers;
          const single = Object.fromEntries(
            Object.entries(rest).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
          );
          resolve({
            status: reply.statusCode ?? 0,
            headers: single,
            setCookie,
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
    return promise;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const exit = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await exit;
    }
    await rm(this.dataFolder, { recursive: true, force: true });
  }
}
