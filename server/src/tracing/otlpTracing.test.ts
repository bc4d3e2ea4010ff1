import { parseNetworks } from '@livery/config/networks';
import { FakeClock } from '@livery/testing/FakeClock';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { fakeOperator } from '../testing/fakeOperator.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { otlpTracing } from './otlpTracing.ts';
import { parseTraceparent } from './TraceContext.ts';

/** Part of a span in OTLP/JSON. */
interface SentSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

/** Starts a collector that keeps what it gets. */
async function fakeCollector(status = 200) {
  const paths: string[] = [];
  const bodies: string[] = [];
  const http = createServer((request: IncomingMessage, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      paths.push(request.url ?? '');
      bodies.push(text);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    // A server that listens on a port has an `AddressInfo`.
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    paths,
    text: () => bodies.join(''),
    spans: () =>
      bodies
        .flatMap(
          (body) =>
            (
              JSON.parse(body) as {
                resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
              }
            ).resourceSpans,
        )
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

const captcha = '/wps/captcha';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const headersOf = (flags: string) => ({
  traceparent: `00-${traceId}-00f067aa0ba902b7-${flags}`,
  'x-request-id': 'edge-7',
  'x-forwarded-for': '198.51.100.7',
});

/** Makes one call and one request with a query to a server that sends its traces to a collector. */
async function traceRequest(url: string, { flags = '01', answer = 200 } = {}) {
  const faults: string[] = [];
  await using operator = await fakeOperator();
  operator.answers.set(captcha, {
    status: answer,
    body: { success: true, message: '', value: { captchaId: 'c', image: 'aW1n' } },
  });
  const { status } = await (async () => {
    // Its end sends the spans.
    await using server = await startTestServer({
      sites: [exampleSite()],
      operator,
      trustedProxies: parseNetworks('127.0.0.0/8', 'test'),
      tracing: otlpTracing({
        url,
        clock: new FakeClock(),
        onFault: (message) => faults.push(message),
      }),
    });
    await server.request('/?canary=1', { headers: headersOf(flags) });
    // Awaited here, because the server ends with this block.
    return await server.request(captcha, { headers: headersOf(flags) });
  })();
  const sent = operator.to(captcha)[0]?.headers.traceparent;
  return { faults, status, sent: parseTraceparent(sent) };
}

it('records a request and its call to the operator as spans of the proxy’s trace', async () => {
  await using collector = await fakeCollector();
  const { status, sent, faults } = await traceRequest(collector.url);

  expect([status, faults]).toEqual([200, []]);
  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  const spans = collector.spans();
  const request = spans.find(({ name }) => name === 'GET call');
  const call = spans.find(({ name }) => name === 'captcha');
  expect(request).toMatchObject({ kind: 2, traceId, parentSpanId: '00f067aa0ba902b7' });
  expect(call).toMatchObject({ kind: 3, traceId, parentSpanId: request?.spanId });
  expect(sent).toEqual({ traceId, spanId: call?.spanId, isSampled: true });
  expect(request?.attributes).toContainEqual({
    key: 'livery.request_id',
    value: { stringValue: 'edge-7' },
  });
  expect(call?.attributes).toContainEqual({ key: 'livery.outcome', value: { stringValue: 'ok' } });
  expect(collector.text()).not.toMatch(/canary|198\.51/);
});

it('marks failed calls, and sends nothing of a trace that is not sampled', async () => {
  await using collector = await fakeCollector();
  await traceRequest(collector.url, { answer: 500 });
  const codes = new Map(collector.spans().map(({ name, status }) => [name, status.code]));
  expect([codes.get('GET call'), codes.get('captcha'), codes.get('GET page')]).toEqual([2, 2, 0]);

  await using other = await fakeCollector();
  const { sent } = await traceRequest(other.url, { flags: '00' });
  expect(sent).toMatchObject({ traceId, isSampled: false });
  expect(other.text()).not.toContain(traceId);
});

it('answers requests while the collector refuses spans, and reports it once', async () => {
  await using collector = await fakeCollector(400);
  const { status, faults } = await traceRequest(collector.url);

  expect(status).toBe(200);
  expect(faults).toEqual([expect.stringMatching(/^traces cannot be sent to LIVERY_OTLP_URL: /)]);
});
