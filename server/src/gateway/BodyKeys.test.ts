import { sealBody } from '@livery/api/sealBody';
import { expect, it } from 'vitest';
import { testKeyring } from '../testing/testKeyring.ts';
import { BodyKeys } from './BodyKeys.ts';

const keys = new BodyKeys({ keyring: testKeyring('first secret') });
const call = 'loginV2';

it('opens a body sealed to its key; the sealed body contains no plain text', async () => {
  const sealed = await sealBody(
    { password: 'Demo1234 ünï' },
    { key: keys.publicKey('coral'), call },
  );
  expect(
    sealed
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString())
      .join(' '),
  ).not.toContain('Demo1234');
  expect(JSON.parse(await keys.open('coral', call, sealed))).toEqual({ password: 'Demo1234 ünï' });
});

it('derives the same key on every server with the same secret, and another one for each brand', () => {
  expect(new BodyKeys({ keyring: testKeyring('first secret') }).publicKey('coral')).toEqual(
    keys.publicKey('coral'),
  );
  expect(keys.publicKey('reef').kid).not.toBe(keys.publicKey('coral').kid);
});

it('opens bodies sealed to a previous secret’s key, and publishes the new key', async () => {
  const sealed = await sealBody({ a: 1 }, { key: keys.publicKey('coral'), call });
  const changed = new BodyKeys({ keyring: testKeyring('second secret', 'first secret') });
  expect(await changed.open('coral', call, sealed)).toBe('{"a":1}');
  expect(changed.publicKey('coral').kid).not.toBe(keys.publicKey('coral').kid);
});

it('returns the current key for an unknown one', async () => {
  const sealed = await sealBody({ a: 1 }, { key: keys.publicKey('coral'), call });
  const changed = new BodyKeys({ keyring: testKeyring('second secret') });
  await expect(changed.open('coral', call, sealed)).rejects.toMatchObject({
    code: 'stale_key',
    value: changed.publicKey('coral'),
  });
});

it('rejects bodies that were modified, sealed for another call or brand, or not sealed', async () => {
  const key = keys.publicKey('coral');
  const sealed = await sealBody({ a: 1 }, { key, call });
  const [header = '', , iv = '', text = '', tag = ''] = sealed.split('.');
  const flipped = Buffer.from(text, 'base64url').map((byte, index) =>
    index === 0 ? byte ^ 1 : byte,
  );
  const refused = { code: 'bad_request', value: [{ pointer: '/sealed' }] };
  await expect(
    keys.open(
      'coral',
      call,
      [header, '', iv, Buffer.from(flipped).toString('base64url'), tag].join('.'),
    ),
  ).rejects.toMatchObject(refused);
  await expect(keys.open('coral', 'register', sealed)).rejects.toMatchObject(refused);
  await expect(keys.open('coral', call, 'plain')).rejects.toMatchObject(refused);
  await expect(keys.open('coral', call, '')).rejects.toMatchObject(refused);
  await expect(keys.open('reef', call, sealed)).rejects.toMatchObject({ code: 'stale_key' });
});

it('rejects other algorithms', async () => {
  const { CompactEncrypt, importJWK } = await import('jose');
  const { kid, x, y } = keys.publicKey('coral');
  const other = await new CompactEncrypt(new TextEncoder().encode('{}'))
    .setProtectedHeader({ alg: 'ECDH-ES+A256KW', enc: 'A128GCM', kid, call })
    .encrypt(await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ECDH-ES+A256KW'));
  await expect(keys.open('coral', call, other)).rejects.toMatchObject({ code: 'bad_request' });
});
