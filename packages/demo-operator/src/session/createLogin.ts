import type { LoginRequest } from '@livery/model';
import { lockMs, type LoginSource } from '../members/LoginFailures.ts';
import type { Member } from '../members/Members.ts';
import { dialledAs, type MobileNumber } from '../core/MobileNumber.ts';
import { isPassword } from '../core/passwordHash.ts';
import { verificationsOf } from '../members/verificationsOf.ts';
import { wrongNumber } from '../merchants/checkValue.ts';
import { hasModule } from '../merchants/moduleTree.ts';
import { readMobileNumber } from '../merchants/readMobileNumber.ts';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { describeWait } from '../core/tooManyRequests.ts';
import { refuseFields } from '../core/refuseFields.ts';
import type { AccountPorts } from './accountHandlers.ts';
import { createSessionOpener } from './createSessionOpener.ts';

/** Value of every refusal: the next attempt needs a captcha. */
const requireCaptcha = { captcha: true };

/** Why a login failed. */
type LoginFault = 'wrong_credentials' | 'code_wrong';

/**
 * Signs in by username or mobile number with password, or by mobile number with SMS code. After a
 * failure the next attempt needs a captcha; five consecutive failures lock for five minutes.
 */
export function createLogin({
  members,
  sessions,
  failures,
  captchas,
  codes,
}: AccountPorts): CallHandlers['loginV2'] {
  const open = createSessionOpener({ members, sessions });
  return (request, context) =>
    request.type === 'sms' ? loginByCode(request, context) : loginByPassword(request, context);

  async function loginByPassword(request: LoginRequest, context: CallContext) {
    const { merchant } = context;
    const mobile = readMobileNumber(merchant, request.username, request.countryDialingCode);
    const source = {
      merchant: merchant.code,
      account: mobile ? dialledAs(mobile) : request.username,
      address: context.address,
    };
    await admit(source, request, context);
    const member = await findByName(request.username, mobile, context);
    if (!(await isPassword(request.password, member?.passwordHash)) || !member)
      throw await failed(source, context, {
        message: 'The username or the password is not right.',
        reason: 'wrong_credentials',
      });
    await failures.clear(source);
    await checkAddress(member, context);
    return open(member, context);
  }

  /**
   * Signs in by SMS code. The code itself proves the member's identity, so a new address is
   * accepted and becomes known.
   */
  async function loginByCode(request: LoginRequest, context: CallContext) {
    const { merchant, nowMs } = context;
    if (!['PHONELOGIN', 'MOBILEVERCODELOGIN3'].every((mod) => hasModule(merchant.modulesOff, mod)))
      throw new Refusal('Sign-in by SMS is not offered here. Please use username and password.');
    const mobile = readMobileNumber(merchant, request.username, request.countryDialingCode);
    if (!mobile) throw refuseFields({ mobileNum: wrongNumber });
    const source = {
      merchant: merchant.code,
      account: dialledAs(mobile),
      address: context.address,
    };
    await admit(source, request, context);
    const member = await members.findByMobile(merchant.code, mobile);
    const isRight = await codes.redeem(
      { merchant: merchant.code, mobile, purpose: 'login' },
      request.password,
      nowMs,
    );
    if (!isRight || !member)
      throw await failed(source, context, {
        message: 'The mobile number or the code is not right, or the code has expired.',
        reason: 'code_wrong',
      });
    await failures.clear(source);
    return open(member, context);
  }

  /**
   * The name may also be the mobile number, so that a member who reset the password by phone can
   * sign in without the username.
   */
  async function findByName(
    username: string,
    mobile: MobileNumber | undefined,
    { merchant }: CallContext,
  ): Promise<Member | undefined> {
    // Always runs both lookups, so that known and unknown names take the same time.
    const byMobile = mobile && (await members.findByMobile(merchant.code, mobile));
    return (await members.findByAccount(merchant.code, username)) ?? byMobile;
  }

  /** A correct password bypasses neither lock nor captcha. */
  async function admit(
    source: LoginSource,
    { captcha, captchaId }: LoginRequest,
    { merchant, nowMs }: CallContext,
  ): Promise<void> {
    const { captchaNeeded, lockedUntilMs } = await failures.find(source);
    if (lockedUntilMs > nowMs) throw lockedUntil(lockedUntilMs, nowMs);
    if (!captchaNeeded) return;
    if (!captcha || !captchaId)
      throw new Refusal('Please enter the characters of the picture.', {
        ...requireCaptcha,
        reason: 'captcha_required',
      });
    const isRight = await captchas.redeem(merchant.code, captchaId, captcha, nowMs);
    if (!isRight)
      throw new Refusal('Those are not the characters of the picture. Please try the new one.', {
        ...requireCaptcha,
        reason: 'captcha_wrong',
      });
  }

  async function failed(
    source: LoginSource,
    { nowMs }: CallContext,
    { message, reason }: { message: string; reason: LoginFault },
  ): Promise<Refusal> {
    return (await failures.add(source, nowMs))
      ? lockedUntil(nowMs + lockMs, nowMs)
      : new Refusal(message, { ...requireCaptcha, reason });
  }

  async function checkAddress(member: Member, { address }: CallContext): Promise<void> {
    if (!member.addressCheck || (await members.isKnownAddress(member.memberId, address))) return;
    throw new Refusal(
      'You have not signed in from this address before. Please verify that it is you.',
      { verification: verificationsOf(member) },
    );
  }
}

function lockedUntil(untilMs: number, nowMs: number): Refusal {
  return new Refusal(
    `Too many failed attempts. Sign-in is locked; please try again in ${describeWait(untilMs - nowMs)}.`,
    {
      ...requireCaptcha,
      reason: 'account_locked',
      waitSeconds: Math.ceil((untilMs - nowMs) / 1000),
    },
  );
}
