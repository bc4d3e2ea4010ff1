export { AccountStateStore } from './account/AccountStateStore.ts';
export { afterLogin } from './session/afterLogin.ts';
export { AfterLoginStore } from './session/AfterLoginStore.ts';
export { ApiError, attempt, type ReplyNamed, type RequestNamed } from '@livery/api';
export { CaptchaStore } from './protection/CaptchaStore.ts';
export { ChangePasswordStore } from './session/ChangePasswordStore.ts';
export { provideAccountState } from './contextValue.ts';
export { ChosenVendorStore, type ChosenVendor } from './lobby/ChosenVendorStore.ts';
export { ChunkStore, type ChunkFailure, type ChunkFault } from './core/ChunkStore.ts';
export { CountriesStore } from './protection/CountriesStore.ts';
export type { Clock } from '@livery/model';
export { DialogStore, type DialogFact, type DialogRequest } from './site/DialogStore.ts';
export { errorBody, type ErrorBody } from './shell/errorBody.ts';
export {
  FieldStore,
  FormStore,
  required,
  type FieldOptions,
  type FieldProblem,
  type FieldRule,
} from './core/forms/FormStore.ts';
export { FavouritesStore } from './lobby/FavouritesStore.ts';
export { GamePages } from './lobby/GamePages.ts';
export { gamePageSource } from './lobby/gamePageSource.ts';
export {
  GameListStore,
  type GameFilters,
  type GameListOptions,
  type GameView,
} from './lobby/GameListStore.ts';
export { gameAddress } from './play/gameAddress.ts';
export { gameRequestOf } from './play/gameRequestOf.ts';
export { GameMoneyStore } from './play/GameMoneyStore.ts';
export {
  ContractFormStore,
  tierFields,
  type TierForm,
  type TierPlace,
} from './agent/ContractFormStore.ts';
export { LanguageFormats } from './core/LanguageFormats.ts';
export { JoinStore } from './agent/JoinStore.ts';
export type { PatternPort } from './core/forms/PatternCheck.ts';
export { VipStore } from './rewards/VipStore.ts';
export { noInstallation, type InstallOffer, type InstallPort } from './core/InstallPort.ts';
export { InstallStore } from './shell/InstallStore.ts';
export type { KeyValueStorage } from './core/KeyValueStorage.ts';
export { valueOf, type Loadable } from './core/Loadable.ts';
export type { TextValues } from './core/translation/Translator.ts';
export { LotteryBetStore, type BetProblem } from './lottery/LotteryBetStore.ts';
export { LotteryFavouritesStore } from './lottery/LotteryFavouritesStore.ts';
export { LotteryHistoryStore } from './lottery/LotteryHistoryStore.ts';
export {
  LotteryListStore,
  lotteryWeekdays,
  type LotteryView,
  type LotteryWeekday,
} from './lottery/LotteryListStore.ts';
export { LotteryOrdersStore, type LotteryOutcome } from './lottery/LotteryOrdersStore.ts';
export { lotteryPathOf } from './lottery/lotteryPathOf.ts';
export { lotteryPrizeMode, offeredPrizeModes } from './lottery/lotteryPrizeMode.ts';
export {
  LotteryStore,
  secondsTo,
  type LotteryFilter,
  type TimedLottery,
} from './lottery/LotteryStore.ts';
export type { LocaleStore } from './core/LocaleStore.ts';
export { LoginDraftStore } from './session/LoginDraftStore.ts';
export {
  openLogin,
  requireAgent,
  requireMember,
  requireRealAccount,
} from './session/requireMember.ts';
export { LoginStore, type LoginMethod } from './session/LoginStore.ts';
export { ModalStore, type BeforeModal, type OpenModal } from './site/ModalStore.ts';
export { NoticesStore } from './promotions/NoticesStore.ts';
export type { NavigationOptions, NavigationPort, PageStore } from './site/PageStore.ts';
export type { PhoneProofStore } from './protection/PhoneProofStore.ts';
export { PhoneError, type PhoneNumber, type PhoneVerification } from './core/PhoneVerification.ts';
export type { PreferencePort, Theme } from './preferences/PreferencesStore.ts';
export { poll } from './core/poll.ts';
export { PlayStore, type PlayState } from './play/PlayStore.ts';
export { gameFrameSettings, type GameFrameSettings } from './play/gameFrameSettings.ts';
export { ProviderMenuStore } from './shell/ProviderMenuStore.ts';
export { lengthValues, type RegistrationField } from './protection/registerRules.ts';
export { RememberStore } from './session/RememberStore.ts';
export { RecoverStore, type RecoverMethod } from './session/RecoverStore.ts';
export { RegisterStore, type RegisterMethod } from './registration/RegisterStore.ts';
export type { RegistrationFields } from './registration/RegistrationFields.ts';
export { SmsCodeStore } from './protection/SmsCodeStore.ts';
export { Resource } from './core/Resource.ts';
export { JackpotFeedStore } from './home/JackpotFeedStore.ts';
export { JackpotStore, type JackpotKind } from './home/JackpotStore.ts';
export { WalletTransferStore, type MoneyStep } from './account/WalletTransferStore.ts';
export { RecentSearches } from './support/RecentSearches.ts';
export { ServiceStore } from './support/ServiceStore.ts';
export {
  SiteSearchStore,
  type FoundHelp,
  type FoundProvider,
  type SearchablePage,
  type SearchSources,
} from './support/SiteSearchStore.ts';
export { RoutersStore } from './shell/RoutersStore.ts';
export { RootStore, type RootPorts } from './RootStore.ts';
export type { LazyStore, StoreDeps } from './site/StoreAccess.ts';
export {
  contractRequestsOf,
  contractSettingsQuery,
  contractTermsOf,
  type ContractTerms,
} from './agent/contractSettingsQuery.ts';
export { defineQuery, requestOf, type Query } from './site/defineQuery.ts';
export { gameListQuery } from './lobby/gameListQuery.ts';
export { listPlaceIn, pageNoIn, withListPlace, withPageNo } from './lobby/listAddress.ts';
export { vendorCodeIn } from './lobby/vendorCodeIn.ts';
export { helpArticle, helpQuery } from './support/helpQuery.ts';
export { hotGamesOf, hotGamesQuery, popularGamesQuery } from './home/hotGamesQuery.ts';
export { mallQuery } from './rewards/mallQuery.ts';
export { memberIconQuery, memberIconUrls } from './account/memberIconQuery.ts';
export { memberInfoOf, memberInfoQuery } from './account/memberInfoQuery.ts';
export {
  myPromotionsQuery,
  promotionQuery,
  promotionsQuery,
} from './promotions/promotionQueries.ts';
export { pvpRoomsQuery } from './play/pvpRoomsQuery.ts';
export { recentGamesQuery } from './lobby/recentGamesQuery.ts';
export {
  BetSlipStore,
  maxSlipLines,
  type LineState,
  type SlipMode,
  type SlipProblem,
} from './sports/BetSlipStore.ts';
export { keyOfLine, type SlipLine, type SlipSelection } from './sports/SlipSelection.ts';
export { SportsBetsStore, type SportsBetResult } from './sports/SportsBetsStore.ts';
export { sportsEventsQuery } from './sports/sportsEventsQuery.ts';
export {
  authenticatorCodeForm,
  authenticatorStartForm,
  avatarForm,
  bindingForm,
  nicknameForm,
  paymentPasswordForm,
  paymentResetForm,
  type PaymentResetChannel,
  payoutAccountForm,
  payoutRemovalForm,
  realNameForm,
} from './account/securityForms.ts';
export { type SecurityFormStore } from './account/SecurityFormStore.ts';
export {
  isSecured,
  securityItems,
  type SecurityItem,
  type SecurityItemId,
  type SecurityState,
} from './account/securityItems.ts';
export {
  avatarsQuery,
  payoutAccountsQuery,
  sessionsQuery,
  socialAccountsQuery,
} from './account/securityQueries.ts';
export { otherSessions, SecurityActionsStore } from './account/SecurityActionsStore.ts';
export { unreadCount, unreadQuery } from './account/unreadQuery.ts';
export { winnersQuery } from './home/winnersQuery.ts';
export { CentreCallStore } from './centre/CentreCallStore.ts';
export { CentreStore, menuKey, type CentrePlace } from './centre/CentreStore.ts';
export {
  depositLists,
  depositRange,
  DepositStore,
  isPayable,
  isUsable,
  missingProofs,
} from './cashier/DepositStore.ts';
export { countDays, datesOf, periodOf, type DatePeriod } from './centre/datePeriods.ts';
export { readNumber, typedDigits, typedNumber, type NumberMarks } from './core/forms/typedText.ts';
export { vendorCodePattern } from './core/vendorCodePattern.ts';
