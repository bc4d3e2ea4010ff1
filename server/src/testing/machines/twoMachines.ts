import { freePort } from '@livery/testing/freePort';
import { ValkeyProcess } from '@livery/testing/ValkeyProcess';
import path from 'node:path';
import { brandFolders } from '../brandFolders.ts';
import { fakeOperator, type FakeOperator } from '../fakeOperator.ts';
import type { MachineAddress } from './MachineVisitor.ts';
import { startProcess, type ServerProcess } from '../startProcess.ts';

/** Two machines with one operator and one Valkey, each with its own data folder. */
export interface TwoMachines extends AsyncDisposable {
  readonly machines: readonly [Machine, Machine];
  readonly valkey: ValkeyProcess;
  readonly operator: FakeOperator;
}

/** Server with a loopback address of its own, which can be killed and started again. */
export class Machine implements MachineAddress, AsyncDisposable {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly #start: () => Promise<ServerProcess>;
  #process: ServerProcess | undefined;

  private constructor(
    { host, port, data }: { host: string; port: number; data: string },
    start: () => Promise<ServerProcess>,
  ) {
    this.host = host;
    this.port = port;
    this.data = data;
    this.#start = start;
  }

  static async start(
    host: string,
    data: string,
    env: Readonly<Record<string, string>>,
  ): Promise<Machine> {
    const [port, adminPort] = [await freePort(), await freePort()];
    const machine = new Machine({ host, port, data }, () =>
      startProcess({ port, adminPort, env: { ...env, LIVERY_DATA: data } }),
    );
    await machine.restart();
    return machine;
  }

  async restart(): Promise<void> {
    this.#process = await this.#start();
  }

  async kill(): Promise<void> {
    await this.#process?.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#process?.end('SIGTERM');
  }

  async problems(): Promise<readonly string[]> {
    return (await this.#process?.status())?.problems ?? [];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
  }
}

/** Starts two servers on two loopback addresses, with a brand that has a bot check. */
export async function startTwoMachines(): Promise<TwoMachines> {
  await using started = new AsyncDisposableStack();
  const valkey = started.use(await ValkeyProcess.start());
  const operator = started.use(await fakeOperator());
  const folders = started.use(brandFolders('coral'));
  folders.edit('coral/site.json', (site) =>
    Object.assign(site, { botCheck: { kind: 'proofOfWork', hashesPerCheck: 5_000 } }),
  );
  folders.operatorAt('coral', operator.origin);
  const env = {
    LIVERY_TENANTS: folders.tenants,
    LIVERY_UPSTREAM_NETWORKS: '127.0.0.1',
    LIVERY_UPSTREAM_ORIGINS: folders.origins,
    LIVERY_TRUSTED_PROXIES: '127.0.0.0/8',
    LIVERY_VALKEY_URL: valkey.url,
    // So long that a busy test machine gets local answers only while Valkey hangs.
    LIVERY_VALKEY_WAIT_MS: '2000',
    LIVERY_VALKEY_CLAIM_WAIT_MS: '2000',
  };
  const [first, second] = [
    started.use(await Machine.start('127.0.0.1', path.join(folders.data, '1'), env)),
    started.use(await Machine.start('127.0.0.2', path.join(folders.data, '2'), env)),
  ];
  const all = started.move();
  return {
    valkey,
    operator,
    machines: [first, second],
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
