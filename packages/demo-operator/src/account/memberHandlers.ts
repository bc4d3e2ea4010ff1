import { avatars, iconOf } from '@livery/demo-content/art/avatars';
import type { CallHandlers } from '../calls/CallHandlers.ts';
import { Refusal } from '../core/Refusal.ts';
import { refuseFields } from '../core/refuseFields.ts';
import { checkValue } from '../merchants/checkValue.ts';
import { profileOf } from '../merchants/merchantProfiles.ts';
import type { MemberProfiles } from './security/MemberProfiles.ts';

const minNicknameLength = 2;
const maxNicknameLength = 20;
/** Control characters and those that change the direction of the text around a name. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;

/** Handles the member's profile. */
export function memberHandlers({
  profiles,
}: {
  profiles: MemberProfiles;
}): Pick<CallHandlers, 'icon' | 'avatar' | 'setIcon' | 'setNickname' | 'setRealName'> {
  return {
    icon: (_request, { member }) => ({ icon: member.icon ?? iconOf(member.memberId) }),
    avatar: () => ({ avatars: [...avatars] }),

    setIcon: async ({ icon }, { member }) => {
      if (!avatars.includes(icon)) throw refuseFields({ icon: 'There is no such avatar.' });
      await profiles.setIcon(member.memberId, icon);
      return { icon };
    },

    setNickname: async (request, { member }) => {
      const nickname = request.nickname.trim().normalize('NFC');
      const { length } = [...nickname];
      if (length < minNicknameLength || length > maxNicknameLength || unprintable.test(nickname))
        throw refuseFields({
          nickname: `Please enter ${minNicknameLength} - ${maxNicknameLength} characters.`,
        });
      await profiles.setNickname(member.memberId, nickname);
      return { nickname };
    },

    setRealName: async (request, { member, merchant }) => {
      const payeeName = request.payeeName.trim();
      const rule = profileOf(merchant.profile).validators.find(
        ({ field }) => field === 'payeeName',
      );
      const problem = rule && checkValue(rule, payeeName);
      if (problem !== undefined) throw refuseFields({ payeeName: problem });
      if (!(await profiles.setRealName(member.memberId, payeeName)))
        throw new Refusal('The real name is stored already. Customer service can correct it.', {
          reason: 'already_set',
        });
      return {};
    },
  };
}
