import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AdminClient } from '../testing/AdminClient.ts';
import type { OperatorClient, OperatorReply } from '../testing/OperatorClient.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

// A database of one's own takes its time where many tests run at once.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

let sandbox: TestSandbox;
let admin: AdminClient;
let client: OperatorClient;
const minuteMs = 60_000;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  admin = new AdminClient(sandbox.origin);
});

beforeEach(async () => {
  client = await admin.newMerchant();
});

afterAll(async () => {
  await sandbox.close();
  expect(sandbox.faults).toEqual([]);
});

function attempt(password: string, extra: Record<string, unknown> = {}, address = '203.0.113.1'): Promise<OperatorReply> {
  return client.call('loginV2', { username: 'demo', password, type: 'username', ...extra }, { address });
}

async function failWithCaptcha(): Promise<OperatorReply> {
  return attempt('wrong', await admin.captcha(client));
}

function moveClock(offsetMs: number): Promise<OperatorReply> {
  return admin.send('PUT', `/merchants/${client.merchant}/clock`, { offsetMs });
}

it('signs in every demonstration account as what it is', async () => {
  const as = async (username: string, password: string): Promise<unknown> => (await client.call('loginV2', { username, password, type: 'username' })).value;
  expect(await as('demo', 'Demo1234')).toMatchObject({ account: 'demo', isAgent: 0, firstTimeLogin: false, passwordExpired: false });
  expect(await as('DEMO', 'Demo1234')).toMatchObject({ account: 'demo' });
  expect(await as('trial', 'Trial1234')).toMatchObject({ isAgent: 4 });
  expect(await as('agent', 'Agent1234')).toMatchObject({ isAgent: 1 });
  expect(await as('agent2', 'Agent1234')).toMatchObject({ isAgent: 2 });
  expect(await as('expired', 'Expired123')).toMatchObject({ passwordExpired: true, firstTimeLogin: false });
  expect(await as('newbie', 'Newbie1234')).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
});

it('asks for a captcha after a failure, and tells nobody whether the account exists', async () => {
  const known = await attempt('wrong');
  const unknown = await attempt('wrong', { username: 'nobody' });
  expect(known).toEqual({ status: 200, success: false, message: 'The username or the password is not right.', value: { captcha: true } });
  expect(unknown).toEqual(known);

  expect(await attempt('Demo1234')).toMatchObject({ status: 200, success: false, message: expect.stringContaining('picture'), value: { captcha: true } });
  expect(await attempt('Demo1234', await admin.captcha(client))).toMatchObject({ success: true });
  expect(await attempt('Demo1234')).toMatchObject({ success: true });
});

it('holds a failure against that account from that address only', async () => {
  await attempt('wrong');
  expect(await attempt('Demo1234', {}, '203.0.113.2')).toMatchObject({ success: true });
  expect(await attempt('Trial1234', { username: 'trial' })).toMatchObject({ success: true });
  expect(await attempt('Demo1234')).toMatchObject({ success: false });
});

it('takes a captcha once, in either case of letters, within five minutes', async () => {
  await attempt('wrong');
  const used = await admin.captcha(client);
  expect(await attempt('wrong', used)).toMatchObject({ success: false, message: expect.stringContaining('password') });
  expect(await attempt('Demo1234', used)).toMatchObject({ success: false, message: expect.stringContaining('picture') });
  expect(await admin.send('GET', `/merchants/${client.merchant}/captcha/${used.captchaId}`)).toMatchObject({ status: 404 });

  const misread = await admin.captcha(client);
  expect(await attempt('Demo1234', { ...misread, captcha: '00000' })).toMatchObject({ success: false });
  expect(await attempt('Demo1234', misread)).toMatchObject({ success: false });

  const late = await admin.captcha(client);
  await moveClock(5 * minuteMs);
  expect(await attempt('Demo1234', late)).toMatchObject({ success: false });

  const right = await admin.captcha(client);
  expect(await attempt('Demo1234', { ...right, captcha: ` ${right.captcha.toLowerCase()} ` })).toMatchObject({ success: true });
});

it('locks for five minutes at the fifth failure, whatever is right then', async () => {
  await attempt('wrong');
  for (let count = 2; count <= 4; count += 1) expect((await failWithCaptcha()).message).toContain('not right');
  expect(await failWithCaptcha()).toMatchObject({ status: 200, success: false, message: expect.stringContaining('locked; please try again in 5 minutes'), value: { captcha: true } });

  await moveClock(4 * minuteMs);
  expect(await attempt('Demo1234', await admin.captcha(client))).toMatchObject({ success: false, message: expect.stringContaining('in 1 minute.') });

  await moveClock(5 * minuteMs);
  expect(await attempt('Demo1234', await admin.captcha(client))).toMatchObject({ success: true });
});

it('counts failures in a row only', async () => {
  await attempt('wrong');
  for (let count = 2; count <= 4; count += 1) await failWithCaptcha();
  await attempt('Demo1234', await admin.captcha(client));
  await attempt('wrong');
  expect((await failWithCaptcha()).message).toContain('not right');
});

it('keeps a session for 24 hours, or until its end is asked for', async () => {
  const [first, second] = [await client.login('demo', 'Demo1234'), await client.login('demo', 'Demo1234')];
  await client.call('logout', {}, { token: first });
  expect(await client.call('getMemberInfo', {}, { token: first })).toMatchObject({ status: 401 });
  await moveClock(24 * 60 * minuteMs - 1);
  expect(await client.call('getMemberInfo', {}, { token: second })).toMatchObject({ status: 200, value: { account: 'demo', clubLabel: { labelName: 'Gold', rankLevel: 3 } } });
  await moveClock(24 * 60 * minuteMs);
  expect(await client.call('getMemberInfo', {}, { token: second })).toMatchObject({ status: 401 });
});

it('refuses sign-in by SMS with a sentence', async () => {
  expect(await client.call('loginV2', { username: '0912345678', password: '123456', type: 'sms' })).toMatchObject({ status: 200, success: false, message: expect.stringContaining('SMS') });
});

it('draws captchas as PNG pictures of 160 by 56', async () => {
  const { value } = await client.call('captcha');
  const file = Buffer.from((value as { image: string }).image, 'base64');
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([160, 56]);
  const data = file.indexOf('IDAT');
  expect(inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)))).toHaveLength(56 * 161);
});
