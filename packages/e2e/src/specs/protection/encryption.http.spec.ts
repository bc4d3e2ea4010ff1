import { operatorCalls } from '@livery/api';
import { ownPage } from '../../fixtures/memberSession.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

const secret = 'Demo1234';

test('[CALL-16] the gateway rejects a plain-text body of every encrypted call before it reaches the operator', async ({
  ownBrand: brand,
  operator,
}) => {
  const encrypted = operatorCalls.filter((call) => call.encrypted && !call.token);
  expect(encrypted.map(({ name }) => name).toSorted()).toEqual([
    'getPasswordByPhone',
    'loginV2',
    'register',
    'registerByMobile',
  ]);
  operator.calls.length = 0;
  for (const { path, method } of encrypted) {
    for (const body of [
      { username: 'demo', password: secret, type: 'username' },
      { sealed: secret },
      { sealed: 'a.b.c.d.e' },
    ]) {
      const reply = await brand.request(path, {
        method,
        headers: ownPage,
        body: JSON.stringify(body),
      });
      expect([reply.status, reply.body.includes(secret)], path).toEqual([400, false]);
    }
  }
  expect(operator.calls.filter(({ path }) => encrypted.some((call) => call.path === path))).toEqual(
    [],
  );
});
