/** Load generator: each message is an order, which gets its reply when its time is over. */
import { KeepAliveConnection } from '../KeepAliveConnection.ts';
import type { LoadOrder, Stream, StreamResult } from '../Load.ts';

const pauseMs = 2;

process.on('message', (order: LoadOrder) => {
  void Promise.all(order.streams.map((stream) => run(stream, order.ms))).then((results) =>
    process.send?.(results),
  );
});
process.once('disconnect', () => process.exit());

function run(stream: Stream, ms: number): Promise<StreamResult> {
  const { promise, resolve } = Promise.withResolvers<StreamResult>();
  const requests = requestsOf(stream);
  const surprises = new Map<string, number>();
  const waitedMs: number[] = [];
  const idle: ((dueMs: number) => void)[] = [];
  const startedMs = performance.now();
  let sent = 0;
  let ended = false;

  const surprise = (kind: string): void => {
    if (!ended) surprises.set(kind, (surprises.get(kind) ?? 0) + 1);
  };
  const maySend = (): boolean => !ended && sent < (stream.requests ?? Infinity);
  const connections = Array.from({ length: stream.connections }, () => {
    let dueMs = 0;
    const send = (dueAtMs: number): void => {
      dueMs = dueAtMs;
      const request = requests[sent % requests.length];
      sent += 1;
      if (request) connection.send(request);
    };
    const connection = new KeepAliveConnection({
      port: stream.port,
      onLost: surprise,
      onReply(status) {
        const nowMs = performance.now();
        waitedMs.push(nowMs - dueMs);
        if (!stream.expected.includes(status)) surprise(`status ${status}`);
        if (waitedMs.length === stream.requests) end();
        else if (stream.perSecond !== undefined) idle.push(send);
        else if (maySend()) send(nowMs);
      },
    });
    if (stream.perSecond !== undefined) idle.push(send);
    else if (maySend()) send(startedMs);
    return connection;
  });

  const pacing =
    stream.perSecond === undefined
      ? undefined
      : setInterval(() => {
          const dueOf = (count: number): number =>
            startedMs + (count * 1000) / (stream.perSecond ?? 1);
          while (maySend() && dueOf(sent) <= performance.now()) {
            const send = idle.shift();
            if (!send) break;
            send(dueOf(sent));
          }
        }, pauseMs);
  const timer = setTimeout(end, ms);

  function end(): void {
    ended = true;
    clearInterval(pacing);
    clearTimeout(timer);
    for (const connection of connections) connection.close();
    const sorted = waitedMs.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    resolve({
      requests: waitedMs.length,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      surprises: Array.from(surprises, ([kind, times]) => `${times} × ${kind}`),
    });
  }
  return promise;
}

/** Serializes one request for each visitor in advance. */
function requestsOf({ host, path, headers = {}, visitors }: Stream): Buffer[] {
  const lines = Object.entries({ host, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return Array.from({ length: visitors }, (_, index) => {
    const address = `198.18.${Math.floor(index / 250)}.${index % 250}`;
    return Buffer.from(
      `GET ${path} HTTP/1.1\r\n${lines}x-forwarded-for: ${address}\r\nx-forwarded-proto: https\r\n\r\n`,
    );
  });
}
