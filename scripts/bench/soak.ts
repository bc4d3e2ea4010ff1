import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@livery/testing/freePort';
import { ValkeyProcess } from '@livery/testing/ValkeyProcess';
import { requireValkey } from '../setup/requireValkey.ts';
import type { BenchLine } from './BenchLine.ts';
import { Inspector } from './soak/Inspector.ts';
import { resourceUse, type ResourceUse } from './soak/ResourceUse.ts';
import { slopeOf } from './soak/slopeOf.ts';
import { SoakTraffic, soakBrands } from './soak/SoakTraffic.ts';
import { makeBrandFolders, type BrandFolders } from './traffic/brandFolders.ts';
import { ShippedServer } from './traffic/ShippedServer.ts';
import { startSandbox } from './traffic/startSandbox.ts';

const defaultMinutes = 5;
/** Cycles before the first measurement that counts: until caches are full and code is compiled. */
const warmUpCycles = 3;
/** Cycles that are measured at least, whatever the time. */
const minCycles = 5;
const editsPerCycle = 3;
const warmUpEdits = 10;
const edits = 50;

/** Resource with the growth that counts as a leak. */
interface Slope {
  readonly name: string;
  readonly valueOf: (use: ResourceUse) => number;
  /** Greatest growth, in units of the name. */
  readonly gate: number;
}

const kilobytes = (valueOf: (use: ResourceUse) => number) => (use: ResourceUse) =>
  valueOf(use) / 1_000;
const slopes: readonly Slope[] = [
  { name: 'kB of heap', gate: 20, valueOf: kilobytes(({ heapBytes }) => heapBytes) },
  {
    name: 'kB of memory outside of the heap',
    gate: 20,
    valueOf: kilobytes(({ externalBytes }) => externalBytes),
  },
  { name: 'descriptors', gate: 0.2, valueOf: ({ descriptors }) => descriptors },
  { name: 'kB in the data folder', gate: 5, valueOf: kilobytes(({ dataBytes }) => dataBytes) },
  { name: 'kB of log', gate: 20, valueOf: kilobytes(({ logBytes }) => logBytes) },
];

/**
 * Measures what a server keeps of its requests: guests and members of both shipped brands, while
 * the operator fails in each way, Valkey hangs and is killed, and a brand is edited. Then what it
 * keeps of edits alone. Slopes are the gates, because a leak is growth and other load on the
 * machine changes times only. `--minutes=10` sets the time of the traffic.
 */
export async function soak(): Promise<BenchLine[]> {
  requireValkey();
  const data = await mkdtemp(join(tmpdir(), 'livery-bench-soak-'));
  try {
    await using sandbox = await startSandbox(data);
    await using valkey = await ValkeyProcess.start();
    await using folders = await makeBrandFolders(soakBrands);
    const inspectPort = await freePort();
    await using server = await ShippedServer.start({
      tenants: folders.folder,
      sandboxPort: sandbox.port,
      inspectPort,
      env: { LIVERY_VALKEY_URL: valkey.url },
    });
    using inspector = await Inspector.connect(inspectPort);
    await using traffic = await SoakTraffic.open(server, `http://127.0.0.1:${sandbox.port}`);
    const ids = soakBrands.map(({ id }) => id);
    const measure = () => resourceUse(server, inspector, ids);
    return [
      ...(await requestLines({ traffic, valkey, server, folders, measure })),
      await editLine({ server, folders, measure }),
    ];
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

async function requestLines({
  traffic,
  valkey,
  server,
  folders,
  measure,
}: {
  traffic: SoakTraffic;
  valkey: ValkeyProcess;
  server: ShippedServer;
  folders: BrandFolders;
  measure: () => Promise<ResourceUse>;
}): Promise<BenchLine[]> {
  const points: { readonly work: number; readonly use: ResourceUse }[] = [];
  const endMs = performance.now() + minutes() * 60_000;
  for (let cycle = 0; cycle < warmUpCycles + minCycles || performance.now() < endMs; cycle += 1) {
    await traffic.cycle(valkey, async () => {
      for (let edit = 0; edit < editsPerCycle; edit += 1)
        await editLive(server, folders, `Lagoon ${cycle}.${edit}`);
    });
    const use = await measure();
    console.log(
      `${String(traffic.requests).padStart(8)} requests: ${slopes.map(({ name, valueOf }) => `${valueOf(use).toFixed(0)} ${name}`).join(', ')}`,
    );
    if (cycle >= warmUpCycles) points.push({ work: traffic.requests / 1_000, use });
  }
  const measured = (points.at(-1)?.work ?? 0) - (points[0]?.work ?? 0);
  return slopes.map(({ name, gate, valueOf }) => {
    const values = points.map(({ work, use }) => ({ work, value: valueOf(use) }));
    return {
      name: `${name} for 1,000 requests`,
      gate,
      ratio: slopeOf(values),
      detail: `${values[0]?.value.toFixed(0)} to ${values.at(-1)?.value.toFixed(0)} in ${measured.toFixed(1)} thousand requests, ${points.length} measurements`,
    };
  });
}

async function editLine({
  server,
  folders,
  measure,
}: {
  server: ShippedServer;
  folders: BrandFolders;
  measure: () => Promise<ResourceUse>;
}): Promise<BenchLine> {
  const points: { work: number; value: number }[] = [];
  for (let edit = 0; edit <= warmUpEdits + edits; edit += 1) {
    await editLive(server, folders, `Lagoon edit ${edit}`);
    if (edit >= warmUpEdits && edit % 10 === 0)
      points.push({ work: edit, value: (await measure()).heapBytes / 1_000 });
  }
  return {
    name: 'kB of heap for an edit with a request after it',
    gate: 20,
    ratio: slopeOf(points),
    detail: `${points.map(({ value }) => value.toFixed(0)).join(', ')} kB, each after 10 edits`,
  };
}

/** Renames a brand, and resolves when a page has the new name. */
async function editLive(server: ShippedServer, folders: BrandFolders, name: string): Promise<void> {
  await folders.editSite('lagoon', { name });
  while (!String((await server.request('lagoon.localhost', '/')).body).includes(name))
    await pause(50);
}

function minutes(): number {
  const option = process.argv.find((argument) => argument.startsWith('--minutes='));
  return option === undefined ? defaultMinutes : Number(option.slice('--minutes='.length));
}
