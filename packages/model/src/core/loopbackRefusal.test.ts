import { expect, it } from 'vitest';
import { loopbackRefusal } from './loopbackRefusal.ts';

it.each([
  { host: 'localhost:9090' },
  { host: '127.0.0.1' },
  { host: '[::1]:9090' },
  { host: 'localhost:9090', 'sec-fetch-site': 'none' },
  { host: 'localhost:9090', 'sec-fetch-site': 'same-origin', origin: 'http://localhost:9090' },
])('accepts %o', (headers) => {
  expect(loopbackRefusal(headers)).toBeUndefined();
});

it.each([
  {},
  { host: 'rebound.example' },
  { host: 'localhost.rebound.example:9090' },
  { host: 'localhost:9090', 'sec-fetch-site': 'cross-site' },
  { host: 'localhost:9090', 'sec-fetch-site': 'same-site' },
  { host: 'localhost:9090', origin: 'http://localhost:3000' },
  { host: 'localhost:9090', origin: 'null' },
])('refuses %o', (headers) => {
  expect(loopbackRefusal(headers)).toMatch(/\.$/);
});
