import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OperatorReply } from '../testing/OperatorClient.ts';
import { useSandbox } from '../testing/useSandbox.ts';

const fixture = useSandbox();
const minuteMs = 60_000;

function attempt(
  password: string,
  extra: Record<string, unknown> = {},
  address = '203.0.113.1',
): Promise<OperatorReply> {
  return fixture.client.call(
    'loginV2',
    { username: 'demo', password, type: 'username', ...extra },
    { address },
  );
}

async function failWithCaptcha(): Promise<OperatorReply> {
  return attempt('wrong', await fixture.admin.captcha(fixture.client));
}

function moveClock(offsetMs: number): Promise<OperatorReply> {
  return fixture.admin.send('PUT', `/merchants/${fixture.client.merchant}/clock`, { offsetMs });
}

it('signs in every demonstration account with its type', async () => {
  const as = async (username: string, password: string): Promise<unknown> =>
    (await fixture.client.call('loginV2', { username, password, type: 'username' })).value;
  expect(await as('demo', 'Demo1234')).toMatchObject({
    account: 'demo',
    isAgent: 0,
    firstTimeLogin: false,
    passwordExpired: false,
  });
  expect(await as('DEMO', 'Demo1234')).toMatchObject({ account: 'demo' });
  expect(await as('trial', 'Trial1234')).toMatchObject({ isAgent: 4 });
  expect(await as('agent', 'Agent1234')).toMatchObject({ isAgent: 1 });
  expect(await as('agent2', 'Agent1234')).toMatchObject({ isAgent: 2 });
  expect(await as('expired', 'Expired123')).toMatchObject({
    passwordExpired: true,
    firstTimeLogin: false,
  });
  expect(await as('9170000001', 'Demo1234')).toMatchObject({ account: 'demo' });
  expect(await as('newbie', 'Newbie1234')).toMatchObject({
    firstTimeLogin: true,
    passwordExpired: false,
  });
});

it('requires a captcha after a failure, and does not reveal whether the account exists', async () => {
  const known = await attempt('wrong');
  const unknown = await attempt('wrong', { username: 'nobody' });
  expect(known).toEqual({
    status: 200,
    success: false,
    message: 'The username or the password is not right.',
    value: { captcha: true, reason: 'wrong_credentials' },
  });
  expect(unknown).toEqual(known);

  expect(await attempt('Demo1234')).toMatchObject({
    status: 200,
    success: false,
    message: expect.stringContaining('picture'),
    value: { captcha: true },
  });
  expect(await attempt('Demo1234', await fixture.admin.captcha(fixture.client))).toMatchObject({
    success: true,
  });
  expect(await attempt('Demo1234')).toMatchObject({ success: true });
});

it('counts a failure for the account from that address only', async () => {
  await attempt('wrong');
  expect(await attempt('Demo1234', {}, '203.0.113.2')).toMatchObject({ success: true });
  expect(await attempt('Trial1234', { username: 'trial' })).toMatchObject({ success: true });
  expect(await attempt('Demo1234')).toMatchObject({ success: false });
});

it('accepts a captcha once, ignoring case, within five minutes', async () => {
  await attempt('wrong');
  const used = await fixture.admin.captcha(fixture.client);
  expect(await attempt('wrong', used)).toMatchObject({
    success: false,
    message: expect.stringContaining('password'),
  });
  expect(await attempt('Demo1234', used)).toMatchObject({
    success: false,
    message: expect.stringContaining('picture'),
  });
  expect(
    await fixture.admin.send(
      'GET',
      `/merchants/${fixture.client.merchant}/captcha/${used.captchaId}`,
    ),
  ).toMatchObject({ status: 404 });

  const misread = await fixture.admin.captcha(fixture.client);
  expect(await attempt('Demo1234', { ...misread, captcha: '00000' })).toMatchObject({
    success: false,
  });
  expect(await attempt('Demo1234', misread)).toMatchObject({ success: false });

  const late = await fixture.admin.captcha(fixture.client);
  await moveClock(5 * minuteMs);
  expect(await attempt('Demo1234', late)).toMatchObject({ success: false });

  const right = await fixture.admin.captcha(fixture.client);
  expect(
    await attempt('Demo1234', { ...right, captcha: ` ${right.captcha.toLowerCase()} ` }),
  ).toMatchObject({ success: true });
});

it('locks for five minutes at the fifth failure, even with the right password', async () => {
  await attempt('wrong');
  for (let count = 2; count <= 4; count += 1)
    expect((await failWithCaptcha()).message).toContain('not right');
  expect(await failWithCaptcha()).toMatchObject({
    status: 200,
    success: false,
    message: expect.stringContaining('locked; please try again in 5 minutes'),
    value: { captcha: true, reason: 'account_locked', waitSeconds: 300 },
  });

  await moveClock(4 * minuteMs);
  expect(await attempt('Demo1234', await fixture.admin.captcha(fixture.client))).toMatchObject({
    success: false,
    message: expect.stringContaining('in 1 minute.'),
  });

  await moveClock(5 * minuteMs);
  expect(await attempt('Demo1234', await fixture.admin.captcha(fixture.client))).toMatchObject({
    success: true,
  });
});

it('counts consecutive failures only', async () => {
  await attempt('wrong');
  for (let count = 2; count <= 4; count += 1) await failWithCaptcha();
  await attempt('Demo1234', await fixture.admin.captcha(fixture.client));
  await attempt('wrong');
  expect((await failWithCaptcha()).message).toContain('not right');
});

it('keeps a session for 24 hours, or until logout', async () => {
  const [first, second] = [
    await fixture.client.login('demo', 'Demo1234'),
    await fixture.client.login('demo', 'Demo1234'),
  ];
  await fixture.client.call('logout', {}, { token: first });
  expect(await fixture.client.call('getMemberInfo', {}, { token: first })).toMatchObject({
    status: 401,
  });
  await moveClock(24 * 60 * minuteMs - 1);
  expect(await fixture.client.call('getMemberInfo', {}, { token: second })).toMatchObject({
    status: 200,
    value: { account: 'demo', clubLabel: { labelName: 'Gold', rankLevel: 3 } },
  });
  await moveClock(24 * 60 * minuteMs);
  expect(await fixture.client.call('getMemberInfo', {}, { token: second })).toMatchObject({
    status: 401,
  });
});

describe('account with address check', () => {
  const loginFrom = (address: string): Promise<OperatorReply> =>
    attempt('Travel1234', { username: 'traveller' }, address);

  it('lists verification methods at a new address, only after the right password', async () => {
    expect(await attempt('wrong', { username: 'traveller' }, '203.0.113.9')).toMatchObject({
      message: expect.stringContaining('not right'),
      value: { captcha: true },
    });
    expect(await loginFrom('203.0.113.1')).toEqual({
      status: 200,
      success: false,
      message: 'You have not signed in from this address before. Please verify that it is you.',
      value: { verification: ['phone', 'code', 'email', 'bankName', 'authenticator'] },
    });
  });

  it('accepts an address after a login by SMS', async () => {
    await fixture.client.call('getLoginCode', { mobileNum: '9170000002' });
    const code = await fixture.admin.code(fixture.client, '+639170000002');
    expect(
      (await attempt(code, { username: '9170000002', type: 'sms' }, '203.0.113.1')).success,
    ).toBe(true);
    expect((await loginFrom('203.0.113.1')).success).toBe(true);
    expect((await loginFrom('203.0.113.2')).success).toBe(false);
  });
});

it('locks an account for every address after twenty failures', async () => {
  for (let count = 1; count <= 19; count += 1)
    expect((await attempt('wrong', {}, `198.51.100.${count}`)).message).toContain('not right');
  expect((await attempt('wrong', {}, '198.51.100.20')).message).toContain(
    'locked; please try again in 5 minutes',
  );
  expect((await attempt('Demo1234', {}, '203.0.113.1')).message).toContain('locked');
  expect((await attempt('Trial1234', { username: 'trial' }, '198.51.100.20')).success).toBe(true);
  await moveClock(5 * minuteMs);
  expect((await attempt('Demo1234', {}, '203.0.113.1')).success).toBe(true);
});

it('draws captchas as PNG pictures of 160 by 56', async () => {
  const { value } = await fixture.client.call('captcha');
  const file = Buffer.from((value as { image: string }).image, 'base64');
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([160, 56]);
  const data = file.indexOf('IDAT');
  expect(inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)))).toHaveLength(
    56 * 161,
  );
});
