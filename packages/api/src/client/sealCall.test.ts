import type { BodyKey } from '@livery/model';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { ApiClient, type TransportReply } from './ApiClient.ts';
import type { CallSite } from '../Call.ts';
import { loginV2 } from '../calls/session/login.ts';
import { sealCall } from './sealCall.ts';

const credentials = { username: 'ann', password: 'secret', type: 'username' } as const;
const success: TransportReply = { status: 200, body: { success: true, value: {} } };

async function makeKey(
  kid: string,
): Promise<{ open: BodyKey; opened: (body: unknown) => Promise<unknown> }> {
  const { privateKey, publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  return {
    open: { kid, x, y },
    opened: async (body) => {
      const { plaintext, protectedHeader } = await compactDecrypt(
        (body as { sealed: string }).sealed,
        privateKey,
      );
      return [
        protectedHeader.kid,
        protectedHeader.call,
        JSON.parse(new TextDecoder().decode(plaintext)),
      ];
    },
  };
}

const keyReply = (key: BodyKey): TransportReply => ({
  status: 200,
  body: { success: true, value: key },
});
const staleKeyReply = (key: BodyKey): TransportReply => ({
  status: 409,
  body: { success: false, code: 'stale_key', value: key },
});

/** Creates a client whose gateway returns these replies in order. */
function setUp(...replies: readonly TransportReply[]) {
  const sent: [string, unknown][] = [];
  const remaining = [...replies];
  const api = new ApiClient({
    seal: sealCall,
    site: () => ({}) as CallSite, // unused by the calls of this test
    transport: ({ path, body }) => {
      sent.push([path, body]);
      return Promise.resolve(remaining.shift() ?? { status: 500, body: undefined });
    },
  });
  return { api, sent };
}

it('[CALL-16] seals bodies to the gateway’s key, which it requests once', async () => {
  const key = await makeKey('k1');
  const { api, sent } = setUp(keyReply(key.open), success, success);
  await api.call(loginV2, credentials);
  await api.call(loginV2, credentials);
  expect(sent.map(([path]) => path)).toEqual([
    '/_livery/key',
    '/wps/session/login',
    '/wps/session/login',
  ]);
  for (const [, body] of sent.slice(1)) {
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(await key.opened(body)).toEqual(['k1', 'loginV2', credentials]);
  }
});

it('[CALL-16] seals again with the key of a stale_key reply, and with that key from then on', async () => {
  const [old, current] = [await makeKey('k1'), await makeKey('k2')];
  const { api, sent } = setUp(keyReply(old.open), staleKeyReply(current.open), success, success);
  await api.call(loginV2, credentials);
  await api.call(loginV2, credentials);
  expect(sent).toHaveLength(4);
  for (const [, body] of sent.slice(2))
    expect(await current.opened(body)).toEqual(['k2', 'loginV2', credentials]);
});

it('[CALL-16] throws when the second key is refused as well', async () => {
  const [first, second, third] = [await makeKey('k1'), await makeKey('k2'), await makeKey('k3')];
  const { api, sent } = setUp(
    keyReply(first.open),
    staleKeyReply(second.open),
    staleKeyReply(third.open),
    success,
  );
  await expect(api.call(loginV2, credentials)).rejects.toMatchObject({
    code: 'stale_key',
    call: 'loginV2',
  });
  expect(sent).toHaveLength(3);
});

it('sends no body when the key request fails', async () => {
  const { api, sent } = setUp();
  await expect(api.call(loginV2, credentials)).rejects.toMatchObject({
    code: 'unknown',
    call: 'getBodyKey',
  });
  expect(sent).toHaveLength(1);
});

it('throws an ApiError and sends no body when the key is invalid', async () => {
  const { api, sent } = setUp(keyReply({ kid: 'k1', x: 'none', y: 'none' }));
  await expect(api.call(loginV2, credentials)).rejects.toMatchObject({
    name: 'ApiError',
    code: 'unknown',
    call: 'loginV2',
  });
  expect(sent).toHaveLength(1);
});
