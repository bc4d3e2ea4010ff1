export {
  agentTypes,
  permissionsOf,
  roleOf,
  trialAccount,
  type Permissions,
  type Role,
} from './accountTypes.ts';
export type * from './calls.gen.ts';
export type * from './componentProps.gen.ts';
export type * from './documents.gen.ts';
export type {
  AnnouncedMaintenance,
  Bootstrap,
  Language,
  LanguageName,
  PageBootstrap,
  PreloadedReply,
  PublicBrandState,
} from './Bootstrap.ts';
export { canonicalJson } from './canonicalJson.ts';
export { contextPaths, isContextPath, type ContextPath } from './contextPaths.ts';
export { errorCodes, isErrorCode, type ErrorCode } from './errorCodes.ts';
export {
  evaluateCondition,
  type Scalar,
  type Truth,
  type ValueSource,
} from './evaluateCondition.ts';
export { gameMessageOf, gameProtocol, type GameMessage, type PageMessage } from './gameMessages.ts';
export type { GameRequest } from './GameRequest.ts';
export { arePicksOf, bestPrizeMinorOf, betCountOf, oddsOf, prizeMinorOf } from './lotteryBets.ts';
export { lotteryRefusals, type LotteryRefusal } from './lotteryRefusals.ts';
export { lotteryVendors } from './lotteryVendors.ts';
export type { ModalName, ModalProps } from './ModalProps.ts';
export type { GuestPage, GuestPageInput, NodeFailure, RenderGuestPage } from './GuestPage.ts';
export { iconNames, type IconName } from './iconNames.gen.ts';
export { avatarPath, gameImagePath, hasVendorLogo, pickCdn, vendorLogoPath } from './imagePaths.ts';
export {
  homeInsteadOf,
  loginInsteadOf,
  loginRouteOf,
  loginWithReturn,
  type GuardedSite,
} from './loginInsteadOf.ts';
export { matchRoute, pathOf, type RouteMatch } from './matchRoute.ts';
export { momentIn } from './momentIn.ts';
export { phoneFaults, type PhoneFault } from './phoneFaults.ts';
export {
  refusalOf,
  verifications,
  type Refusal,
  type RefusedField,
  type Verification,
} from './Refusal.ts';
export { returnAddress } from './returnAddress.ts';
export type { Asset, PublicSite, PublicSiteDocument, Site } from './Site.ts';
export { socialFailureOf, socialPath, type SocialFailure } from './socialSignIn.ts';
export type { TextKey } from './textKeys.gen.ts';
