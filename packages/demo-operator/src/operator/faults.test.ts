import { connect } from 'node:net';
import { CallValidators } from '@livery/api/CallValidators';
import { expect, it } from 'vitest';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();

function setFault(calls: string[] | '*', fault: string, delayMs = 0): Promise<unknown> {
  return fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/faults`, {
    calls,
    fault,
    delayMs,
  });
}

/** Records the received bytes and how the connection ends. */
function exchange(): { bytes: () => string; ended: Promise<string>; leave: () => void } {
  const socket = connect(fixture.sandbox.port, '127.0.0.1');
  let bytes = '';
  socket.on('data', (part: Buffer) => {
    bytes += part.toString('latin1');
  });
  socket.write(
    `GET /wps/system/status HTTP/1.1\r\nHost: localhost\r\nmerchant: ${fixture.client.merchant}\r\n\r\n`,
  );
  const ended = new Promise<string>((resolve) => {
    socket.on('end', () => {
      resolve('end');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    });
  });
  return { bytes: () => bytes, ended, leave: () => socket.destroy() };
}

it('slow: replies after the delay and not before', async () => {
  await setFault(['getStatus'], 'slow', 3_000);
  let answered = false;
  const reply = fixture.client.call('getStatus').finally(() => {
    answered = true;
  });
  await fixture.sandbox.clock.waitedFor();
  fixture.sandbox.clock.advance(2_999);
  // If a reply came at all, it would come before that of a later call.
  await fixture.client.call('getSetRegister');
  expect(answered).toBe(false);
  fixture.sandbox.clock.advance(1);
  expect(await reply).toMatchObject({ status: 200, success: true });
});

it('reset: resets the connection', async () => {
  await setFault('*', 'reset');
  const { ended, bytes } = exchange();
  expect([await ended, bytes()]).toEqual(['ECONNRESET', '']);
});

it('garbage: sends bytes that are not HTTP', async () => {
  await setFault('*', 'garbage');
  const { ended, bytes } = exchange();
  expect(await ended).toBe('end');
  expect(bytes()).not.toBe('');
  expect(bytes()).not.toContain('HTTP');
  await expect(fixture.client.send('getStatus')).rejects.toThrow('fetch failed');
});

it('hang: never replies, and does not block after a disconnect', async () => {
  await setFault(['getStatus'], 'hang');
  const left = new AbortController();
  const reply = fixture.client.send('getStatus', {}, { signal: left.signal });
  await fixture.client.call('getSetRegister');
  fixture.sandbox.clock.advance(3_600_000);
  await fixture.client.call('getSetRegister');
  left.abort();
  await expect(reply).rejects.toThrow('abort');
});

it('dribble: sends the correct reply, byte by byte', async () => {
  await setFault(['getStatus'], 'dribble', 50);
  const { bytes, leave } = exchange();
  const bodySoFar = (): string => bytes().split('\r\n\r\n')[1] ?? '';
  for (let count = 0; count < 5; count += 1) {
    await fixture.sandbox.clock.waitedFor();
    fixture.sandbox.clock.advance(50);
  }
  await fixture.sandbox.clock.waitedFor();
  while (bodySoFar().length < 6) await fixture.client.call('getSetRegister');
  expect(bodySoFar()).toBe('{"succ');
  // After the client disconnects, nothing is written and no timer is left.
  leave();
  while (fixture.sandbox.clock.timers.size > 0) await fixture.client.call('getSetRegister');
});

it('error: replies HTTP 500; shape: replies a value that violates the schema', async () => {
  await setFault('*', 'error');
  expect(await fixture.client.call('getBalanceV2')).toMatchObject({ status: 500, success: false });
  await setFault('*', 'shape');
  const { success, value } = await fixture.client.call('getStatus');
  expect(success).toBe(true);
  expect(new CallValidators().checkReply('Permission', value)).toBeDefined();
});

it('applies to its call and merchant, until it is removed', async () => {
  const other = await fixture.admin.newMerchant();
  await setFault(['getStatus'], 'error');
  expect((await fixture.client.call('getStatus')).status).toBe(500);
  expect((await fixture.client.call('getPermission')).status).toBe(200);
  expect((await other.call('getStatus')).status).toBe(200);
  await setFault('*', 'error');
  await setFault(['getPermission'], 'none');
  expect((await fixture.client.call('getStatus')).status).toBe(500);
  expect((await fixture.client.call('getPermission')).status).toBe(200);
  await setFault('*', 'none');
  expect((await fixture.client.call('getStatus')).status).toBe(200);
  expect(
    Object.keys(
      (
        (await fixture.admin.send('GET', `/merchants/${fixture.client.merchant}`)).value as {
          faults: object;
        }
      ).faults,
    ),
  ).toEqual([]);
});
