import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchLine } from './BenchLine.ts';
import { compareSamples, median } from './compareSamples.ts';
import { cpuMs } from './traffic/cpuMs.ts';
import { ShippedServer } from './traffic/ShippedServer.ts';
import { startSandbox } from './traffic/startSandbox.ts';

const rounds = 5;

interface Start {
  readonly wallMs: number;
  readonly usedMs: number;
}

/** Measures the time from process start to the first complete home page, with a warm operator. */
export async function start(): Promise<BenchLine[]> {
  const data = await mkdtemp(join(tmpdir(), 'livery-bench-sandbox-'));
  try {
    await using sandbox = await startSandbox(data);
    await untilFirstPage(sandbox.port);
    const [ours, again]: [Start[], Start[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await untilFirstPage(sandbox.port));
      again.push(await untilFirstPage(sandbox.port));
    }
    const line = (name: string, valueOf: (start: Start) => number): BenchLine => ({
      name,
      ratio: median([...ours, ...again].map(valueOf)) / 1000,
      control: compareSamples(again.map(valueOf), ours.map(valueOf)),
      detail: `seconds, ${rounds} rounds`,
    });
    return [
      line('start to first page', ({ wallMs }) => wallMs),
      line('processor time of it', ({ usedMs }) => usedMs),
    ];
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

async function untilFirstPage(sandboxPort: number): Promise<Start> {
  const startedMs = performance.now();
  await using server = await ShippedServer.start({ tenants: 'tenants', sandboxPort, wait: false });
  for (;;) {
    const status = await server.request('lagoon.localhost', '/').then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200)
      return { wallMs: performance.now() - startedMs, usedMs: await cpuMs(server.pid) };
    await server.isReady();
    await pause(5);
  }
}
