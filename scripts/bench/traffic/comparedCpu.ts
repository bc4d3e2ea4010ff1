import type { BenchLine } from '../BenchLine.ts';
import { compareSamples, median } from '../compareSamples.ts';
import { cpuMs } from './cpuMs.ts';
import type { Load, Stream } from './Load.ts';

const rounds = 9;
const roundMs = 1_000;
const warmUpMs = 1_500;

/** A server under load: whose processor time counts, and what it is asked. */
export interface Contender {
  readonly pid: number;
  /** Made anew for each round: a cookie must not grow old. */
  readonly stream: () => Stream | Promise<Stream>;
}

/**
 * Processor time per request of the server against its limit, both kept busy for a second in each
 * round, one after the other, the limit twice: the median of the rounds' ratios, and of the limit's
 * against itself.
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
  const [mine, least] = [median(samples.ours), median(samples.limit)];
  return {
    name,
    ...(gate === undefined ? {} : { gate }),
    ratio: compareSamples(
      samples.ours,
      samples.limit.map((sample, round) => (sample + (samples.again[round] ?? Number.NaN)) / 2),
    ),
    control: compareSamples(samples.again, samples.limit),
    detail: `${mine.toFixed(1)} µs of processor time a request against ${least.toFixed(1)} µs, ${rounds} rounds`,
  };
}

/**
 * Who goes first changes, and so does which of the limit's two goes before the other: what is left
 * over from the one before does not fall on one alone.
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
