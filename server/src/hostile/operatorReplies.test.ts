import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { rawOperator, rawReply } from '../testing/rawOperator.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const captcha = '/wps/captcha';
const write = (text: string) => (socket: Socket) => void socket.write(text, 'latin1');

it('follows no redirect of an operator, here to a metadata service', async () => {
  await using operator = await rawOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { baseUrl: operator.origin } })],
  });
  let connections = 0;
  const metadata = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(metadata, 'listening');
  // A server that listens on a port has an `AddressInfo`.
  const local = `http://127.0.0.1:${(metadata.address() as AddressInfo).port}/latest/meta-data/`;

  for (const status of ['301 Moved', '302 Found', '307 Temporary', '308 Permanent'])
    for (const location of [local, 'http://169.254.169.254/latest/meta-data/']) {
      operator.answers.set(
        captcha,
        write(rawReply('', { status, head: `Location: ${location}\r\nContent-Length: 0\r\n` })),
      );
      // Circuits let the next call pass.
      server.clock.advance(61_000);
      const reply = await server.request(captcha);
      expect([reply.status, reply.headers.location]).toEqual([502, undefined]);
    }

  expect([connections, operator.callCount(captcha)]).toEqual([0, 8]);
  metadata.close();
});

it('passes no header of an operator’s reply on to a visitor', async () => {
  await using operator = await rawOperator();
  await using server = await startTestServer({
    sites: [exampleSite({ upstream: { baseUrl: operator.origin } })],
  });
  const value = JSON.stringify({ success: true, value: { captchaId: 'c', image: 'aW1n' } });
  const hostileHeaders: Readonly<Record<string, string>> = {
    'set-cookie': 'livery=canary; Domain=reef.example; Path=/',
    'access-control-allow-origin': 'https://canary.example',
    'access-control-allow-credentials': 'canary',
    'clear-site-data': '"canary"',
    'content-security-policy': 'canary',
    'strict-transport-security': 'max-age=0; canary',
    'service-worker-allowed': '/canary',
    link: '</canary.js>; rel=preload',
    refresh: '0; url=https://canary.example',
    sourcemap: '/canary.map',
    'alt-svc': 'h3="canary.example:443"',
    'cache-control': 'public, canary',
    vary: 'canary',
    etag: '"canary"',
  };
  const lines = Object.entries(hostileHeaders)
    .map(([name, text]) => `${name}: ${text}\r\n`)
    .join('');
  operator.answers.set(
    captcha,
    write(rawReply(value, { head: `${lines}Content-Length: ${value.length}\r\n` })),
  );

  const page = await server.request('/rng', { headers: { accept: 'text/html' } });
  const call = await server.request(captcha);

  expect(call.json()).toEqual({ success: true, value: { captchaId: 'c', image: 'aW1n' } });
  expect(JSON.stringify([page.headers, call.headers])).not.toContain('canary');
});
