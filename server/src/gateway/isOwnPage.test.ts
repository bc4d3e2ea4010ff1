import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { isOwnPage } from './isOwnPage.ts';

function isOwn(host: string, origin: string, secure: boolean): boolean {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, { host, origin, 'x-livery': '1' });
  return isOwnPage(request, { secure });
}

it.each([
  ['coral.example', 'https://coral.example', true],
  ['coral.example:443', 'https://coral.example', true],
  ['Coral.example:8443', 'https://coral.example:8443', true],
  ['coral.localhost:8080', 'http://coral.localhost:8080', false],
  ['coral.example', 'https://coral.example', false],
])('without fetch metadata, takes a call to %s from %s', (host, origin, secure) => {
  expect(isOwn(host, origin, secure)).toBe(true);
});

it.each([
  ['coral.example', 'https://coral.example:8443', true],
  ['coral.example:8443', 'https://coral.example', true],
  ['coral.localhost:8080', 'http://coral.localhost:3000', false],
  ['coral.example', 'http://coral.example', true],
  ['coral.example', 'https://www.coral.example', true],
  ['coral.example', 'null', true],
  ['', '', false],
])('without fetch metadata, refuses a call to %s from %s', (host, origin, secure) => {
  expect(isOwn(host, origin, secure)).toBe(false);
});
