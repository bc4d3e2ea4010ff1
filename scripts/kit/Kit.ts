import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MerchantKeys } from '../../packages/demo-operator/src/protection/codecs/MerchantKeys.ts';
import { connectBrands, hosts } from './connectBrands.ts';
import type { ContainerEngine } from './ContainerEngine.ts';
import { requireDebianTool } from '../setup/requireDebianTool.ts';
import { run } from './run.ts';

const repository = join(import.meta.dirname, '../..');
const operatorFile = join(import.meta.dirname, 'operator.yaml');
/** Users of the servers and of Valkey in their containers. */
const [livery, valkey] = [10001, 999];

/** Host of the operator in the network of the servers. */
export const operatorHost = 'operator.internal';
/**
 * The deployment kit in a folder of its own: a copy of the sources, with the settings that an
 * operator puts beside `compose.yaml`.
 */
export class Kit implements AsyncDisposable {
  readonly #engine: ContainerEngine;
  readonly folder: string;
  readonly secrets: string[] = [];
  /** Whether the first server gets the troubles of `troubledServer.yaml` at its next start. */
  isTroubled = false;

  private constructor(engine: ContainerEngine, folder: string) {
    this.#engine = engine;
    this.folder = folder;
  }

  /** Copies the sources, and writes the settings as the deploy guide says. */
  static async create(engine: ContainerEngine): Promise<Kit> {
    const kit = new Kit(engine, mkdtempSync(join(tmpdir(), 'livery-kit-')));
    await kit.#copySources();
    await kit.#startOperator();
    await kit.#writeSettings();
    return kit;
  }

  /** Folder of `compose.yaml`. */
  get docker(): string {
    return join(this.folder, 'source/scripts/deploy/docker');
  }

  /** Returns a path below the settings of the servers. */
  setting(...parts: readonly string[]): string {
    return join(this.docker, 'livery', ...parts);
  }

  compose(...args: readonly string[]): Promise<string> {
    return this.#engine.compose(['-p', 'livery', ...this.#files, ...args], {
      cwd: join(this.folder, 'source'),
      env: this.#variables,
    });
  }

  /** Runs the script of a release to its end. */
  release(): Promise<string> {
    return run('sh', ['scripts/deploy/docker/release.sh'], {
      cwd: join(this.folder, 'source'),
      env: {
        ...this.#engine.env,
        ...this.#variables,
        COMPOSE: this.#engine.composeCommand,
        OVERRIDE: operatorFile,
      },
    });
  }

  /** Runs a program in a container of a service, and returns its output. */
  execute(service: string, ...command: readonly string[]): Promise<string> {
    return this.compose('exec', '-T', service, ...command);
  }

  /** Returns the address of a service in a network. */
  async addressOf(service: string, network: string): Promise<string> {
    const container = (await this.compose('ps', '-q', service)).trim();
    const format = `{{(index .NetworkSettings.Networks "livery_${network}").IPAddress}}`;
    return (await this.#engine.docker('inspect', '--format', format, container)).trim();
  }

  /** Lets the operator answer paths with a body; all others as it does. */
  async answerAsOperator(bodies: Readonly<Record<string, object>>): Promise<void> {
    this.#writeOperatorProxy(bodies);
    const config = ['--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'];
    await this.execute('operator-proxy', 'caddy', 'reload', ...config);
  }

  /** Writes the secrets, the first one sealing, as the guide rotates them. */
  writeSecrets(secrets: readonly string[]): void {
    this.secrets.splice(0, this.secrets.length, ...secrets);
    this.#write(this.setting('secret'), `${secrets.join('\n')}\n`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.compose('down', '--volumes', '--timeout', '1');
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #files(): readonly string[] {
    const files = ['scripts/deploy/docker/compose.yaml', operatorFile];
    if (this.isTroubled) files.push(join(import.meta.dirname, 'troubledServer.yaml'));
    return files.flatMap((file) => ['-f', file]);
  }

  get #variables(): Readonly<Record<string, string>> {
    return {
      KIT_FOLDER: this.folder,
      KIT_REPOSITORY: repository,
      KIT_CLOCK: requireDebianTool({
        debianPackage: 'libfaketime',
        path: 'usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
      }),
      LIVERY_SITES: Object.values(hosts).join(', '),
      LIVERY_UPSTREAM_NETWORKS: '172.31.0.0/24',
      LIVERY_UPSTREAM_CA: '/run/livery/operators.pem',
    };
  }

  async #copySources(): Promise<void> {
    const listed = await run('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
      cwd: repository,
    });
    // Also lists files that are deleted and not committed.
    const isThere = (file: string): boolean => file !== '' && existsSync(join(repository, file));
    for (const file of listed.split('\0').filter(isThere)) {
      const target = join(this.folder, 'source', file);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(repository, file), target, { verbatimSymlinks: true });
    }
  }

  /** Starts the operator, whose authority the settings name. */
  async #startOperator(): Promise<void> {
    for (const name of ['operator', 'operator-authority'])
      mkdirSync(join(this.folder, name), { recursive: true });
    this.#writeOperatorProxy();
    // Compose reads all mounted files before it starts one service.
    for (const name of ['livery', 'valkey', 'tenants'])
      mkdirSync(join(this.docker, name), { recursive: true });
    this.#write(join(this.docker, 'valkey/password'), 'a password of the test\n', valkey);
    await this.compose('up', '-d', 'operator', 'operator-proxy');
  }

  #writeOperatorProxy(bodies: Readonly<Record<string, object>> = {}): void {
    const answers = Object.entries(bodies).map(
      ([path, body]) =>
        `\theader ${path} Content-Type application/json\n\trespond ${path} ${JSON.stringify(JSON.stringify(body))}\n`,
    );
    writeFileSync(
      join(this.folder, 'operator.Caddyfile'),
      `https://${operatorHost} {\n\ttls internal\n${answers.join('')}\treverse_proxy 127.0.0.1:8081\n}\n`,
    );
  }

  async #writeSettings(): Promise<void> {
    const authority = join(this.folder, 'operator-authority/caddy/pki/authorities/local/root.crt');
    const secretFile = join(this.folder, 'operator/operator-secret');
    await waitForFiles([authority, secretFile]);
    this.writeSecrets(['the first secret of this deployment']);
    this.#write(
      this.setting('valkey-url'),
      'valkey://default:a%20password%20of%20the%20test@valkey:6379\n',
    );
    this.#write(this.setting('origins.json'), JSON.stringify({ '*': [`https://${operatorHost}`] }));
    this.#write(this.setting('operators.pem'), readFileSync(authority, 'utf8'));
    const keys = new MerchantKeys(readFileSync(secretFile, 'utf8').trim());
    for (const brand of Object.keys(hosts)) {
      // The demonstration's profiles have the names of its brands.
      const profile = brand.toUpperCase();
      const name = `SANDBOX_KEY_${profile}`;
      this.#write(this.setting('brands', brand, name), keys.keyOf({ profile }));
    }
    connectBrands(join(this.docker, 'tenants'), `https://${operatorHost}`);
  }

  /** Writes a file of the settings for the user of a container. */
  #write(path: string, text: string, user: number = livery): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    chmodSync(path, 0o400);
    chownSync(path, user, user);
  }
}

async function waitForFiles(files: readonly string[]): Promise<void> {
  await run('sh', [
    '-c',
    'for file; do tries=0; until [ -s "$file" ] || [ $tries -gt 120 ]; do sleep 1; tries=$((tries + 1)); done; done',
    'sh',
    ...files,
  ]);
}
