export { AccountStateStore } from './AccountStateStore.ts';
export { afterLogin } from './afterLogin.ts';
export { AfterLoginStore } from './AfterLoginStore.ts';
export { ApiError } from '@livery/api';
export { CaptchaStore } from './CaptchaStore.ts';
export { ChangePasswordStore } from './ChangePasswordStore.ts';
export { ChosenVendorStore, type ChosenVendor } from './ChosenVendorStore.ts';
export { ChunkStore, type ChunkFailure, type ChunkFault } from './ChunkStore.ts';
export { CountriesStore } from './CountriesStore.ts';
export { ConsolidatedStore, type ContractKind } from './ConsolidatedStore.ts';
export { IconStore } from './IconStore.ts';
export type { Clock } from './Clock.ts';
export { DialogStore, type DialogRequest } from './DialogStore.ts';
export {
  FieldStore,
  FormStore,
  required,
  type FieldOptions,
  type FieldProblem,
  type FieldRule,
} from './FormStore.ts';
export { FavouritesStore } from './FavouritesStore.ts';
export { GamePages } from './GamePages.ts';
export { gamePageSource } from './gamePageSource.ts';
export { RecentGamesStore } from './RecentGamesStore.ts';
export {
  GameListStore,
  type GameFilters,
  type GameListOptions,
  type GameView,
} from './GameListStore.ts';
export { gameAddress } from './gameAddress.ts';
export { gameRequestOf } from './gameRequestOf.ts';
export { GameMoneyStore } from './GameMoneyStore.ts';
export { HelpStore } from './HelpStore.ts';
export { JoinStore } from './JoinStore.ts';
export { MallStore } from './MallStore.ts';
export type { PatternPort } from './PatternCheck.ts';
export { PromotionsStore } from './PromotionsStore.ts';
export { VipStore } from './VipStore.ts';
export type { KeyValueStorage } from './KeyValueStorage.ts';
export { valueOf, type Loadable } from './Loadable.ts';
export type { TextValues } from './LocaleStore.ts';
export { HotGamesStore } from './HotGamesStore.ts';
export { LotteryBetStore, type BetProblem } from './LotteryBetStore.ts';
export { LotteryFavouritesStore } from './LotteryFavouritesStore.ts';
export { LotteryHistoryStore } from './LotteryHistoryStore.ts';
export {
  LotteryListStore,
  lotteryWeekdays,
  type LotteryView,
  type LotteryWeekday,
} from './LotteryListStore.ts';
export { LotteryOrdersStore, type LotteryOutcome } from './LotteryOrdersStore.ts';
export { lotteryPathOf } from './lotteryPathOf.ts';
export { lotteryPrizeMode, lottPrizeModes } from './lotteryPrizeMode.ts';
export { LotteryStore, secondsTo, type LotteryFilter, type TimedLottery } from './LotteryStore.ts';
export type { LocaleStore } from './LocaleStore.ts';
export { LoginDraftStore } from './LoginDraftStore.ts';
export { openLogin, requireMember, requireRealAccount } from './requireMember.ts';
export { LoginStore, type LoginMethod } from './LoginStore.ts';
export { ModalStore, type BeforeModal, type OpenModal } from './ModalStore.ts';
export { NoticesStore } from './NoticesStore.ts';
export type { NavigationPort, PageStore } from './PageStore.ts';
export type { PhoneProofStore } from './PhoneProofStore.ts';
export { PhoneError, type PhoneNumber, type PhoneVerification } from './PhoneVerification.ts';
export type { PreferencePort, Theme } from './PreferencesStore.ts';
export { PlayStore, type PlayState } from './PlayStore.ts';
export { ProviderMenuStore } from './ProviderMenuStore.ts';
export { PvpRoomsStore } from './PvpRoomsStore.ts';
export { lengthValues, type RegistrationField } from './registerRules.ts';
export { RememberStore } from './RememberStore.ts';
export { RecoverStore, type RecoverMethod } from './RecoverStore.ts';
export { RegisterStore, type RegisterMethod } from './RegisterStore.ts';
export type { RegistrationFields } from './RegistrationFields.ts';
export { SmsCodeStore } from './SmsCodeStore.ts';
export { Resource } from './Resource.ts';
export { JackpotFeedStore } from './JackpotFeedStore.ts';
export { JackpotStore, type JackpotKind } from './JackpotStore.ts';
export { WalletTransferStore, type MoneyStep } from './WalletTransferStore.ts';
export { WinnersStore } from './WinnersStore.ts';
export { UnreadStore } from './UnreadStore.ts';
export { ServiceStore } from './ServiceStore.ts';
export { RoutersStore } from './RoutersStore.ts';
export { RootStore, type LateStore, type RootPorts, type StorePorts } from './RootStore.ts';
