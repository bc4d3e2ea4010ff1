import type { SocialLoginRequest } from '@livery/model';
import { randomInt } from 'node:crypto';
import type { Affiliates } from '../members/Affiliates.ts';
import { drawPassword } from '../members/drawPassword.ts';
import type { LoginFailures } from '../members/LoginFailures.ts';
import type { Member, Members } from '../members/Members.ts';
import { hashPassword } from '../core/passwordHash.ts';
import type { Sessions } from '../members/Sessions.ts';
import type { SocialIdentity, SocialMembers } from '../members/SocialMembers.ts';
import { hasModule } from '../merchants/moduleTree.ts';
import type { IdTokens } from './oidc/IdTokens.ts';
import type { CallContext, CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { describeWait } from '../core/tooManyRequests.ts';
import { createSessionOpener } from './createSessionOpener.ts';

export interface SocialPorts {
  readonly members: Members;
  readonly social: SocialMembers;
  readonly sessions: Sessions;
  readonly failures: LoginFailures;
  readonly affiliates: Affiliates;
  readonly idTokens: IdTokens;
}

/**
 * Handles social login. The first sign-in creates a member with a random password, which the member
 * can replace through the lost-password mail.
 */
export function socialHandlers(ports: SocialPorts): Pick<CallHandlers, 'loginSocial'> {
  const { members, social, failures, affiliates, idTokens } = ports;
  const open = createSessionOpener(ports);
  return {
    loginSocial: async (request, context) => {
      const { merchant } = context;
      if (!hasModule(merchant.modulesOff, 'SOCIALLOGIN'))
        throw new Refusal('Sign-in with other accounts is not offered here.', {
          reason: 'not_offered',
        });
      const verified = await idTokens.read(request.idToken, request.provider);
      if (!verified || verified.subject !== request.subject)
        throw new Refusal('The other account could not be verified.');
      const identity = {
        merchant: merchant.code,
        provider: request.provider,
        subject: request.subject,
      };
      const existingId = await social.find(identity);
      const existing =
        existingId === undefined ? undefined : await members.findById(merchant.code, existingId);
      await admit(existing?.account ?? request.subject, context);
      if (existing) return open(existing, context);
      return {
        ...(await open(await join(identity, request, context), context)),
        firstTimeLogin: true,
      };
    },
  };

  /** Locks of the account or the address apply to every way to sign in. */
  async function admit(account: string, { merchant, nowMs, address }: CallContext): Promise<void> {
    const { lockedUntilMs } = await failures.find({ merchant: merchant.code, account, address });
    if (lockedUntilMs > nowMs)
      throw new Refusal(
        `Too many failed attempts. Sign-in is locked; please try again in ${describeWait(lockedUntilMs - nowMs)}.`,
        {
          reason: 'account_locked',
          waitSeconds: Math.ceil((lockedUntilMs - nowMs) / 1000),
        },
      );
  }

  async function join(
    identity: SocialIdentity,
    { name, email, referralCode }: SocialLoginRequest,
    { merchant, nowMs }: CallContext,
  ): Promise<Member> {
    const affiliateCode =
      referralCode !== undefined && (await affiliates.isValid(merchant.code, referralCode, nowMs))
        ? referralCode.toUpperCase()
        : undefined;
    if (affiliateCode === undefined && !hasModule(merchant.modulesOff, 'DIRECTREG3'))
      throw new Refusal('Registration needs an invitation code here.', {
        reason: 'invitation_wrong',
      });
    const passwordHash = await hashPassword(drawPassword());
    for (let digits = 0; ; digits += 1) {
      const account = `${accountFor(name, email)}${digits === 0 ? '' : randomInt(10 ** digits)}`;
      // Another member may have the e-mail address already. The provider cannot prove that both are
      // the same person.
      const isTaken =
        email !== undefined && (await members.findByEmail(merchant.code, email)) !== undefined;
      const memberId = await social.add(
        identity,
        {
          account,
          passwordHash,
          nickname: name ?? account,
          email: isTaken ? undefined : email,
          // The provider sends verified addresses only.
          emailVerified: email !== undefined && !isTaken,
          affiliateCode,
          isAgent: 0,
          balanceMinor: 0,
          firstTimeLogin: false,
          passwordExpired: false,
          rankLevel: 1,
          rankName: 'Bronze',
          memberLabel: ['demonstration'],
        },
        nowMs,
      );
      const member =
        memberId === undefined ? undefined : await members.findById(merchant.code, memberId);
      if (member) return member;
    }
  }
}

/** Derives a valid username from the person's data. */
function accountFor(name = '', email = ''): string {
  const plain = [email.split('@', 1)[0] ?? '', name].map((text) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/^\d+/, ''),
  );
  return (plain.find(({ length }) => length >= 2) ?? 'member').slice(0, 10);
}
