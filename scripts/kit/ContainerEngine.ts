import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installDebianPackages } from '../setup/installDebianPackages.ts';
import { run } from './run.ts';

type Environment = Readonly<Record<string, string>>;

const startTimeoutMs = 60_000;

/**
 * Docker and Compose: the engine that runs on this machine, else one of Debian's packages that is
 * started with a folder of its own and stopped at the end.
 */
export class ContainerEngine implements AsyncDisposable {
  readonly env: Environment;
  readonly #compose: readonly string[];
  readonly #daemon: Daemon | undefined;

  private constructor(env: Environment, compose: readonly string[], daemon?: Daemon) {
    this.env = env;
    this.#compose = compose;
    this.#daemon = daemon;
  }

  /** Resolves with the engine, or with the reason why none can run here. */
  static async start(): Promise<ContainerEngine | string> {
    if (buildEnvironment() === undefined)
      installDebianPackages('Docker that can build', ['docker.io', 'docker-compose']);
    const env = buildEnvironment();
    if (env === undefined) return 'there is no Docker client that can build with BuildKit.';
    const compose = [['docker', 'compose'], ['docker-compose']].find(([program = '', ...args]) =>
      succeeds(program, [...args, 'version'], env),
    );
    if (!compose) return 'there is no Docker Compose.';
    if (succeeds('docker', ['info'], env)) return new ContainerEngine(env, compose);
    if (process.getuid?.() !== 0 || !succeeds('dockerd', ['--version'], env))
      return 'no Docker engine runs, and this user cannot start one.';
    const daemon = await Daemon.start(env);
    if (typeof daemon === 'string') return daemon;
    return new ContainerEngine({ ...env, DOCKER_HOST: daemon.address }, compose, daemon);
  }

  /** Command of Compose, as a shell takes it. */
  get composeCommand(): string {
    return this.#compose.join(' ');
  }

  docker(...args: readonly string[]): Promise<string> {
    return run('docker', args, { env: this.env });
  }

  /** Runs Compose in a folder, with its variables. */
  compose(
    args: readonly string[],
    { cwd, env }: { cwd: string; env: Readonly<Record<string, string>> },
  ): Promise<string> {
    const [program = '', ...first] = this.#compose;
    return run(program, [...first, ...args], { cwd, env: { ...this.env, ...env } });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#daemon?.[Symbol.asyncDispose]();
  }
}

/** Engine in its own process and folder. */
class Daemon implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #ended: Promise<unknown>;

  private constructor(child: ChildProcess, folder: string) {
    this.#child = child;
    this.#folder = folder;
    this.#ended = once(child, 'exit');
  }

  get address(): string {
    return `unix://${this.#folder}/docker.sock`;
  }

  /** Resolves with the engine, or with the end of its log. */
  static async start(env: Environment): Promise<Daemon | string> {
    const folder = mkdtempSync(join(tmpdir(), 'livery-engine-'));
    const child = spawn(
      'dockerd',
      [
        ['--data-root', join(folder, 'data')],
        ['--exec-root', join(folder, 'run')],
        ['--pidfile', join(folder, 'pid')],
        ['--host', `unix://${folder}/docker.sock`],
      ].flat(),
      { env, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let log = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = `${log}${text}`.slice(-2_000);
    });
    const daemon = new Daemon(child, folder);
    const ended = daemon.#ended.then(() => 'ended' as const);
    const endMs = Date.now() + startTimeoutMs;
    while (!succeeds('docker', ['info'], { ...env, DOCKER_HOST: daemon.address })) {
      const state = await Promise.race([ended, delay(200)]);
      if (state === 'ended' || Date.now() > endMs) {
        await daemon[Symbol.asyncDispose]();
        return `the Docker engine does not start here: ${log}`;
      }
    }
    return daemon;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function succeeds(program: string, args: readonly string[], env: Environment): boolean {
  return spawnSync(program, args, { env, stdio: 'ignore' }).status === 0;
}

/**
 * Returns whether the first client of the path can build with BuildKit, which the ignored files
 * need.
 */
function canBuild(env: Environment): boolean {
  if (succeeds('docker', ['buildx', 'version'], env)) return true;
  // Since version 23 BuildKit is a plugin of the client.
  const version = spawnSync('docker', ['--version'], { env, encoding: 'utf8' }).stdout ?? '';
  const [, major] = /version (\d+)\./.exec(version) ?? [];
  return major !== undefined && Number(major) < 23;
}

/** Returns an environment whose path has a client before others that can build. */
function buildEnvironment(): Environment | undefined {
  const path = process.env.PATH ?? '';
  return path
    .split(delimiter)
    .map((folder) => join(folder, 'docker'))
    .filter((program) => existsSync(program))
    .map((program) => ({
      ...process.env,
      // The locked Node stays the first one.
      PATH: [dirname(process.execPath), dirname(program), path].join(delimiter),
      DOCKER_BUILDKIT: '1',
      COMPOSE_DOCKER_CLI_BUILD: '1',
    }))
    .find((env) => canBuild(env));
}
