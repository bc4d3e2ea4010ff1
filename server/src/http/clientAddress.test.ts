import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { clientOf } from './clientAddress.ts';
import { parseNetworks } from './networks.ts';

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
  });
  expect(clientOf(requestFrom('::ffff:10.1.2.3', headers), proxies)).toEqual({
    address: '198.51.100.7',
    secure: true,
  });
});

it('returns the last untrusted hop, because the visitor may have forged the ones before it', () => {
  const headers = { 'x-forwarded-for': '1.1.1.1, 198.51.100.7, 10.9.9.9' };

  expect(clientOf(requestFrom('10.1.2.3', headers), proxies).address).toBe('198.51.100.7');
});

it('reports the entry of a list that is no network', () => {
  expect(() => parseNetworks('10.0.0.0/8, 10.0.0.0/40', 'LIVERY_TRUSTED_PROXIES')).toThrow(
    'LIVERY_TRUSTED_PROXIES: "10.0.0.0/40"',
  );
});
