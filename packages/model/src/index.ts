export {
  isAgentType,
  permissionsOf,
  roleOf,
  trialAccount,
  type Permissions,
  type Role,
} from './session/accountTypes.ts';
export { contractKinds, contractSettings, type ContractKind } from './agent/contractKinds.ts';
export {
  contractPeriods,
  periodsOfKind,
  settlementPeriodAt,
  type ContractPeriod,
  type PeriodCalendar,
  type SettlementPeriod,
} from './agent/contractPeriods.ts';
export {
  answeredStatus,
  contractRequestRights,
  type ContractAnswer,
  type ContractRequestRights,
  type ContractRequestStatus,
} from './agent/contractRequests.ts';
export {
  maxContractTiers,
  tierProblems,
  topRateOf,
  type TierFault,
  type TierField,
  type TierProblem,
} from './agent/contractTiers.ts';
export {
  reachedTier,
  settleContract,
  type ContractPay,
  type LedgerTier,
  type TeamFigures,
} from './agent/settleContract.ts';
export type * from './generated/calls.gen.ts';
export type * from './generated/componentProps.gen.ts';
export type * from './generated/documents.gen.ts';
export type {
  AnnouncedMaintenance,
  Bootstrap,
  Language,
  LanguageName,
  PageBootstrap,
  PreloadedReply,
  PublicBrandState,
} from './shell/Bootstrap.ts';
export {
  centreNames,
  opensCentre,
  isCentreText,
  isCentrePage,
  linkedCentrePages,
  type CentreBootstrap,
  type CentreLinks,
  type LinkedCentrePage,
  type CentreName,
} from './shell/CentreBootstrap.ts';
export { brandFilesPath, buildPath } from './core/filePaths.ts';
export { decodedLength, encodedLength } from './core/images/encodedLength.ts';
export {
  imageMaxMegapixels,
  type CleanImage,
  type ImageFault,
  type ImageType,
} from './core/images/CleanImage.ts';
export { readImage } from './core/images/readImage.ts';
export { refusalReasonOf, refusalReasons, type RefusalReason } from './core/refusalReasons.ts';
export { missingRegistrationFields } from './core/missingRegistrationFields.ts';
export { canonicalJson } from './core/canonicalJson.ts';
export { canonicalTag } from './core/canonicalTag.ts';
export { after } from './core/time/after.ts';
export type { Clock } from './core/time/Clock.ts';
export { wait } from './core/time/wait.ts';
export type { CallContract, Taking, TakingPlace, ValueShape } from './core/CallContract.ts';
export {
  contextPaths,
  guestContextPaths,
  isContextPath,
  type ContextPath,
  type GuestContextPath,
} from './core/contextPaths.ts';
export { escapeHtml } from './core/escapeHtml.ts';
export { isDemonstrationText } from './core/isDemonstrationText.ts';
export { loopbackRefusal } from './core/loopbackRefusal.ts';
export { errorCodes, isErrorCode, type ErrorCode } from './core/errorCodes.ts';
export {
  evaluateCondition,
  type Scalar,
  type Truth,
  type ValueSource,
} from './core/evaluateCondition.ts';
export {
  gameMessageOf,
  gameProtocol,
  type GameMessage,
  type PageMessage,
} from './play/gameMessages.ts';
export type { GameRequest } from './play/GameRequest.ts';
export {
  arePicksOf,
  bestPrizeMinorOf,
  betCountOf,
  oddsOf,
  prizeMinorOf,
} from './lottery/lotteryBets.ts';
export { lotteryRefusals, type LotteryRefusal } from './lottery/lotteryRefusals.ts';
export { lotteryBettingOf, lotteryVendors } from './lottery/lotteryVendors.ts';
export { maxNodeDepth } from './shell/pageLimits.ts';
export type { ModalName, ModalProps, SecurityChange } from './shell/ModalProps.ts';
export { modalOptions } from './shell/modalOptions.ts';
export type { GuestPage, GuestPageInput, NodeFailure, RenderGuestPage } from './shell/GuestPage.ts';
export { platformFlags } from './core/platformFlags.ts';
export { iconNames, type IconName } from './generated/iconNames.gen.ts';
export {
  avatarPath,
  gameImagePath,
  hasVendorLogo,
  pickCdn,
  vendorLogoPath,
} from './core/imagePaths.ts';
export {
  homeInsteadOf,
  loginInsteadOf,
  loginRouteOf,
  loginWithReturn,
  type GuardedSite,
} from './session/loginInsteadOf.ts';
export { isServerPath, serverPrefixes } from './shell/serverPaths.ts';
export { matchRoute, pathOf, type RouteMatch } from './shell/matchRoute.ts';
export { formatInZone } from './core/time/formatInZone.ts';
export { formattingTag } from './core/formattingTag.ts';
export { addDays, dateInZone, startOfDayMs } from './core/time/calendarDays.ts';
export { localTime } from './core/time/localTime.ts';
export { phoneFaults, type PhoneFault } from './protection/phoneFaults.ts';
export {
  refusalNamed,
  refusalOf,
  verifications,
  type Refusal,
  type RefusedField,
  type Verification,
} from './core/Refusal.ts';
export { returnAddress } from './session/returnAddress.ts';
export type {
  Asset,
  FontMetrics,
  PublicSite,
  PublicSiteDocument,
  ShownSize,
  Site,
} from './shell/Site.ts';
export { socialFailureOf, socialPath, type SocialFailure } from './session/socialSignIn.ts';
export type { DemonstrationTextKey, TextKey } from './generated/textKeys.gen.ts';
