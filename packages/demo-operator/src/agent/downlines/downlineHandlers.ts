import type { CallHandlers } from '../../calls/CallHandlers.ts';
import { refuseFields, refuseProblems } from '../../core/refuseFields.ts';
import type { Database } from '../../database/DatabaseSchema.ts';
import { agentTypeBelow } from '../../members/InviteLinks.ts';
import { addMembers } from '../../members/Members.ts';
import { MemberTree } from '../../members/MemberTree.ts';
import type { Merchant } from '../../merchants/Merchant.ts';
import { checkRegistration, registrationValues } from '../../registration/checkRegistration.ts';
import { registrationRules } from '../../registration/registrationRules.ts';
import { toNewMember } from '../../registration/toNewMember.ts';
import { once } from '../../wallet/once.ts';
import { listDownlines } from './downlineList.ts';
import { downlineTypes, requireType } from './downlineTypes.ts';
import { readRebate, rebateOf, toPercent } from './rebates.ts';

/** Handles the members below an agent. */
export function downlineHandlers({
  db,
}: {
  db: Database;
}): Pick<
  CallHandlers,
  'getDownlines' | 'setDownlineRebate' | 'getDownlineOptions' | 'createDownline'
> {
  return {
    getDownlines: (request, context) => listDownlines(db, request, context),
    setDownlineRebate: async (
      { referenceNo, memberId: id, rebate },
      { merchant, member, nowMs },
    ) => {
      const { memberId: agentId } = member;
      const downline = await new MemberTree(db).requireDownline(agentId, id);
      return once(
        db,
        {
          merchant: merchant.code,
          memberId: agentId,
          otherId: downline.memberId,
          referenceNo,
          kind: 'setDownlineRebate',
          payload: { memberId: id, rebate },
          nowMs,
        },
        async (tx) => {
          // Only the member directly above: the rebates of others are within those of their
          // uplines.
          const { level } = await new MemberTree(tx).requireDownline(agentId, id);
          if (level !== 1)
            throw refuseFields({ memberId: 'Only the agent directly above sets this rebate.' });
          const hundredths = readRebate(rebate, await rebateOf(tx, agentId));
          const current = await rebateOf(tx, downline.memberId);
          if (hundredths < current)
            throw refuseFields({ rebate: `A rebate is never lowered: ${toPercent(current)}%.` });
          await tx
            .updateTable('member')
            .set({ rebate_hundredths: hundredths })
            .where('member_id', '=', downline.memberId)
            .execute();
          return { memberId: id, rebate: toPercent(hundredths) };
        },
      );
    },
    getDownlineOptions: async (_request, { merchant, member: { memberId } }) => {
      const [username, password] = signInRules(merchant);
      return {
        types: (await downlineTypes(db, memberId)).map((value) => ({ value })),
        maxRebate: toPercent(await rebateOf(db, memberId)),
        usernameMin: username?.minLength ?? 1,
        usernameMax: username?.maxLength ?? 64,
        passwordMin: password?.minLength ?? 1,
        passwordMax: password?.maxLength ?? 64,
      };
    },
    createDownline: async ({ referenceNo, type, rebate = 0, ...given }, context) => {
      const { merchant, member, nowMs } = context;
      const { memberId: agentId, isAgent } = member;
      const values = registrationValues(given);
      const { username: account = '' } = values;
      refuseProblems(checkRegistration(signInRules(merchant), values));
      const newMember = await toNewMember(values, {
        account,
        mobile: undefined,
        affiliateCode: undefined,
      });
      return once(
        db,
        {
          merchant: merchant.code,
          memberId: agentId,
          referenceNo,
          kind: 'createDownline',
          // Without the password, because it is stored.
          payload: { type, account, rebate },
          nowMs,
        },
        async (tx) => {
          await requireType(tx, agentId, type);
          const rebateHundredths = readRebate(rebate, await rebateOf(tx, agentId));
          const added = await addMembers(tx, {
            merchant: merchant.code,
            members: [
              {
                ...newMember,
                isAgent: type === 'agent' ? agentTypeBelow(isAgent) : 0,
                uplineId: agentId,
                rebateHundredths,
                // The agent knows the password, so that the member has to choose another one.
                passwordExpired: true,
                firstTimeLogin: true,
              },
            ],
            atMs: nowMs,
          });
          if (added === 0) throw refuseFields({ username: 'This username is taken.' });
          const { member_id: memberId } = await tx
            .selectFrom('member')
            .select('member_id')
            .where('merchant', '=', merchant.code)
            .where('account', '=', account)
            .executeTakeFirstOrThrow();
          return { memberId: String(memberId), account, type, rebate: toPercent(rebateHundredths) };
        },
      );
    },
  };
}

/** Returns the merchant's rules of usernames and passwords. */
function signInRules(merchant: Merchant) {
  const rules = registrationRules(merchant, 'username');
  return ['username', 'password'].flatMap((field) =>
    rules
      .filter((rule) => rule.field === field)
      .map((rule) => ({ ...rule, enabled: true, required: true })),
  );
}
