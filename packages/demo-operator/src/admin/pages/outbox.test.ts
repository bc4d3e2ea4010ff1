import { expect, it } from 'vitest';
import { useSandbox } from '../../testing/useSandbox.ts';

const fixture = useSandbox();

it('shows the messages of all merchants, newest first, as text', async () => {
  const page = async (path: string): Promise<string> =>
    (await fetch(`${fixture.sandbox.origin}${path}`)).text();
  expect(await page('/outbox')).toContain('Nothing yet.');
  expect(await page('/')).toContain('href="/outbox"');

  const [first, second] = [await fixture.admin.newMerchant(), await fixture.admin.newMerchant()];
  await first.call('getLoginCode', { mobileNum: '9170000001' });
  const registered = {
    username: 'somebody',
    password: 'Secret123',
    confirmPassword: 'Secret123',
    payeeName: 'SOME BODY',
    email: '<b>&"@example.test',
  };
  expect((await second.call('register', registered)).success).toBe(true);
  await second.call('forgetPassword', { username: 'somebody', email: registered.email });

  const html = await page('/outbox');
  expect(html).toContain(
    `<td>2026-11-20 12:00</td><td>${first.merchant}</td><td>SMS</td><td>+639170000001</td>`,
  );
  expect(html).toContain(
    `<td>${second.merchant}</td><td>Mail</td><td>&lt;b&gt;&amp;&quot;@example.test</td>`,
  );
  expect(html).not.toContain('<b>');
  expect(html.indexOf(second.merchant)).toBeLessThan(html.indexOf(first.merchant));
  expect(html).not.toMatch(/<script/i);
});

it('is accessible to this machine’s own pages and programs only', async () => {
  const response = await fetch(`${fixture.sandbox.origin}/outbox`, {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'http://lagoon.localhost:8080' },
  });
  expect([response.status, await response.json()]).toEqual([
    403,
    expect.objectContaining({ success: false }),
  ]);
  expect(
    (await fetch(`${fixture.sandbox.origin}/outbox`)).headers.get('content-security-policy'),
  ).toContain("default-src 'none'");
});

it('returns programs the messages of one merchant', async () => {
  const [first, second] = [await fixture.admin.newMerchant(), await fixture.admin.newMerchant()];
  await first.call('getLoginCode', { mobileNum: '9170000001' });
  await first.call('getLoginCode', { mobileNum: '9170000002' });
  expect((await fixture.admin.messages(first)).map(({ to }) => to)).toEqual([
    '+639170000002',
    '+639170000001',
  ]);
  expect((await fixture.admin.messages(first, '+639170000001')).map(({ to }) => to)).toEqual([
    '+639170000001',
  ]);
  expect(await fixture.admin.messages(second)).toEqual([]);
  expect(await fixture.admin.send('GET', '/merchants/NOBODY/messages')).toMatchObject({
    status: 404,
  });
});
