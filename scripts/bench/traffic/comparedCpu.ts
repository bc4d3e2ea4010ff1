import type { BenchLine } from '../BenchLine.ts';
import { compareSamples, median } from '../compareSamples.ts';
import { cpuMs } from './cpuMs.ts';
import type { Load, Stream } from './Load.ts';

const rounds = 9;
const roundMs = 1_000;
/** Time until the server's code is compiled; the first seconds take twice the processor time. */
const warmUpMs = 8_000;

/** Server under load: the process to measure and its requests. */
export interface Contender {
  readonly pid: number;
  /** Created for each round, because cookies must not expire. */
  readonly stream: () => Stream | Promise<Stream>;
}

/**
 * Measures the processor time per request of the server against its limit. Each round keeps the
 * server busy for a second and the limit twice for a second. The results are the median of the
 * rounds' ratios, and that of the limit against itself.
 */
export async function comparedCpu({
  name,
  gate,
  load,
  ours,
  limit,
}: {
  name: string;
  gate?: number;
  load: Load;
  ours: Contender;
  limit: Contender;
}): Promise<BenchLine> {
  const contenders = { ours, limit, again: limit };
  const samples = { ours: [] as number[], limit: [] as number[], again: [] as number[] };
  for (const contender of [ours, limit]) await cpuUsPerRequest(load, contender, warmUpMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const key of order(round))
      samples[key].push(await cpuUsPerRequest(load, contenders[key], roundMs));
  }
  const [oursUs, limitUs] = [median(samples.ours), median(samples.limit)];
  return {
    name,
    ...(gate === undefined ? {} : { gate }),
    ratio: compareSamples(
      samples.ours,
      samples.limit.map((sample, round) => (sample + (samples.again[round] ?? Number.NaN)) / 2),
    ),
    control: compareSamples(samples.again, samples.limit),
    detail: `${oursUs.toFixed(1)} µs of processor time a request against ${limitUs.toFixed(1)} µs, ${rounds} rounds`,
  };
}

/**
 * Alternates the order of the contenders, also of the two limit runs, so that after-effects of the
 * preceding run do not always affect the same one.
 */
function order(round: number): readonly ('ours' | 'limit' | 'again')[] {
  return (
    (
      [
        ['limit', 'ours', 'again'],
        ['again', 'ours', 'limit'],
        ['ours', 'limit', 'again'],
        ['ours', 'again', 'limit'],
      ] as const
    )[round % 4] ?? []
  );
}

async function cpuUsPerRequest(
  load: Load,
  { pid, stream }: Contender,
  ms: number,
): Promise<number> {
  const streams = [await stream()];
  const before = await cpuMs(pid);
  const [result] = await load.run({ streams, ms });
  const after = await cpuMs(pid);
  return ((after - before) * 1000) / (result?.requests ?? Number.NaN);
}
