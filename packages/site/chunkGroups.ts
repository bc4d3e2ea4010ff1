import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Modules that are packed into one chunk of the client build. */
interface ChunkGroup {
  readonly name: string;
  /** Files and folders, from the repository's root. */
  readonly members: readonly string[];
  /** A module of two groups goes to that of the higher priority. */
  readonly priority?: number;
}

const root = join(import.meta.dirname, '../..');

const chunkGroups: readonly ChunkGroup[] = [
  {
    // Libraries every page needs before it hydrates: one chunk that outlives releases.
    name: 'libraries',
    priority: 3,
    members: [
      'node_modules/react',
      'node_modules/react-dom',
      'node_modules/scheduler',
      'node_modules/mobx',
      'node_modules/mobx-react-lite',
    ],
  },
  {
    // What every page needs of our own code, with all it imports, and small parts that nearly every
    // page needs, among them the states of sections and the tiles of games: one chunk packs better
    // than the dozen it is shared in.
    name: 'core',
    priority: 2,
    members: [
      'packages/site/src/App.tsx',
      'packages/site/src/navigation/Routing.tsx',
      'packages/site/src/navigation/DocumentSync.tsx',
      'packages/site/src/browser/ports.ts',
      'packages/components/src/lobby/useGameCategories.ts',
      'packages/components/src/play/onGameClick.ts',
      'packages/components/src/core/FailedState',
      'packages/components/src/core/ResourceSection',
      'packages/components/src/core/ResourceView',
      'packages/components/src/core/useQuery.ts',
      'packages/components/src/core/SessionCheckFailed',
      'packages/components/src/core/useResource.ts',
      'packages/components/src/lobby/GameTile',
      'packages/ui/src/Badge',
      'packages/ui/src/EmptyState',
      'packages/ui/src/ErrorState',
      'packages/ui/src/HorizontalList',
      'packages/ui/src/Section',
      'packages/ui/src/Skeleton',
      'packages/stores/src/site/defineQuery.ts',
      'packages/stores/src/lobby/gameListQuery.ts',
    ],
  },
  {
    // Navigations inside the site, after the first page.
    name: 'routing',
    members: [
      'node_modules/react-router',
      'node_modules/react-router-dom',
      'packages/components/src/play/GameStage/arrival.ts',
      'packages/site/src/navigation/BrowserRouting.tsx',
      'packages/site/src/navigation/ScrollMemory.ts',
      'packages/site/src/navigation/markSettled.ts',
    ],
  },
  {
    // Parts of forms and filters: one chunk instead of a dozen small ones.
    name: 'controls',
    members: [
      'packages/components/src/core/FormField',
      'packages/ui/src/Checkbox',
      'packages/ui/src/Chips',
      'packages/ui/src/Field',
      'packages/ui/src/Radio',
      'packages/ui/src/SearchField',
      'packages/ui/src/Select',
      'packages/ui/src/Tabs',
      'packages/ui/src/TextArea',
      'packages/ui/src/useRovingChoice.ts',
    ],
  },
  {
    // Small modules that late components share, among them calls, and the way from a click on a
    // game to its launch: alone, each would be a request of a few hundred bytes that compresses
    // badly, and a name in the first chunk.
    name: 'lateParts',
    members: [
      'node_modules/dayjs',
      'packages/api/src/calls/home/hotGames.ts',
      'packages/api/src/calls/home/jackpots.ts',
      'packages/api/src/calls/home/winners.ts',
      'packages/api/src/calls/lobby/favourites.ts',
      'packages/api/src/calls/lobby/recentGames.ts',
      'packages/api/src/calls/sports/sportsEvents.ts',
      'packages/api/src/calls/lottery/lottery.ts',
      'packages/api/src/calls/play/play.ts',
      'packages/api/src/calls/promotions/participation.ts',
      'packages/api/src/calls/promotions/promotions.ts',
      'packages/api/src/calls/registration/registration.ts',
      'packages/api/src/calls/rewards/mall.ts',
      'packages/api/src/calls/rewards/vip.ts',
      'packages/api/src/calls/session/login.ts',
      'packages/api/src/calls/session/passwords.ts',
      'packages/api/src/calls/support/feedback.ts',
      'packages/components/src/core/LoginLink',
      'packages/components/src/core/RichText/RichText.module.css',
      'packages/components/src/core/RichText/RichText.tsx',
      'packages/components/src/core/RichText/ServedTextContext.ts',
      'packages/components/src/core/RichText/copyRich.ts',
      'packages/components/src/core/RichText/richRules.ts',
      'packages/components/src/core/RichText/sanitiseHtml.ts',
      'packages/components/src/core/dates/formatDateTime.ts',
      'packages/components/src/core/dates/formatZoned.ts',
      'packages/components/src/core/demonstrationText.ts',
      'packages/components/src/core/openService.ts',
      'packages/components/src/core/paging/Pager.tsx',
      'packages/components/src/core/paging/focusListStart.ts',
      'packages/components/src/core/refresh/useInView.ts',
      'packages/components/src/core/resourceUrl.ts',
      'packages/components/src/core/useSessionStatus.ts',
      'packages/components/src/core/vendors/HotMark',
      'packages/components/src/core/vendors/VendorLogo',
      'packages/components/src/home/RecentGames/RecentLoading.tsx',
      'packages/components/src/play/launchGame.ts',
      'packages/components/src/play/launchTarget.ts',
      'packages/components/src/play/promptLoginOrLaunch.ts',
      'packages/components/src/preferences/LanguagePicker/changeLanguage.ts',
      'packages/components/src/promotions/NoticeList/NoticeDate.module.css',
      'packages/components/src/promotions/NoticeList/NoticeDate.tsx',
      'packages/components/src/shell/DownloadBanner',
      'packages/components/src/shell/ProviderMenu/ProviderMenu.module.css',
      'packages/components/src/shell/ProviderMenu/chooseProvider.ts',
      'packages/model/src/core/search',
      'packages/model/src/core/time/after.ts',
      'packages/model/src/lottery/lotteryVendors.ts',
      'packages/site/src/browser/trustedScript.ts',
      'packages/site/src/browser/workerFault.ts',
      'packages/stores/src/core/newReference.ts',
      'packages/stores/src/core/poll.ts',
      'packages/stores/src/core/vendorCodePattern.ts',
      'packages/stores/src/home/hotGamesQuery.ts',
      'packages/stores/src/lobby/ChosenVendorStore.ts',
      'packages/stores/src/lobby/recentGamesQuery.ts',
      'packages/stores/src/lobby/vendorCodeIn.ts',
      'packages/stores/src/lottery/lotteryPathOf.ts',
      'packages/stores/src/lottery/prizeModeOf.ts',
      'packages/stores/src/play/gameAddress.ts',
      'packages/stores/src/promotions/NoticesStore.ts',
      'packages/stores/src/session/requireMember.ts',
      'packages/stores/src/shell/ProviderMenuStore.ts',
      'packages/stores/src/support/ServiceStore.ts',
      'packages/ui/src/Amount',
      'packages/ui/src/Carousel/Carousel.tsx',
      'packages/ui/src/Details',
      'packages/ui/src/Menu',
      'packages/ui/src/Pagination',
      'packages/ui/src/keepInWindow.ts',
      'packages/ui/src/markOutOfSight.ts',
      'packages/ui/src/useDisclosure.ts',
      'packages/ui/src/useNearViewport.ts',
      'packages/ui/src/usePreHydrationValue.ts',
    ],
  },
  {
    // Small layouts that several pages share, but not the home page, and what the list of
    // promotions shares with their pages.
    name: 'panels',
    members: [
      'packages/components/src/core/paging/useItemPages.ts',
      'packages/components/src/core/useIsPhone.ts',
      'packages/components/src/promotions/PromotionDetail/PromotionDetail.module.css',
      'packages/components/src/promotions/PromotionList/StatusBadge.tsx',
      'packages/components/src/promotions/PromotionList/promotionPeriod.ts',
      'packages/stores/src/promotions/promotionQueries.ts',
      'packages/ui/src/ButtonGroup',
      'packages/ui/src/Card',
      'packages/ui/src/Grid',
      'packages/ui/src/TileGrid',
      'packages/ui/src/gap.module.css',
    ],
  },
  {
    // State of the account, of which guests need the currency.
    name: 'accountState',
    priority: 1,
    members: ['packages/stores/src/account/AccountStateStore.ts'],
  },
  {
    // What every page shows a member, and the address of the centres.
    name: 'memberParts',
    members: [
      'packages/api/src/calls/account/icons.ts',
      'packages/components/src/account/AccountPanel/Balance.tsx',
      'packages/components/src/centre/Centre/centreEntries.ts',
      'packages/components/src/centre/Centre/useCentreContent.ts',
      'packages/components/src/core/centreAddress.ts',
      'packages/stores/src/account/memberIconQuery.ts',
      'packages/stores/src/account/sendOnce.ts',
      'packages/stores/src/centre/CentreStore.ts',
      'packages/stores/src/play/GameMoneyStore.ts',
      'packages/stores/src/shell/isUnconfirmed.ts',
    ],
  },
  {
    // Dialogs, and the modals that any page may open.
    name: 'overlays',
    members: [
      'packages/components/src/core/ModalFrame',
      'packages/components/src/promotions/NoticeModal',
      'packages/components/src/promotions/PopupNoticeModal',
      'packages/components/src/registry/OverlayHost',
      'packages/components/src/registry/chunks/siteModals.gen.ts',
      'packages/components/src/registry/modals.gen.ts',
      'packages/components/src/support/ChatRoomModal',
      'packages/components/src/support/HelpModal',
      'packages/ui/src/Dialog',
    ],
  },
  {
    // Shared by the forms of accounts, besides controls.
    name: 'accountForms',
    members: [
      'packages/components/src/core/FormTabs',
      'packages/components/src/core/forms/focusField.ts',
      'packages/components/src/core/forms/submitForm.ts',
      'packages/components/src/protection/CaptchaImage',
      'packages/components/src/protection/CountryPicker',
      'packages/components/src/protection/PhoneField',
      'packages/components/src/protection/SmsCodeField',
      'packages/components/src/session/SocialSignIn',
      'packages/model/src/core/Refusal.ts',
      'packages/model/src/session/returnAddress.ts',
      'packages/stores/src/protection/CaptchaStore.ts',
      'packages/stores/src/protection/RuledField.ts',
      'packages/stores/src/protection/SmsCodeStore.ts',
      'packages/stores/src/protection/ValidatorsStore.ts',
      'packages/stores/src/protection/phoneFormat.ts',
      'packages/stores/src/session/AfterLoginStore.ts',
      'packages/stores/src/session/reportLogin.ts',
    ],
  },
  {
    // Texts of an operator's words that components of several chunks show.
    name: 'wordTexts',
    members: [
      'packages/components/src/core/wordText.ts',
      'packages/components/src/lobby/lotteryTagTexts.ts',
    ],
  },
];

/**
 * The groups for Rolldown's `codeSplitting`. Throws for a member that does not exist: a renamed
 * file would leave its group without a word.
 */
export function rolldownGroups(): {
  name: string;
  priority: number;
  test: (id: string) => boolean;
}[] {
  return chunkGroups.map(({ name, members, priority = 0 }) => {
    for (const member of members)
      if (!existsSync(join(root, member)))
        throw new Error(`Chunk group "${name}" names ${member}, which does not exist.`);
    return { name, priority, test: (id) => members.some((member) => isIn(id, join(root, member))) };
  });
}

function isIn(id: string, path: string): boolean {
  const file = id.replace(/^\0/, '').split('?')[0] ?? id;
  return file === path || file.startsWith(`${path}/`);
}
