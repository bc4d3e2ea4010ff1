import { forgetPassword, register, registerByMobile } from '@livery/api';
import { ownPage } from '../../fixtures/memberSession.ts';
import { bodyOf } from '../../http/sealedBody.ts';
import { expect, test } from '../../fixtures/test.ts';
import { test as testWithOperator } from '../../fixtures/testWithOperator.ts';

/** All typed fields of a registration. Source: REGI-03. */
const typed = {
  username: 'sandpiper',
  password: 'Tide2026',
  confirmPassword: 'Tide2026',
  payeeName: 'SAND PIPER',
  email: 'sand@example.test',
  qqNum: '1234567',
  mobileNum: '9170001234',
  recommenderId: '77',
  captcha: 'abcde',
  captchaId: 'none',
  verificationCode: '123456',
  affiliateCode: 'WELCOME1',
  paymentPassword: '123456',
  line: 'sand.line',
  whatsapp: '639170001234',
  facebook: 'sand.face',
  wechat: 'sand_chat',
  idNumber: 'AB123456',
  referralCode: 'WELCOME1',
  countryDialingCode: '+63',
  channel: 'sms',
  idToken: 'none',
  registerUrl: 'https://brand.example/register',
  registerMethod: 'WEB',
  login: true,
};

testWithOperator(
  '[REGI-03] [REGI-13] every field of a registration reaches the operator by PUT, with the brand’s domain and the bot check result',
  async ({ ownBrand: brand, operator }) => {
    for (const call of [register, registerByMobile]) {
      await brand.request(call.path, {
        method: call.method,
        headers: ownPage,
        body: await bodyOf(brand, call, typed),
      });
      expect(
        operator
          .callsTo(call.path)
          .map(({ method, body }) => [method, JSON.parse(body) as unknown]),
      ).toEqual([['PUT', { ...typed, domain: brand.host, challengeResult: 'passed' }]]);
    }
  },
);

const mail = (username: string) =>
  ({
    method: 'POST',
    headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username, email: `${username}@example.test` }).toString(),
  }) as const;

test('[ERRS-05] [PASS-05] a brand with neutral answers does not reveal unknown usernames or addresses; other brands refuse them', async ({
  ownBrand: brand,
  createBrand,
}) => {
  const [unknown, known] = [
    await brand.request(forgetPassword.path, mail('nobody')),
    await brand.request(forgetPassword.path, mail('traveller')),
  ];
  expect([unknown.status, unknown.body]).toEqual([200, known.body]);

  const frank = await createBrand({
    documents: {
      'compliance.json': (compliance) => {
        compliance.neutralAnswers = false;
      },
    },
  });
  expect((await frank.request(forgetPassword.path, mail('nobody'))).status).toBe(422);
});
