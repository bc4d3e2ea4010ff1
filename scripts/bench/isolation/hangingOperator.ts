import type { BenchLine } from '../BenchLine.ts';
import { compareSamples, median } from '../compareSamples.ts';
import { hostOf, makeBrandFolders } from '../traffic/brandFolders.ts';
import { startHangingOperator, startOperator } from '../traffic/constantOperators.ts';
import { cpuMs } from '../traffic/cpuMs.ts';
import { Load, type Stream } from '../traffic/Load.ts';
import { ShippedServer } from '../traffic/ShippedServer.ts';

const rounds = 7;
/** Long enough for the first calls to a hanging operator to time out. */
const roundMs = 4_000;
const visitors = 500;
const path = '/wps/system/setting/register';
/** Possible statuses at a brand whose operator hangs: timeout, full queue, open circuit breaker. */
const timeoutStatuses = [502, 503, 504];

interface Sample {
  readonly cpuUs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/**
 * Measures the effect of a hanging operator on the visitors of another brand: the same requests to
 * both brands, while the other brand's operator replies and while it hangs.
 */
export async function hangingOperator(): Promise<BenchLine[]> {
  await using operator = await startOperator();
  await using hanging = await startHangingOperator();
  const [answers, hangingOrigin] = [
    `http://127.0.0.1:${operator.port}`,
    `http://127.0.0.1:${hanging.port}`,
  ];
  // Each round uses new neighbours, because the first requests cost most: nothing is cached and the
  // circuit breaker is still closed.
  const neighbours = Array.from({ length: rounds }, (_, round) => [
    { id: `calm${round}`, origin: answers },
    { id: `again${round}`, origin: answers },
    { id: `hung${round}`, origin: hangingOrigin },
  ]).flat();
  await using folders = await makeBrandFolders([
    { id: 'steady', origin: answers },
    { id: 'warm', origin: answers },
    ...neighbours,
  ]);
  await using server = await ShippedServer.start({ tenants: folders.folder });
  await using load = new Load();
  const measure = (neighbour: string, expected: readonly number[]): Promise<Sample> =>
    sampleBeside({ server, load, neighbour, expected });

  await measure('warm', [200]);
  const samples = { calm: [] as Sample[], again: [] as Sample[], hung: [] as Sample[] };
  for (let round = 0; round < rounds; round += 1) {
    samples.calm.push(await measure(`calm${round}`, [200]));
    samples.hung.push(await measure(`hung${round}`, timeoutStatuses));
    samples.again.push(await measure(`again${round}`, [200]));
  }
  const line = (name: string, unit: string, valueOf: (sample: Sample) => number): BenchLine => {
    const [whileHanging, calm, again] = [
      samples.hung.map(valueOf),
      samples.calm.map(valueOf),
      samples.again.map(valueOf),
    ];
    return {
      name,
      gate: 1.2,
      ratio: compareSamples(
        whileHanging,
        calm.map((value, round) => (value + (again[round] ?? Number.NaN)) / 2),
      ),
      control: compareSamples(again, calm),
      detail: `${median(whileHanging).toFixed(2)} ${unit} against ${median(calm).toFixed(2)} ${unit}, ${rounds} rounds`,
    };
  };
  return [
    line('processor time a request beside a hanging operator', 'µs', ({ cpuUs }) => cpuUs),
    line('median wait beside a hanging operator', 'ms', ({ p50Ms }) => p50Ms),
    line('99th percentile of waits beside a hanging operator', 'ms', ({ p99Ms }) => p99Ms),
  ];
}

async function sampleBeside({
  server,
  load,
  neighbour,
  expected,
}: {
  server: ShippedServer;
  load: Load;
  neighbour: string;
  expected: readonly number[];
}): Promise<Sample> {
  const steady: Stream = {
    port: server.port,
    host: hostOf('steady'),
    path,
    connections: 32,
    perSecond: 600,
    visitors,
    expected: [200],
  };
  const beside: Stream = {
    ...steady,
    host: hostOf(neighbour),
    connections: 256,
    perSecond: 60,
    expected,
  };
  const before = await cpuMs(server.pid);
  const [result] = await load.run({ streams: [steady, beside], ms: roundMs });
  const after = await cpuMs(server.pid);
  if (!result) throw new Error('the load generator answered nothing');
  return {
    cpuUs: ((after - before) * 1000) / result.requests,
    p50Ms: result.p50Ms,
    p99Ms: result.p99Ms,
  };
}
