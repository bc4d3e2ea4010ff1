import { loginFreePlay } from '@livery/api';
import { bodyOf } from '../../http/sealedBody.ts';
import { environment } from '../../fixtures/environment.ts';
import { ownPage } from '../../fixtures/memberSession.ts';
import { openedByOperator } from '../../fixtures/operatorKeys.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

const path = '/wps/session/login/freeplay';
const typed = { os: 'Android', platform: 'W' };

test('[LOGN-13] free play reaches the operator with the gateway’s proof of brand, time and nonce, encrypted with the agreed key', async ({
  ownBrand: brand,
  operator,
}) => {
  const before = Date.now();
  // Values that a script adds are replaced.
  for (const body of [typed, { ...typed, token: 'forged' }])
    expect(
      (
        await brand.request(path, {
          method: 'POST',
          headers: ownPage,
          body: await bodyOf(brand, loginFreePlay, body),
        })
      ).status,
    ).toBe(200);
  const sent = operator.callsTo(path);
  const bodies = sent.map(({ body }) => JSON.parse(body) as { token: string });
  expect(bodies).toEqual([
    { ...typed, token: expect.any(String) },
    { ...typed, token: expect.any(String) },
  ]);
  expect(sent.map(({ headers }) => headers['gateway-version'])).toEqual(['3', '3']);
  const proofs = (await Promise.all(
    bodies.map(({ token }) => openedByOperator('lagoon', token)),
  )) as { merchant: string; atMs: number; nonce: string }[];
  expect(proofs.map(({ merchant }) => merchant)).toEqual([brand.merchant, brand.merchant]);
  for (const { atMs } of proofs) expect(atMs).toBeGreaterThanOrEqual(before);
  expect(proofs[0]?.nonce).not.toBe(proofs[1]?.nonce);
});

test('[LOGN-13] the operator opens no trial account without a valid, unused proof of the gateway', async ({
  ownBrand: brand,
  operator,
}) => {
  const body = await bodyOf(brand, loginFreePlay, typed);
  await brand.request(path, { method: 'POST', headers: ownPage, body });
  const used = (JSON.parse(operator.callsTo(path)[0]?.body ?? '{}') as { token: string }).token;
  for (const token of [undefined, 'made up', used]) {
    const reply = await fetch(`http://127.0.0.1:${environment.sandboxPort}${path}`, {
      method: 'POST',
      headers: {
        merchant: brand.merchant,
        'content-type': 'application/json',
        'gateway-version': '3',
      },
      body: JSON.stringify({ ...typed, token }),
    });
    expect([token, await reply.json()]).toEqual([
      token,
      { success: false, message: expect.stringContaining('could not show'), value: null },
    ]);
  }
});
