import { accountPanel } from '../../pages/accountPanel.ts';
import { generateKeyPairSync } from 'node:crypto';
import type { Request } from 'playwright/test';
import { callsTo } from '../../browser/callsTo.ts';
import { sendLogin } from '../../pages/logIn.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/testWithOperator.ts';

const login = '/wps/session/login';
const secret = 'Demo1234';

/** Returns the protected header of an encrypted body, which is readable. */
function headerOf(request: Request): { alg: string; enc: string; kid: string; call: string } {
  const { sealed } = request.postDataJSON() as { sealed: string };
  return JSON.parse(Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString()) as ReturnType<
    typeof headerOf
  >;
}

test('[CALL-16] the browser seals the login body, again for a replaced key: no plain text is sent, and the operator receives the typed values', async ({
  ownBrand: brand,
  operator,
  page,
  expectedComplaints,
}) => {
  // In a browser: Web Crypto, and all requests of the page.
  expectedComplaints.push(/status of 409/);
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  await page.route('**/_livery/key', (route) =>
    route.fulfill({ json: { success: true, value: { kid: 'old', x, y } } }),
  );
  const calls = callsTo(page, login);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await sendLogin(page, brand);
  await expect(accountPanel(page)).toContainText('P 12,345.67');

  expect(calls.map((call) => Object.keys(call.postDataJSON() as object))).toEqual([
    ['sealed'],
    ['sealed'],
  ]);
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', call: 'loginV2', epk: expect.any(Object) };
  expect(calls.map(headerOf)).toEqual([
    { ...header, kid: 'old' },
    { ...header, kid: expect.not.stringMatching(/^old$/) },
  ]);
  const readable = sent.map(
    (text) =>
      text +
      text
        .split(/[."]/)
        .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
        .join(' '),
  );
  expect(readable.filter((text) => text.includes(secret))).toEqual([]);
  expect(operator.callsTo(login).map(({ body }) => JSON.parse(body) as object)).toEqual([
    { username: 'demo', password: secret, type: 'username', challengeResult: 'passed' },
  ]);
});
