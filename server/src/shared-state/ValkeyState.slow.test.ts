import { ValkeyProcess } from '@livery/testing/ValkeyProcess';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sharedStateContract } from '../testing/sharedStateContract.ts';
import { Machines, realClock, skewedClock } from '../testing/machines/startMachines.ts';
import { deniedClaimId } from './Denylist.ts';
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
    const [first, second] = [
      await machines.server({ limitWaitMs: 20, claimWaitMs: 500 }),
      await machines.server({ limitWaitMs: 20, claimWaitMs: 500 }),
    ];
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
  expect(await first.claim('coral', 'ticket', inAnHour())).toBeDefined();
  await first.close();

  await valkey.restart();
  await machine.start().firstContact;

  await vi.waitUntil(() => second.hasEnded('ended'), waiting);
  expect(await second.claim('coral', 'ticket', inAnHour())).toBeUndefined();
});

it('waits for the answers of claims when those of limits are late', async () => {
  await using valkey = await ValkeyProcess.start();
  using machines = new Machines(valkey);
  const servers = [
    await machines.server({ limitWaitMs: 1 }),
    await machines.server({ limitWaitMs: 1 }),
  ];
  const proofs = Array.from({ length: 60 }, (_, index) => `proof-${index}`);

  await valkey.delayAnswers(200);
  const verdicts = await Promise.all(
    proofs.map((id) => Promise.all(servers.map((each) => each.claim('coral', id, inAnHour())))),
  );

  const accepted = verdicts.map((claims) => claims.filter((claim) => claim !== undefined));
  expect(accepted).toEqual(proofs.map(() => [{ unconfirmedId: undefined }]));
});

it('ends what a claim opened at all machines when a late answer is "used"', async () => {
  await using valkey = await ValkeyProcess.start();
  using machines = new Machines(valkey);
  const reused: string[] = [];
  const first = await machines.server();
  const second = await machines.server({
    claimWaitMs: 1,
    onReused: ({ brand, id }) => reused.push(`${brand} ${id}`),
  });
  await first.claim('coral', 'proof', inAnHour());

  await valkey.freeze();
  const claimId = (await second.claim('coral', 'proof', inAnHour()))?.unconfirmedId ?? '';
  await valkey.thaw();

  await vi.waitUntil(() => first.hasEnded(deniedClaimId(claimId)), waiting);
  expect([claimId.length, reused]).toEqual([16, ['coral proof']]);
});

it('reports a clock that differs from that of Valkey, at the start and later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await using valkey = await ValkeyProcess.start();
  using machines = new Machines(valkey);
  let aheadMs = -600_000;
  const server = await machines.server({ clock: skewedClock(() => aheadMs) });
  expect(server.faults()).toEqual([
    expect.stringMatching(/^the clock of this machine is 600 s behind that of Valkey/),
  ]);
  expect(Math.round(server.clockAheadMs() / 1000)).toBe(-600);

  aheadMs = 0;
  vi.advanceTimersByTime(60_000);

  await vi.waitUntil(() => server.faults().length === 0, waiting);
});

const minuteMs = 60_000;

it.each([
  ['behind that of Valkey', -10 * minuteMs, -10 * minuteMs],
  ['behind and right', -10 * minuteMs, 0],
])('accepts a proof once at two machines whose clocks are %s', async (_, firstMs, secondMs) => {
  await using valkey = await ValkeyProcess.start();
  using machines = new Machines(valkey);
  const clocks = [skewedClock(() => firstMs), skewedClock(() => secondMs)];
  const servers = await Promise.all(clocks.map((clock) => machines.server({ clock })));
  const untilMs = realClock.nowMs() + Math.min(firstMs, secondMs) + 2 * minuteMs;

  const proofs = Array.from({ length: 20 }, (_proof, index) => `proof-${index}`);
  const accepted: number[] = [];
  for (const server of servers) {
    const claims = await Promise.all(proofs.map((id) => server.claim('coral', id, untilMs)));
    accepted.push(claims.filter((claim) => claim !== undefined).length);
  }

  expect(accepted).toEqual([proofs.length, 0]);
});

it('ends a session at all machines, whatever the difference of their clocks', async () => {
  await using valkey = await ValkeyProcess.start();
  using machines = new Machines(valkey);
  const [right, behind, ahead] = await Promise.all(
    [0, -10 * minuteMs, 27 * hourMs].map((aheadMs) =>
      machines.server({ clock: skewedClock(() => aheadMs) }),
    ),
  );
  // More than one node of a stream has, because only whole nodes are trimmed.
  const sids = Array.from({ length: 300 }, (_, index) => `sid-${index}`);

  for (const sid of sids) right?.end({ sid, absolute: inAnHour() });
  await vi.waitUntil(() => sids.every((sid) => behind?.hasEnded(sid)), waiting);
  ahead?.end({ sid: 'last', absolute: inAnHour() + 27 * hourMs });
  await vi.waitUntil(() => right?.hasEnded('last'), waiting);

  const late = await machines.server();
  expect(sids.filter((sid) => !late.hasEnded(sid))).toEqual([]);
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
      if (granted.some((claim) => claim !== undefined)) this.claimed.push(id);
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
