import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LargeResponses } from './LargeResponses.ts';

const megabyte = 1024 * 1024;
const ann = { brand: 'coral', visitor: '198.51.100.1' };
const bob = { brand: 'coral', visitor: '198.51.100.2' };
const cleo = { brand: 'coral', visitor: '198.51.100.3' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function response() {
  const socket = { bytesWritten: 0 };
  const sent = Object.assign(new EventEmitter(), { closed: false, socket, destroy: vi.fn() });
  const close = (): void => {
    sent.closed = true;
    sent.emit('close');
  };
  // The members that are used.
  return { response: sent as unknown as ServerResponse, socket, close, destroy: sent.destroy };
}

const bytesOf = (megabytes: number): Uint8Array => new Uint8Array(megabytes * megabyte);

it('holds large values until they are sent, and leaves other visitors their share', () => {
  const responses = new LargeResponses();
  const first = response();

  expect(responses.hold(first.response, bytesOf(20), ann)).toBe(true);
  expect(responses.hold(response().response, bytesOf(20), ann)).toBe(false);
  expect(responses.hold(response().response, bytesOf(20), bob)).toBe(true);
  expect(responses.hold(response().response, bytesOf(20), cleo)).toBe(false);
  first.close();
  expect(responses.hold(response().response, bytesOf(20), cleo)).toBe(true);
});

it('counts a value that many responses share once, until the last of them is over', () => {
  const responses = new LargeResponses();
  const shared = bytesOf(20);
  const all = Array.from({ length: 100 }, () => response());

  expect(all.every((each) => responses.hold(each.response, shared, ann))).toBe(true);
  expect(responses.heldBytes).toBe(20 * megabyte);
  for (const { close } of all.slice(1)) close();
  expect(responses.heldBytes).toBe(20 * megabyte);
  all[0]?.close();
  expect(responses.heldBytes).toBe(0);
});

it('ends a response whose visitor reads nothing, and no slow one', () => {
  const responses = new LargeResponses();
  const [stalled, slow] = [response(), response()];
  responses.hold(stalled.response, bytesOf(1), ann);
  responses.hold(slow.response, bytesOf(1), bob);

  for (let second = 0; second < 60; second += 1) {
    slow.socket.bytesWritten += 1;
    vi.advanceTimersByTime(1_000);
  }

  expect(stalled.destroy).toHaveBeenCalled();
  expect(slow.destroy).not.toHaveBeenCalled();
});
