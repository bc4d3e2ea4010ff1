import { FakeClock } from '@livery/testing/FakeClock';
import { expect, it, vi } from 'vitest';
import { drain } from './drain.ts';

/** Returns a server that closes when the test says so. */
function fakeServer() {
  let finish: () => void = () => undefined;
  const close = vi.fn((onClosed: () => void) => {
    finish = onClosed;
  });
  return {
    close,
    finish: () => finish(),
    closeIdleConnections: vi.fn(),
    closeAllConnections: vi.fn(() => finish()),
  };
}

/** Starts to drain one server with a notice of 3 s, and waits for the notice. */
async function startDrain() {
  const clock = new FakeClock();
  const server = fakeServer();
  const setUnready = vi.fn();
  const drained = drain({
    // `drain` uses no result of these methods.
    servers: [server as unknown as Parameters<typeof drain>[0]['servers'][number]],
    setUnready,
    noticeMs: 3_000,
    clock,
  });
  await clock.waitedFor();
  return { clock, server, setUnready, drained };
}

it('accepts connections until the notice has passed', async () => {
  const { clock, server, setUnready, drained } = await startDrain();
  expect(setUnready).toHaveBeenCalledOnce();

  clock.advance(2_999);
  expect([clock.timers.size, server.close.mock.calls.length]).toEqual([1, 0]);
  clock.advance(1);
  await clock.waitedFor();
  expect(server.close).toHaveBeenCalledOnce();
  expect(server.closeIdleConnections).toHaveBeenCalledOnce();

  server.finish();
  await drained;
  expect(server.closeAllConnections).not.toHaveBeenCalled();
  expect(clock.timers.size).toBe(0);
});

it('closes the connections that are still open after 14 seconds', async () => {
  const { clock, server, drained } = await startDrain();
  clock.advance(3_000);
  await clock.waitedFor();

  clock.advance(13_999);
  expect(server.closeAllConnections).not.toHaveBeenCalled();
  clock.advance(1);

  await drained;
  expect(server.closeAllConnections).toHaveBeenCalledOnce();
});
