import type { TransferPartiesReply, WithdrawQuotaReply } from '@livery/model';
import { describe, expect, it } from 'vitest';
import type { OperatorReply } from '../../testing/OperatorClient.ts';
import { useSandbox } from '../../testing/useSandbox.ts';
import { totpCode } from './totp.ts';

const fixture = useSandbox();

/** Signs in and returns a function that makes calls of the member. */
async function asMember(account = 'demo', password = 'Demo1234') {
  const { client } = fixture;
  const token = await client.login(account, password);
  const call = (name: string, request: Record<string, unknown> = {}): Promise<OperatorReply> =>
    client.call(name, request, { token });
  return {
    token,
    call,
    info: async () => (await call('getMemberInfo')).value as Record<string, unknown>,
  };
}

/** Returns the messages of a refusal by field. */
function problemsOf({ success, value }: OperatorReply): Record<string, string> {
  expect(success).toBe(false);
  const { fields = [] } = value as { fields?: { field: string; message: string }[] };
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

describe('[MEMB-03] the profile', () => {
  it('keeps a listed avatar, a nickname and, once, the real name', async () => {
    const member = await asMember('newbie', 'Newbie1234');

    expect((await member.call('setIcon', { icon: 'AV07' })).success).toBe(true);
    expect(problemsOf(await member.call('setIcon', { icon: 'AV99' }))).toHaveProperty('icon');
    expect((await member.call('setNickname', { nickname: '  Ana 🌊 ' })).value).toEqual({
      nickname: 'Ana 🌊',
    });
    expect(problemsOf(await member.call('setNickname', { nickname: 'a\u202eb' }))).toHaveProperty(
      'nickname',
    );
    expect(problemsOf(await member.call('setRealName', { payeeName: 'ana' }))).toHaveProperty(
      'payeeName',
    );
    expect((await member.call('setRealName', { payeeName: 'ANA REYES' })).success).toBe(true);
    expect((await member.call('setRealName', { payeeName: 'OTHER NAME' })).value).toEqual({
      reason: 'already_set',
    });

    expect((await member.call('icon')).value).toEqual({ icon: 'AV07' });
    expect(await member.info()).toMatchObject({ nickname: 'Ana 🌊', payeeName: 'A*** R***' });
  });

  it('masks contacts, and is closed to trial accounts', async () => {
    expect(await (await asMember()).info()).toMatchObject({
      mobile: '+63 ******0001',
      mobileVerified: true,
      email: 'd***@example.test',
      emailVerified: false,
      payeeName: 'D*** M***',
      hasAuthenticator: false,
    });
    const trial = await asMember('trial', 'Trial1234');
    expect((await trial.call('setNickname', { nickname: 'Anybody' })).success).toBe(false);
  });
});

describe('[MEMB-03] the payment password', () => {
  const chosen = { paymentPassword: '135790', confirmPaymentPassword: '135790' };

  it('needs the login password first, and the payment password then', async () => {
    const member = await asMember('newbie', 'Newbie1234');

    expect(problemsOf(await member.call('setPaymentPassword', chosen))).toHaveProperty('password');
    expect(
      problemsOf(
        await member.call('setPaymentPassword', {
          password: 'Newbie1234',
          paymentPassword: '12345',
          confirmPaymentPassword: '1',
        }),
      ),
    ).toEqual({
      paymentPassword: 'Please enter 6 characters.',
      confirmPaymentPassword: 'Confirmation password is not correct.',
    });
    expect(
      (await member.call('setPaymentPassword', { ...chosen, password: 'Newbie1234' })).success,
    ).toBe(true);
    expect(await member.info()).toMatchObject({ hasPaymentPassword: true });
    expect(
      problemsOf(await member.call('setPaymentPassword', { ...chosen, password: 'Newbie1234' })),
    ).toHaveProperty('oldPaymentPassword');
    expect(
      (await member.call('setPaymentPassword', { ...chosen, oldPaymentPassword: '135790' }))
        .success,
    ).toBe(true);
  });

  it('is locked for fifteen minutes by three wrong passwords', async () => {
    const member = await asMember('newbie', 'Newbie1234');
    const attempt = (password: string) =>
      member.call('setPaymentPassword', { ...chosen, password });

    for (const wrong of ['a', 'b', 'c'])
      expect(problemsOf(await attempt(wrong))).toHaveProperty('password');
    expect((await attempt('Newbie1234')).value).toEqual({ reason: 'too_many_attempts' });

    fixture.sandbox.clock.advance(15 * 60_000);
    expect((await attempt('Newbie1234')).success).toBe(true);
  });

  it('counts only wrong passwords of concurrent requests', async () => {
    const member = await asMember('newbie', 'Newbie1234');
    const password = 'Newbie1234';
    expect((await member.call('setPaymentPassword', { ...chosen, password })).success).toBe(true);
    const submit = (oldPaymentPassword: string) =>
      member.call('setPaymentPassword', { ...chosen, oldPaymentPassword });
    await submit('000000');

    const right = await Promise.all(Array.from({ length: 5 }, () => submit('135790')));
    expect(right.map(({ success }) => success)).toEqual([true, true, true, true, true]);
    const wrong = await Promise.all(Array.from({ length: 5 }, () => submit('000000')));
    const locked = wrong.filter(
      ({ value }) => (value as { reason?: string }).reason === 'too_many_attempts',
    );
    expect(locked).toHaveLength(2);
  });
});

describe('[MEMB-03] a forgotten payment password', () => {
  const chosen = { paymentPassword: '864209', confirmPaymentPassword: '864209' };
  const mobile = '+639170000001';

  it('is replaced with a code to the bound number, and money is held for a day', async () => {
    const member = await asMember();
    expect((await member.call('sendPaymentResetCode', { channel: 'mobile' })).value).toEqual({
      expiredMinutes: 5,
    });
    const verificationCode = await fixture.admin.code(fixture.client, mobile);
    const reset = (request: object) =>
      member.call('resetPaymentPassword', { channel: 'mobile', verificationCode, ...request });

    expect(problemsOf(await reset({ ...chosen, confirmPaymentPassword: '1' }))).toHaveProperty(
      'confirmPaymentPassword',
    );
    expect((await reset(chosen)).success).toBe(true);
    expect(problemsOf(await reset(chosen))).toHaveProperty('verificationCode');

    const [message] = await fixture.admin.messages(fixture.client, mobile);
    expect(message?.text).toContain('was reset');
    const usable = async () =>
      ((await member.call('getWithdrawQuota')).value as WithdrawQuotaReply).accounts?.length;
    const transfer = async (referenceNo: string) => {
      const { list } = (await member.call('getTransferParties')).value as TransferPartiesReply;
      return member.call('transferToMember', {
        referenceNo,
        memberId: list[0]?.memberId,
        amount: 10,
        paymentPassword: '864209',
      });
    };
    expect(await usable()).toBe(0);
    expect((await transfer('transfer-of-the-hold')).value).toEqual({ reason: 'not_offered' });

    fixture.sandbox.clock.advance(24 * 3_600_000);
    const later = await asMember();
    Object.assign(member, later);
    expect(await usable()).toBe(1);
    expect((await transfer('transfer-after-the-hold')).success).toBe(true);
  });

  it('needs a contact that was bound a week ago, and is reported to the earlier ones', async () => {
    const thief = await asMember();
    const email = 'thief@example.test';
    await thief.call('sendBindCode', { channel: 'email', email });
    const verificationCode = await fixture.admin.code(fixture.client, email);
    await thief.call('bindEmail', { email, verificationCode, password: 'Demo1234' });
    const latest = async (contact: string) =>
      (await fixture.admin.messages(fixture.client, contact))[0]?.text;
    const send = async () => (await asMember()).call('sendPaymentResetCode', { channel: 'email' });

    expect((await send()).value).toEqual({ reason: 'contact_too_new' });
    for (const contact of [mobile, 'demo@example.test'])
      expect(await latest(contact)).toContain('the e-mail address of demo was changed');

    fixture.sandbox.clock.advance(7 * 24 * 3_600_000);
    expect((await send()).success).toBe(true);
    const code = await fixture.admin.code(fixture.client, email);
    const request = { ...chosen, channel: 'email', verificationCode: code };
    expect((await (await asMember()).call('resetPaymentPassword', request)).success).toBe(true);
    for (const contact of [email, mobile, 'demo@example.test'])
      expect(await latest(contact)).toContain('was reset');
  });

  it('locks the code after three wrong tries, and limits how many are sent', async () => {
    const member = await asMember();
    await member.call('sendPaymentResetCode', { channel: 'mobile' });
    const verificationCode = await fixture.admin.code(fixture.client, mobile);
    const wrong = verificationCode === '000000' ? '111111' : '000000';
    const reset = (code: string) =>
      member.call('resetPaymentPassword', {
        ...chosen,
        channel: 'mobile',
        verificationCode: code,
      });

    for (const tried of [wrong, wrong, wrong, verificationCode])
      expect(problemsOf(await reset(tried))).toHaveProperty('verificationCode');
    const sent = [];
    for (let count = 0; count < 3; count += 1)
      sent.push((await member.call('sendPaymentResetCode', { channel: 'mobile' })).success);
    expect(sent).toEqual([true, true, false]);
  });

  it('needs a verified contact and a payment password', async () => {
    const unverified = await (await asMember()).call('sendPaymentResetCode', { channel: 'email' });
    expect(unverified.value).toEqual({ reason: 'not_offered' });
    const first = await asMember('newbie', 'Newbie1234');
    expect((await first.call('sendPaymentResetCode', { channel: 'mobile' })).value).toEqual({
      reason: 'payment_password_missing',
    });
  });
});

describe('[MEMB-03] binding a contact', () => {
  it('binds a number with the code that was sent to it, once', async () => {
    const member = await asMember('newbie', 'Newbie1234');
    const target = { mobileNum: '09171234567', countryDialingCode: '+63' };

    expect((await member.call('sendBindCode', { channel: 'mobile', ...target })).value).toEqual({
      expiredMinutes: 5,
    });
    const verificationCode = await fixture.admin.code(fixture.client, '+639171234567');
    const bind = (request: object) => member.call('bindMobile', { ...target, ...request });
    expect(problemsOf(await bind({ verificationCode: '000' }))).toHaveProperty('verificationCode');
    expect(problemsOf(await bind({ mobileNum: '09171234568', verificationCode }))).toHaveProperty(
      'verificationCode',
    );
    expect((await bind({ verificationCode })).success).toBe(true);

    expect(await member.info()).toMatchObject({ mobile: '+63 ******4567', mobileVerified: true });
    // A number is replaced with the login password only.
    expect(problemsOf(await bind({ verificationCode }))).toHaveProperty('password');
    expect(problemsOf(await bind({ verificationCode, password: 'Newbie1234' }))).toEqual({
      verificationCode: 'The code is not right.',
    });
  });

  it('replaces an address with the login password, and reports it to the old one', async () => {
    const member = await asMember();
    const email = 'New@example.test';
    await member.call('sendBindCode', { channel: 'email', email });
    const verificationCode = await fixture.admin.code(fixture.client, 'new@example.test');

    expect(problemsOf(await member.call('bindEmail', { email, verificationCode }))).toHaveProperty(
      'password',
    );
    const request = { email, verificationCode, password: 'Demo1234' };
    expect((await member.call('bindEmail', request)).success).toBe(true);

    expect(await member.info()).toMatchObject({ email: 'n***@example.test', emailVerified: true });
    const [report] = await fixture.admin.messages(fixture.client, 'demo@example.test');
    expect(report?.text).toContain('the e-mail address of demo was changed');
  });

  it('locks a code after three wrong ones', async () => {
    const member = await asMember('newbie', 'Newbie1234');
    const email = 'mine@example.test';
    await member.call('sendBindCode', { channel: 'email', email });
    const right = await fixture.admin.code(fixture.client, email);
    const outcomes: unknown[] = [];
    for (const verificationCode of ['1', '2', '3', right])
      outcomes.push(
        problemsOf(await member.call('bindEmail', { email, verificationCode })).verificationCode,
      );
    const locked = 'Too many wrong codes. Please request a new one.';
    expect(outcomes).toEqual(['The code is not right.', 'The code is not right.', locked, locked]);
  });

  it('refuses a code after five minutes, and takes a new one', async () => {
    const member = await asMember('newbie', 'Newbie1234');
    const email = 'late@example.test';
    const newCode = async () => {
      await member.call('sendBindCode', { channel: 'email', email });
      return fixture.admin.code(fixture.client, email);
    };
    const bind = (verificationCode: string) =>
      member.call('bindEmail', { email, verificationCode });
    const late = await newCode();
    fixture.sandbox.clock.advance(5 * 60_000);

    expect(problemsOf(await bind(late))).toEqual({
      verificationCode: 'The code has expired. Please request a new one.',
    });
    expect((await bind(await newCode())).success).toBe(true);
  });

  it('sends a member ten codes an hour, whatever their targets are', async () => {
    const member = await asMember('newbie', 'Newbie1234');
    let sent = 0;
    for (let round = 0; round < 4; round += 1) {
      for (let count = 0; count < 3; count += 1) {
        const email = `round${round}@example.test`;
        if ((await member.call('sendBindCode', { channel: 'email', email })).success) sent += 1;
      }
      fixture.sandbox.clock.advance(5 * 60_000);
    }
    expect(sent).toBe(10);
  });

  it('sends no code to a contact of another account, and does not reveal that there is one', async () => {
    const member = await asMember('newbie', 'Newbie1234');
    const reply = await member.call('sendBindCode', {
      channel: 'email',
      email: 'demo@example.test',
    });
    expect(reply).toMatchObject({ success: true, value: { expiredMinutes: 5 } });
    const [message] = await fixture.admin.messages(fixture.client, 'demo@example.test');
    expect(message?.text).toMatch(/belongs to an account already/);
    expect(message?.text).not.toMatch(/\d{6}/);
  });
});

it('[MEMB-03] sets up and removes an authenticator app; a code counts once', async () => {
  const member = await asMember();
  const { clock } = fixture.sandbox;
  expect(problemsOf(await member.call('startAuthenticator', { password: 'wrong' }))).toHaveProperty(
    'password',
  );
  const { secret, address } = (await member.call('startAuthenticator', { password: 'Demo1234' }))
    .value as { secret: string; address: string };
  expect(address).toContain(secret);
  expect(await member.info()).toMatchObject({ hasAuthenticator: false });

  const authenticatorCode = totpCode(secret, clock.nowMs());
  expect((await member.call('confirmAuthenticator', { authenticatorCode })).success).toBe(true);
  expect(await member.info()).toMatchObject({ hasAuthenticator: true });
  expect(
    problemsOf(await member.call('removeAuthenticator', { authenticatorCode })),
  ).toHaveProperty('authenticatorCode');
  clock.advance(30_000);
  const next = totpCode(secret, clock.nowMs());
  expect((await member.call('removeAuthenticator', { authenticatorCode: next })).success).toBe(
    true,
  );
  expect(await member.info()).toMatchObject({ hasAuthenticator: false });
});

it('[MEMB-03] lists sessions, and ends others but not that of the request', async () => {
  const first = await asMember();
  const second = await asMember();
  const stranger = await asMember('agent', 'Agent1234');
  const list = async (of: typeof first) =>
    ((await of.call('getSessions')).value as { list: { sessionId: string; isCurrent: boolean }[] })
      .list;

  const sessions = await list(second);
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const other = sessions.find(({ isCurrent }) => !isCurrent)?.sessionId;
  const own = sessions.find(({ isCurrent }) => isCurrent)?.sessionId;
  expect((await stranger.call('endSession', { sessionId: other })).value).toEqual({ ended: [] });
  expect((await second.call('endSession', { sessionId: own })).value).toEqual({ ended: [] });
  expect((await second.call('endSession', { sessionId: other })).value).toEqual({ ended: [other] });

  expect((await first.call('getMemberInfo')).status).toBe(401);
  expect((await list(second)).map(({ sessionId }) => sessionId)).toEqual([own]);
});
