import { operatorCalls } from '@livery/api';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const login = { username: 'demo', password: 'Demo1234', type: 'username' };
const encrypted = operatorCalls.filter((call) => call.encrypted);

describe('merchant with a codec', () => {
  beforeEach(async () => {
    fixture.client = await fixture.admin.newMerchant('IRONFIELD');
  });

  it('[CALL-16] accepts bodies encrypted by its gateway', async () => {
    expect(await fixture.client.login('demo', 'Demo1234')).toEqual(expect.any(String));
    const { status, value } = await fixture.admin.send(
      'GET',
      `/merchants/${fixture.client.merchant}`,
    );
    expect([status, (value as { codec: string }).codec]).toEqual([200, 'aes-256-gcm']);
    expect(JSON.stringify(value)).not.toContain(fixture.client.agreed?.key);
  });

  it('[CALL-16] rejects plain bodies of encrypted calls, and bodies under another key', async () => {
    const { agreed } = fixture.client;
    if (!agreed) throw new Error('nothing is agreed');
    expect(encrypted).toHaveLength(15);
    const token = await fixture.client.login('agent', 'Agent1234');
    for (const { name } of encrypted) {
      for (const other of [undefined, { ...agreed, key: Buffer.alloc(32).toString('base64') }]) {
        fixture.client.agreed = other;
        expect(await fixture.client.call(name, login, { token }), name).toMatchObject({
          status: 400,
          success: false,
          message: expect.stringContaining('takes bodies encrypted by aes-256-gcm'),
        });
      }
    }
    // The other profile has another key.
    fixture.client.agreed = {
      ...agreed,
      key: (await fixture.admin.newMerchant()).agreed?.key ?? '',
    };
    expect((await fixture.client.call('loginV2', login)).status).toBe(400);
  });

  it('[CALL-16] changes codec and key by an admin call, and back', async () => {
    const { agreed } = fixture.client;
    if (!agreed) throw new Error('nothing is agreed');
    const set = (body: object): Promise<OperatorReply> =>
      fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/codec`, body);
    expect(await set({ codec: 'des-ecb-pkcs7-base64', key: 'k3yk3y88' })).toMatchObject({
      status: 200,
      value: { codec: 'des-ecb-pkcs7-base64' },
    });
    expect((await fixture.client.call('loginV2', login)).status).toBe(400);
    fixture.client.agreed = { ...agreed, codec: 'des-ecb-pkcs7-base64', key: 'k3yk3y88' };
    expect((await fixture.client.call('loginV2', login)).success).toBe(true);
    await set({ codec: 'aes-256-gcm' });
    fixture.client.agreed = agreed;
    expect((await fixture.client.call('loginV2', login)).success).toBe(true);
    for (const body of [
      {},
      { codec: 'rot13' },
      { codec: 'des-ecb-pkcs7-base64', key: 'short' },
      { codec: 'aes-256-gcm', key: 'short' },
      { codec: 'none', key: 'k3yk3y88' },
      { codec: 'none', more: 1 },
    ]) {
      expect([body, (await set(body)).status]).toEqual([body, 400]);
    }
  });
});

describe('[LOGN-13] free play', () => {
  const play = (token?: string): Promise<OperatorReply> =>
    fixture.client.call('loginFreePlay', {
      os: 'Linux',
      platform: 'W',
      ...(token === undefined ? {} : { token }),
    });
  const refused = {
    status: 200,
    success: false,
    message: expect.stringContaining('could not show'),
  };

  it('requires the gateway’s proof, once', async () => {
    const proof = fixture.client.proof();
    expect((await play(proof)).success).toBe(true);
    for (const token of [proof, undefined, '', 'made-up', `${proof.slice(0, -4)}AAAA`])
      expect(await play(token)).toMatchObject(refused);
    const twice = fixture.client.proof();
    const replies = await Promise.all([play(twice), play(twice), play(twice)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('rejects proofs of another merchant, key or time, and short nonces', async () => {
    const nowMs = fixture.sandbox.clock.nowMs();
    for (const changes of [
      { merchant: 'LAGOON' },
      { atMs: nowMs - 60_001 },
      { atMs: nowMs + 60_001 },
      { atMs: String(nowMs) },
      { nonce: 'short' },
      { nonce: 7 },
    ]) {
      expect([changes, await play(fixture.client.proof(changes))]).toEqual([
        changes,
        expect.objectContaining(refused),
      ]);
    }
    const other = await fixture.admin.newMerchant('IRONFIELD');
    expect(await play(other.proof({ merchant: fixture.client.merchant }))).toMatchObject(refused);
    expect((await play(fixture.client.proof({ atMs: nowMs - 60_000 }))).success).toBe(true);
  });

  it('checks the real time, not the merchant’s clock', async () => {
    await fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/clock`, {
      offsetMs: 3_600_000,
    });
    const proof = fixture.client.proof();
    expect((await play(proof)).success).toBe(true);
    expect(await play(proof)).toMatchObject(refused);
  });
});
