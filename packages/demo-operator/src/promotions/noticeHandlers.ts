import type { Notice } from '@livery/model';
import type { ListedNotice, Notices } from './Notices.ts';
import type { CallHandlers } from '../calls/CallHandlers.ts';

const groups = { player: ['PL'], banners: ['B'], popup: ['PU'], promotion: ['PR'] } as const;
const popups: readonly string[] = ['PU', 'H'];

/** Handles the announcements, each from the merchant's own list. */
export function noticeHandlers({
  notices,
}: {
  notices: Notices;
}): Pick<
  CallHandlers,
  'getNotice' | 'getAnnouncementContentV2' | 'getAnnouncementLogined' | 'getAgentNotices'
> {
  return {
    getNotice: async ({ types = '', language = 'EN' }, { merchant }) => {
      const found = await notices.list({
        merchant: merchant.code,
        language,
        kinds: types.split(','),
        membersOnly: false,
      });
      const group = (kinds: readonly string[]): Notice[] =>
        found.filter(({ kind }) => kinds.includes(kind)).map(describe);
      return {
        player: group(groups.player),
        banners: group(groups.banners),
        popup: group(groups.popup),
        promotion: group(groups.promotion),
      };
    },
    getAnnouncementContentV2: async ({ types = '', language = 'EN' }, { merchant }) => {
      const kinds = types.split(',').filter((kind) => popups.includes(kind));
      return {
        popup: (
          await notices.list({ merchant: merchant.code, language, kinds, membersOnly: false })
        ).map(describe),
      };
    },
    getAnnouncementLogined: async ({ types = '', language = 'EN' }, { merchant }) => ({
      player: (
        await notices.list({
          merchant: merchant.code,
          language,
          kinds: types.split(','),
          membersOnly: true,
        })
      ).map(describe),
    }),
    getAgentNotices: async ({ language = 'EN' }, { merchant }) => ({
      list: (
        await notices.list({ merchant: merchant.code, language, kinds: ['AG'], membersOnly: false })
      ).map(describe),
    }),
  };
}

function describe({ kind: _kind, ...notice }: ListedNotice): Notice {
  return notice;
}
