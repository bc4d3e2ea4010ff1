import { ValkeyProcess } from '@livery/testing/ValkeyProcess';
import { expect, it, vi } from 'vitest';
import { sharedStateContract } from '../testing/sharedStateContract.ts';
import { Machines, realClock } from '../testing/machines/startMachines.ts';
import type { ValkeyState } from './ValkeyState.ts';

const hourMs = 3_600_000;
const waiting = { timeout: 30_000, interval: 10 };
const inAnHour = (): number => realClock.nowMs() + hourMs;

sharedStateContract(async () => {
  const valkey = await ValkeyProcess.start();
  const machines = new Machines(valkey);
  return {
    first: await machines.server(),
    second: await machines.server(),
    restarted: () => machines.server(),
    nowMs: realClock.nowMs,
    advance: () => undefined,
    async [Symbol.asyncDispose]() {
      machines[Symbol.dispose]();
      await valkey[Symbol.asyncDispose]();
    },
  };
});

/** Takes as many events at each server, and resolves to how many were allowed. */
async function allowedOf(servers: readonly ValkeyState[], count: number): Promise<number> {
  const limit = { rate: { perSecond: 0.0001, burst: 10 }, key: 'account ann' };
  const verdicts = await Promise.all(
    servers.flatMap((server) => Array.from({ length: count }, () => server.take('coral', [limit]))),
  );
  return verdicts.filter(Boolean).length;
}

it('counts the events of a limit at all machines together', async () => {
  await using valkey = await ValkeyProcess.start();
  using machines = new Machines(valkey);
  const servers = [await machines.server(), await machines.server(), await machines.server()];

  expect(await allowedOf(servers, 20)).toBe(10);
  expect(servers.map((server) => server.counts().local)).toEqual([0, 0, 0]);
});

it('keeps addresses, accounts and ids out of the names and values of its keys', async () => {
  await using valkey = await ValkeyProcess.start();
  using machines = new Machines(valkey);
  const server = await machines.server();
  await server.take('coral', [
    { rate: { perSecond: 1, burst: 5 }, key: 'account canary-ann' },
    { rate: { perSecond: 1, burst: 5 }, key: 'sensitive canary-198.51.100.7' },
  ]);
  await server.claim('coral', 'canary-nonce', inAnHour());
  server.end({ sid: 'canary-sid', absolute: inAnHour() });

  const kept = await vi.waitUntil(async () => {
    const text = await valkey.dump();
    return text.includes('livery:ended') && text;
  }, waiting);

  expect(kept).toMatch(/livery:\{coral\}:limit:/);
  expect(kept).toMatch(/livery:\{coral\}:claim:/);
  expect(kept).not.toContain('canary');
});

it.each([
  ['hangs', (valkey: ValkeyProcess) => valkey.freeze(), (valkey: ValkeyProcess) => valkey.thaw()],
  [
    'is killed',
    (valkey: ValkeyProcess) => valkey.kill(),
    (valkey: ValkeyProcess) => valkey.restart(),
  ],
  [
    'is killed and comes back empty',
    (valkey: ValkeyProcess) => valkey.kill(),
    (valkey: ValkeyProcess) => valkey.restart({ isEmpty: true }),
  ],
])(
  'answers locally while Valkey %s, and then hands over what was ended and claimed',
  async (_, stop, start) => {
    await using valkey = await ValkeyProcess.start();
    using machines = new Machines(valkey);
    const [first, second] = [await machines.server(20), await machines.server(20)];
    const load = new Load(first, second);
    await load.until(() => load.claims >= 100);

    await stop(valkey);
    const claimsBefore = load.claims;
    await load.until(() => load.claims >= claimsBefore + 100);

    expect(first.faults()).toEqual([expect.stringMatching(/^Valkey at 127\.0\.0\.1:\d+ has not/)]);
    expect(first.counts().local).toBeGreaterThan(0);
    expect(await allowedOf([first], 30)).toBe(10);

    await start(valkey);
    await vi.waitUntil(() => [...first.faults(), ...second.faults()].length === 0, waiting);
    const claimsAfter = load.claims;
    await load.until(() => load.claims >= claimsAfter + 100);
    await load.stop();

    await vi.waitUntil(() => load.ended.every((sid) => second.hasEnded(sid)), waiting);
    expect(load.twice).toEqual([]);
    const third = await machines.server();
    expect(load.ended.filter((sid) => !third.hasEnded(sid))).toEqual([]);
    expect(await claimedAgain(third, load.claimed)).toEqual([]);
  },
);

it('answers locally while Valkey refuses to write, and says why', async () => {
  await using valkey = await ValkeyProcess.start();
  using machines = new Machines(valkey);
  const [first, second] = [await machines.server(), await machines.server()];

  await valkey.configure('maxmemory', '1');
  expect(await allowedOf([first], 30)).toBe(10);
  first.end({ sid: 'ended', absolute: inAnHour() });
  await vi.waitUntil(() => first.faults().join().includes('OOM command not allowed'), waiting);
  await valkey.configure('maxmemory', '0');

  await vi.waitUntil(() => second.hasEnded('ended') && first.faults().length === 0, waiting);
});

it('hands over what a server ended that was killed before Valkey came back', async () => {
  await using valkey = await ValkeyProcess.start();
  using machines = new Machines(valkey);
  const [machine, second] = [machines.machine(), await machines.server()];
  const first = machine.start();
  await first.firstContact;
  await valkey.kill();
  first.end({ sid: 'ended', absolute: inAnHour() });
  expect(await first.claim('coral', 'ticket', inAnHour())).toBe(true);
  await first.close();

  await valkey.restart();
  await machine.start().firstContact;

  await vi.waitUntil(() => second.hasEnded('ended'), waiting);
  expect(await second.claim('coral', 'ticket', inAnHour())).toBe(false);
});

async function claimedAgain(server: ValkeyState, ids: readonly string[]): Promise<string[]> {
  const again: string[] = [];
  for (const id of ids) if (await server.claim('coral', id, inAnHour())) again.push(id);
  return again;
}

/** Claims ids and ends sessions without a pause, and claims each shared id at both servers. */
class Load {
  readonly ended: string[] = [];
  readonly claimed: string[] = [];
  /** Ids that both servers granted, although Valkey answered both. */
  readonly twice: string[] = [];
  readonly #first: ValkeyState;
  readonly #second: ValkeyState;
  readonly #running: Promise<void>;
  #isOver = false;

  constructor(first: ValkeyState, second: ValkeyState) {
    this.#first = first;
    this.#second = second;
    this.#running = this.#run();
  }

  get claims(): number {
    return this.claimed.length;
  }

  async until(isDone: () => boolean): Promise<void> {
    await vi.waitUntil(isDone, waiting);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    for (let index = 0; !this.#isOver; index += 1) {
      const [id, sid] = [`id-${index}`, `sid-${index}`];
      const before = this.#localAnswers();
      const granted = await Promise.all(
        [this.#first, this.#second].map((server) => server.claim('coral', id, inAnHour())),
      );
      if (granted[0] && granted[1] && this.#localAnswers() === before) this.twice.push(id);
      if (granted.includes(true)) this.claimed.push(id);
      this.#first.end({ sid, absolute: inAnHour() });
      this.ended.push(sid);
      // Lets timers and sockets run while every answer is local.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #localAnswers(): number {
    return this.#first.counts().local + this.#second.counts().local;
  }
}
