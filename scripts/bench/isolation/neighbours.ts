import { readFile } from 'node:fs/promises';
import type { BenchLine } from '../BenchLine.ts';
import { compareSamples, median } from '../compareSamples.ts';
import { hostOf, makeBrandFolders } from '../traffic/brandFolders.ts';
import {
  startFailingOperator,
  startLargeOperator,
  startOperator,
} from '../traffic/constantOperators.ts';
import { Load, type Stream } from '../traffic/Load.ts';
import { ShippedServer } from '../traffic/ShippedServer.ts';
import { largestFeedback, Uploads } from '../traffic/Uploads.ts';

const rounds = 9;
/** Rounds before those that count, until the code is compiled and the memory has its size. */
const warmUpRounds = 3;
const roundMs = 4_000;
const megabyte = 1024 * 1024;
/** Memory of the process in all deployment files. */
const memoryLimitKb = 1024 * 1024;
const anyStatus = [200, 400, 408, 429, 502, 503, 504];

/** What happens at the other brand while the requests of this one are measured. */
interface Disturbance {
  readonly name: string;
  /** Starts it; it runs at least for the time of a round, and until it is disposed of. */
  readonly start: () => Promise<AsyncDisposable>;
}

/**
 * Measures the requests of one brand beside a brand whose operator sends large replies, whose
 * visitors upload pictures, and one of whose visitors makes the operator fail; and the memory of
 * the process.
 */
export async function neighbours(): Promise<BenchLine[]> {
  await using operator = await startOperator();
  await using operatorOfUploads = await startOperator();
  await using failing = await startFailingOperator();
  await using large1 = await startLargeOperator(megabyte);
  await using large4 = await startLargeOperator(4 * megabyte);
  await using large16 = await startLargeOperator(16 * megabyte - 10_000);
  const originOf = ({ port }: { port: number }): string => `http://127.0.0.1:${port}`;
  const limits = { replyBytes: 16 * megabyte };
  await using folders = await makeBrandFolders([
    { id: 'steady', origin: originOf(operator) },
    { id: 'uploads', origin: originOf(operatorOfUploads) },
    { id: 'failing', origin: originOf(failing) },
    { id: 'large1', origin: originOf(large1), limits },
    { id: 'large4', origin: originOf(large4), limits },
    { id: 'large16', origin: originOf(large16), limits },
  ]);
  await using server = await ShippedServer.start({ tenants: folders.folder });
  await using load = new Load();
  // Another process, because it reads large replies.
  await using other = new Load();
  // Visitors and operators of other brands are other machines.
  for (const machine of [other, operatorOfUploads, failing, large1, large4, large16])
    machine.yieldProcessor();
  const steady: Stream = {
    port: server.port,
    host: hostOf('steady'),
    path: '/wps/system/setting/register',
    connections: 32,
    perSecond: 600,
    visitors: 500,
    expected: [200],
  };
  const beside = (changes: Partial<Stream>) => async (): Promise<AsyncDisposable> => {
    const streams = [{ ...steady, perSecond: 60, expected: anyStatus, ...changes }];
    const isOver = other.run({ streams, ms: roundMs });
    return { [Symbol.asyncDispose]: async () => void (await isOver) };
  };
  const largeReplies = (id: string) => beside({ host: hostOf(id), path: '/wps/system/whitelabel' });
  const body = largestFeedback();
  const uploads = (isStalled: boolean) => async (): Promise<AsyncDisposable> => {
    const sender = new Uploads();
    sender.yieldProcessor();
    await sender.start({
      port: server.port,
      host: hostOf('uploads'),
      connections: 200,
      body,
      isStalled,
    });
    return sender;
  };
  const disturbances: readonly Disturbance[] = [
    { name: 'replies of 1 MB', start: largeReplies('large1') },
    { name: 'replies of 4 MB', start: largeReplies('large4') },
    { name: 'replies of 16 MB', start: largeReplies('large16') },
    { name: '200 stalled uploads', start: uploads(true) },
    { name: '200 complete uploads', start: uploads(false) },
    {
      name: 'a visitor who makes the operator fail',
      start: beside({ host: hostOf('failing'), path: '/wps/captcha', visitors: 1, perSecond: 40 }),
    },
  ];
  const p99Of = async (start: Disturbance['start']): Promise<number> => {
    const disturbance = await start();
    try {
      const [result] = await load.run({ streams: [steady], ms: roundMs });
      if (!result) throw new Error('the load generator answered nothing');
      return result.p99Ms;
    } finally {
      await disturbance[Symbol.asyncDispose]();
    }
  };
  const calmly = beside({ host: hostOf('uploads') });

  for (let round = 0; round < warmUpRounds; round += 1) await p99Of(calmly);
  const lines: BenchLine[] = [];
  for (const { name, start } of disturbances) {
    for (let round = 0; round < warmUpRounds; round += 1) await p99Of(start);
    const [calm, disturbed, again]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      calm.push(await p99Of(calmly));
      disturbed.push(await p99Of(start));
      again.push(await p99Of(calmly));
    }
    lines.push({
      name: `99th percentile of waits beside ${name}`,
      gate: 2,
      ratio: compareSamples(
        disturbed,
        calm.map((value, round) => (value + (again[round] ?? Number.NaN)) / 2),
      ),
      control: compareSamples(again, calm),
      detail: `${median(disturbed).toFixed(2)} ms against ${median(calm).toFixed(2)} ms, ${rounds} rounds`,
    });
  }
  const peakKb = await peakMemoryKb(server.pid);
  return [
    ...lines,
    {
      name: 'highest memory of the process in all of these, of 1 GiB',
      gate: 1,
      ratio: peakKb / memoryLimitKb,
      detail: `${Math.round(peakKb / 1024)} MB`,
    },
  ];
}

/** Returns the highest resident memory of a process since its start, in kilobytes. */
async function peakMemoryKb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]);
}
