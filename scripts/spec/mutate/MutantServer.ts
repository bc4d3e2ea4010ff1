import { freePort } from '@livery/acceptance/harness/freePort';
import { ServiceProcess } from '@livery/acceptance/harness/ServiceProcess';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Edit } from './Mutation.ts';

type Json = Record<string, unknown>;

/** A brand that names no value of its own, whose version tells that a change of the base is served. */
const probe = 'mutationprobe';
const patienceMs = 20_000;

/** Sandbox and server over a copy of the tenants whose base can be changed. */
export class MutantServer {
  readonly #folder: string;
  readonly #ports: { port: string; sandboxPort: string; adminPort: string };
  readonly #pristine = new Map<string, string>();
  readonly #changed = new Set<string>();
  #services: ServiceProcess[] = [];

  private constructor(folder: string, [port = 0, sandboxPort = 0, adminPort = 0]: readonly number[]) {
    this.#folder = folder;
    this.#ports = { port: String(port), sandboxPort: String(sandboxPort), adminPort: String(adminPort) };
  }

  /** Copies the tenants of the working folder and starts both services. */
  static async start(): Promise<MutantServer> {
    const folder = await mkdtemp(join(tmpdir(), 'livery-mutate-'));
    const server = new MutantServer(folder, await Promise.all([freePort(), freePort(), freePort()]));
    try {
      await cp('tenants', server.#tenants, { recursive: true });
      await cp('tenants/lagoon', join(server.#tenants, probe), { recursive: true });
      await writeFile(join(server.#tenants, probe, 'site.json'), JSON.stringify({ extends: '_base', name: 'Probe', logo: 'assets/logo.svg', hosts: [`${probe}.localhost`], brand: { merchant: 'LAGOON' } }));
      const { port: PORT, sandboxPort: SANDBOX_PORT, adminPort: ADMIN_PORT } = server.#ports;
      const env = { PORT, SANDBOX_PORT, ADMIN_PORT, LIVERY_TENANTS: server.#tenants, LIVERY_DATA: join(folder, 'data') };
      for (const [script, args, port] of [['packages/sandbox/src/main.ts', [], SANDBOX_PORT], ['server/src/main.ts', ['--sandbox'], ADMIN_PORT]] as const) {
        server.#services.push(await ServiceProcess.start({ script: join(process.cwd(), script), args, env, log: join(folder, `${port}.log`), health: `http://127.0.0.1:${port}/healthz` }));
      }
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  /** What the browser tests find their services and tenants by. */
  get environment(): Readonly<Record<string, string>> {
    const { port, sandboxPort, adminPort } = this.#ports;
    return { LIVERY_TEST_PORT: port, LIVERY_TEST_SANDBOX_PORT: sandboxPort, LIVERY_TEST_ADMIN_PORT: adminPort, LIVERY_TEST_TENANTS: this.#tenants, LIVERY_TEST_LOG: join(this.#folder, `${adminPort}.log`) };
  }

  /** A folder for what a run of tests leaves. */
  get folder(): string {
    return this.#folder;
  }

  /** Makes the base the shipped one with these changes, and waits until it is served. Gives the problems when a brand refuses it. */
  async apply(edits: readonly Edit[]): Promise<readonly string[]> {
    const documents = new Map<string, string>();
    for (const file of new Set([...this.#changed, ...edits.map((edit) => edit.file)])) documents.set(file, await this.#edited(file, edits));
    this.#changed.clear();
    for (const { file } of edits) this.#changed.add(file);
    const before = await this.#probed();
    let differs = false;
    for (const [file, text] of documents) {
      const path = join(this.#tenants, file);
      differs ||= await readFile(path, 'utf8') !== text;
      await writeFile(`${path}.tmp`, text);
      await rename(`${path}.tmp`, path);
    }
    if (!differs) return [];
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(50)) {
      const now = await this.#probed();
      if (now.problems.length > 0 && now.problems.join() !== before.problems.join()) return now.problems;
      if (now.problems.length === 0 && (now.version !== before.version || before.problems.length > 0)) return [];
    }
    throw new Error(`The server did not take up ${edits.map(({ file, path }) => [file, ...path].join('/')).join(', ')} within ${patienceMs} ms: its log is ${this.environment.LIVERY_TEST_LOG}.`);
  }

  async stop(): Promise<void> {
    for (const service of this.#services.toReversed()) await service.stop();
    this.#services = [];
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #tenants(): string {
    return join(this.#folder, 'tenants');
  }

  async #edited(file: string, edits: readonly Edit[]): Promise<string> {
    const text = this.#pristine.get(file) ?? await readFile(join(this.#tenants, file), 'utf8');
    this.#pristine.set(file, text);
    const own = edits.filter((edit) => edit.file === file);
    if (own.length === 0) return text;
    const document = JSON.parse(text) as Json; // a document is a JSON object
    for (const { path, value } of own) setAt(document, path, value);
    return `${JSON.stringify(document, null, 2)}\n`;
  }

  async #probed(): Promise<{ version?: string | undefined; problems: readonly string[] }> {
    const reply = await fetch(`http://127.0.0.1:${this.#ports.adminPort}/status`, { headers: { accept: 'application/json' } });
    // The admin port's own document.
    const { brands } = await reply.json() as { brands: { brand: string; served?: { version: string }; refused?: { problems: string[] } }[] };
    const found = brands.find(({ brand }) => brand === probe);
    return { version: found?.served?.version, problems: found?.refused?.problems ?? [] };
  }
}

/** Sets a value below a JSON object, with the objects on the way. */
export function setAt(document: Json, path: readonly string[], value: unknown): void {
  const [name = '', ...below] = path;
  if (below.length === 0) document[name] = value;
  else {
    document[name] = { ...document[name] as Json | undefined }; // what the path names is an object or not there
    setAt(document[name] as Json, below, value); // set above
  }
}
