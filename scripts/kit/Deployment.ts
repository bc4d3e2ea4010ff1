import { join } from 'node:path';
import { provideBaseImages } from './baseImages.ts';
import { editDocument, hosts } from './connectBrands.ts';
import { ContainerEngine } from './ContainerEngine.ts';
import { ForwardedVisitors } from './ForwardedVisitors.ts';
import { Kit } from './Kit.ts';
import { PrometheusProcess } from './PrometheusProcess.ts';
import { Visitor } from './Visitor.ts';

/** The servers of the compose file. */
export const servers = ['livery-1', 'livery-2'] as const;

/** The parts of a server's status that the tests read. */
interface Status {
  readonly keys?: readonly object[];
  readonly brands?: readonly {
    readonly brand: string;
    readonly served?: { readonly version: string };
  }[];
}

/** The kit as it runs in containers, watched by Prometheus. */
export class Deployment implements AsyncDisposable {
  /** Names of the alerts that were seen firing. */
  readonly seen = new Set<string>();
  readonly engine: ContainerEngine;
  readonly kit: Kit;
  #prometheus: PrometheusProcess | undefined;
  /** Certificate of Caddy's own authority. */
  #authority = '';
  #edits = 0;

  private constructor(engine: ContainerEngine, kit: Kit) {
    this.engine = engine;
    this.kit = kit;
  }

  /** Builds the image, starts all services, and watches the servers. */
  static async start(): Promise<Deployment> {
    const engine = await ContainerEngine.start();
    if (typeof engine === 'string') throw new Error(`The kit needs containers: ${engine}`);
    const made = await provideBaseImages(engine);
    if (made.length > 0) console.log(`Made of Debian’s packages: ${made.join(', ')}`);
    const deployment = new Deployment(engine, await Kit.create(engine));
    await deployment.kit.compose('up', '-d', '--build');
    await deployment.watch();
    return deployment;
  }

  /** Starts what a test has stopped, without the troubles that it made. */
  async restore(): Promise<void> {
    this.kit.isTroubled = false;
    await this.kit.compose('up', '-d', '--no-build');
  }

  /** Starts Prometheus over the servers that run now. */
  async watch(): Promise<void> {
    await this.#prometheus?.[Symbol.asyncDispose]();
    const addresses = await this.#addresses('outside');
    this.#prometheus = await PrometheusProcess.start({
      targets: addresses.map((address) => `${address}:9090`),
      seen: this.seen,
    });
  }

  /** Resolves with the servers that are not ready. */
  async unready(names: readonly string[] = servers): Promise<readonly string[]> {
    const answers = await Promise.all(names.map((name) => this.askAdmin(name, '/readyz')));
    return names.filter((_, index) => answers[index] !== 'ready\n');
  }

  async visitor(host: string = hosts.lagoon): Promise<Visitor> {
    this.#authority ||= await this.authorityOf('proxy');
    return new Visitor({ host, address: '127.0.0.1', authority: this.#authority });
  }

  /** Visitors of many addresses, who ask servers in turn as the proxy does. */
  async forwardedVisitors(number: number): Promise<readonly ForwardedVisitors[]> {
    const addresses = await this.#addresses('edge');
    return Array.from(
      { length: number },
      (_, index) =>
        new ForwardedVisitors({ address: addresses[index % 2] ?? '', host: hosts.lagoon }),
    );
  }

  /** Resolves with the certificate of the authority of a Caddy. */
  authorityOf(service: string): Promise<string> {
    return this.kit.execute(service, 'cat', '/data/caddy/pki/authorities/local/root.crt');
  }

  /** Asks the admin port of a server, from inside, and returns the response or nothing. */
  askAdmin(server: string, path: string): Promise<string | undefined> {
    const script = `fetch('http://127.0.0.1:9090${path}', { headers: { accept: 'application/json' } }).then(async (r) => { process.stdout.write(await r.text()); process.exitCode = r.ok ? 0 : 1; })`;
    return this.kit.execute(server, 'node', '-e', script).catch(() => undefined);
  }

  /** Resolves with the number of keys of each server. */
  async keyCounts(): Promise<readonly (number | undefined)[]> {
    return (await this.#statuses()).map(({ keys }) => keys?.length);
  }

  /** Resolves with the version of Lagoon that each server serves. */
  async versions(): Promise<readonly (string | undefined)[]> {
    return (await this.#statuses()).map(
      ({ brands }) => brands?.find(({ brand }) => brand === 'lagoon')?.served?.version,
    );
  }

  /** Edits Lagoon, so that the servers read it and render its pages again. */
  edit(): void {
    this.#edits += 1;
    editDocument(this.brandFile('lagoon/site.json'), (site) => {
      site.name = `Edit ${this.#edits}`;
    });
  }

  brandFile(path: string): string {
    return join(this.kit.docker, 'tenants', path);
  }

  /** Resolves with those of the alerts that do not fire. */
  async silent(...alerts: readonly string[]): Promise<readonly string[]> {
    const names = await this.#firing();
    return alerts.filter((alert) => !names.has(alert));
  }

  /** Resolves with those of the alerts that fire. */
  async firing(...alerts: readonly string[]): Promise<readonly string[]> {
    const names = await this.#firing();
    return alerts.filter((alert) => names.has(alert));
  }

  /** Resolves with the number of series of an expression; `undefined` if it is refused. */
  async seriesOf(expression: string): Promise<number | undefined> {
    return this.#prometheus?.seriesOf(expression);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#prometheus?.[Symbol.asyncDispose]();
    await this.kit[Symbol.asyncDispose]();
    await this.engine[Symbol.asyncDispose]();
  }

  async #firing(): Promise<ReadonlySet<string>> {
    return (await this.#prometheus?.firing()) ?? new Set();
  }

  #addresses(network: string): Promise<readonly string[]> {
    return Promise.all(servers.map((server) => this.kit.addressOf(server, network)));
  }

  #statuses(): Promise<readonly Status[]> {
    return Promise.all(
      servers.map(
        async (server) => JSON.parse((await this.askAdmin(server, '/status')) ?? '{}') as Status,
      ),
    );
  }
}
