// Made by `npm run generate`. Change its source instead.
import type {
  AccountRecordReply,
  AccountRecordRequest,
  AddPayoutAccountRequest,
  AffiliateReply,
  AffiliateRequest,
  AgentNoticesReply,
  AgentNoticesRequest,
  AnnouncementRequest,
  ApplyActivityReply,
  ApplyActivityRequest,
  AutoTransferReply,
  AvatarReply,
  AvatarRequest,
  Balance,
  BalanceRequest,
  BettingRecordReply,
  BettingRecordRequest,
  BettingRoundReply,
  BettingRoundRequest,
  BindEmailRequest,
  BindMobileRequest,
  BodyKey,
  BodyKeyRequest,
  BonusesReply,
  BonusesRequest,
  CancelBonusReply,
  CancelBonusRequest,
  CaptchaReply,
  CaptchaRequest,
  CentreBootstrap,
  CentreRequest,
  Challenge,
  ChallengeRequest,
  ChangePasswordRequest,
  ClaimAllRewardsReply,
  ClaimAllRewardsRequest,
  ClaimMissionReply,
  ClaimMissionRequest,
  ClaimRankGiftReply,
  ClaimRankGiftRequest,
  ClaimRebateReply,
  ClaimRebateRequest,
  ClaimReferralReply,
  ClaimReferralRequest,
  ClaimRewardReply,
  ClaimRewardRequest,
  CodeReply,
  ConfirmAuthenticatorRequest,
  ConfirmPhoneCodeRequest,
  ConfirmWithdrawalRequest,
  ConsolidatedReply,
  ConsolidatedRequest,
  ContractActionReply,
  ContractActionRequest,
  ContractImpactReply,
  ContractImpactRequest,
  ContractOptionsReply,
  ContractOptionsRequest,
  ContractRequestsReply,
  ContractRequestsRequest,
  ContractsReply,
  ContractsRequest,
  CountryCodesReply,
  CountryCodesRequest,
  CountsReply,
  CountsRequest,
  CreateDepositRequest,
  CreateDownlineReply,
  CreateDownlineRequest,
  CreateInviteLinkRequest,
  CreateWithdrawalRequest,
  DeleteMessagesReply,
  DeleteMessagesRequest,
  DepositLimitsReply,
  DepositMethodsReply,
  DepositMethodsRequest,
  DepositOrder,
  DepositRecordReply,
  DepositRecordRequest,
  DepositRequest,
  DisableInviteLinkReply,
  DisableInviteLinkRequest,
  DownlineOptionsReply,
  DownlineOptionsRequest,
  DownlinesReply,
  DownlinesRequest,
  EndSessionReply,
  EndSessionRequest,
  FavActionReply,
  FavActionRequest,
  FavGameListReply,
  FavGameListRequest,
  FavGamesReply,
  FavGamesRequest,
  FeedbackReply,
  FeedbackRequest,
  FirstLoginReply,
  FirstLoginRequest,
  ForgetLoginReply,
  ForgetLoginRequest,
  ForgetPasswordRequest,
  FreePlayRequest,
  GameLaunch,
  GameListReply,
  GameListRequest,
  GameVendorReply,
  GameVendorRequest,
  HelpCenterReply,
  HelpCenterRequest,
  HotGameListReply,
  HotGameListRequest,
  IconReply,
  IconRequest,
  IncomeReply,
  IncomeRequest,
  InviteLink,
  InviteLinksReply,
  InviteLinksRequest,
  JackpotsReply,
  JackpotsRequest,
  JoinMissionReply,
  JoinMissionRequest,
  LaunchGameRequest,
  LaunchPvpGameReply,
  LaunchPvpGameRequest,
  LeaderboardReply,
  LeaderboardRequest,
  LoginCodeRequest,
  LoginInfo,
  LoginInfoRequest,
  LoginReply,
  LoginRequest,
  LoginResult,
  LoginedReply,
  LogoutReply,
  LogoutRequest,
  LottOrder,
  LottOrdersReply,
  LottOrdersRequest,
  LottPlayTypesReply,
  LottPlayTypesRequest,
  LottRecentReply,
  LottRecentRequest,
  MallCatalogueReply,
  MallCatalogueRequest,
  MarkMessagesReply,
  MarkMessagesRequest,
  MemberInfo,
  MemberInfoRequest,
  MemberTransfer,
  MemberTransfersReply,
  MemberTransfersRequest,
  MerchantWallet,
  MerchantWalletRequest,
  MessageReply,
  MessageRequest,
  MessagesReply,
  MessagesRequest,
  MissionSummaryReply,
  MissionSummaryRequest,
  MyPromotionsReply,
  MyPromotionsRequest,
  MyRankReply,
  MyRankRequest,
  NoticeReply,
  PageBootstrap,
  PageRequest,
  ParticipationReply,
  ParticipationRequest,
  PasswordByPhoneRequest,
  PasswordReply,
  PayoutAccountsReply,
  PayoutAccountsRequest,
  Permission,
  PermissionRequest,
  PersonalProfitReply,
  PersonalProfitRequest,
  PhoneCodeReply,
  PhoneProof,
  PlaceLottOrderRequest,
  PlaceSportsBetRequest,
  PointsBalanceReply,
  PointsBalanceRequest,
  PointsConfigReply,
  PointsConfigRequest,
  PointsConvertReply,
  PointsConvertRequest,
  PointsRedeemListReply,
  PointsRedeemListRequest,
  PointsRedeemReply,
  PointsRedeemRequest,
  PointsRewardReply,
  PointsRewardRequest,
  PopularReply,
  PopularRequest,
  PopupReply,
  PromotionReply,
  PromotionRequest,
  PromotionsReply,
  PromotionsRequest,
  PvpRoomsReply,
  PvpRoomsRequest,
  RaffleClaimReply,
  RaffleClaimRequest,
  RafflePromotionReply,
  RafflePromotionRequest,
  RebateRecordReply,
  RebateRecordRequest,
  RebateReply,
  RebateRequest,
  RecentGamesReply,
  RecentGamesRequest,
  ReferralMembersReply,
  ReferralMembersRequest,
  ReferralReply,
  ReferralRequest,
  RegisterCodeRequest,
  RegisterRequest,
  RemoveAuthenticatorRequest,
  RemovePayoutAccountRequest,
  ReportReply,
  ReportRequest,
  ResetPaymentPasswordRequest,
  ResumeRequest,
  RewardsReply,
  RewardsRequest,
  RoutersReply,
  RoutersRequest,
  SecurityReply,
  SendBindCodeRequest,
  SendDepositProofRequest,
  SendPaymentResetCodeRequest,
  SendPhoneCodeRequest,
  ServiceChatReply,
  ServiceChatRequest,
  SessionRequest,
  SessionView,
  SessionsReply,
  SessionsRequest,
  SetAutoTransferRequest,
  SetDepositLimitRequest,
  SetDownlineRebateReply,
  SetDownlineRebateRequest,
  SetIconRequest,
  SetNicknameReply,
  SetNicknameRequest,
  SetPaymentPasswordRequest,
  SetRealNameRequest,
  SetRegisterReply,
  SetRegisterRequest,
  SettlementsReply,
  SettlementsRequest,
  SocialAccountsReply,
  SocialAccountsRequest,
  SocialLoginRequest,
  SportsBet,
  SportsEventsReply,
  SportsEventsRequest,
  SportsQuoteReply,
  SportsQuoteRequest,
  StartAuthenticatorReply,
  StartAuthenticatorRequest,
  TeamBettingReply,
  TeamBettingRequest,
  TeamOverviewReply,
  TeamOverviewRequest,
  TeamProfitLossReply,
  TeamProfitLossRequest,
  TeamRoundReply,
  TeamRoundRequest,
  TeamTransactionsReply,
  TeamTransactionsRequest,
  TextsReply,
  TextsRequest,
  TransferPartiesReply,
  TransferPartiesRequest,
  TransferRecordReply,
  TransferRecordRequest,
  TransferToMemberRequest,
  UnlinkSocialAccountRequest,
  UnreadMessageReply,
  UnreadMessageRequest,
  UpdateLanguageReply,
  UpdateLanguageRequest,
  VendorWalletsReply,
  VendorWalletsRequest,
  VipRanksReply,
  VipRanksRequest,
  VnLotteryMenuReply,
  VnLotteryMenuRequest,
  VnNumeroReply,
  VnNumeroRequest,
  WalletTransfer,
  WalletTransferRequest,
  WalletTransferStatusRequest,
  WinnerBoardReply,
  WinnerBoardRequest,
  WithdrawQuotaReply,
  WithdrawQuotaRequest,
  Withdrawal,
  WithdrawalsReply,
  WithdrawalsRequest,
} from '@livery/model';

/** Types of one call. The gateway may answer a browser with another reply than the operator's. */
export interface CallType<Request, Reply, OperatorReply = Reply> {
  readonly request: Request;
  readonly reply: Reply;
  readonly operatorReply: OperatorReply;
}

/** Types of every call, by its name. */
export interface CallTypes {
  readonly getAccountRecord: CallType<AccountRecordRequest, AccountRecordReply>;
  readonly getBettingRecord: CallType<BettingRecordRequest, BettingRecordReply>;
  readonly getBettingRound: CallType<BettingRoundRequest, BettingRoundReply>;
  readonly getCounts: CallType<CountsRequest, CountsReply>;
  readonly icon: CallType<IconRequest, IconReply>;
  readonly avatar: CallType<AvatarRequest, AvatarReply>;
  readonly setIcon: CallType<SetIconRequest, IconReply>;
  readonly getMerchantWallet: CallType<MerchantWalletRequest, MerchantWallet>;
  readonly getMessages: CallType<MessagesRequest, MessagesReply>;
  readonly getMessage: CallType<MessageRequest, MessageReply>;
  readonly markMessages: CallType<MarkMessagesRequest, MarkMessagesReply>;
  readonly deleteMessages: CallType<DeleteMessagesRequest, DeleteMessagesReply>;
  readonly getPersonalProfit: CallType<PersonalProfitRequest, PersonalProfitReply>;
  readonly setNickname: CallType<SetNicknameRequest, SetNicknameReply>;
  readonly setRealName: CallType<SetRealNameRequest, SecurityReply>;
  readonly setPaymentPassword: CallType<SetPaymentPasswordRequest, SecurityReply>;
  readonly sendPaymentResetCode: CallType<SendPaymentResetCodeRequest, CodeReply>;
  readonly resetPaymentPassword: CallType<ResetPaymentPasswordRequest, SecurityReply>;
  readonly sendBindCode: CallType<SendBindCodeRequest, CodeReply>;
  readonly bindMobile: CallType<BindMobileRequest, SecurityReply>;
  readonly bindEmail: CallType<BindEmailRequest, SecurityReply>;
  readonly startAuthenticator: CallType<StartAuthenticatorRequest, StartAuthenticatorReply>;
  readonly confirmAuthenticator: CallType<ConfirmAuthenticatorRequest, SecurityReply>;
  readonly removeAuthenticator: CallType<RemoveAuthenticatorRequest, SecurityReply>;
  readonly getSessions: CallType<SessionsRequest, SessionsReply>;
  readonly endSession: CallType<EndSessionRequest, EndSessionReply>;
  readonly getSocialAccounts: CallType<SocialAccountsRequest, SocialAccountsReply>;
  readonly unlinkSocialAccount: CallType<UnlinkSocialAccountRequest, SecurityReply>;
  readonly getUnreadMessageV2: CallType<UnreadMessageRequest, UnreadMessageReply>;
  readonly getBalanceV2: CallType<BalanceRequest, Balance>;
  readonly getConsolidated: CallType<ConsolidatedRequest, ConsolidatedReply>;
  readonly dividend: CallType<ContractActionRequest, ContractActionReply>;
  readonly salary: CallType<ContractActionRequest, ContractActionReply>;
  readonly hourSalary: CallType<ContractActionRequest, ContractActionReply>;
  readonly realTimeSalaryContract: CallType<ContractActionRequest, ContractActionReply>;
  readonly getContracts: CallType<ContractsRequest, ContractsReply>;
  readonly getContractRequests: CallType<ContractRequestsRequest, ContractRequestsReply>;
  readonly getContractOptions: CallType<ContractOptionsRequest, ContractOptionsReply>;
  readonly getContractImpact: CallType<ContractImpactRequest, ContractImpactReply>;
  readonly getDownlines: CallType<DownlinesRequest, DownlinesReply>;
  readonly setDownlineRebate: CallType<SetDownlineRebateRequest, SetDownlineRebateReply>;
  readonly getDownlineOptions: CallType<DownlineOptionsRequest, DownlineOptionsReply>;
  readonly createDownline: CallType<CreateDownlineRequest, CreateDownlineReply>;
  readonly getIncome: CallType<IncomeRequest, IncomeReply>;
  readonly getInviteLinks: CallType<InviteLinksRequest, InviteLinksReply>;
  readonly createInviteLink: CallType<CreateInviteLinkRequest, InviteLink>;
  readonly disableInviteLink: CallType<DisableInviteLinkRequest, DisableInviteLinkReply>;
  readonly getSettlements: CallType<SettlementsRequest, SettlementsReply>;
  readonly getTeamBetting: CallType<TeamBettingRequest, TeamBettingReply>;
  readonly getTeamRound: CallType<TeamRoundRequest, TeamRoundReply>;
  readonly getTeamOverview: CallType<TeamOverviewRequest, TeamOverviewReply>;
  readonly getTeamProfitLoss: CallType<TeamProfitLossRequest, TeamProfitLossReply>;
  readonly getTeamTransactions: CallType<TeamTransactionsRequest, TeamTransactionsReply>;
  readonly getDepositMethods: CallType<DepositMethodsRequest, DepositMethodsReply>;
  readonly setDepositLimit: CallType<SetDepositLimitRequest, DepositLimitsReply>;
  readonly createDeposit: CallType<CreateDepositRequest, DepositOrder>;
  readonly getDeposit: CallType<DepositRequest, DepositOrder>;
  readonly cancelDeposit: CallType<DepositRequest, DepositOrder>;
  readonly sendDepositProof: CallType<SendDepositProofRequest, DepositOrder>;
  readonly getDepositRecord: CallType<DepositRecordRequest, DepositRecordReply>;
  readonly getTransferParties: CallType<TransferPartiesRequest, TransferPartiesReply>;
  readonly transferToMember: CallType<TransferToMemberRequest, MemberTransfer>;
  readonly getMemberTransfers: CallType<MemberTransfersRequest, MemberTransfersReply>;
  readonly getPayoutAccounts: CallType<PayoutAccountsRequest, PayoutAccountsReply>;
  readonly addPayoutAccount: CallType<AddPayoutAccountRequest, PayoutAccountsReply>;
  readonly removePayoutAccount: CallType<RemovePayoutAccountRequest, PayoutAccountsReply>;
  readonly getVendorWallets: CallType<VendorWalletsRequest, VendorWalletsReply>;
  readonly setAutoTransfer: CallType<SetAutoTransferRequest, AutoTransferReply>;
  readonly getTransferRecord: CallType<TransferRecordRequest, TransferRecordReply>;
  readonly getWithdrawQuota: CallType<WithdrawQuotaRequest, WithdrawQuotaReply>;
  readonly createWithdrawal: CallType<CreateWithdrawalRequest, Withdrawal>;
  readonly getWithdrawals: CallType<WithdrawalsRequest, WithdrawalsReply>;
  readonly confirmWithdrawal: CallType<ConfirmWithdrawalRequest, Withdrawal>;
  readonly getHotGameList: CallType<HotGameListRequest, HotGameListReply>;
  readonly getPopular: CallType<PopularRequest, PopularReply>;
  readonly getJackpots: CallType<JackpotsRequest, JackpotsReply>;
  readonly getWinnerBoard: CallType<WinnerBoardRequest, WinnerBoardReply>;
  readonly getFavGames: CallType<FavGamesRequest, FavGamesReply>;
  readonly getFavGameList: CallType<FavGameListRequest, FavGameListReply>;
  readonly gameFavAction: CallType<FavActionRequest, FavActionReply>;
  readonly getGameVendor: CallType<GameVendorRequest, GameVendorReply>;
  readonly getGameList: CallType<GameListRequest, GameListReply>;
  readonly getRecentGameList: CallType<RecentGamesRequest, RecentGamesReply>;
  readonly getVnLotteryMenu: CallType<VnLotteryMenuRequest, VnLotteryMenuReply>;
  readonly getVnNumero: CallType<VnNumeroRequest, VnNumeroReply>;
  readonly getLottRecent: CallType<LottRecentRequest, LottRecentReply>;
  readonly getLottPlayTypes: CallType<LottPlayTypesRequest, LottPlayTypesReply>;
  readonly placeLottOrder: CallType<PlaceLottOrderRequest, LottOrder>;
  readonly getLottOrders: CallType<LottOrdersRequest, LottOrdersReply>;
  readonly launchGame: CallType<LaunchGameRequest, GameLaunch>;
  readonly getPvpRooms: CallType<PvpRoomsRequest, PvpRoomsReply>;
  readonly launchPvpGame: CallType<LaunchPvpGameRequest, LaunchPvpGameReply>;
  readonly getWalletTransfer: CallType<WalletTransferStatusRequest, WalletTransfer>;
  readonly walletTransfer: CallType<WalletTransferRequest, WalletTransfer>;
  readonly getAnnouncementContentV2: CallType<AnnouncementRequest, PopupReply>;
  readonly getNotice: CallType<AnnouncementRequest, NoticeReply>;
  readonly getAnnouncementLogined: CallType<AnnouncementRequest, LoginedReply>;
  readonly getAgentNotices: CallType<AgentNoticesRequest, AgentNoticesReply>;
  readonly getMyPromotions: CallType<MyPromotionsRequest, MyPromotionsReply>;
  readonly participation: CallType<ParticipationRequest, ParticipationReply>;
  readonly rafflePromotion: CallType<RafflePromotionRequest, RafflePromotionReply>;
  readonly raffleClaim: CallType<RaffleClaimRequest, RaffleClaimReply>;
  readonly getPromotions: CallType<PromotionsRequest, PromotionsReply>;
  readonly getPromotion: CallType<PromotionRequest, PromotionReply>;
  readonly getBodyKey: CallType<BodyKeyRequest, BodyKey>;
  readonly getChallenge: CallType<ChallengeRequest, Challenge>;
  readonly getLoginCode: CallType<LoginCodeRequest, CodeReply>;
  readonly getRegisterCode: CallType<RegisterCodeRequest, CodeReply>;
  readonly getCountryCode: CallType<CountryCodesRequest, CountryCodesReply>;
  readonly sendPhoneCode: CallType<SendPhoneCodeRequest, PhoneCodeReply>;
  readonly confirmPhoneCode: CallType<ConfirmPhoneCodeRequest, PhoneProof>;
  readonly register: CallType<RegisterRequest, LoginResult, LoginReply>;
  readonly registerByMobile: CallType<RegisterRequest, LoginResult, LoginReply>;
  readonly checkAffiliate: CallType<AffiliateRequest, AffiliateReply>;
  readonly getSetRegister: CallType<SetRegisterRequest, SetRegisterReply>;
  readonly getBonuses: CallType<BonusesRequest, BonusesReply>;
  readonly cancelBonus: CallType<CancelBonusRequest, CancelBonusReply>;
  readonly getMallCatalogue: CallType<MallCatalogueRequest, MallCatalogueReply>;
  readonly missionSummary: CallType<MissionSummaryRequest, MissionSummaryReply>;
  readonly leaderboard: CallType<LeaderboardRequest, LeaderboardReply>;
  readonly joinMission: CallType<JoinMissionRequest, JoinMissionReply>;
  readonly claimMission: CallType<ClaimMissionRequest, ClaimMissionReply>;
  readonly applyActivity: CallType<ApplyActivityRequest, ApplyActivityReply>;
  readonly getMyRank: CallType<MyRankRequest, MyRankReply>;
  readonly claimRankGift: CallType<ClaimRankGiftRequest, ClaimRankGiftReply>;
  readonly pointsBalance: CallType<PointsBalanceRequest, PointsBalanceReply>;
  readonly pointsConfig: CallType<PointsConfigRequest, PointsConfigReply>;
  readonly pointsReward: CallType<PointsRewardRequest, PointsRewardReply>;
  readonly pointsRedeem: CallType<PointsRedeemRequest, PointsRedeemReply>;
  readonly pointsConvert: CallType<PointsConvertRequest, PointsConvertReply>;
  readonly pointsRedeemList: CallType<PointsRedeemListRequest, PointsRedeemListReply>;
  readonly getRebate: CallType<RebateRequest, RebateReply>;
  readonly claimRebate: CallType<ClaimRebateRequest, ClaimRebateReply>;
  readonly getRebateRecord: CallType<RebateRecordRequest, RebateRecordReply>;
  readonly getReferral: CallType<ReferralRequest, ReferralReply>;
  readonly getReferralMembers: CallType<ReferralMembersRequest, ReferralMembersReply>;
  readonly claimReferral: CallType<ClaimReferralRequest, ClaimReferralReply>;
  readonly getRewards: CallType<RewardsRequest, RewardsReply>;
  readonly claimReward: CallType<ClaimRewardRequest, ClaimRewardReply>;
  readonly claimAllRewards: CallType<ClaimAllRewardsRequest, ClaimAllRewardsReply>;
  readonly getVipRanks: CallType<VipRanksRequest, VipRanksReply>;
  readonly logout: CallType<LogoutRequest, LogoutReply>;
  readonly getMemberInfo: CallType<MemberInfoRequest, MemberInfo>;
  readonly loginV2: CallType<LoginRequest, LoginResult, LoginReply>;
  readonly resumeLogin: CallType<ResumeRequest, LoginResult>;
  readonly forgetLogin: CallType<ForgetLoginRequest, ForgetLoginReply>;
  readonly loginFreePlay: CallType<FreePlayRequest, LoginResult, LoginReply>;
  readonly loginSocial: CallType<SocialLoginRequest, LoginReply>;
  readonly captcha: CallType<CaptchaRequest, CaptchaReply>;
  readonly firstLogin: CallType<FirstLoginRequest, FirstLoginReply>;
  readonly loginInfo: CallType<LoginInfoRequest, LoginInfo>;
  readonly changePassword: CallType<ChangePasswordRequest, PasswordReply>;
  readonly forgetPassword: CallType<ForgetPasswordRequest, PasswordReply>;
  readonly getPasswordByPhone: CallType<PasswordByPhoneRequest, PasswordReply>;
  readonly getPermission: CallType<PermissionRequest, Permission>;
  readonly getStatus: CallType<PermissionRequest, Permission>;
  readonly getSession: CallType<SessionRequest, SessionView>;
  readonly getPage: CallType<PageRequest, PageBootstrap>;
  readonly getTexts: CallType<TextsRequest, TextsReply>;
  readonly getCentre: CallType<CentreRequest, CentreBootstrap>;
  readonly report: CallType<ReportRequest, ReportReply>;
  readonly getRouters: CallType<RoutersRequest, RoutersReply>;
  readonly getUpdateLanguage: CallType<UpdateLanguageRequest, UpdateLanguageReply>;
  readonly getSportsQuote: CallType<SportsQuoteRequest, SportsQuoteReply>;
  readonly placeSportsBet: CallType<PlaceSportsBetRequest, SportsBet>;
  readonly getSportsEvents: CallType<SportsEventsRequest, SportsEventsReply>;
  readonly sendFeedback: CallType<FeedbackRequest, FeedbackReply>;
  readonly getHelpCenter: CallType<HelpCenterRequest, HelpCenterReply>;
  readonly getServiceChat: CallType<ServiceChatRequest, ServiceChatReply>;
}
