import type { LoginRequest } from '@livery/contract';
import { lockMs, type LoginSource } from '../../members/LoginFailures.ts';
import { isPassword } from '../../members/passwordHash.ts';
import type { CallContext, CallHandlers } from '../CallHandlers.ts';
import { Refusal } from '../Refusal.ts';
import type { AccountPorts } from './accountHandlers.ts';

/** With every refusal of an attempt: the next one needs a captcha. */
const askCaptcha = { captcha: true };

/** Signs in by username and password. A failure asks for a captcha with the next attempt, five in a row lock for five minutes. */
export function createLogin({ members, sessions, failures, captchas }: AccountPorts): CallHandlers['loginV2'] {
  return async (request, context) => {
    if (request.type === 'sms') throw new Refusal('This demonstration operator does not offer sign-in by SMS yet. Please use username and password.');
    const { merchant, nowMs } = context;
    const source = { merchant: merchant.code, account: request.username, address: context.address };
    await admit(source, request, context);

    const member = await members.findByAccount(merchant.code, request.username);
    if (!(await isPassword(request.password, member?.passwordHash)) || !member) {
      throw (await failures.add(source, nowMs)) ? lockedUntil(nowMs + lockMs, nowMs) : new Refusal('The username or the password is not right.', askCaptcha);
    }
    await failures.clear(source);
    return {
      token: await sessions.open(member.memberId, nowMs), userName: member.account, id: member.memberId, account: member.account, isAgent: member.isAgent,
      memberLabel: [...member.memberLabel], firstTimeLogin: member.firstTimeLogin, passwordExpired: member.passwordExpired,
    };
  };

  /** Neither lock nor captcha are skipped by a right password. */
  async function admit(source: LoginSource, { captcha, captchaId }: LoginRequest, { merchant, nowMs }: CallContext): Promise<void> {
    const { captchaNeeded, lockedUntilMs } = await failures.find(source);
    if (lockedUntilMs > nowMs) throw lockedUntil(lockedUntilMs, nowMs);
    if (!captchaNeeded) return;
    if (!captcha || !captchaId) throw new Refusal('Please enter the characters of the picture.', askCaptcha);
    const isRight = await captchas.redeem(merchant.code, captchaId, captcha, nowMs);
    if (!isRight) throw new Refusal('Those are not the characters of the picture. Please try the new one.', askCaptcha);
  }
}

function lockedUntil(untilMs: number, nowMs: number): Refusal {
  const minutes = Math.ceil((untilMs - nowMs) / 60_000);
  return new Refusal(`Too many failed attempts. Sign-in is locked; please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, askCaptcha);
}
