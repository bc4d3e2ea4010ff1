import { parseNetworks } from '@livery/config/networks';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { clientOf, isLoopbackOrigin } from './clientAddress.ts';

function requestFrom(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(
    Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress }),
  );
  Object.assign(request.headers, headers);
  return request;
}

const proxies = parseNetworks('10.0.0.0/8', 'test');

it('accepts forwarded headers only from a trusted proxy', () => {
  const headers = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };

  expect(clientOf(requestFrom('203.0.113.5', headers), proxies)).toEqual({
    address: '203.0.113.5',
    secure: false,
    isForwarded: false,
  });
  expect(clientOf(requestFrom('::ffff:10.1.2.3', headers), proxies)).toEqual({
    address: '198.51.100.7',
    secure: true,
    isForwarded: true,
  });
});

it('returns the last untrusted hop, because the visitor may have forged the ones before it', () => {
  const headers = { 'x-forwarded-for': '1.1.1.1, 198.51.100.7, 10.9.9.9' };

  expect(clientOf(requestFrom('10.1.2.3', headers), proxies).address).toBe('198.51.100.7');
});

it.each([
  ['198.51.100.7:49152', '198.51.100.7'],
  ['[2001:db8::7]:49152', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[::ffff:198.51.100.7]:80', '198.51.100.7'],
  ['1.1.1.1, 198.51.100.7:1, 10.9.9.9:2', '198.51.100.7'],
])('reads the forwarded address %s, which may have a port', (forwarded, address) => {
  const request = requestFrom('10.1.2.3', { 'x-forwarded-for': forwarded });

  expect(clientOf(request, proxies).address).toBe(address);
});

it.each(['198.51.100.7:123456', '198.51.100.7:', '[198.51.100.7', 'unknown:80', '[::1]x'])(
  'keeps the address of the proxy for %s, which is no address',
  (forwarded) => {
    const request = requestFrom('10.1.2.3', { 'x-forwarded-for': forwarded });

    expect(clientOf(request, proxies).address).toBe('10.1.2.3');
  },
);

it('reports the entry of a list that is no network', () => {
  expect(() => parseNetworks('10.0.0.0/8, 10.0.0.0/40', 'LIVERY_TRUSTED_PROXIES')).toThrow(
    'LIVERY_TRUSTED_PROXIES: "10.0.0.0/40"',
  );
});

it.each([
  ['http://127.0.0.1:8081', true],
  ['http://localhost:9', true],
  ['http://[::1]:9', true],
  ['https://operator.example', false],
  ['http://10.0.0.1', false],
  ['http://127.evil.example', false],
])('knows whether %s is on this machine: %s', (origin, isOnThisMachine) => {
  expect(isLoopbackOrigin(origin)).toBe(isOnThisMachine);
});
