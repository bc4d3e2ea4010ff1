import type { RegisterRequest } from '@livery/model';
import type { Affiliates } from '../members/Affiliates.ts';
import type { Captchas } from '../protection/captcha/Captchas.ts';
import type { Referrals } from '../members/Referrals.ts';
import type { Member, Members } from '../members/Members.ts';
import type { MobileNumber } from '../core/MobileNumber.ts';
import { wrongNumber } from '../merchants/checkValue.ts';
import { hasModule } from '../merchants/moduleTree.ts';
import { readMobileNumber } from '../merchants/readMobileNumber.ts';
import type { PhoneProofs, ProvenNumber } from '../protection/messages/PhoneProofs.ts';
import type { SmsCodes } from '../protection/messages/SmsCodes.ts';
import type { CallContext } from '../calls/CallHandlers.ts';
import { refuseFields } from '../core/refuseFields.ts';
import {
  checkRegistration,
  registrationValues,
  type RegistrationValues,
} from './checkRegistration.ts';
import { registrationRules, type RegistrationMethod } from './registrationRules.ts';
import { accountOf, toNewMember } from './toNewMember.ts';

export interface RegistrationPorts {
  readonly members: Members;
  readonly captchas: Captchas;
  readonly codes: SmsCodes;
  readonly proofs: PhoneProofs;
  readonly affiliates: Affiliates;
  readonly referrals: Referrals;
}

const wrongCode = 'The code is not right or has expired.';
const unverifiedNumber = 'Please verify this mobile number.';
const alreadyRegistered = 'has an account already.';

/** Registration request with the intermediate results of its checks. */
interface Attempt extends CallContext {
  readonly method: RegistrationMethod;
  readonly values: RegistrationValues;
  readonly mobile: MobileNumber | undefined;
  /** Error messages by field. */
  readonly problems: Record<string, string>;
}

/** Registers visitors as members, or returns all problems of the form at once. */
export class Registration {
  readonly #ports: RegistrationPorts;

  constructor(ports: RegistrationPorts) {
    this.#ports = ports;
  }

  async register(
    request: RegisterRequest,
    method: RegistrationMethod,
    context: CallContext,
  ): Promise<Member> {
    const { members, codes, proofs } = this.#ports;
    const { merchant, nowMs } = context;
    const values = registrationValues(
      method === 'mobile' ? { ...request, username: request.mobileNum } : request,
    );
    const rules = registrationRules(merchant, method);
    const mobile =
      values.mobileNum === undefined
        ? undefined
        : readMobileNumber(merchant, values.mobileNum, values.countryDialingCode);
    const problems = checkRegistration(
      method === 'mobile' ? rules.filter(({ field }) => field !== 'username') : rules,
      values,
    );
    const attempt = { ...context, method, values, mobile, problems };
    // Each attempt uses up a captcha, so the next attempt needs a new one.
    const extra = rules.some(({ field, enabled }) => field === 'captcha' && enabled)
      ? { captcha: true }
      : {};

    if (values.mobileNum !== undefined && !mobile) problems.mobileNum ??= wrongNumber;
    await this.#checkProofs(attempt);
    await this.#checkTaken(attempt);
    const slot = mobile &&
      values.verificationCode !== undefined && {
        merchant: merchant.code,
        mobile,
        purpose: 'register' as const,
      };
    if (Object.keys(problems).length === 0 && slot && !(await codes.use(slot)))
      problems.verificationCode = wrongCode;
    const proven = provenNumber(attempt);
    if (Object.keys(problems).length === 0 && proven && !(await proofs.use(proven, nowMs)))
      problems.mobileNum = unverifiedNumber;
    if (Object.keys(problems).length > 0) throw refuseFields(problems, extra);

    const account = accountOf(values, mobile, method);
    const invitation = await this.#invitation(attempt);
    const added = await members.add(
      merchant.code,
      {
        ...(await toNewMember(values, {
          account,
          mobile,
          affiliateCode: invitation,
        })),
        mobileVerified: Boolean(slot) || proven !== undefined,
      },
      nowMs,
    );
    if (!added) await this.#checkTaken(attempt);
    const member = added ? await members.findByAccount(merchant.code, account) : undefined;
    if (!member) throw refuseFields(problems, extra);
    if (invitation !== undefined) await this.#recordReferral(invitation, member, context);
    return member;
  }

  /** Counts the new member as a friend of the member whose code was used. */
  async #recordReferral(
    invitation: string,
    { memberId: friendId, account }: Member,
    { merchant, nowMs }: CallContext,
  ): Promise<void> {
    const { referrals } = this.#ports;
    const memberId = await referrals.inviter(merchant.code, invitation.trim());
    if (memberId !== undefined) await referrals.add({ memberId, friendId, account, atMs: nowMs });
  }

  /** Checks captcha, SMS code and invitation code. */
  async #checkProofs(attempt: Attempt): Promise<void> {
    const { captchas, codes, proofs, affiliates } = this.#ports;
    const { values, mobile, problems, merchant, nowMs } = attempt;
    const { captcha, captchaId = '', verificationCode, affiliateCode } = values;
    if (
      captcha !== undefined &&
      !(await captchas.redeem(merchant.code, captchaId, captcha, nowMs))
    ) {
      problems.captcha ??= 'Those are not the characters of the picture. Please try the new one.';
    }
    if (mobile && verificationCode !== undefined && problems.verificationCode === undefined) {
      const isRight = await codes.isRight(
        { merchant: merchant.code, mobile, purpose: 'register' },
        verificationCode,
        nowMs,
      );
      if (!isRight) problems.verificationCode = wrongCode;
    }
    const proven = provenNumber(attempt);
    if (proven && !(await proofs.isProven(proven, nowMs))) problems.mobileNum ??= unverifiedNumber;
    const wrong =
      affiliateCode === undefined
        ? undefined
        : await affiliates.problemOf(merchant.code, affiliateCode, nowMs);
    if (wrong) problems.affiliateCode ??= wrong.message;
    if (
      affiliateCode === undefined &&
      !hasModule(merchant.modulesOff, 'DIRECTREG3') &&
      (await this.#invitation(attempt)) === undefined
    ) {
      problems.affiliateCode ??= 'Registration needs an invitation code here.';
    }
  }

  /** Checks the fields that must be unique among members. */
  async #checkTaken({ method, values, mobile, problems, merchant }: Attempt): Promise<void> {
    const { members } = this.#ports;
    const { username = '', email } = values;
    if (
      method === 'username' &&
      problems.username === undefined &&
      (await members.findByAccount(merchant.code, username))
    )
      problems.username = 'This username is taken.';
    const isNumberTaken =
      mobile &&
      ((await members.findByMobile(merchant.code, mobile)) ??
        (method === 'mobile' && (await members.findByAccount(merchant.code, mobile.number))));
    if (isNumberTaken) problems.mobileNum ??= `This mobile number ${alreadyRegistered}`;
    if (
      email !== undefined &&
      problems.email === undefined &&
      (await members.findByEmail(merchant.code, email))
    )
      problems.email = `This e-mail address ${alreadyRegistered}`;
  }

  /** Returns the invitation code: the typed one, else a valid one of the link. */
  async #invitation({
    values: { affiliateCode, referralCode },
    merchant,
    nowMs,
  }: Attempt): Promise<string | undefined> {
    const code = affiliateCode ?? referralCode;
    return code !== undefined && (await this.#ports.affiliates.isValid(merchant.code, code, nowMs))
      ? code
      : undefined;
  }
}

/** Returns the number to be proven when a phone verifier replaces SMS codes. Source: SMSC-06. */
function provenNumber({
  method,
  values,
  mobile,
  merchant: { code, modulesOff },
}: Attempt): ProvenNumber | undefined {
  if (
    method !== 'mobile' ||
    !mobile ||
    !hasModule(modulesOff, 'REGMOBVERF3') ||
    !hasModule(modulesOff, 'THIRDPARTYSMS')
  )
    return undefined;
  return {
    merchant: code,
    mobile,
    idToken: values.channel === 'sms' ? (values.idToken ?? '') : '',
  };
}
