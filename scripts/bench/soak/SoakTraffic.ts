import { setTimeout as pause } from 'node:timers/promises';
import type { ValkeyProcess } from '@livery/testing/ValkeyProcess';
import { adminRequest } from '../traffic/adminRequest.ts';
import { hostOf, type BenchBrand } from '../traffic/brandFolders.ts';
import { Load, type Stream } from '../traffic/Load.ts';
import type { ShippedServer } from '../traffic/ShippedServer.ts';
import { ownPage, signIn } from '../traffic/signIn.ts';

/** Both shipped brands, with their merchants of the sandbox. */
export const soakBrands: readonly BenchBrand[] = [
  { id: 'lagoon' },
  { id: 'ironfield', copyOf: 'ironfield' },
];

const phaseMs = 3_000;
const retryMs = 200;
const maxAttempts = 20;
const username = 'soaker';
const password = 'Bench1234';
/** While the operator fails: failed calls, open circuits, full queues, limits. */
const anyStatus = [200, 429, 502, 503, 504];
const faults = [
  { fault: 'error' },
  { fault: 'slow', delayMs: 400 },
  { fault: 'reset' },
  { fault: 'garbage' },
  { fault: 'shape' },
  { fault: 'hang' },
] as const;

/** Requests of guests and members of both brands, in cycles that have each fault once. */
export class SoakTraffic implements AsyncDisposable {
  readonly #server: ShippedServer;
  readonly #operator: string;
  readonly #load = new Load();
  /** Requests that were answered. */
  requests = 0;
  #logins = 0;

  private constructor(server: ShippedServer, operator: string) {
    this.#server = server;
    this.#operator = operator;
  }

  /** Creates a member in each brand. */
  static async open(server: ShippedServer, operator: string): Promise<SoakTraffic> {
    const traffic = new SoakTraffic(server, operator);
    for (const { id } of soakBrands) {
      // The benchmark's copies of the brands have no keys of the sandbox.
      await traffic.#merchant(id, 'PUT', 'codec', { codec: 'none' });
      const member = { account: username, password, isAgent: 0, balanceMinor: 100_000 };
      await traffic.#merchant(id, 'POST', 'members', member);
    }
    return traffic;
  }

  /** Sends requests during each fault, and then without one during the edits. */
  async cycle(valkey: ValkeyProcess, edit: () => Promise<void>): Promise<void> {
    const cookies = new Map<string, string>();
    for (const { id } of soakBrands) {
      await this.#untilKnown(id);
      cookies.set(id, await this.#signIn(id));
    }

    for (const fault of faults) {
      await this.#fault(fault);
      await this.#send(cookies);
    }
    await this.#fault({ fault: 'none' });
    await valkey.freeze();
    await this.#send(cookies);
    await valkey.thaw();
    await this.#send(cookies);
    await valkey.kill();
    await this.#send(cookies);
    await valkey.restart();
    await Promise.all([this.#send(cookies), edit()]);

    for (const { id } of soakBrands) await this.#signOut(id, cookies.get(id) ?? '');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#load[Symbol.asyncDispose]();
  }

  async #fault(setting: { readonly fault: string; readonly delayMs?: number }): Promise<void> {
    for (const { id } of soakBrands)
      await this.#merchant(id, 'PUT', 'faults', { calls: '*', ...setting });
  }

  async #send(cookies: ReadonlyMap<string, string>): Promise<void> {
    const streams = soakBrands.flatMap(({ id }) => streamsOf(this.#server, id, cookies.get(id)));
    for (const { requests } of await this.#load.run({ streams, ms: phaseMs }))
      this.requests += requests;
  }

  /**
   * Waits until the server knows which pages the operator offers, so that it can serve them in a
   * fault.
   */
  async #untilKnown(id: string): Promise<void> {
    while ((await this.#server.request(hostOf(id), '/rng')).status !== 200) await pause(retryMs);
  }

  /** Signs in. Repeats it, because the operator's last fault may still have effects. */
  async #signIn(id: string): Promise<string> {
    this.#logins += 1;
    const address = `198.19.${1 + (this.#logins >> 8)}.${this.#logins & 255}`;
    for (let attempt = 1; ; attempt += 1)
      try {
        return await signIn(this.#server, { host: hostOf(id), username, password, address });
      } catch (error) {
        if (attempt === maxAttempts) throw error;
        await pause(attempt * retryMs);
      }
  }

  async #signOut(id: string, cookie: string): Promise<void> {
    const { status } = await this.#server.request(hostOf(id), '/wps/session/logout', {
      method: 'DELETE',
      headers: { ...ownPage, cookie },
    });
    if (!anyStatus.includes(status)) throw new Error(`the logout was answered with ${status}`);
  }

  #merchant(id: string, method: 'POST' | 'PUT', path: string, body: object): Promise<void> {
    const merchant = id.toUpperCase();
    return adminRequest(this.#operator, method, `/admin/merchants/${merchant}/${path}`, body);
  }
}

function streamsOf(server: ShippedServer, id: string, cookie: string | undefined): Stream[] {
  const guest = {
    port: server.port,
    host: hostOf(id),
    connections: 16,
    visitors: 500,
    expected: anyStatus,
  };
  const member = { ...guest, headers: { cookie: cookie ?? '' } };
  return [
    { ...guest, path: '/', perSecond: 15 },
    { ...guest, path: '/rng', perSecond: 5 },
    { ...guest, path: '/wps/system/setting/register', perSecond: 40 },
    { ...guest, path: '/not/a/page', perSecond: 2, expected: [404, ...anyStatus] },
    { ...member, path: '/', perSecond: 5 },
    { ...member, path: '/wps/v2/wallets/balance', perSecond: 20 },
  ];
}
