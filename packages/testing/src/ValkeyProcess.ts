import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** Redis 7 speaks the same protocol and is what Debian 12 has; Valkey is its fork. */
const programs = ['valkey-server', 'redis-server'];
const retryMs = 20;

/** Debian's package of a server. */
export const valkeyPackage = 'redis-server';

/** Returns the path of a Valkey or Redis server; `undefined` when none is installed. */
export function findValkey(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((path) => existsSync(path));
}

/** Valkey in its own process and folder, which a test can stop, kill and restart. */
export class ValkeyProcess implements AsyncDisposable {
  readonly port: number;
  readonly #folder: string;
  #child: ChildProcess;

  private constructor(port: number, folder: string) {
    this.port = port;
    this.#folder = folder;
    this.#child = this.#spawn();
  }

  /** Starts a server and resolves when it answers. Rejects with a command if none is installed. */
  static async start(): Promise<ValkeyProcess> {
    const valkey = new ValkeyProcess(
      await freePort(),
      await mkdtemp(join(tmpdir(), 'livery-valkey-')),
    );
    await valkey.#answering();
    return valkey;
  }

  get url(): string {
    return `valkey://127.0.0.1:${this.port}`;
  }

  /** Stops the process without closing its connections, like a machine that hangs. */
  async freeze(): Promise<void> {
    this.#child.kill('SIGSTOP');
  }

  /** Continues a frozen process. */
  async thaw(): Promise<void> {
    this.#child.kill('SIGCONT');
  }

  /** Kills the process, like a machine that loses power. */
  async kill(): Promise<void> {
    const ended = once(this.#child, 'close');
    if (!this.#child.kill('SIGKILL')) return;
    await ended;
  }

  /**
   * Starts the killed server again.
   *
   * @param isEmpty without what it had written down.
   */
  async restart({ isEmpty = false }: { isEmpty?: boolean } = {}): Promise<void> {
    if (isEmpty) await rm(join(this.#folder, 'appendonlydir'), { recursive: true, force: true });
    this.#child = this.#spawn();
    await this.#answering();
  }

  /** Sets a parameter of the running server. */
  async configure(name: string, value: string): Promise<void> {
    await this.#command(`CONFIG SET ${name} ${value}`);
  }

  /** Delays all answers of the next `ms` milliseconds until their end. */
  async delayAnswers(ms: number): Promise<void> {
    await this.#command(`CLIENT PAUSE ${ms} ALL`);
  }

  /** Returns everything that the server has written down. */
  async dump(): Promise<string> {
    const folder = join(this.#folder, 'appendonlydir');
    const texts = (await readdir(folder)).map((file) => readFile(join(folder, file), 'latin1'));
    return (await Promise.all(texts)).join('\n');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #spawn(): ChildProcess {
    const program = findValkey();
    if (program === undefined)
      throw new Error(
        `This test needs a Valkey or Redis server: install one with "apt-get install ${valkeyPackage}".`,
      );
    return spawn(
      program,
      [
        ['--port', String(this.port)],
        ['--bind', '127.0.0.1'],
        ['--dir', this.#folder],
        ['--save', ''],
        ['--appendonly', 'yes'],
        ['--appendfsync', 'everysec'],
      ].flat(),
      { stdio: 'ignore' },
    );
  }

  async #command(command: string): Promise<void> {
    const reply = await send(this.port, command);
    if (reply !== '+OK') throw new Error(`${command} failed: ${reply}`);
  }

  async #answering(): Promise<void> {
    while ((await send(this.port, 'PING')) !== '+PONG') {
      if (this.#child.exitCode !== null)
        throw new Error(`The Valkey server ended with ${this.#child.exitCode}.`);
      await delay(retryMs);
    }
  }
}

/** Sends an inline command and resolves to the answer as it is sent; `undefined` without one. */
function send(port: number, command: string): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(`${command}\r\n`));
  socket.on('data', (reply) => resolve(reply.toString().trim()));
  socket.on('error', () => resolve(undefined));
  return promise.finally(() => socket.destroy());
}
