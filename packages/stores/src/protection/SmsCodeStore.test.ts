import { ApiError } from '@livery/api';
import { expect, it } from 'vitest';
import { DialogStore } from '../site/DialogStore.ts';
import { FormStore, required } from '../core/forms/FormStore.ts';
import { SmsCodeStore } from './SmsCodeStore.ts';
import { PhoneError } from '../core/PhoneVerification.ts';
import { FakeClock } from '@livery/testing/FakeClock';

function setUp(answers: (() => Promise<{ expiredMinutes?: number }>)[]) {
  const clock = new FakeClock(1_000_000);
  const dialogs = new DialogStore();
  const number = new FormStore({ mobileNum: { rules: [required()] } }).field('mobileNum');
  let count = 0;
  const code = new SmsCodeStore({
    clock,
    dialogs,
    sms: {
      countdownSeconds: 60,
      expiredMinutes: 1,
      throttleMs: 1000,
      tooManyRequestsLockMinutes: 5,
    },
    number: () => number.sent,
    checkNumber: () => Promise.resolve(number.problem ? number : undefined),
    request: () => {
      count += 1;
      return answers.shift()?.() ?? Promise.reject(new Error('The test has no answer left'));
    },
  });
  return { clock, code, dialogs, number, requestCount: () => count };
}

const sent = (expiredMinutes?: number) => () =>
  Promise.resolve(expiredMinutes === undefined ? {} : { expiredMinutes });

it('[SMSC-03] requests no code without a valid number and returns its field', async () => {
  const { code, number, requestCount } = setUp([]);
  expect(await code.send()).toBe(number);
  expect([requestCount(), code.sent, code.sending]).toEqual([0, false, false]);
});

it('[SMSC-01] [SMSC-02] counts down 60 seconds before the next request', async () => {
  const { clock, code, number, requestCount } = setUp([sent(), sent()]);
  number.change('9170000001');
  expect(await code.send()).toBeUndefined();
  expect([code.secondsLeft, code.sent]).toEqual([60, true]);
  clock.advance(1000);
  expect(code.secondsLeft).toBe(59);
  await code.send();
  expect(requestCount()).toBe(1);
  clock.advance(59_000);
  expect([code.secondsLeft, clock.timers.size]).toEqual([0, 0]);
  await code.send();
  expect([requestCount(), code.secondsLeft]).toEqual([2, 60]);
});

it('[SMSC-02] counts down the minutes of the reply', async () => {
  const { code, number } = setUp([sent(5)]);
  number.change('9170000001');
  await code.send();
  expect(code.secondsLeft).toBe(300);
});

it('[SMSC-03] [SMSC-05] shows why no code was sent and requests at most one per 1000 ms', async () => {
  const refused = () =>
    Promise.reject(
      new ApiError({
        code: 'operator_refused',
        call: 'getRegisterCode',
        operatorMessage: 'Not to this number.',
      }),
    );
  const { clock, code, dialogs, number, requestCount } = setUp([refused, refused]);
  number.change('9170000001');
  await code.send();
  expect(dialogs.current).toMatchObject({
    title: 'sms.failed',
    body: { sentence: 'Not to this number.' },
    confirm: 'dialog.ok',
  });
  expect([code.secondsLeft, code.sent]).toEqual([0, false]);
  clock.advance(999);
  await code.send();
  expect(requestCount()).toBe(1);
  clock.advance(1);
  await code.send();
  expect(requestCount()).toBe(2);
});

it('[SMSC-08] locks the button for five minutes after too many requests to a third party', async () => {
  const locked = () => Promise.reject(new PhoneError('tooManyRequests'));
  const { clock, code, dialogs, number, requestCount } = setUp([locked, sent()]);
  number.change('9170000001');
  await code.send();
  expect(dialogs.current).toMatchObject({
    title: 'sms.failed',
    body: { key: 'phone.tooManyRequests', values: { minutes: 5 } },
  });
  expect([code.secondsLeft, code.sent]).toEqual([300, false]);
  clock.advance(299_999);
  await code.send();
  expect(requestCount()).toBe(1);
  clock.advance(1);
  await code.send();
  expect([requestCount(), code.secondsLeft, code.sent]).toEqual([2, 60, true]);
});

it('[SMSC-02] permits a code for another number at once', async () => {
  const { clock, code, number } = setUp([sent(), sent()]);
  number.change('9170000001');
  await code.send();
  code.reset();
  expect([code.secondsLeft, code.sent, clock.timers.size]).toEqual([0, false, 0]);
});

it('[SMSC-02] counts down for each number, so that a mistyped one does not lock the right one', async () => {
  const { clock, code, number, requestCount } = setUp([sent(5), sent(1)]);
  number.change('9170000002');
  await code.send();
  expect([code.secondsLeft, code.sent]).toEqual([300, true]);

  clock.advance(2000);
  number.change('9170000001');
  expect([code.secondsLeft, code.sent]).toEqual([0, false]);
  await code.send();
  expect([requestCount(), code.secondsLeft, code.sent]).toEqual([2, 60, true]);

  number.change('9170000002');
  expect(code.secondsLeft).toBe(298);
  clock.advance(300_000);
  expect([code.secondsLeft, clock.timers.size]).toEqual([0, 0]);
});
