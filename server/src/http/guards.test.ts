import { expect, it } from 'vitest';
import { exampleSite } from '../testing/exampleSite.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const host = 'Host: coral.example\r\n';

it.each([
  ['two hosts', `GET / HTTP/1.1\r\n${host}Host: reef.example\r\nConnection: close\r\n\r\n`, 400],
  ['HTTP/1.0 without a host', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['an absolute-form target', `GET http://reef.example/ HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
  ['a double slash', `GET //reef.example/ HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
  ['a way up', `GET /wps/../lgw HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
  ['an encoded way up', `GET /wps/%2e%2E/lgw HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
  ['an encoded slash', `GET /assets%2Fx HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
  ['half an encoding', `GET /%E0%A4%A HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
  ['a backslash', `GET /\\reef.example HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
  ['TRACE', `TRACE / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 405],
  ['OPTIONS of everything', `OPTIONS * HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 405],
  ['a host that is a path', 'GET / HTTP/1.1\r\nHost: coral.example/..\r\nConnection: close\r\n\r\n', 421],
  ['a host with a user', 'GET / HTTP/1.1\r\nHost: a@coral.example\r\nConnection: close\r\n\r\n', 421],
  ['an inherited name', 'GET / HTTP/1.1\r\nHost: __proto__\r\nConnection: close\r\n\r\n', 421],
  ['an unknown host', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 421],
  ['an unknown host behind a claimed proxy', 'GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: coral.example\r\nConnection: close\r\n\r\n', 421],
  ['a host with port, capitals and final dot', 'GET / HTTP/1.1\r\nHost: Coral.Example.:8443\r\nConnection: close\r\n\r\n', 200],
])('answers %s as it deserves', async (_name, text, status) => {
  await using server = await startTestServer({ sites: [exampleSite({ upstream: { baseUrl: 'http://127.0.0.1:9' } })] });

  const reply = await rawRequest(server.port, text);

  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(reply).not.toContain('reef.example');
  expect(reply.toLowerCase()).not.toContain('x-powered-by');
});
