import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContainerEngine } from './ContainerEngine.ts';
import { basePackages, writeDebianRoot } from './debianRoot.ts';
import { run } from './run.ts';

const name = 'livery-machine';
const image = 'livery-machine:test';
const debianPackages = [...basePackages, 'login', 'mount', 'systemd', 'systemd-sysv'];

/** Container in which systemd is the first process, as on a machine. */
export class SystemdMachine implements AsyncDisposable {
  readonly #engine: ContainerEngine;

  private constructor(engine: ContainerEngine) {
    this.#engine = engine;
  }

  /** Starts a machine of Debian's packages with the Node that runs this. */
  static async start(engine: ContainerEngine): Promise<SystemdMachine> {
    const folder = mkdtempSync(join(tmpdir(), 'livery-machine-'));
    try {
      await writeDebianRoot(folder, debianPackages);
      const script = 'tar -C "$1" -c . | docker import - "$2"';
      await run('sh', ['-c', script, 'sh', join(folder, 'root'), `${image}-root`], {
        env: engine.env,
      });
      cpSync(process.execPath, join(folder, 'node'));
      writeFileSync(
        join(folder, 'Dockerfile'),
        `FROM ${image}-root\nCOPY node /usr/bin/node\nRUN rm -f /usr/lib/systemd/system/systemd-firstboot.service\n`,
      );
      await engine.docker('build', '--quiet', '--tag', image, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    await engine.docker('rm', '--force', name).catch(() => '');
    // systemd mounts, has groups of processes of its own, and maps the users of a service.
    const rights = [
      '--cap-add=SYS_ADMIN',
      '--cap-add=SYS_PTRACE',
      '--security-opt=seccomp=unconfined',
    ];
    const folders = ['--tmpfs', '/run', '--tmpfs', '/tmp'];
    const start =
      'umount -R /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup && exec /lib/systemd/systemd';
    const options = ['--detach', '--name', name, ...rights, ...folders];
    await engine.docker('run', ...options, image, 'sh', '-c', start);
    return new SystemdMachine(engine);
  }

  /** Runs a shell script in the machine, and resolves with its output. Rejects if it fails. */
  run(script: string): Promise<string> {
    return this.#engine.docker('exec', name, 'sh', '-euc', script);
  }

  /** Copies a file or folder into the machine. */
  async copy(source: string, target: string): Promise<void> {
    await this.#engine.docker('cp', source, `${name}:${target}`);
  }

  async address(): Promise<string> {
    const format = '{{.NetworkSettings.IPAddress}}';
    return (await this.#engine.docker('inspect', '--format', format, name)).trim();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#engine.docker('rm', '--force', name);
  }
}
