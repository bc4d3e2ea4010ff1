import { randomInt } from 'node:crypto';
import type { GatewayProofs } from '../protection/codecs/GatewayProofs.ts';
import type { Attempts } from '../members/Attempts.ts';
import { drawPassword } from '../members/drawPassword.ts';
import type { Member, Members } from '../members/Members.ts';
import { hashPassword } from '../core/passwordHash.ts';
import type { Sessions } from '../members/Sessions.ts';
import { hasModule } from '../merchants/moduleTree.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { tooManyRequests } from '../core/tooManyRequests.ts';
import { createSessionOpener } from './createSessionOpener.ts';

const addressLimit = { max: 20, withinMs: 60_000 };
const balanceMinor = 200_000;

/** Handles trial accounts, which are created on request. */
export function freePlayHandlers(ports: {
  members: Members;
  sessions: Sessions;
  attempts: Attempts;
  gatewayProofs: GatewayProofs;
}): Pick<CallHandlers, 'loginFreePlay'> {
  const { members, attempts, gatewayProofs } = ports;
  const open = createSessionOpener(ports);
  return {
    loginFreePlay: async ({ token }, context) => {
      const { merchant, nowMs, address } = context;
      if (!hasModule(merchant.modulesOff, 'FREEPLAY'))
        throw new Refusal('Free play is not offered here.', { reason: 'not_offered' });
      if (!(await gatewayProofs.accept(token, context)))
        throw new Refusal(
          'This site could not show that it asks for its own visitor. Please try again.',
        );
      const wait = await attempts.take(
        { merchant: merchant.code, kind: 'freePlay', subject: address },
        addressLimit,
        nowMs,
      );
      if (wait) throw tooManyRequests(wait.nextAtMs, nowMs);
      return open(await addGuest(merchant.code, nowMs), context);
    },
  };

  /** The name has five random digits, or more when those are taken. The password is random. */
  async function addGuest(merchant: string, nowMs: number): Promise<Member> {
    const passwordHash = await hashPassword(drawPassword());
    for (let digits = 5; ; digits += 1) {
      const account = `guest${String(randomInt(10 ** digits)).padStart(digits, '0')}`;
      const added = await members.add(
        merchant,
        {
          account,
          passwordHash,
          isAgent: 4,
          balanceMinor,
          nickname: account,
          firstTimeLogin: false,
          passwordExpired: false,
          rankLevel: 1,
          rankName: 'Bronze',
          memberLabel: ['demonstration'],
        },
        nowMs,
      );
      const member = added && (await members.findByAccount(merchant, account));
      if (member) return member;
    }
  }
}
