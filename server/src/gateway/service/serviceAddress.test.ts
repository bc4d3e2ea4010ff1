import { expect, it } from 'vitest';
import { exampleSite } from '../../testing/exampleSite.ts';
import { encryptedLink } from '../../testing/encryptedLink.ts';
import { browserOriginOf, openServiceLinks } from './serviceAddress.ts';

const site = exampleSite({
  site: { hosts: ['coral.example', 'own.example'], serviceHosts: ['desk.example', 'own.example'] },
});
const sandboxOrigin = 'http://127.0.0.1:8081';

function opened(
  addresses: readonly string[],
  places = { sandboxOrigin, address: '127.0.0.1' } as Parameters<typeof openServiceLinks>[2],
): string[] {
  const { version } = openServiceLinks(
    site,
    {
      version: {
        pathList: addresses.map((address) => ({ type: 'LIVECHAT', path: encryptedLink(address) })),
      },
    },
    places,
  );
  return version.pathList.map(({ path }) => path);
}

it('[CSVC-01] passes https addresses of listed hosts', () => {
  expect(opened(['https://desk.example/a?b=c#d', 'https://DESK.example'])).toEqual([
    'https://desk.example/a?b=c#d',
    'https://desk.example/',
  ]);
});

it.each([
  'http://desk.example/',
  'https://desk.example:8443/',
  'https://evil.example/',
  'https://desk.example.evil.example/',
  'https://evil.example/https://desk.example/',
  'https://desk.example@evil.example/',
  'https://user:pass@desk.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//desk.example/',
  '/own',
  'https://own.example/',
  'http://127.0.0.1:8081/desk',
  'http://localhost:8082/desk',
  'no address',
  '',
])('[ERRS-06] rejects %s', (address) => {
  expect(() => opened([address])).toThrow('invalid_link');
});

it('omits rejected addresses while others remain, and accepts an empty list', () => {
  expect(opened(['https://evil.example/', 'https://desk.example/'])).toEqual([
    'https://desk.example/',
  ]);
  expect(opened([])).toEqual([]);
});

it('permits loopback addresses of the embedded operator only', () => {
  const desk = 'http://localhost:8081/desk';
  expect(browserOriginOf(sandboxOrigin)).toBe('http://localhost:8081');
  expect(opened([desk])).toEqual([desk]);
  expect(() => opened([desk], { sandboxOrigin, address: '203.0.113.9' })).toThrow('invalid_link');
  expect(() => opened([desk], { sandboxOrigin: undefined, address: '127.0.0.1' })).toThrow(
    'invalid_link',
  );
});
