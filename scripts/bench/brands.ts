import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchLine } from './BenchLine.ts';
import { median } from './compareSamples.ts';
import { hostOf, makeBrandFolders, type BrandFolders } from './traffic/brandFolders.ts';
import { cpuMs } from './traffic/cpuMs.ts';
import { ShippedServer } from './traffic/ShippedServer.ts';

/** `BENCH_BRANDS` measures another number. */
const largeCount = Number(process.env.BENCH_BRANDS ?? 1_000);
const smallCount = 2;
/** Longer than the pause between two full scans of the folders. */
const idleMs = { few: 30_000, many: 120_000 };
const edits = 5;
const maxSettlingMs = 120_000;

interface Measurement {
  readonly loadMs: number;
  /**
   * Time until the processor was idle after the first response; the server copies the documents it
   * has read.
   */
  readonly settledMs: number;
  readonly kilobytes: number;
  /** Processor use without requests, in percent of a core. */
  readonly idlePercent: number;
}

/** Measures many brands without visitors: start, memory and file watching. */
export async function brands(): Promise<BenchLine[]> {
  const ids = Array.from({ length: largeCount }, (_, index) => ({ id: `brand${index}` }));
  await using crowd = await makeBrandFolders(ids);
  await using pair = await makeBrandFolders(ids.slice(0, smallCount));
  const small = await measureBrands(pair);
  const again = await measureBrands(pair);
  const { measured: large, liveMs } = await measureCrowd(crowd);
  const perBrand = (large.kilobytes - small.kilobytes) / (largeCount - smallCount);
  return [
    {
      name: 'kB of memory a brand nobody visited',
      gate: 100,
      ratio: perBrand,
      control: again.kilobytes / small.kilobytes,
      detail: `${(large.kilobytes / 1000).toFixed(0)} MB with ${largeCount} brands, ${(small.kilobytes / 1000).toFixed(0)} MB with ${smallCount}`,
    },
    {
      name: `% of a core, idle with ${largeCount} brands`,
      gate: 3,
      ratio: large.idlePercent,
      detail: `over ${idleMs.many / 1000} s, quiet ${(large.settledMs / 1000).toFixed(0)} s after it served; ${small.idlePercent.toFixed(2)} % and ${again.idlePercent.toFixed(2)} % with ${smallCount} brands`,
    },
    {
      name: `seconds from start until ${largeCount} brands are served`,
      ...(largeCount <= 1_000 ? { gate: 20 } : {}),
      ratio: large.loadMs / 1000,
      control: again.loadMs / small.loadMs,
      detail: `${((large.loadMs - small.loadMs) / (largeCount - smallCount)).toFixed(1)} ms a brand`,
    },
    {
      name: `seconds until an edit among ${largeCount} brands is live`,
      ratio: median(liveMs) / 1000,
      detail: `${liveMs.map((ms) => ms.toFixed(0)).join(', ')} ms; the first of them starts the thread that reads it`,
    },
  ];
}

async function measureBrands({ folder }: BrandFolders): Promise<Measurement> {
  const startedMs = performance.now();
  await using server = await ShippedServer.start({ tenants: folder });
  const loadMs = performance.now() - startedMs;
  return await measure(server, loadMs, idleMs.few);
}

async function measureCrowd(
  crowd: BrandFolders,
): Promise<{ measured: Measurement; liveMs: number[] }> {
  const startedMs = performance.now();
  await using server = await ShippedServer.start({ tenants: crowd.folder });
  const measured = await measure(server, performance.now() - startedMs, idleMs.many);
  const liveMs: number[] = [];
  for (let edit = 0; edit < edits; edit += 1)
    liveMs.push(await untilLive(server, crowd, `brand${100 + edit}`));
  return { measured, liveMs };
}

async function measure(
  server: ShippedServer,
  loadMs: number,
  idleMs: number,
): Promise<Measurement> {
  const settledMs = await untilQuiet(server.pid);
  const before = await cpuMs(server.pid);
  await pause(idleMs);
  const usedMs = (await cpuMs(server.pid)) - before;
  return {
    loadMs,
    settledMs,
    idlePercent: (usedMs / idleMs) * 100,
    kilobytes: await residentKilobytes(server.pid),
  };
}

/** Waits for three consecutive quiet seconds, so that startup work is not counted as idle use. */
async function untilQuiet(pid: number): Promise<number> {
  const startedMs = performance.now();
  let quiet = 0;
  while (quiet < 3 && performance.now() - startedMs < maxSettlingMs) {
    const before = await cpuMs(pid);
    await pause(1_000);
    quiet = (await cpuMs(pid)) - before < 50 ? quiet + 1 : 0;
  }
  return performance.now() - startedMs;
}

/**
 * Measures the time until an edit of a brand is served. The edit adds a host, because that requires
 * no rendering.
 */
async function untilLive(
  server: ShippedServer,
  { editSite }: BrandFolders,
  id: string,
): Promise<number> {
  const host = hostOf(`${id}-edited`);
  await editSite(id, { hosts: [hostOf(id), host] });
  const startedMs = performance.now();
  while ((await server.request(host, '/robots.txt')).status !== 200) await pause(5);
  return performance.now() - startedMs;
}

async function residentKilobytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1]) * 1.024;
}
