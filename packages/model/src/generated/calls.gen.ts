// Made by `npm run generate`. Change its source instead.
/**
 * Name of an image on the operator's image CDNs.
 */
export type IconName = string;
/**
 * How a contract is requested, as the operator's number; 0 if it is not offered.
 */
export type ContractRequestType = number;
/**
 * All jackpots, in no particular order.
 */
export type JackpotsReply = Jackpot[];
/**
 * Winners, newest first.
 */
export type WinnerBoardReply = Winner[];
/**
 * The lottery menu, in the operator's order.
 */
export type VnLotteryMenuReply = LotteryMenuEntry[];
/**
 * The latest draws, newest first.
 */
export type VnNumeroReply = OpenedNumero[];
/**
 * The lotteries that the member bet on most recently, newest first.
 */
export type LottRecentReply = LotteryGame[];
/**
 * Prize mode of the operator: selects the series by which prizes are calculated.
 */
export type LottPrizeMode = string;
/**
 * Bet type of the operator. A type without a translated name is displayed by its code.
 */
export type LottPlayTypeCode = string;
/**
 * Option of a line; without a translation it is displayed as sent.
 */
export type LottOption = string;
/**
 * The selected options by line.
 */
export type LottPicks = LottOption[][];
/**
 * Rooms, in the operator's order.
 */
export type PvpRoomsReply = PvpRoom[];
/**
 * Page of the notices, counted from 1; only for the gateway.
 */
export type NoticePageNo = number;
/**
 * Number of pages; set by the gateway if there is more than one.
 */
export type NoticePages = number;
export type Notices = Notice[];

/**
 * Request for movements of the member's money.
 */
export interface AccountRecordRequest {
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone. A period has at most 90 days. Default: 90 days before the end.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. Default: now.
   */
  to?: string;
  /**
   * Type of the movements, as in the reply; all types if empty.
   */
  type?: string;
  /**
   * `in` for received money, `out` for paid money; both if empty.
   */
  direction?: string;
  /**
   * Number of the movement, of its order or of its round; all if empty.
   */
  reference?: string;
  /**
   * `nextCursor` of the previous reply. Without it, the list begins with the newest movement.
   */
  cursor?: string;
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * A movement of money in one wallet of the member.
 */
export interface AccountEntry {
  /**
   * Number of the movement.
   */
  entryId: string;
  /**
   * Time of the movement, ISO 8601.
   */
  at: string;
  /**
   * `deposit`, `withdrawal`, `walletTransfer`, `memberTransfer`, `bet`, `win`, `givenBack`, `bonus`, `rebate`, `reward`, `points`, `salary`, `dividend` or `adjustment`; another type is displayed as sent.
   */
  type: string;
  /**
   * Name of the game of a bet or a win.
   */
  subject?: string;
  /**
   * Number of the order or round that moved the money.
   */
  reference?: string;
  /**
   * `main` for the main wallet, else the name of the provider whose wallet it is.
   */
  wallet?: string;
  /**
   * Whether this is sample data of a demonstration, which pages label.
   */
  sample?: boolean;
  /**
   * Moved amount in major units: positive for received money, negative for paid money.
   */
  amount: number;
  /**
   * Balance of the wallet before the movement, in major units.
   */
  balanceBefore?: number;
  /**
   * Balance of the wallet after the movement, in major units.
   */
  balanceAfter?: number;
}
/**
 * Totals of all movements that match the filters, on all pages.
 */
export interface AccountTotals {
  /**
   * Number of movements.
   */
  entries: number;
  /**
   * Received money, in major units.
   */
  in: number;
  /**
   * Paid money, in major units.
   */
  out: number;
  /**
   * `in` minus `out`, in major units.
   */
  amount: number;
}
/**
 * Movements of the member's money, newest first, with the totals of all of them.
 */
export interface AccountRecordReply {
  /**
   * At most `pageSize` movements, newest first; with `format`, all of them.
   */
  list: AccountEntry[];
  /**
   * Cursor of the following movements; absent at the end of the list.
   */
  nextCursor?: string;
  totals?: AccountTotals;
}
/**
 * Request for one page of rounds. Our own choice. A round belongs to the time of its first stake.
 */
export interface BettingRecordRequest {
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone. A period has at most 90 days. Default: 90 days before the end.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. With an end in the past, new rounds do not shift the pages. Default: now.
   */
  to?: string;
  /**
   * Game category of the operator; all categories if empty.
   */
  category?: string;
  /**
   * Provider code; all providers if empty.
   */
  vassalage?: string;
  /**
   * State of the rounds, as in the reply; all states if empty.
   */
  state?: string;
  /**
   * The provider's round number; all rounds if empty.
   */
  round?: string;
  /**
   * Page number, from 1.
   */
  pageNo?: number;
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * A round of a game, or a bet on a draw. Money in major units.
 */
export interface BettingRound {
  /**
   * The provider's round number, for display.
   */
  round: string;
  nodeId?: number;
  gameName: string;
  /**
   * Provider code.
   */
  vassalage: string;
  gameType: string;
  /**
   * Whether this is sample data of a demonstration, which pages label.
   */
  sample?: boolean;
  /**
   * Stake without refunds, in major units.
   */
  stake: number;
  /**
   * Refunded stakes, in major units. Not included in the other amounts.
   */
  givenBack?: number;
  /**
   * Stake that counts for bonuses and ranks, in major units: that of a settled round.
   */
  validBet?: number;
  /**
   * Wins without reversals, in major units. A running round has none yet.
   */
  win?: number;
  /**
   * `win` minus `stake`, in major units. A running round has none yet.
   */
  net?: number;
  currency?: string;
  /**
   * Time of the first stake, ISO 8601.
   */
  at: string;
  /**
   * `settled`, `running`, or `undone` if all stakes of the round were refunded; another state is displayed as sent.
   */
  state: string;
}
/**
 * Totals of all rounds of the request on all pages, in major units.
 */
export interface BettingTotals {
  rounds: number;
  stake: number;
  /**
   * Stakes of settled rounds.
   */
  validBet?: number;
  win: number;
  net: number;
}
/**
 * One page of a member's rounds, newest first, with the totals of all pages.
 */
export interface BettingRecordReply {
  /**
   * At most `pageSize` rounds; with `format`, all of them.
   */
  list: BettingRound[];
  totalPages?: number;
  totals?: BettingTotals;
}
/**
 * Request for one of the member's rounds.
 */
export interface BettingRoundRequest {
  /**
   * The provider's round number.
   */
  round: string;
  /**
   * Provider code of the round, because two providers may use the same number; any provider if empty.
   */
  vassalage?: string;
}
/**
 * A movement of a round's money.
 */
export interface RoundTransaction {
  /**
   * The provider's number of the transaction.
   */
  transactionId: string;
  /**
   * `bet`, `win`, `givenBack` for a refunded stake, or `adjustment` for a reversed win; another type is displayed as sent.
   */
  type: string;
  /**
   * Moved amount in major units, negative for a stake.
   */
  amount: number;
  /**
   * Balance of the wallet after the transaction, in major units.
   */
  balanceAfter?: number;
  /**
   * Time of the transaction, ISO 8601.
   */
  at: string;
}
/**
 * A round with its transactions, and what was drawn. Money in major units.
 */
export interface BettingRoundReply {
  /**
   * The provider's round number, for display.
   */
  round: string;
  nodeId?: number;
  gameName: string;
  /**
   * Provider code.
   */
  vassalage: string;
  gameType: string;
  /**
   * Stake without refunds, in major units.
   */
  stake: number;
  /**
   * Refunded stakes, in major units. Not included in the other amounts.
   */
  givenBack?: number;
  /**
   * Stake that counts for bonuses and ranks, in major units: that of a settled round.
   */
  validBet?: number;
  /**
   * Wins without reversals, in major units. A running round has none yet.
   */
  win?: number;
  /**
   * `win` minus `stake`, in major units. A running round has none yet.
   */
  net?: number;
  currency?: string;
  /**
   * Time of the first stake, ISO 8601.
   */
  at: string;
  /**
   * `settled`, `running`, or `undone` if all stakes of the round were refunded; another state is displayed as sent.
   */
  state: string;
  /**
   * Draw of a bet on a lottery.
   */
  numero?: string;
  /**
   * Type of a bet on a lottery.
   */
  playType?: string;
  /**
   * What the member chose, for display.
   */
  picks?: string;
  /**
   * What was drawn, for display. Absent while the round runs, or if the provider does not report it.
   */
  outcome?: string;
  /**
   * Movements of the round's money, oldest first.
   */
  transactions: RoundTransaction[];
}
/**
 * Nothing.
 */
export interface CountsRequest {}
/**
 * Counts that the menu of the member centre shows above zero. Source: MEMB-02.
 */
export interface CountsReply {
  /**
   * Rewards that can be claimed. Default: 0.
   */
  reward?: number;
  /**
   * Missions whose reward can be claimed. Default: 0.
   */
  mission?: number;
  /**
   * Unread messages. Default: 0.
   */
  message?: number;
  /**
   * Requests about contracts that wait for the member's answer. Default: 0.
   */
  contract?: number;
}
/**
 * Nothing.
 */
export interface IconRequest {}
/**
 * The member's avatar.
 */
export interface IconReply {
  icon: IconName;
}
/**
 * Nothing.
 */
export interface AvatarRequest {}
/**
 * The avatars that a member may choose.
 */
export interface AvatarReply {
  avatars: IconName[];
}
/**
 * One of the avatars that `avatar` lists. Source: MEMB-03.
 */
export interface SetIconRequest {
  icon: IconName;
}
/**
 * Nothing.
 */
export interface UnreadMessageRequest {}
/**
 * Number of unread messages. Source: SESS-12.
 */
export interface UnreadMessageReply {
  /**
   * Number of unread messages.
   */
  unreadCount: number;
}
/**
 * Request for one page of the member's messages.
 */
export interface MessagesRequest {
  /**
   * `unread` or `read`; all messages if empty.
   */
  state?: string;
  /**
   * Language code, two capitals. Messages without a translation are in English.
   */
  language?: string;
  /**
   * Page number, from 1.
   */
  pageNo?: number;
  pageSize?: number;
}
/**
 * A message without its content.
 */
export interface MessageHead {
  /**
   * Number of the message.
   */
  messageId: string;
  /**
   * Title of the message.
   */
  title: string;
  /**
   * Time of the message, ISO 8601.
   */
  at: string;
  /**
   * `unread` or `read`.
   */
  state: string;
}
/**
 * Numbers of messages on all pages.
 */
export interface MessageTotals {
  /**
   * Messages that match the request.
   */
  messages?: number;
  /**
   * Unread messages among them.
   */
  unread?: number;
}
/**
 * One page of the member's messages.
 */
export interface MessagesReply {
  /**
   * Messages, newest first.
   */
  list: MessageHead[];
  totalPages?: number;
  totals?: MessageTotals;
}
/**
 * Request for a message. It counts as read afterwards.
 */
export interface MessageRequest {
  /**
   * Number of the message.
   */
  messageId: string;
  /**
   * Language code, two capitals. Messages without a translation are in English.
   */
  language?: string;
}
/**
 * A message with its content.
 */
export interface MessageReply {
  /**
   * Number of the message.
   */
  messageId: string;
  /**
   * Title of the message.
   */
  title: string;
  /**
   * Time of the message, ISO 8601.
   */
  at: string;
  /**
   * `unread` or `read`.
   */
  state?: string;
  /**
   * Content as HTML, which is sanitised before it is displayed.
   */
  content: string;
}
/**
 * Messages to mark as read.
 */
export interface MarkMessagesRequest {
  /**
   * The message that was read; without it, all messages.
   */
  messageId?: string;
}
/**
 * Number of messages that are still unread.
 */
export interface MarkMessagesReply {
  /**
   * Number of unread messages.
   */
  unreadCount: number;
}
/**
 * Messages to delete; without any, all messages that were read.
 */
export interface DeleteMessagesRequest {
  /**
   * The message to delete.
   */
  messageId?: string;
  /**
   * The messages to delete.
   *
   * Items: Number of a message.
   */
  messageIds?: string[];
}
/**
 * Number of messages that are still unread.
 */
export interface DeleteMessagesReply {
  /**
   * Number of unread messages.
   */
  unreadCount: number;
}
/**
 * Request for the member's figures of a period.
 */
export interface PersonalProfitRequest {
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone. A period has at most 90 days. Default: 90 days before the end.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. Default: now.
   */
  to?: string;
  /**
   * Whether a line is a day or a game category. Default: `day`.
   */
  groupBy?: 'day' | 'category';
  /**
   * IANA time zone in which days begin and end. The brand's own one is filled in.
   */
  timeZone?: string;
  /**
   * `csv` requests the lines for a file.
   */
  format?: 'csv';
}
/**
 * Figures of a day or of a game category.
 */
export interface ProfitLine {
  /**
   * The day or the category of the line.
   */
  lineId: string;
  /**
   * Day of the line as YYYY-MM-DD.
   */
  day?: string;
  /**
   * Game category of the line.
   */
  category?: string;
  /**
   * Deposited money in major units. Absent for categories.
   */
  deposits?: number;
  /**
   * Withdrawn money in major units. Absent for categories.
   */
  withdrawals?: number;
  /**
   * Stakes without refunds, in major units.
   */
  stake: number;
  /**
   * Stakes of settled rounds, in major units.
   */
  validBet?: number;
  /**
   * Wins of settled rounds, in major units.
   */
  payout: number;
  /**
   * Rebates in major units. Absent for categories.
   */
  rebate?: number;
  /**
   * Bonuses and rewards in major units. Absent for categories.
   */
  bonus?: number;
  /**
   * `payout` plus `rebate` plus `bonus` minus `validBet`, in major units. Negative if the member lost money.
   */
  net: number;
}
/**
 * Figures of the whole period, in major units.
 */
export interface ProfitTotals {
  /**
   * Deposited money.
   */
  deposits?: number;
  /**
   * Withdrawn money.
   */
  withdrawals?: number;
  /**
   * Stakes without refunds.
   */
  stake: number;
  /**
   * Stakes of settled rounds.
   */
  validBet?: number;
  /**
   * Wins of settled rounds.
   */
  payout: number;
  /**
   * Rebates.
   */
  rebate?: number;
  /**
   * Bonuses and rewards.
   */
  bonus?: number;
  /**
   * `payout` plus `rebate` plus `bonus` minus `validBet`: what the member won, or lost if negative.
   */
  net: number;
  /**
   * All deposits minus all withdrawals since the account was opened.
   */
  lifetimeNetDeposit?: number;
  /**
   * Minutes of the period in which the member placed at least one bet: no time between bets is counted as play.
   */
  playMinutes?: number;
}
/**
 * The member's figures of a period.
 */
export interface PersonalProfitReply {
  /**
   * Days, newest first, or categories, the highest stake first. Lines without any figure are omitted.
   */
  list: ProfitLine[];
  totals?: ProfitTotals;
}
/**
 * A new nickname. Source: MEMB-03.
 */
export interface SetNicknameRequest {
  /**
   * The name that the site greets the member with.
   */
  nickname: string;
}
/**
 * The new nickname.
 */
export interface SetNicknameReply {
  /**
   * The nickname as stored.
   */
  nickname?: string;
}
/**
 * The member's real name, which is stored once. Source: MEMB-03.
 */
export interface SetRealNameRequest {
  /**
   * The member's name as on the payout accounts.
   */
  payeeName: string;
}
/**
 * A new payment password. Source: MEMB-03.
 */
export interface SetPaymentPasswordRequest {
  /**
   * Login password. Required for the first payment password.
   */
  password?: string;
  /**
   * Current payment password. Required to replace it.
   */
  oldPaymentPassword?: string;
  /**
   * New payment password, by the operator's rule for the field `paymentPassword`.
   */
  paymentPassword: string;
  /**
   * The new payment password again.
   */
  confirmPaymentPassword: string;
}
/**
 * Request for a code that replaces a forgotten payment password. Source: MEMB-03.
 */
export interface SendPaymentResetCodeRequest {
  /**
   * The verified contact that gets the code.
   */
  channel: 'mobile' | 'email';
  /**
   * Result of the bot check.
   */
  challengeResult?: string;
}
/**
 * A new payment password in place of a forgotten one. Source: MEMB-03.
 */
export interface ResetPaymentPasswordRequest {
  /**
   * The contact that the code was sent to.
   */
  channel: 'mobile' | 'email';
  /**
   * The code that `sendPaymentResetCode` sent.
   */
  verificationCode: string;
  /**
   * New payment password, by the operator's rule for the field `paymentPassword`.
   */
  paymentPassword: string;
  /**
   * The new payment password again.
   */
  confirmPaymentPassword: string;
}
/**
 * Request for a code that proves a number or an address. Source: MEMB-03.
 */
export interface SendBindCodeRequest {
  /**
   * What is to be bound.
   */
  channel: 'mobile' | 'email';
  /**
   * Mobile number as the member types it.
   */
  mobileNum?: string;
  /**
   * Country calling code, for example +63.
   */
  countryDialingCode?: string;
  /**
   * E-mail address.
   */
  email?: string;
  /**
   * Result of the bot check.
   */
  challengeResult?: string;
}
/**
 * Binds a mobile number. Source: MEMB-03.
 */
export interface BindMobileRequest {
  /**
   * Mobile number as the member types it.
   */
  mobileNum: string;
  /**
   * Country calling code, for example +63.
   */
  countryDialingCode?: string;
  /**
   * The code that `sendBindCode` sent to this number or address.
   */
  verificationCode: string;
  /**
   * Login password. Required to replace a number or address that is bound already.
   */
  password?: string;
}
/**
 * Binds an e-mail address. Source: MEMB-03.
 */
export interface BindEmailRequest {
  /**
   * E-mail address.
   */
  email: string;
  /**
   * The code that `sendBindCode` sent to this number or address.
   */
  verificationCode: string;
  /**
   * Login password. Required to replace a number or address that is bound already.
   */
  password?: string;
}
/**
 * Starts to set up an authenticator app.
 */
export interface StartAuthenticatorRequest {
  /**
   * Login password.
   */
  password: string;
}
/**
 * Secret of the authenticator. It counts only after `confirmAuthenticator`.
 */
export interface StartAuthenticatorReply {
  /**
   * The shared secret in base32, to be typed into the app.
   */
  secret: string;
  /**
   * The same as an `otpauth:` address, for a QR code.
   */
  address: string;
}
/**
 * Proves that the app shows the right codes.
 */
export interface ConfirmAuthenticatorRequest {
  /**
   * Code that the authenticator app shows.
   */
  authenticatorCode: string;
}
/**
 * Removes the authenticator app.
 */
export interface RemoveAuthenticatorRequest {
  /**
   * Code that the authenticator app shows.
   */
  authenticatorCode: string;
}
/**
 * Nothing. `getMemberInfo` has the new state.
 */
export interface SecurityReply {}
/**
 * Nothing.
 */
export interface SessionsRequest {}
/**
 * A session of the member.
 */
export interface MemberSession {
  /**
   * Id of the session; grants nothing.
   */
  sessionId: string;
  /**
   * Whether this is the session of the request.
   */
  isCurrent?: boolean;
  /**
   * Browser and system of the login, for example `Chrome, Windows`; missing if unknown.
   */
  device?: string;
  /**
   * IP address of the login.
   */
  address?: string;
  /**
   * Time of the login, ISO 8601.
   */
  openedAt?: string;
}
/**
 * The member's open sessions, newest first. Source: MEMB-03.
 */
export interface SessionsReply {
  list: MemberSession[];
}
/**
 * Ends other sessions of the member.
 */
export interface EndSessionRequest {
  /**
   * The session to end. Default: all except that of the request.
   */
  sessionId?: string;
}
/**
 * The ended sessions.
 */
export interface EndSessionReply {
  /**
   * Ids of the sessions that ended.
   */
  ended: string[];
}
/**
 * Nothing.
 */
export interface SocialAccountsRequest {}
/**
 * A social account that signs in to the member's account.
 */
export interface SocialAccount {
  /**
   * Id of the provider in site.json.
   */
  provider: string;
  /**
   * Whether the member could still sign in or recover the account without it. Default: yes.
   */
  canUnlink?: boolean;
}
/**
 * The linked social accounts.
 */
export interface SocialAccountsReply {
  list: SocialAccount[];
}
/**
 * Unlinks a social account.
 */
export interface UnlinkSocialAccountRequest {
  /**
   * Id of the provider in site.json.
   */
  provider: string;
}
/**
 * Nothing.
 */
export interface BalanceRequest {}
/**
 * The member's balance and its currency. Source: PREF-02, SESS-12.
 */
export interface Balance {
  /**
   * Sum of all wallets, in major units of the brand's currency.
   */
  sumBalance: number;
  /**
   * Balance of the main wallet in major units, which can be transferred to providers. Default: the whole `sumBalance`.
   */
  mainBalance?: number;
}
/**
 * Nothing.
 */
export interface MerchantWalletRequest {}
/**
 * Wallet type of the merchant. Source: SESS-12, GAME-04.
 */
export interface MerchantWallet {
  /**
   * Whether one wallet serves all providers, so that no transfers are needed.
   */
  isSingle: boolean;
  /**
   * Whether the member's money follows into games by itself. Default: true.
   */
  autoTransfer?: boolean;
}
/**
 * Nothing.
 */
export interface ConsolidatedRequest {}
/**
 * Which contract requests are offered. Source: AGNT-04.
 */
export interface ConsolidatedReply {
  dailysalreqtype?: ContractRequestType;
  divtypereq?: ContractRequestType;
  contracthoursalreq?: ContractRequestType;
  realtimesalreqtype?: ContractRequestType;
}
/**
 * Tier of a contract: what has to be reached, and the rate that is paid for it. Source: AGNT-03.
 */
export interface ContractTierRequest {
  /**
   * Share of the base that is paid, in percent with two decimals.
   */
  rate: number;
  /**
   * Members of the team that must have placed a valid bet in the period; 0 requires nothing. Default: 0.
   */
  activeMembers?: number;
  /**
   * Valid bet that the team must have placed in the period, in major units; 0 requires nothing. Default: 0.
   */
  validBet?: number;
  /**
   * Loss that the team must have made in the period, in major units; 0 requires nothing. Default: 0.
   */
  profitAndLoss?: number;
}
/**
 * Tier of a contract: what has to be reached, and the rate that is paid for it. Source: AGNT-03.
 */
export interface ContractTier {
  /**
   * Share of the base that is paid: of the team's valid bet for salaries, of its losses for dividends. In percent.
   */
  rate: number;
  /**
   * Members of the team that must have placed a valid bet in the period; 0 requires nothing.
   */
  activeMembers?: number;
  /**
   * Valid bet that the team must have placed in the period. In major units of the brand's currency.
   */
  validBet?: number;
  /**
   * Loss that the team must have made in the period: stakes without payouts. In major units of the brand's currency.
   */
  profitAndLoss?: number;
}
/**
 * What a party of a contract wants. Source: AGNT-17, MEMB-22.
 */
export interface ContractActionRequest {
  /**
   * Number that the browser chooses for this request. Repeating it returns the first result.
   */
  referenceNo: string;
  /**
   * `new` proposes a contract, `termination` its end; `accept` and `reject` answer the other party, `withdraw` takes an own request back. Source: AGNT-17.
   */
  request: 'new' | 'termination' | 'accept' | 'reject' | 'withdraw';
  /**
   * Direct downline to whom a new contract is offered; the own upline is asked if it is missing.
   */
  memberId?: string;
  /**
   * Contract to end. For `termination`.
   */
  contractId?: string;
  /**
   * Request to answer or withdraw. For `accept`, `reject` and `withdraw`.
   */
  requestId?: string;
  /**
   * How often the contract is settled. For `new`; default: the only possible one.
   */
  period?: 'realTime' | 'hourly' | 'daily' | 'weekly' | 'semiMonthly' | 'monthly';
  /**
   * Tiers, ascending. For `new`. Source: AGNT-03.
   */
  tiers?: ContractTierRequest[];
  /**
   * Message to the other party.
   */
  reason?: string;
}
/**
 * A contract that ends because its rate is higher than a rate above it. Source: AGNT-18.
 */
export interface EndedContract {
  /**
   * Number of the contract.
   */
  contractId: string;
  /**
   * Account of the upper party.
   */
  upline?: string;
  /**
   * Account of the lower party.
   */
  downline: string;
  /**
   * Highest rate of its tiers. In percent.
   */
  topRate?: number;
  /**
   * How often the contract is settled. Known values: realTime, hourly, daily, weekly, semiMonthly, monthly. Others are displayed as sent.
   */
  period?: string;
}
/**
 * What came of the request. Source: AGNT-17, AGNT-18.
 */
export interface ContractActionReply {
  /**
   * Number of the request.
   */
  requestId: string;
  /**
   * Status of the request. Known values: requested, accepted, rejected, withdrawn. Others are displayed as sent.
   */
  status: string;
  /**
   * Number of the contract that was signed or ended.
   */
  contractId?: string;
  /**
   * Contracts that ended by the signature.
   */
  ended?: EndedContract[];
}
/**
 * One page of the contracts of a kind.
 */
export interface ContractsRequest {
  /**
   * Kind of the contract. Source: AGNT-02, AGNT-14, AGNT-15, AGNT-16.
   */
  kind: 'dividend' | 'salary' | 'hourSalary' | 'realtimeSalary';
  /**
   * Only contracts with the upline (`upline`) or with downlines (`downline`); both if empty.
   */
  side?: string;
  /**
   * Only contracts with this member; all if empty.
   */
  memberId?: string;
  /**
   * Only this status; all if empty.
   */
  status?: string;
  /**
   * Page number, from 1. Default: 1.
   */
  pageNo?: number;
  /**
   * Rows per page. Default: the brand's page size.
   */
  pageSize?: number;
}
/**
 * A contract of the member. Source: AGNT-03, MEMB-22.
 */
export interface Contract {
  /**
   * Number of the contract.
   */
  contractId: string;
  /**
   * Kind of the contract. Known values: dividend, salary, hourSalary, realtimeSalary. Others are displayed as sent.
   */
  kind?: string;
  /**
   * Whether the other party is the upline or a downline of the member. Known values: upline, downline. Others are displayed as sent.
   */
  side?: string;
  /**
   * The operator's id of the other party.
   */
  memberId?: string;
  /**
   * Account of the other party; that of the upline is masked.
   */
  account?: string;
  /**
   * Status of the contract. Known values: active, terminated, superseded, autoTerminated. Others are displayed as sent.
   */
  status: string;
  /**
   * How often the contract is settled. Known values: realTime, hourly, daily, weekly, semiMonthly, monthly. Others are displayed as sent.
   */
  period?: string;
  /**
   * Tiers, ascending.
   */
  tiers?: ContractTier[];
  /**
   * Highest rate of its tiers. In percent.
   */
  topRate?: number;
  /**
   * Time of the signature. ISO 8601.
   */
  signedAt?: string;
  /**
   * Start of the first period that is settled. ISO 8601.
   */
  startsAt?: string;
  /**
   * Time at which it ended; missing while it is active. ISO 8601.
   */
  endedAt?: string;
  /**
   * End of the last period that is settled; missing while it is active. ISO 8601.
   */
  endsAt?: string;
  /**
   * Open request between the parties about this kind of contract, if there is one.
   */
  requestId?: string;
  /**
   * Whether the member may ask for the end of the contract now.
   */
  mayTerminate?: boolean;
}
/**
 * Sums over all pages.
 */
export interface ContractTotals {
  /**
   * Number of contracts.
   */
  count?: number;
  /**
   * Number of active contracts.
   */
  active?: number;
}
/**
 * The contracts of the member. Source: AGNT-03, MEMB-22.
 */
export interface ContractsReply {
  /**
   * Contracts, active ones first, then the newest first.
   */
  list: Contract[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: ContractTotals;
}
/**
 * One page of the requests about a kind of contract.
 */
export interface ContractRequestsRequest {
  /**
   * Kind of the contracts; all if it is missing. Source: AGNT-02, AGNT-14, AGNT-15, AGNT-16.
   */
  kind?: 'dividend' | 'salary' | 'hourSalary' | 'realtimeSalary';
  /**
   * Only contracts with the upline (`upline`) or with downlines (`downline`); both if empty.
   */
  side?: string;
  /**
   * Only contracts with this member; all if empty.
   */
  memberId?: string;
  /**
   * Only this status; all if empty.
   */
  status?: string;
  /**
   * Page number, from 1. Default: 1.
   */
  pageNo?: number;
  /**
   * Rows per page. Default: the brand's page size.
   */
  pageSize?: number;
}
/**
 * A request about a contract. Source: AGNT-17.
 */
export interface ContractRequest {
  /**
   * Number of the request.
   */
  requestId: string;
  /**
   * Kind of the contract. Known values: dividend, salary, hourSalary, realtimeSalary. Others are displayed as sent.
   */
  kind?: string;
  /**
   * What is requested. Known values: new, termination. Others are displayed as sent.
   */
  type?: string;
  /**
   * Whether the member sent or received the request. Known values: sent, received. Others are displayed as sent.
   */
  direction?: string;
  /**
   * Whether the other party is the upline or a downline of the member. Known values: upline, downline. Others are displayed as sent.
   */
  side?: string;
  /**
   * The operator's id of the other party.
   */
  memberId?: string;
  /**
   * Account of the other party; that of the upline is masked.
   */
  account?: string;
  /**
   * Status of the request; `lapsed` if its party has left the team or its contract has ended. Known values: requested, accepted, rejected, withdrawn, lapsed. Others are displayed as sent.
   */
  status: string;
  /**
   * How often the contract is settled. Known values: realTime, hourly, daily, weekly, semiMonthly, monthly. Others are displayed as sent.
   */
  period?: string;
  /**
   * Proposed tiers, ascending; those of the contract for a termination.
   */
  tiers?: ContractTier[];
  /**
   * Highest rate of the tiers. In percent.
   */
  topRate?: number;
  /**
   * Contract that ends by a termination, or that was signed.
   */
  contractId?: string;
  /**
   * Message of the member who sent it.
   */
  reason?: string;
  /**
   * Message of the member who answered it.
   */
  answer?: string;
  /**
   * Time of the request. ISO 8601.
   */
  at?: string;
  /**
   * Time of the answer. ISO 8601.
   */
  answeredAt?: string;
  /**
   * Whether the member may accept or reject it.
   */
  mayAnswer?: boolean;
  /**
   * Whether the member may withdraw it.
   */
  mayWithdraw?: boolean;
}
/**
 * Sums over all pages.
 */
export interface ContractRequestTotals {
  /**
   * Number of requests.
   */
  count?: number;
  /**
   * Number of open requests.
   */
  open?: number;
  /**
   * Number of requests that wait for the member.
   */
  mayAnswer?: number;
}
/**
 * Requests about contracts. Source: AGNT-17.
 */
export interface ContractRequestsReply {
  /**
   * Requests, open ones first, then the newest first.
   */
  list: ContractRequest[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: ContractRequestTotals;
}
/**
 * Asks what may be requested of whom.
 */
export interface ContractOptionsRequest {
  /**
   * Kind of the contract. Source: AGNT-02, AGNT-14, AGNT-15, AGNT-16.
   */
  kind: 'dividend' | 'salary' | 'hourSalary' | 'realtimeSalary';
  /**
   * Only this party; the upline and all direct downlines if empty.
   */
  memberId?: string;
  /**
   * Only the upline (`upline`) or only downlines (`downline`); both if empty.
   */
  side?: string;
  /**
   * Part of a downline's account; all if empty.
   */
  search?: string;
  /**
   * Page number, from 1. Default: 1.
   */
  pageNo?: number;
  /**
   * Parties per page. Default: 100.
   */
  pageSize?: number;
}
/**
 * What may be requested of one party. Source: AGNT-04.
 */
export interface ContractOption {
  /**
   * Whether the other party is the upline or a downline of the member. Known values: upline, downline. Others are displayed as sent.
   */
  side?: string;
  /**
   * The operator's id of the other party.
   */
  memberId: string;
  /**
   * Account of the other party; that of the upline is masked.
   */
  account?: string;
  /**
   * Account, for a choice.
   */
  label: string;
  /**
   * Whether a new contract may be requested now; it replaces an active one.
   */
  mayRequest?: boolean;
  /**
   * Whether the end of the active contract may be requested now.
   */
  mayTerminate?: boolean;
  /**
   * Why nothing may be requested. Known values: notOffered, requestOpen. Others are displayed as sent.
   */
  reason?: string;
  /**
   * Highest rate that a new contract may have, because of the contracts above; missing without a limit. In percent.
   */
  maximumRate?: number;
  /**
   * The active contract with this party.
   */
  contractId?: string;
  /**
   * Highest rate of the active contract. In percent.
   */
  topRate?: number;
  /**
   * The open request with this party.
   */
  requestId?: string;
}
/**
 * Sums over all pages.
 */
export interface ContractOptionTotals {
  /**
   * Number of parties.
   */
  count?: number;
}
/**
 * What may be requested now. Source: AGNT-04.
 */
export interface ContractOptionsReply {
  /**
   * The upline first, then the direct downlines by account.
   */
  list: ContractOption[];
  /**
   * Periods that a new contract of this kind may have.
   *
   * Items: A period. Known values: realTime, hourly, daily, weekly, semiMonthly, monthly.
   */
  periods?: string[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: ContractOptionTotals;
  /**
   * Minutes of a period of real-time salary. Source: AGNT-16.
   */
  realTimeMinutes?: number;
  /**
   * Maximum number of tiers. Default: 10.
   */
  maximumTiers?: number;
  /**
   * Highest rate of the member's own contract with the upline; missing without one. In percent.
   */
  ownRate?: number;
}
/**
 * Asks which contracts would end by signing one.
 */
export interface ContractImpactRequest {
  /**
   * Kind of the contract. Source: AGNT-02, AGNT-14, AGNT-15, AGNT-16.
   */
  kind: 'dividend' | 'salary' | 'hourSalary' | 'realtimeSalary';
  /**
   * Request that would be accepted.
   */
  requestId?: string;
  /**
   * Direct downline who would get the contract; the member itself if it is missing.
   */
  memberId?: string;
  /**
   * Highest rate of the contract, in percent. Needed without `requestId`.
   */
  rate?: number;
}
/**
 * Contracts that would end by the signature. Source: AGNT-18.
 */
export interface ContractImpactReply {
  /**
   * Contracts that would end, at most the first 100.
   */
  list: EndedContract[];
  /**
   * Number of contracts that would end.
   */
  count?: number;
}
/**
 * One page of the members below the agent.
 */
export interface DownlinesRequest {
  /**
   * Member whose downlines are listed; the agent's own by default.
   */
  parentId?: string;
  /**
   * Part of an account. With it, members at all levels below the parent are listed unless a level is requested.
   */
  account?: string;
  /**
   * `direct` for the parent's direct downlines (default), `all` for everybody below the parent, or a number of levels below the agent.
   */
  level?: string;
  /**
   * `player` or `agent`; both if empty.
   */
  type?: string;
  /**
   * A status of the reply; all if empty.
   */
  status?: string;
  /**
   * Lowest balance, in major units.
   */
  balanceFrom?: number;
  /**
   * Highest balance, in major units.
   */
  balanceTo?: number;
  /**
   * `yes` for members with an open session, `no` for the others; all if empty.
   */
  online?: string;
  /**
   * Value by which the members are sorted. Default: account.
   */
  sort?: 'account' | 'level' | 'rebate' | 'balance' | 'joinedAt' | 'lastLoginAt';
  /**
   * Direction of the order. Default: asc.
   */
  order?: 'asc' | 'desc';
  /**
   * Page number, from 1. Default: 1.
   */
  pageNo?: number;
  /**
   * Rows per page. Default: the brand's page size.
   */
  pageSize?: number;
  /**
   * `csv` requests all members of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * A member on the way down.
 */
export interface TreeStep {
  /**
   * The operator's id of the member.
   */
  memberId: string;
  /**
   * The member's account.
   */
  account: string;
}
/**
 * A member below the agent. Personal data are not part of it. Source: AGNT-09.
 */
export interface Downline {
  /**
   * The operator's id of the member.
   */
  memberId: string;
  /**
   * The member's account.
   */
  account: string;
  /**
   * Kind of member. Known values: player, agent. Others are displayed as sent.
   */
  type?: string;
  /**
   * Levels below the agent; 1 for a direct downline.
   */
  level?: number;
  /**
   * Whether the member is directly below the agent.
   */
  isDirect?: boolean;
  /**
   * The member's rebate in percent of valid bets.
   */
  rebate?: number;
  /**
   * Highest rebate that the agent can give, in percent.
   */
  maxRebate?: number;
  /**
   * Whether the agent can raise the rebate.
   */
  canRaiseRebate?: boolean;
  /**
   * Members directly below.
   */
  directMembers?: number;
  /**
   * Members below at all levels.
   */
  teamMembers?: number;
  /**
   * Balance of all the member's wallets, in major units.
   */
  balance?: number;
  /**
   * Time of the registration, ISO 8601; missing if unknown.
   */
  joinedAt?: string;
  /**
   * Time of the last sign-in, ISO 8601; missing for a member who never signed in.
   */
  lastLoginAt?: string;
  /**
   * State of the account. Known values: active, new (never signed in), suspended (may not play). Others are displayed as sent.
   */
  status?: string;
  /**
   * Whether the member has an open session.
   */
  online?: boolean;
}
/**
 * Sums over all pages.
 */
export interface DownlineTotals {
  /**
   * Number of members.
   */
  members?: number;
  /**
   * Agents among them.
   */
  agents?: number;
  /**
   * Members with an open session.
   */
  online?: number;
  /**
   * Sum of the balances, in major units.
   */
  balance?: number;
}
/**
 * Members below the agent. Source: AGNT-09.
 */
export interface DownlinesReply {
  /**
   * The way from the first level below the agent to the member whose downlines are listed; empty for the agent's own.
   */
  path?: TreeStep[];
  /**
   * The members in the requested order.
   */
  list: Downline[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: DownlineTotals;
}
/**
 * A higher rebate for a direct downline. Source: AGNT-09.
 */
export interface SetDownlineRebateRequest {
  /**
   * Number that the browser chooses for this request. Repeating it returns the first result.
   */
  referenceNo: string;
  /**
   * The direct downline.
   */
  memberId: string;
  /**
   * The new rebate in percent, with at most two decimals.
   */
  rebate: number;
}
/**
 * The stored rebate.
 */
export interface SetDownlineRebateReply {
  /**
   * The operator's id of the member.
   */
  memberId?: string;
  /**
   * The rebate in percent of valid bets.
   */
  rebate?: number;
}
/**
 * Nothing.
 */
export interface DownlineOptionsRequest {}
/**
 * A kind of member that the agent may create.
 */
export interface DownlineType {
  /**
   * Kind of member. Known values: player, agent. Others are displayed as sent.
   */
  value: string;
}
/**
 * What the agent may give to new downlines. Source: AGNT-08.
 */
export interface DownlineOptionsReply {
  /**
   * The kinds of members the agent may create; none if the agent may have no downlines.
   */
  types: DownlineType[];
  /**
   * The agent's own rebate, which is the highest one for downlines, in percent.
   */
  maxRebate?: number;
  /**
   * Shortest username.
   */
  usernameMin?: number;
  /**
   * Longest username.
   */
  usernameMax?: number;
  /**
   * Shortest password.
   */
  passwordMin?: number;
  /**
   * Longest password.
   */
  passwordMax?: number;
}
/**
 * A new member directly below the agent. Source: AGNT-08.
 */
export interface CreateDownlineRequest {
  /**
   * Number that the browser chooses for this request. Repeating it returns the first result.
   */
  referenceNo: string;
  /**
   * `player` or `agent`.
   */
  type: string;
  /**
   * Account of the new member, by the rules of registration.
   */
  username: string;
  /**
   * First password, by the rules of registration. The member must change it at the first sign-in.
   */
  password: string;
  /**
   * Rebate in percent, with at most two decimals. Default: 0.
   */
  rebate?: number;
}
/**
 * The new member. Source: AGNT-08.
 */
export interface CreateDownlineReply {
  /**
   * The operator's id of the member.
   */
  memberId: string;
  /**
   * The member's account.
   */
  account: string;
  /**
   * Kind of member. Known values: player, agent. Others are displayed as sent.
   */
  type?: string;
  /**
   * The member's rebate in percent of valid bets.
   */
  rebate?: number;
}
/**
 * Request for the agent's income. Income belongs to the time at which it was calculated.
 */
export interface IncomeRequest {
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone. A period has at most 90 days. Default: 90 days before the end.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. Default: now.
   */
  to?: string;
  /**
   * Type of the income, as in the reply; all types if empty.
   */
  type?: string;
  /**
   * Status of the income, as in the reply; all if empty.
   */
  status?: string;
  /**
   * Page number, from 1.
   */
  pageNo?: number;
  /**
   * Records of a page.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * A rebate, a reward for a friend, or the settlement of a contract. Money in major units.
 */
export interface Income {
  /**
   * Number of the income.
   */
  incomeId: string;
  /**
   * `rebate`, `referral` for a friend's bets, or the kind of the contract: `dividend`, `salary` (daily), `hourSalary`, `realtimeSalary`; another type is displayed as sent.
   */
  type: string;
  /**
   * Time at which the income was calculated, ISO 8601.
   */
  at: string;
  /**
   * Start of the period that is paid, ISO 8601.
   */
  from?: string;
  /**
   * End of the period that is paid, ISO 8601.
   */
  to?: string;
  /**
   * Account from which the income comes: the upline of a contract, or the friend, masked. Absent for rebates.
   */
  account?: string;
  /**
   * Amount on which the income is calculated, in major units.
   */
  base?: number;
  /**
   * Rate in percent. Absent if it differs by game or tier.
   */
  rate?: number;
  /**
   * Amount in major units.
   */
  amount: number;
  /**
   * `paid`, `pending`, or `skipped` if nothing is due; another status is displayed as sent.
   */
  status: string;
  /**
   * Time of the payment, ISO 8601. Absent until then.
   */
  paidAt?: string;
}
/**
 * Totals of all incomes that match the filters, in major units.
 */
export interface IncomeTotals {
  /**
   * Number of incomes.
   */
  count?: number;
  /**
   * Paid and pending amounts.
   */
  amount?: number;
  /**
   * Paid amounts.
   */
  paid?: number;
  /**
   * Pending amounts.
   */
  pending?: number;
  /**
   * Rebates.
   */
  rebate?: number;
  /**
   * Rewards for friends.
   */
  referral?: number;
  /**
   * Dividends.
   */
  dividend?: number;
  /**
   * Daily salaries.
   */
  salary?: number;
  /**
   * Hourly salaries.
   */
  hourSalary?: number;
  /**
   * Real-time salaries.
   */
  realtimeSalary?: number;
}
/**
 * The agent's income, with the totals of all pages.
 */
export interface IncomeReply {
  /**
   * At most `pageSize` incomes, newest first; with `format`, all of them.
   */
  list: Income[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: IncomeTotals;
}
/**
 * One page of the agent's links.
 */
export interface InviteLinksRequest {
  /**
   * A status of the reply; all if empty.
   */
  status?: string;
  /**
   * Page number, from 1. Default: 1.
   */
  pageNo?: number;
  /**
   * Rows per page. Default: the brand's page size.
   */
  pageSize?: number;
}
/**
 * A link with which visitors register below the agent. Source: AGNT-08.
 */
export interface InviteLink {
  /**
   * The operator's id of the link.
   */
  linkId: string;
  /**
   * Code of the link, which registration takes as `referralCode`.
   */
  code: string;
  /**
   * Kind of member that registers. Known values: player, agent. Others are displayed as sent.
   */
  type?: string;
  /**
   * Rebate of those who register, in percent of valid bets.
   */
  rebate?: number;
  /**
   * Most registrations; missing if unlimited.
   */
  quota?: number;
  /**
   * How often the link was opened.
   */
  uses?: number;
  /**
   * Members who registered with the link.
   */
  registrations?: number;
  /**
   * Time of creation, ISO 8601.
   */
  createdAt?: string;
  /**
   * End of the link, ISO 8601; missing if it does not end.
   */
  expiresAt?: string;
  /**
   * State of the link. Known values: active, usedUp, expired, disabled. Others are displayed as sent.
   */
  status: string;
}
/**
 * Sums over all pages.
 */
export interface InviteLinkTotals {
  /**
   * Number of links.
   */
  links?: number;
  /**
   * How often the links were opened.
   */
  uses?: number;
  /**
   * Members who registered with the links.
   */
  registrations?: number;
}
/**
 * The agent's links. Source: AGNT-08.
 */
export interface InviteLinksReply {
  /**
   * Links, newest first.
   */
  list: InviteLink[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: InviteLinkTotals;
}
/**
 * A new link. Source: AGNT-08.
 */
export interface CreateInviteLinkRequest {
  /**
   * Number that the browser chooses for this request. Repeating it returns the first result.
   */
  referenceNo: string;
  /**
   * `player` or `agent`.
   */
  type: string;
  /**
   * Rebate of those who register, in percent, with at most two decimals. Default: 0.
   */
  rebate?: number;
  /**
   * Most registrations. Default: unlimited.
   */
  quota?: number;
  /**
   * Days until the link ends. Default: it does not end.
   */
  days?: string;
}
/**
 * A link of the agent.
 */
export interface DisableInviteLinkRequest {
  /**
   * The operator's id of the link.
   */
  linkId: string;
}
/**
 * Nothing.
 */
export interface DisableInviteLinkReply {}
/**
 * One page of the settlements.
 */
export interface SettlementsRequest {
  /**
   * Kind of the contracts; all if it is missing.
   */
  kind?: 'dividend' | 'salary' | 'hourSalary' | 'realtimeSalary';
  /**
   * Only contracts with the upline (`upline`) or with downlines (`downline`); both if empty.
   */
  side?: string;
  /**
   * Only contracts with this member; all if empty.
   */
  memberId?: string;
  /**
   * Only this contract; all if empty.
   */
  contractId?: string;
  /**
   * Only this status; all if empty.
   */
  status?: string;
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone; settlements count to the start of their own period. Default: 30 days ago.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. Default: now. A period has at most 90 days.
   */
  to?: string;
  /**
   * Page number, from 1. Default: 1.
   */
  pageNo?: number;
  /**
   * Rows per page. Default: the brand's page size.
   */
  pageSize?: number;
  /**
   * `csv` returns all settlements of the filters as a file.
   */
  format?: 'csv';
}
/**
 * Settlement of a contract for one period. Source: AGNT-03, AGNT-14, AGNT-15, AGNT-16.
 */
export interface Settlement {
  /**
   * Number of the settlement.
   */
  settlementId: string;
  /**
   * Number of the contract.
   */
  contractId?: string;
  /**
   * Kind of the contract. Known values: dividend, salary, hourSalary, realtimeSalary. Others are displayed as sent.
   */
  kind?: string;
  /**
   * Whether the other party is the upline or a downline of the member. Known values: upline, downline. Others are displayed as sent.
   */
  side?: string;
  /**
   * The operator's id of the other party.
   */
  memberId?: string;
  /**
   * Account of the other party; that of the upline is masked.
   */
  account?: string;
  /**
   * Start of the settled period. ISO 8601.
   */
  from?: string;
  /**
   * End of the settled period, exclusive. ISO 8601.
   */
  to?: string;
  /**
   * Members of the team with a valid bet in the period; 0 requires nothing.
   */
  activeMembers?: number;
  /**
   * Valid bet of the team. In major units of the brand's currency.
   */
  validBet?: number;
  /**
   * Loss of the team: stakes without payouts; negative if the team won. In major units of the brand's currency.
   */
  profitAndLoss?: number;
  /**
   * Loss or gain carried over from earlier periods; never positive. In major units of the brand's currency.
   */
  carried?: number;
  /**
   * Amount of which the rate is paid. In major units of the brand's currency.
   */
  base?: number;
  /**
   * Rate of the reached tier; 0 if none was reached. In percent.
   */
  rate?: number;
  /**
   * Amount; negative for what the member pays to a downline. In major units of the brand's currency.
   */
  amount: number;
  /**
   * Status of the settlement. Known values: paid, pending, skipped. Others are displayed as sent.
   */
  status: string;
  /**
   * Why nothing was paid yet. Known values: noTier, noBase, tooSmall, balance. Others are displayed as sent.
   */
  reason?: string;
  /**
   * Time of the payment. ISO 8601.
   */
  paidAt?: string;
}
/**
 * Sums over all pages.
 */
export interface SettlementTotals {
  /**
   * Number of settlements.
   */
  count?: number;
  /**
   * Sum received from the upline. In major units of the brand's currency.
   */
  received?: number;
  /**
   * Sum paid to downlines. In major units of the brand's currency.
   */
  sent?: number;
  /**
   * Sum that is not paid yet. In major units of the brand's currency.
   */
  pending?: number;
}
/**
 * Settlements of the member's contracts. Source: AGNT-03.
 */
export interface SettlementsReply {
  /**
   * Settlements, newest period first.
   */
  list: Settlement[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: SettlementTotals;
}
/**
 * Request for rounds of the agent's team. A round belongs to the time of its first stake.
 */
export interface TeamBettingRequest {
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone. A period has at most 90 days. Default: 90 days before the end.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. Default: now.
   */
  to?: string;
  /**
   * Account of one member of the team; all members if empty. Accounts outside of the team are refused like unknown ones.
   */
  account?: string;
  /**
   * Game category of the operator; all categories if empty.
   */
  category?: string;
  /**
   * Provider code; all providers if empty.
   */
  vassalage?: string;
  /**
   * State of the rounds, as in the reply; all states if empty.
   */
  state?: string;
  /**
   * The provider's round number; all rounds if empty.
   */
  round?: string;
  /**
   * `nextCursor` of the previous reply. Without it, the list begins with the newest record.
   */
  cursor?: string;
  /**
   * Records of a page.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * A round of a downline. Money in major units.
 */
export interface TeamRound {
  /**
   * Number of the row, which no other round has.
   */
  rowId: string;
  /**
   * The member's account.
   */
  account: string;
  /**
   * The provider's round number, for display.
   */
  round: string;
  nodeId?: number;
  gameName: string;
  /**
   * Provider code.
   */
  vassalage: string;
  gameType: string;
  /**
   * Stake without refunds, in major units.
   */
  stake: number;
  /**
   * Refunded stakes, in major units. Not included in the other amounts.
   */
  givenBack?: number;
  /**
   * Stake that counts for bonuses and ranks, in major units: that of a settled round.
   */
  validBet?: number;
  /**
   * Wins without reversals, in major units. A running round has none yet.
   */
  win?: number;
  /**
   * `win` minus `stake`, in major units. A running round has none yet.
   */
  net?: number;
  currency?: string;
  /**
   * Time of the first stake, ISO 8601.
   */
  at: string;
  /**
   * `settled`, `running`, or `undone` if all stakes of the round were refunded; another state is displayed as sent.
   */
  state: string;
}
/**
 * Totals of all rounds that match the filters, in major units.
 */
export interface TeamBettingTotals {
  /**
   * Number of rounds.
   */
  rounds?: number;
  /**
   * Stakes without refunds.
   */
  stake?: number;
  /**
   * Stakes of settled rounds.
   */
  validBet?: number;
  /**
   * Wins of settled rounds, without reversals.
   */
  win?: number;
  /**
   * `win` minus `validBet`.
   */
  net?: number;
}
/**
 * Rounds of the agent's team, with the totals of all.
 */
export interface TeamBettingReply {
  /**
   * At most `pageSize` rounds, newest first; with `format`, all of them.
   */
  list: TeamRound[];
  /**
   * Cursor of the next part; absent at the end of the list.
   */
  nextCursor?: string;
  totals?: TeamBettingTotals;
}
/**
 * Request for one round of a downline.
 */
export interface TeamRoundRequest {
  /**
   * Account of the downline.
   */
  account: string;
  /**
   * The provider's round number.
   */
  round: string;
  /**
   * Provider code of the round, because two providers may use the same number; any provider if empty.
   */
  vassalage?: string;
}
/**
 * A movement of a round's money.
 */
export interface TeamRoundTransaction {
  /**
   * The provider's number of the transaction.
   */
  transactionId: string;
  /**
   * `bet`, `win`, `givenBack` for a refunded stake, or `adjustment` for a reversed win; another type is displayed as sent.
   */
  type: string;
  /**
   * Moved amount in major units, negative for a stake.
   */
  amount: number;
  /**
   * Balance of the wallet after the transaction, in major units.
   */
  balanceAfter?: number;
  /**
   * Time of the transaction, ISO 8601.
   */
  at: string;
}
/**
 * A round of a downline with its transactions, and what was drawn. Money in major units.
 */
export interface TeamRoundReply {
  /**
   * The member's account.
   */
  account?: string;
  /**
   * The provider's round number, for display.
   */
  round: string;
  nodeId?: number;
  gameName: string;
  /**
   * Provider code.
   */
  vassalage: string;
  gameType: string;
  /**
   * Stake without refunds, in major units.
   */
  stake: number;
  /**
   * Refunded stakes, in major units. Not included in the other amounts.
   */
  givenBack?: number;
  /**
   * Stake that counts for bonuses and ranks, in major units: that of a settled round.
   */
  validBet?: number;
  /**
   * Wins without reversals, in major units. A running round has none yet.
   */
  win?: number;
  /**
   * `win` minus `stake`, in major units. A running round has none yet.
   */
  net?: number;
  currency?: string;
  /**
   * Time of the first stake, ISO 8601.
   */
  at: string;
  /**
   * `settled`, `running`, or `undone` if all stakes of the round were refunded; another state is displayed as sent.
   */
  state: string;
  /**
   * Draw of a bet on a lottery.
   */
  numero?: string;
  /**
   * Type of a bet on a lottery.
   */
  playType?: string;
  /**
   * What the member chose, for display.
   */
  picks?: string;
  /**
   * What was drawn, for display. Absent while the round runs, or if the provider does not report it.
   */
  outcome?: string;
  /**
   * Movements of the round's money, oldest first.
   */
  transactions: TeamRoundTransaction[];
}
/**
 * Request for the figures of the agent's team.
 */
export interface TeamOverviewRequest {
  /**
   * Everyone below the agent, or the agent's direct downlines only. Default: `team`.
   */
  scope?: 'team' | 'direct';
  /**
   * Start of the period, ISO 8601 with a time zone. Its day counts as a whole. A period has at most 90 days. Default: 90 days before the end.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. The last day counts as a whole. Default: now.
   */
  to?: string;
}
/**
 * Figures of the team on a day.
 */
export interface TeamDay {
  /**
   * Day as YYYY-MM-DD.
   */
  day: string;
  /**
   * Deposited money in major units. Absent for categories.
   */
  deposits?: number;
  /**
   * Withdrawn money in major units. Absent for categories.
   */
  withdrawals?: number;
  /**
   * Stakes without refunds, in major units.
   */
  stake?: number;
  /**
   * Stakes of settled rounds, in major units.
   */
  validBet?: number;
  /**
   * Wins in major units.
   */
  payout?: number;
  /**
   * `payout` plus `rebate` plus `bonus` minus `stake`, in major units: what the members won, or lost if negative.
   */
  net?: number;
}
/**
 * Figures of one downline, without those below.
 */
export interface TopDownline {
  /**
   * Number of the member.
   */
  memberId: string;
  /**
   * The member's account.
   */
  account: string;
  /**
   * Stakes without refunds, in major units.
   */
  stake?: number;
  /**
   * Stakes of settled rounds, in major units.
   */
  validBet?: number;
  /**
   * Wins in major units.
   */
  payout?: number;
  /**
   * `payout` plus `rebate` plus `bonus` minus `stake`, in major units: what the members won, or lost if negative.
   */
  net?: number;
}
/**
 * Figures of the agent's team. The agent's own bets and payments are not included.
 */
export interface TeamOverviewReply {
  /**
   * Sum of the members' wallets now, in major units.
   */
  teamBalance?: number;
  /**
   * Members of the team now.
   */
  members?: number;
  /**
   * Members who joined in the period.
   */
  newMembers?: number;
  /**
   * Members who played in the period.
   */
  activeMembers?: number;
  /**
   * Members who are signed in now.
   */
  onlineMembers?: number;
  /**
   * Members whose first deposit was in the period.
   */
  firstDeposits?: number;
  /**
   * Deposited money in major units. Absent for categories.
   */
  deposits?: number;
  /**
   * Withdrawn money in major units. Absent for categories.
   */
  withdrawals?: number;
  /**
   * Stakes without refunds, in major units.
   */
  stake?: number;
  /**
   * Stakes of settled rounds, in major units.
   */
  validBet?: number;
  /**
   * Wins in major units.
   */
  payout?: number;
  /**
   * Rebates in major units. Absent for categories.
   */
  rebate?: number;
  /**
   * Bonuses and rewards in major units. Absent for categories.
   */
  bonus?: number;
  /**
   * `payout` plus `rebate` plus `bonus` minus `stake`, in major units: what the members won, or lost if negative.
   */
  net?: number;
  /**
   * Dividends and salaries that the agent received in the period, in major units.
   */
  commission?: number;
  /**
   * Days that have any figure, newest first.
   */
  list: TeamDay[];
  /**
   * The downlines with the highest valid bets, the highest first.
   */
  top?: TopDownline[];
}
/**
 * Request for the figures of a team.
 */
export interface TeamProfitLossRequest {
  /**
   * Start of the period, ISO 8601 with a time zone. Its day counts as a whole. A period has at most 90 days. Default: 90 days before the end.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. The last day counts as a whole. Default: now.
   */
  to?: string;
  /**
   * Whether a line is a downline with everyone below, a game category, or a day. Default: `member`.
   */
  groupBy?: 'member' | 'category' | 'day';
  /**
   * Number of the downline whose team is shown; the agent's own team if empty. Members outside of the team are refused like unknown ones.
   */
  parentId?: string;
  /**
   * Account of one member of the team; all members if empty. Accounts outside of the team are refused like unknown ones.
   */
  account?: string;
  /**
   * Figure whose highest value comes first: `deposits`, `withdrawals`, `validBet`, `payout` or `net`; `validBet` if empty. Days are sorted by date.
   */
  sort?: string;
  /**
   * Page number, from 1.
   */
  pageNo?: number;
  /**
   * Records of a page.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * Figures of a downline with everyone below, of a game category, or of a day.
 */
export interface TeamLine {
  /**
   * Number of the line.
   */
  lineId: string;
  /**
   * `team` for a downline with everyone below, `own` for the figures of the shown downline alone, `category` or `day`; another kind is displayed as sent.
   */
  kind?: string;
  /**
   * Number of the member. Absent for categories and days.
   */
  memberId?: string;
  /**
   * The member's account. Absent for categories and days.
   */
  account?: string;
  /**
   * Game category. Absent for members and days.
   */
  category?: string;
  /**
   * Day as YYYY-MM-DD. Absent for members and categories.
   */
  day?: string;
  /**
   * Members below the downline. Absent for categories and days.
   */
  teamMembers?: number;
  /**
   * Deposited money in major units. Absent for categories.
   */
  deposits?: number;
  /**
   * Withdrawn money in major units. Absent for categories.
   */
  withdrawals?: number;
  /**
   * Stakes without refunds, in major units.
   */
  stake?: number;
  /**
   * Stakes of settled rounds, in major units.
   */
  validBet?: number;
  /**
   * Wins in major units.
   */
  payout?: number;
  /**
   * Rebates in major units. Absent for categories.
   */
  rebate?: number;
  /**
   * Bonuses and rewards in major units. Absent for categories.
   */
  bonus?: number;
  /**
   * Dividends and salaries that the members received, in major units. Absent for categories.
   */
  commission?: number;
  /**
   * `payout` plus `rebate` plus `bonus` minus `stake`, in major units: what the members won, or lost if negative.
   */
  net?: number;
}
/**
 * Figures of all lines on all pages, in major units.
 */
export interface TeamTotals {
  /**
   * Deposited money in major units. Absent for categories.
   */
  deposits?: number;
  /**
   * Withdrawn money in major units. Absent for categories.
   */
  withdrawals?: number;
  /**
   * Stakes without refunds, in major units.
   */
  stake?: number;
  /**
   * Stakes of settled rounds, in major units.
   */
  validBet?: number;
  /**
   * Wins in major units.
   */
  payout?: number;
  /**
   * Rebates in major units. Absent for categories.
   */
  rebate?: number;
  /**
   * Bonuses and rewards in major units. Absent for categories.
   */
  bonus?: number;
  /**
   * Dividends and salaries that the members received, in major units. Absent for categories.
   */
  commission?: number;
  /**
   * `payout` plus `rebate` plus `bonus` minus `stake`, in major units: what the members won, or lost if negative.
   */
  net?: number;
}
/**
 * A member on the way from the agent to the shown team.
 */
export interface TeamStep {
  /**
   * Number of the member.
   */
  memberId: string;
  /**
   * The member's account.
   */
  account: string;
}
/**
 * Figures of a team by downline, game category or day.
 */
export interface TeamProfitLossReply {
  /**
   * The members from below the agent down to the one whose team is shown; empty for the agent's own team.
   */
  path?: TeamStep[];
  /**
   * Lines that have any figure. At most `pageSize` lines; with `format`, all of them.
   */
  list: TeamLine[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: TeamTotals;
}
/**
 * Request for movements of the team's money.
 */
export interface TeamTransactionsRequest {
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone. A period has at most 90 days. Default: 90 days before the end.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. Default: now.
   */
  to?: string;
  /**
   * Account of one member of the team; all members if empty. Accounts outside of the team are refused like unknown ones.
   */
  account?: string;
  /**
   * Type of the movements, as in the reply; all types if empty.
   */
  type?: string;
  /**
   * `in` for received money, `out` for paid money; both if empty.
   */
  direction?: string;
  /**
   * Number of the movement, of its order or of its round; all if empty.
   */
  reference?: string;
  /**
   * `nextCursor` of the previous reply. Without it, the list begins with the newest record.
   */
  cursor?: string;
  /**
   * Records of a page.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * A movement of a downline's money. Amounts in major units.
 */
export interface TeamEntry {
  /**
   * The member's account.
   */
  account: string;
  /**
   * Number of the movement.
   */
  entryId: string;
  /**
   * Time of the movement, ISO 8601.
   */
  at: string;
  /**
   * `deposit`, `withdrawal`, `walletTransfer`, `memberTransfer`, `bet`, `win`, `givenBack`, `bonus`, `rebate`, `reward`, `points`, `salary`, `dividend` or `adjustment`; another type is displayed as sent.
   */
  type: string;
  /**
   * Name of the game of a bet or a win.
   */
  subject?: string;
  /**
   * Number of the order or round that moved the money.
   */
  reference?: string;
  /**
   * `main` for the main wallet, else the name of the provider whose wallet it is.
   */
  wallet?: string;
  /**
   * Moved amount in major units: positive for received money, negative for paid money.
   */
  amount: number;
  /**
   * Balance of the wallet before the movement, in major units.
   */
  balanceBefore?: number;
  /**
   * Balance of the wallet after the movement, in major units.
   */
  balanceAfter?: number;
}
/**
 * Totals of all movements that match the filters, on all pages.
 */
export interface TeamEntryTotals {
  /**
   * Number of movements.
   */
  entries: number;
  /**
   * Received money, in major units.
   */
  in: number;
  /**
   * Paid money, in major units.
   */
  out: number;
  /**
   * `in` minus `out`, in major units.
   */
  amount: number;
}
/**
 * Movements of the team's money, with the totals of all.
 */
export interface TeamTransactionsReply {
  /**
   * At most `pageSize` movements, newest first; with `format`, all of them.
   */
  list: TeamEntry[];
  /**
   * Cursor of the next part; absent at the end of the list.
   */
  nextCursor?: string;
  totals?: TeamEntryTotals;
}
/**
 * Request for the ways to deposit money.
 */
export interface DepositMethodsRequest {
  /**
   * Language code of names, two capitals.
   */
  language?: string;
}
/**
 * A way to deposit money.
 */
export interface DepositMethod {
  /**
   * The operator's id of the method.
   */
  methodId: string;
  /**
   * How a deposit is paid: on the provider's page, by a transfer of the member's own, with a QR code, or in a cryptocurrency. Known values: redirect, manual, qr, crypto. Others are displayed as sent.
   */
  kind: string;
  /**
   * Name of the method.
   */
  name: string;
  /**
   * Path of the logo on the operator's image host.
   */
  logo?: string;
  /**
   * Smallest amount, in major units.
   */
  min: number;
  /**
   * Largest amount, in major units.
   */
  max: number;
  /**
   * Fee in percent of the amount.
   */
  feePercent?: number;
  /**
   * Fixed part of the fee, in major units.
   */
  feeFixed?: number;
  /**
   * Suggested amounts, in major units.
   */
  amounts?: number[];
  /**
   * Whether the deposit needs the name of the account's holder who pays.
   */
  needsPayer?: boolean;
  /**
   * Whether the method can be used now. Known values: open, maintenance. Others are displayed as sent.
   */
  state?: string;
  /**
   * Usual time until a payment is credited, in minutes.
   */
  etaMinutes?: number;
}
/**
 * A bonus for a deposit, with its conditions. Source: MEMB-05.
 */
export interface DepositBonus {
  /**
   * The operator's id of the bonus.
   */
  bonusId: string;
  /**
   * Name of the bonus.
   */
  name: string;
  /**
   * Bonus in percent of the deposit.
   */
  percent?: number;
  /**
   * Largest bonus, in major units.
   */
  maxAmount?: number;
  /**
   * Smallest deposit for the bonus, in major units.
   */
  minDeposit?: number;
  /**
   * How many times the bonus must be staked before it can be withdrawn.
   */
  wagerTimes?: number;
}
/**
 * A limit that a member sets on the own deposits.
 */
export interface DepositLimit {
  /**
   * Period of the limit. Known values: day (24 hours), week (7 days), month (30 days). Others are displayed as sent.
   */
  period: string;
  /**
   * The limit in major units. Absent if the member decided to have none.
   */
  amount?: number;
  /**
   * What can still be deposited in the period, in major units.
   */
  left?: number;
  /**
   * A higher limit that was asked for and does not apply yet, in major units.
   */
  nextAmount?: number;
  /**
   * Time from which `nextAmount`, or no limit, applies. ISO 8601.
   */
  nextAt?: string;
}
/**
 * The ways to deposit money. Source: MEMB-05.
 */
export interface DepositMethodsReply {
  /**
   * The methods, in the operator's order.
   */
  list: DepositMethod[];
  /**
   * The member's deposits that can still be paid, newest first.
   */
  open?: DepositOrder[];
  /**
   * Bonuses that the member may choose for the next deposit. Absent if there are none.
   */
  bonuses?: DepositBonus[];
  /**
   * The member's own deposit limits. Absent if the operator offers none.
   */
  limits?: DepositLimit[];
  /**
   * Whether the member has to decide on a limit before the first deposit.
   */
  needsLimit?: boolean;
}
/**
 * A new deposit. Source: MEMB-05.
 */
export interface CreateDepositRequest {
  /**
   * Number that the browser chooses for this request. Repeating it returns the first result.
   */
  referenceNo: string;
  /**
   * One of the methods.
   */
  methodId: string;
  /**
   * Amount to be credited, in major units of the brand's currency.
   */
  amount: number;
  /**
   * Name of the account's holder who pays, where the method needs it.
   */
  payer?: string;
  /**
   * Address to which the provider's page returns the member, with the number of the order at its end. Filled in by the gateway.
   */
  returnUrl?: string;
  /**
   * One of the bonuses, if the member chose one.
   */
  bonusId?: string;
}
/**
 * A deposit and how it is paid. Source: MEMB-05.
 */
export interface DepositOrder {
  /**
   * The operator's number of the deposit.
   */
  orderId: string;
  /**
   * Method with which the deposit is paid.
   */
  methodId?: string;
  /**
   * Name of the method, as the operator words it.
   */
  methodName?: string;
  /**
   * How the deposit is paid. Known values: redirect, manual, qr, crypto. Others are displayed as sent.
   */
  kind?: string;
  /**
   * Amount that the member asked for, in major units.
   */
  amount: number;
  /**
   * Fee in major units, paid in addition to the amount.
   */
  fee?: number;
  /**
   * Amount to pay, with the fee, in major units.
   */
  payAmount?: number;
  /**
   * Amount that was credited, in major units. It differs from `amount` if another amount was paid.
   */
  credited?: number;
  /**
   * Status of the deposit. Known values: created, pending, success, failed, expired, cancelled. Others are displayed as sent.
   */
  status: string;
  /**
   * Reason for the status, as the operator words it.
   */
  reason?: string;
  /**
   * Time of the request, ISO 8601.
   */
  createdAt: string;
  /**
   * Time until which an open deposit can be paid, ISO 8601.
   */
  expiresAt?: string;
  /**
   * Time of the final status, ISO 8601.
   */
  settledAt?: string;
  /**
   * Address of the provider's page. The gateway admits only hosts of `site.payHosts`.
   */
  payUrl?: string;
  /**
   * Content of the QR code to pay with.
   */
  qr?: string;
  /**
   * Account to which the member transfers the money.
   */
  payee?: {
    /**
     * Holder of the operator's account.
     */
    name?: string;
    /**
     * Bank or network of the account.
     */
    bank?: string;
    /**
     * Number or address of the account.
     */
    account: string;
  };
  /**
   * Reference that the member gives with the transfer.
   */
  reference?: string;
  /**
   * Number of proofs of payment that were sent.
   */
  proofs?: number;
  /**
   * Whether the deposit can be cancelled.
   */
  canCancel?: boolean;
}
/**
 * Number of a deposit.
 */
export interface DepositRequest {
  /**
   * The deposit's number.
   */
  orderId: string;
}
/**
 * Proofs of a payment. Source: MEMB-05.
 */
export interface SendDepositProofRequest {
  /**
   * The deposit's number.
   */
  orderId: string;
  /**
   * PNG or JPEG files in base64, within the brand's limits (`site.feedback`) and 40 megapixels; the gateway removes their metadata.
   */
  images: string[];
}
/**
 * One page of the member's deposits.
 */
export interface DepositRecordRequest {
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone. Default: 30 days ago.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. Default: now. A period has at most 90 days.
   */
  to?: string;
  /**
   * Status of the deposits; all if empty.
   */
  status?: string;
  /**
   * A deposit's number; all if empty.
   */
  orderId?: string;
  /**
   * Page number, from 1. Default: 1.
   */
  pageNo?: number;
  /**
   * Rows per page. Default: the brand's page size.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * A deposit in the record.
 */
export interface DepositRow {
  /**
   * The operator's number of the deposit.
   */
  orderId: string;
  /**
   * Method with which the deposit is paid.
   */
  methodId?: string;
  /**
   * Name of the method, as the operator words it.
   */
  methodName?: string;
  /**
   * How the deposit is paid. Known values: redirect, manual, qr, crypto. Others are displayed as sent.
   */
  kind?: string;
  /**
   * Whether this is sample data of a demonstration, which pages label.
   */
  sample?: boolean;
  /**
   * Amount that the member asked for, in major units.
   */
  amount: number;
  /**
   * Fee in major units, paid in addition to the amount.
   */
  fee?: number;
  /**
   * Amount to pay, with the fee, in major units.
   */
  payAmount?: number;
  /**
   * Amount that was credited, in major units. It differs from `amount` if another amount was paid.
   */
  credited?: number;
  /**
   * Status of the deposit. Known values: created, pending, success, failed, expired, cancelled. Others are displayed as sent.
   */
  status: string;
  /**
   * Reason for the status, as the operator words it.
   */
  reason?: string;
  /**
   * Time of the request, ISO 8601.
   */
  createdAt: string;
  /**
   * Time until which an open deposit can be paid, ISO 8601.
   */
  expiresAt?: string;
  /**
   * Time of the final status, ISO 8601.
   */
  settledAt?: string;
}
/**
 * Sums over all pages.
 */
export interface DepositTotals {
  /**
   * Number of deposits.
   */
  count?: number;
  /**
   * Sum of the amounts, in major units.
   */
  amount?: number;
  /**
   * Sum of what was credited, in major units.
   */
  credited?: number;
}
/**
 * The member's deposits. Source: MEMB-05.
 */
export interface DepositRecordReply {
  /**
   * Deposits, newest first.
   */
  list: DepositRow[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: DepositTotals;
}
/**
 * A deposit limit of the member's own. A lower limit applies at once, a higher one or none after a waiting period.
 */
export interface SetDepositLimitRequest {
  /**
   * Number that the browser chooses for this request. Repeating it returns the first result.
   */
  referenceNo: string;
  /**
   * Period of the limit: 24 hours, 7 days or 30 days.
   */
  period: 'day' | 'week' | 'month';
  /**
   * The limit in major units; without it, the member decides to have none.
   */
  amount?: number;
}
/**
 * The member's deposit limits.
 */
export interface DepositLimitsReply {
  /**
   * All limits of the member.
   */
  limits: DepositLimit[];
}
/**
 * Search among the downlines.
 */
export interface TransferPartiesRequest {
  /**
   * Part of a downline's account; all if empty.
   */
  search?: string;
}
/**
 * A member with whom money can be transferred.
 */
export interface TransferParty {
  /**
   * The operator's id of the member.
   */
  memberId: string;
  /**
   * Account of the member; that of the upline is masked.
   */
  account?: string;
  /**
   * Side of the member. Known values: up, down. Others are displayed as sent.
   */
  direction?: string;
  /**
   * Account, for a choice.
   */
  label: string;
}
/**
 * The members with whom money can be transferred. Source: MEMB-07.
 */
export interface TransferPartiesReply {
  /**
   * Whether transfers to the upline are allowed.
   */
  toUpline?: boolean;
  /**
   * The upline first, then the direct downlines by account.
   */
  list: TransferParty[];
  /**
   * Amount that can be transferred now, in major units. Bonus money is not included.
   */
  available?: number;
  /**
   * Smallest amount, in major units.
   */
  min?: number;
  /**
   * Largest amount, in major units.
   */
  max?: number;
  /**
   * Largest amount that is possible now, in major units.
   */
  maxNow?: number;
  /**
   * Amount left today, in major units.
   */
  leftToday?: number;
  /**
   * Whether the member has a payment password.
   */
  hasPaymentPassword?: boolean;
}
/**
 * A transfer to another member. Source: MEMB-07.
 */
export interface TransferToMemberRequest {
  /**
   * Number that the browser chooses for this request. Repeating it returns the first result.
   */
  referenceNo: string;
  /**
   * One of the parties.
   */
  memberId: string;
  /**
   * Amount in major units.
   */
  amount: number;
  /**
   * The member's payment password. Three wrong ones lock it for a while.
   */
  paymentPassword: string;
  /**
   * Remark for the other member.
   */
  remark?: string;
}
/**
 * A transfer between members. Source: MEMB-07.
 */
export interface MemberTransfer {
  /**
   * The operator's number of the transfer.
   */
  transferId: string;
  /**
   * Account of the other member; that of the upline is masked.
   */
  account?: string;
  /**
   * Direction of the money. Known values: in, out. Others are displayed as sent.
   */
  direction?: string;
  /**
   * Amount; negative for money that was sent, in major units.
   */
  amount: number;
  /**
   * Balance of the main wallet after the transfer, in major units.
   */
  balance?: number;
  /**
   * Remark of the sender.
   */
  remark?: string;
  /**
   * Status of the transfer. Known values: pending, success, failed. Others are displayed as sent.
   */
  status: string;
  /**
   * Time of the transfer, ISO 8601.
   */
  at: string;
}
/**
 * One page of the transfers with other members.
 */
export interface MemberTransfersRequest {
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone. Default: 30 days ago.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. Default: now. A period has at most 90 days.
   */
  to?: string;
  /**
   * `in` or `out`; both if empty.
   */
  direction?: string;
  /**
   * Page number, from 1. Default: 1.
   */
  pageNo?: number;
  /**
   * Rows per page. Default: the brand's page size.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * Sums over all pages.
 */
export interface MemberTransferTotals {
  /**
   * Number of transfers.
   */
  count?: number;
  /**
   * Sum received, in major units.
   */
  in?: number;
  /**
   * Sum sent, in major units.
   */
  out?: number;
}
/**
 * The transfers with other members. Source: MEMB-07.
 */
export interface MemberTransfersReply {
  /**
   * Transfers, newest first.
   */
  list: MemberTransfer[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: MemberTransferTotals;
}
/**
 * Nothing.
 */
export interface PayoutAccountsRequest {}
/**
 * An account of the member to which withdrawals are paid.
 */
export interface PayoutAccount {
  /**
   * The operator's id of the account.
   */
  accountId: string;
  /**
   * Kind of the account. Known values: bank, ewallet, crypto. Others are displayed as sent.
   */
  kind?: string;
  /**
   * Bank, e-wallet or network of the account.
   */
  bank?: string;
  /**
   * Holder of the account, masked.
   */
  holder?: string;
  /**
   * Number of the account, all but the last four characters masked.
   */
  masked?: string;
  /**
   * Bank and masked number, for a choice.
   */
  label: string;
  /**
   * Time when the account was added, ISO 8601.
   */
  addedAt?: string;
  /**
   * Time from which withdrawals to the account are possible, ISO 8601. Absent if they are possible now.
   */
  usableAt?: string;
}
/**
 * The member's accounts for withdrawals. Source: MEMB-03, MEMB-06.
 */
export interface PayoutAccountsReply {
  /**
   * The member's accounts, oldest first.
   */
  list: PayoutAccount[];
  /**
   * Banks, e-wallets and networks that can be added.
   */
  banks?: PayoutBank[];
  /**
   * Greatest number of accounts.
   */
  max?: number;
  /**
   * Name that the holder of each account must have, masked. Absent if the member has no real name yet.
   */
  holder?: string;
}
/**
 * A bank, e-wallet or network.
 */
export interface PayoutBank {
  /**
   * Name of the bank, e-wallet or network.
   */
  bank: string;
  /**
   * Kind of its accounts. Known values: bank, ewallet, crypto. Others are displayed as sent.
   */
  kind: string;
}
/**
 * A new account for withdrawals, in the member's real name. Source: MEMB-06.
 */
export interface AddPayoutAccountRequest {
  /**
   * One of the banks, e-wallets and networks.
   */
  bank: string;
  /**
   * Number or address of the account.
   */
  number: string;
  /**
   * The member's payment password. Three wrong ones lock it for a while.
   */
  paymentPassword: string;
}
/**
 * The account to be removed.
 */
export interface RemovePayoutAccountRequest {
  /**
   * The account's id.
   */
  accountId: string;
  /**
   * The member's payment password.
   */
  paymentPassword: string;
}
/**
 * Nothing.
 */
export interface VendorWalletsRequest {}
/**
 * The member's wallet at a provider.
 */
export interface VendorWallet {
  /**
   * Provider code.
   */
  vassalage: string;
  /**
   * Name of the provider.
   */
  title: string;
  /**
   * Balance of the wallet, in major units. A negative one is a debt. Absent if it is unknown.
   */
  balance?: number;
  /**
   * Whether the provider's wallet answers. Known values: ok, down. Others are displayed as sent.
   */
  state?: string;
}
/**
 * The member's wallets. Source: MEMB-04.
 */
export interface VendorWalletsReply {
  /**
   * Balance of the main wallet, in major units.
   */
  main?: number;
  /**
   * Wallets at providers, those with money first.
   */
  list: VendorWallet[];
  /**
   * Whether the money follows the member into games by itself.
   */
  autoTransfer?: boolean;
}
/**
 * A changed setting.
 */
export interface SetAutoTransferRequest {
  /**
   * Whether the money follows the member into games by itself.
   */
  autoTransfer: boolean;
}
/**
 * The stored setting. Source: MEMB-04.
 */
export interface AutoTransferReply {
  /**
   * The setting from now on.
   */
  autoTransfer: boolean;
}
/**
 * One page of the member's transfers to and from providers.
 */
export interface TransferRecordRequest {
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone. Default: 30 days ago.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. Default: now. A period has at most 90 days.
   */
  to?: string;
  /**
   * Provider code; all providers if empty.
   */
  vassalage?: string;
  /**
   * `in` to the provider, `out` from the provider; both if empty.
   */
  direction?: string;
  /**
   * Page number, from 1. Default: 1.
   */
  pageNo?: number;
  /**
   * Rows per page. Default: the brand's page size.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * A transfer to or from a provider.
 */
export interface TransferRow {
  /**
   * The browser's number of the transfer.
   */
  referenceNo: string;
  /**
   * Provider code.
   */
  vassalage?: string;
  /**
   * Name of the provider.
   */
  title?: string;
  /**
   * Direction of the transfer, seen from the provider. Known values: in, out. Others are displayed as sent.
   */
  direction?: string;
  /**
   * Amount that was transferred, in major units.
   */
  amount: number;
  /**
   * Result of the transfer. Known values: done, refused. Others are displayed as sent.
   */
  status: string;
  /**
   * Time of the transfer, ISO 8601.
   */
  at: string;
}
/**
 * Sums over all pages.
 */
export interface TransferTotals {
  /**
   * Number of transfers.
   */
  count?: number;
  /**
   * Sum transferred to providers, in major units.
   */
  in?: number;
  /**
   * Sum transferred from providers, in major units.
   */
  out?: number;
}
/**
 * The member's transfers. Source: MEMB-04.
 */
export interface TransferRecordReply {
  /**
   * Transfers, newest first.
   */
  list: TransferRow[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: TransferTotals;
}
/**
 * Nothing.
 */
export interface WithdrawQuotaRequest {}
/**
 * What the member can withdraw. Source: MEMB-06.
 */
export interface WithdrawQuotaReply {
  /**
   * Amount that can be withdrawn now, in major units.
   */
  available: number;
  /**
   * Part of the balance that a bonus locks, in major units.
   */
  locked?: number;
  /**
   * Smallest amount of a withdrawal, in major units.
   */
  min: number;
  /**
   * Largest amount of a withdrawal, in major units.
   */
  max: number;
  /**
   * Largest amount that is possible now: by balance, by limit, and by what is left today.
   */
  maxNow: number;
  /**
   * Withdrawals left today.
   */
  timesLeft?: number;
  /**
   * Amount left today, in major units.
   */
  amountLeft?: number;
  /**
   * Fee in percent of the amount.
   */
  feePercent?: number;
  /**
   * Fixed part of the fee, in major units.
   */
  feeFixed?: number;
  /**
   * Whether the member has a payment password.
   */
  hasPaymentPassword?: boolean;
  /**
   * Accounts to which withdrawals are possible now.
   */
  accounts?: WithdrawalAccount[];
}
/**
 * An account for withdrawals.
 */
export interface WithdrawalAccount {
  /**
   * The account's id.
   */
  accountId: string;
  /**
   * Bank and masked number of the account.
   */
  label: string;
}
/**
 * A new withdrawal. Source: MEMB-06.
 */
export interface CreateWithdrawalRequest {
  /**
   * Number that the browser chooses for this request. Repeating it returns the first result.
   */
  referenceNo: string;
  /**
   * One of the member's accounts.
   */
  accountId: string;
  /**
   * Amount to be taken from the wallet, in major units.
   */
  amount: number;
  /**
   * The member's payment password. Three wrong ones lock it for a while.
   */
  paymentPassword: string;
  /**
   * Minutes after which a payment without an answer counts as received. Filled in by the gateway with the brand's `withdrawal.receiptMinutes`.
   */
  receiptMinutes?: number;
}
/**
 * A step of a withdrawal.
 */
export interface WithdrawalStep {
  /**
   * Status that the withdrawal reached. Known values: submitted, review, approved, paying, paid, failed, rejected, received, partly, notReceived, autoReceived. Others are displayed as sent.
   */
  status: string;
  /**
   * Time of the status, ISO 8601.
   */
  at: string;
}
/**
 * A withdrawal. Source: MEMB-06.
 */
export interface Withdrawal {
  /**
   * The operator's number of the withdrawal.
   */
  orderId: string;
  /**
   * Bank and masked number of the account.
   */
  account?: string;
  /**
   * Whether this is sample data of a demonstration, which pages label.
   */
  sample?: boolean;
  /**
   * Amount taken from the wallet, in major units.
   */
  amount: number;
  /**
   * Fee, which is taken off the amount, in major units.
   */
  fee?: number;
  /**
   * Amount that is paid out, in major units.
   */
  net?: number;
  /**
   * Amount that arrived according to the member, in major units.
   */
  received?: number;
  /**
   * Status of the withdrawal. Known values: submitted, review, approved, paying, paid, failed, rejected, received, partly, notReceived, autoReceived. Others are displayed as sent.
   */
  status: string;
  /**
   * Reason of a rejection or failure, as the operator words it.
   */
  reason?: string;
  /**
   * Time of the request, ISO 8601.
   */
  createdAt: string;
  /**
   * Time of the payment, ISO 8601.
   */
  paidAt?: string;
  /**
   * Time from which a payment without an answer counts as received, ISO 8601.
   */
  autoReceiveAt?: string;
  /**
   * Statuses so far, oldest first.
   */
  steps?: WithdrawalStep[];
}
/**
 * One page of the member's withdrawals.
 */
export interface WithdrawalsRequest {
  /**
   * Start of the period (inclusive), ISO 8601 with a time zone. Default: 30 days ago.
   */
  from?: string;
  /**
   * End of the period (exclusive), ISO 8601 with a time zone. Default: now. A period has at most 90 days.
   */
  to?: string;
  /**
   * Status of the withdrawals; all if empty. `open` means all that are not final, `unconfirmed` all that are paid without the member's answer.
   */
  status?: string;
  /**
   * A withdrawal's number; all if empty.
   */
  orderId?: string;
  /**
   * Page number, from 1. Default: 1.
   */
  pageNo?: number;
  /**
   * Rows per page. Default: the brand's page size.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * Sums over all pages.
 */
export interface WithdrawalTotals {
  /**
   * Number of withdrawals.
   */
  count?: number;
  /**
   * Sum of the amounts, in major units.
   */
  amount?: number;
  /**
   * Sum of what is paid out, in major units.
   */
  net?: number;
}
/**
 * The member's withdrawals. Source: MEMB-06.
 */
export interface WithdrawalsReply {
  /**
   * Withdrawals, newest first.
   */
  list: Withdrawal[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: WithdrawalTotals;
}
/**
 * The member's answer to a payment. `partly` and `notReceived` need a proof image. Source: MEMB-20.
 */
export interface ConfirmWithdrawalRequest {
  /**
   * The withdrawal's number.
   */
  orderId: string;
  /**
   * What arrived.
   */
  verdict: 'received' | 'partly' | 'notReceived';
  /**
   * Amount that arrived, in major units; needed for `partly`.
   */
  amount?: number;
  /**
   * PNG or JPEG files in base64, within the brand's limits (`site.feedback`) and 40 megapixels; the gateway removes their metadata.
   */
  images?: string[];
  /**
   * Remark of the member.
   */
  remark?: string;
}
/**
 * Nothing.
 */
export interface JackpotsRequest {}
/**
 * Value of a progressive jackpot at a given time.
 */
export interface Jackpot {
  /**
   * Code of the jackpot; `slots` is the jackpot of all slots.
   */
  code: string;
  /**
   * Current value in major units of its currency.
   */
  amount: number;
  /**
   * ISO 4217 code.
   */
  currency: string;
  /**
   * Time of the value, ISO 8601.
   */
  at?: string;
}
/**
 * Request for the latest winners. Source: HOME-10.
 */
export interface WinnerBoardRequest {
  /**
   * A game category, or ALL.
   */
  gameCategory?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
  limitNum?: number;
}
/**
 * One win. Source: HOME-10.
 */
export interface Winner {
  gameId?: number;
  /**
   * The game's image: an address, or a path below an image CDN.
   */
  iconUrl?: string;
  /**
   * The winner's name as the operator sends it, possibly masked.
   */
  customerName: string;
  /**
   * Amount of the win in major units of the brand's currency.
   */
  winAmount: number;
  gameName: string;
  /**
   * Further data of the win. Its fields are our choice: the source only names it.
   */
  vo?: {
    /**
     * Time of the win, ISO 8601.
     */
    winTime?: string;
    /**
     * Provider code.
     */
    vassalage?: string;
    gameType?: string;
  };
}
export interface GameVendorRequest {
  platform?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
}
/**
 * A game provider in one category.
 */
export interface GameVendor {
  /**
   * Provider code.
   */
  vassalage: string;
  gameType: string;
  accountTypeId?: number;
  /**
   * 1 if the provider is marked as hot.
   */
  isHot?: number;
  /**
   * Display name.
   */
  title: string;
  /**
   * Cards of the vendor, as the operator sends them.
   */
  cards?: {}[];
  /**
   * Game classes of the provider: texts, or entries with the class in `gameClassify`, `code` or `name`, and vendors.
   */
  gameClassify?: string[];
  /**
   * False if the provider has a separate wallet, to which money is transferred before a game opens. Default: true.
   */
  seamless?: boolean;
}
/**
 * One category of the operator's game menu, in the operator's order.
 */
export interface GameCategory {
  gameType: string;
  vendors: GameVendor[];
}
/**
 * The provider menu. Source: LOBB-08.
 */
export interface GameVendorReply {
  data: {
    lanes: GameCategory[];
  };
}
/**
 * Filters and page of a list of games. Source: LOBB-05.
 */
export interface GameListRequest {
  clientType?: number;
  platform?: string;
  channel?: string;
  merchant?: string;
  gameType: string;
  /**
   * Provider code; all providers if empty.
   */
  vassalage?: string;
  /**
   * Game class; all classes if empty.
   */
  gameClassify?: string;
  /**
   * Search text.
   */
  gameName?: string;
  /**
   * Only games whose minimum bet is at most this amount, in major units.
   */
  minBet?: number;
  minLineNum?: number;
  /**
   * Page number, from 1.
   */
  pageNo?: number;
  pageSize?: number;
  /**
   * Language code, two capitals.
   */
  language?: string;
  /**
   * 1 for top games only.
   */
  isTop?: number;
}
/**
 * A game in a list.
 */
export interface Game {
  nodeId: number;
  /**
   * Provider code.
   */
  vassalage: string;
  gameType: string;
  displayName: string;
  gameClassify?: string;
  minBet?: number;
  isHot?: number;
  isTop?: number;
}
/**
 * A page of games; without `totalPages` the last one.
 */
export interface GameListReply {
  games: Game[];
  totalPages?: number;
}
/**
 * Request for the hot games. Source: LOBB-07.
 */
export interface HotGameListRequest {
  merchantCode?: string;
  isPlatform?: number;
  platform?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
}
/**
 * The hot games and the footer of their list. Source: LOBB-07.
 */
export interface HotGameListReply {
  list: Game[];
  /**
   * Footer of the list, as the operator sends it.
   */
  footer?: {}[];
}
/**
 * Request for the popular games. Source: LOBB-16.
 */
export interface PopularRequest {
  count?: number;
  prizeMode?: string;
  device?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
}
/**
 * The most played games, the most popular first. Its shape is our choice: the source does not show it.
 */
export interface PopularReply {
  games: Game[];
}
/**
 * Request for one page of the favourite games. Source: LOBB-13.
 */
export interface FavGamesRequest {
  clientType?: number;
  platform?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
  /**
   * Game category. Default: RNG.
   */
  gameType?: string;
  /**
   * Page number, from 1.
   */
  pageNo?: number;
  pageSize?: number;
}
/**
 * One page of favourites, newest first.
 */
export interface FavGamesReply {
  content: Game[];
  totalPages?: number;
}
/**
 * Node ids of the favourite games. Source: LOBB-14.
 */
export interface FavGameListRequest {}
/**
 * The member's favourite games. Its shape is our choice: the source does not show it.
 */
export interface FavGameListReply {
  /**
   * Node ids of the games.
   */
  list: number[];
}
/**
 * Adds or removes a favourite game. Source: LOBB-06.
 */
export interface FavActionRequest {
  nodeId: number;
  /**
   * Provider code.
   */
  vendor: string;
  gameType: string;
}
/**
 * New state of the favourite. Our choice: the source does not show it.
 */
export interface FavActionReply {
  /**
   * Whether the game is now a favourite.
   */
  favourite?: boolean;
}
/**
 * Request for one page of the recently played games. Source: LOBB-15.
 */
export interface RecentGamesRequest {
  clientType?: number;
  /**
   * Provider code; all providers if empty.
   */
  vassalage?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
  /**
   * Page number, from 1.
   */
  pageNo?: number;
  pageSize?: number;
}
/**
 * A game that the member opened.
 */
export interface RecentGame {
  nodeId: number;
  /**
   * Provider code.
   */
  vassalage: string;
  gameType: string;
  displayName: string;
  gameClassify?: string;
  minBet?: number;
  isHot?: number;
  isTop?: number;
  /**
   * Path of the game's image below an image CDN (our interpretation). Default: the image in the game list.
   */
  showIcon?: string;
}
/**
 * One page of the games that the member opened, most recent first.
 */
export interface RecentGamesReply {
  list: RecentGame[];
  totalPages?: number;
}
/**
 * Request for the next events of a category of games.
 */
export interface SportsEventsRequest {
  /**
   * Category of games, for example `SPORTS`.
   */
  gameType: string;
  /**
   * Maximum number of events. Default: 6.
   */
  count?: number;
}
/**
 * Result of an event that can be bet on.
 */
export interface SportsSelection {
  /**
   * Result of the event.
   */
  pick: string;
  /**
   * Decimal odds, stake included.
   */
  odds: number;
}
/**
 * Event that is open for bets.
 */
export interface SportsEvent {
  /**
   * Id of the event.
   */
  eventId: string;
  /**
   * Side that is named first.
   */
  home: string;
  /**
   * Other side.
   */
  away: string;
  /**
   * Time of the start, ISO 8601.
   */
  startsAt?: string;
  /**
   * Odds of the winner.
   */
  selections: SportsSelection[];
  /**
   * Id of the game that takes bets on the event.
   */
  nodeId: number;
  /**
   * Provider of the game.
   */
  vassalage: string;
  /**
   * Category of the game.
   */
  gameType: string;
  /**
   * Name of the game, for example a league.
   */
  gameName?: string;
}
/**
 * The next events of a category of games.
 */
export interface SportsEventsReply {
  /**
   * Events, the next one first.
   */
  events: SportsEvent[];
}
/**
 * Request for the lottery menu. Source: LOTT-07.
 */
export interface VnLotteryMenuRequest {
  device?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
}
/**
 * One lottery game and its next draw. Source: LOTT-05.
 */
export interface LotteryGame {
  gameId: number;
  gameName: string;
  /**
   * Provider code.
   */
  vassalage: string;
  gameType: string;
  /**
   * Tag of the game's menu entry. Default: the entry's own.
   */
  gameMenuTag?: string;
  /**
   * Description of the draw, for display.
   */
  remark?: string;
  /**
   * Number of the draw that is on sale.
   */
  numero: string;
  /**
   * Seconds from the operator's reply until the draw.
   */
  remainTime: number;
  /**
   * Seconds before the draw during which no bets are accepted. Default: 0.
   */
  lockTime?: number;
  /**
   * Comma-separated weekdays of the draws; 1 is Sunday.
   */
  drawDayOfWeek?: string;
  /**
   * Time of the draw, ISO 8601.
   */
  winningTime?: string;
  /**
   * 1 if the game is marked as hot.
   */
  isHot?: number;
  /**
   * `VASSALAGE` if the entry represents the list of its provider's games.
   */
  isGame?: string;
}
/**
 * One entry of the lottery menu. Source: LOTT-07.
 */
export interface LotteryMenuEntry {
  tag: string;
  gameMenus: LotteryGame[];
}
/**
 * Request for the latest draw numbers. Source: LOBB-16.
 */
export interface VnNumeroRequest {
  /**
   * Number of draws to return.
   */
  count?: number;
  /**
   * Only draws of this game. Our own addition.
   */
  gameId?: number;
  /**
   * Language code, two capitals.
   */
  language?: string;
}
/**
 * A completed draw.
 */
export interface OpenedNumero {
  gameId: number;
  gameName?: string;
  numero: string;
  /**
   * The drawn digits.
   */
  winningNumber: string;
  /**
   * Time of the draw, ISO 8601.
   */
  winningTime?: string;
}
/**
 * Request for the recently played lotteries. Source: LOTT-08.
 */
export interface LottRecentRequest {
  prizeMode?: LottPrizeMode;
  device?: string;
  /**
   * Number of games to return.
   */
  recentCount?: number;
  /**
   * Language code, two capitals.
   */
  language?: string;
}
/**
 * Request for the bet types of a game. Our own choice.
 */
export interface LottPlayTypesRequest {
  gameId: number;
  prizeMode: LottPrizeMode;
}
/**
 * One line of options.
 */
export interface LottField {
  /**
   * Name of the line; without a translation it is displayed as sent.
   */
  name: string;
  /**
   * The options that can be selected in this line.
   */
  options: LottOption[];
}
/**
 * Probability that one bet wins; of a single option where options differ.
 */
export interface LottOdds {
  option?: LottOption;
  /**
   * Number of draws out of `total` that win one bet.
   */
  outcomes: number;
  /**
   * Number of equally likely draws.
   */
  total: number;
}
/**
 * A bet type of a draw.
 */
export interface LottPlayType {
  playType: LottPlayTypeCode;
  /**
   * How the bets of a selection are counted: one per option, one per combination of the lines, or one per three options.
   */
  count: 'options' | 'product' | 'triples';
  fields: LottField[];
  odds: LottOdds[];
}
/**
 * Bet types with their odds and limits.
 */
export interface LottPlayTypesReply {
  prizeMode?: LottPrizeMode;
  /**
   * Average return out of 2000 staked.
   */
  series: number;
  /**
   * Prices of one bet, in major units.
   */
  units: number[];
  maxMultiple: number;
  minStake: number;
  maxStake: number;
  /**
   * Maximum win of a bet, in major units.
   */
  maxPrize: number;
  playTypes: LottPlayType[];
}
/**
 * Request to place a bet on a draw. Our own choice.
 */
export interface PlaceLottOrderRequest {
  /**
   * Reference that the page creates. A repeated request with the same reference returns the first result.
   */
  orderId: string;
  gameId: number;
  /**
   * Number of the draw.
   */
  numero: string;
  playType: LottPlayTypeCode;
  picks: LottPicks;
  /**
   * Price of one bet, in major units.
   */
  unit: number;
  multiple: number;
  prizeMode: LottPrizeMode;
  /**
   * Token of the lobby launch under which the stake is debited. Without one, the reply is the result of an earlier attempt, or `LAUNCH_ENDED`.
   */
  launchToken?: string;
}
/**
 * A placed bet and its result.
 */
export interface LottOrder {
  /**
   * Reference that the page created. A repeated request with the same reference returns the first result.
   */
  orderId: string;
  gameId: number;
  /**
   * Number of the draw.
   */
  numero: string;
  playType: LottPlayTypeCode;
  picks: LottPicks;
  /**
   * Price of one bet, in major units.
   */
  unit?: number;
  multiple: number;
  prizeMode?: LottPrizeMode;
  gameName: string;
  betCount: number;
  /**
   * Total stake in major units.
   */
  stake: number;
  /**
   * Win in major units; 0 until the bet has won.
   */
  prize?: number;
  /**
   * `placed`, `won`, `lost` or `refunded`; another status is displayed as sent.
   */
  status: string;
  /**
   * Time of the bet, ISO 8601.
   */
  placedAt?: string;
  /**
   * Time of the draw, ISO 8601.
   */
  drawAt?: string;
  winningNumber?: string;
}
/**
 * Request for one page of the member's bets on draws. Our own choice.
 */
export interface LottOrdersRequest {
  gameId?: number;
  pageNo?: number;
  pageSize?: number;
}
/**
 * One page of bets, newest first.
 */
export interface LottOrdersReply {
  orders: LottOrder[];
  totalPages?: number;
}
/**
 * Request to open a game by its node, or a provider's lobby without one. The lottery fields: LOTT-06.
 */
export interface LaunchGameRequest {
  nodeId?: number;
  /**
   * Provider code.
   */
  vassalage: string;
  gameType: string;
  /**
   * Device class.
   */
  platform?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
  /**
   * Path on the brand to return to after the game.
   */
  backUrl?: string;
  area?: 'VN';
  launchMode?: 'LOTT';
  prizeMode?: string;
  /**
   * A lottery game's code.
   */
  gameCode?: string;
  view?: 'lobby' | 'betting';
  /**
   * Initially selected bet type.
   */
  playType?: string;
  /**
   * Device.
   */
  device?: string;
}
/**
 * Launch of a game. Our choice: the source does not show it.
 */
export interface GameLaunch {
  /**
   * Address of the game. A launch that is a plain text is read as this field.
   */
  url: string;
  /**
   * Authorises this player to play this game. The frame receives it URL-encoded in the address's fragment; no cookie is sent. Without it the address is used as it is.
   */
  token?: string;
  /**
   * Whether the game uses play credits instead of a wallet.
   */
  demo?: boolean;
  /**
   * Currency of the session; `XXX` in a demonstration game.
   */
  currency?: string;
  /**
   * Number of the launch, for records and support.
   */
  launchId?: string;
}
/**
 * The rooms of a player-versus-player game. Source: GAME-03.
 */
export interface PvpRoomsRequest {
  /**
   * Provider code.
   */
  vassalage: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
}
/**
 * A room of a player-versus-player provider.
 */
export interface PvpRoom {
  /**
   * Code of the room.
   */
  roomId: string;
  nodeId?: number;
  /**
   * Display name of the room.
   */
  displayName: string;
  /**
   * Minimum stake in major units.
   */
  minBet?: number;
  /**
   * Maximum stake in major units.
   */
  maxBet?: number;
  /**
   * Current number of players.
   */
  players?: number;
}
/**
 * Request to open a player-versus-player room. Source: GAME-03.
 */
export interface LaunchPvpGameRequest {
  /**
   * Provider code.
   */
  vassalage: string;
  /**
   * Code of the room.
   */
  roomId: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
  /**
   * Path on the brand to return to after the game.
   */
  backUrl?: string;
}
/**
 * The content that opens the room. Source: GAME-03.
 */
export interface LaunchPvpGameReply {
  content: GameLaunch;
}
/**
 * Request to transfer money to a provider's wallet or back. Source: GAME-04.
 */
export interface WalletTransferRequest {
  /**
   * Provider code.
   */
  vassalage: string;
  /**
   * `in`: from the main wallet to the provider's wallet.
   */
  direction: 'in' | 'out';
  /**
   * Amount in major units of the brand's currency. Default: the whole balance.
   */
  amount?: number;
  /**
   * Reference that the client creates. A repeated request with the same reference transfers nothing again.
   */
  referenceNo: string;
}
/**
 * Result of a transfer.
 */
export interface WalletTransfer {
  /**
   * Reference that the client creates. A repeated request with the same reference transfers nothing again.
   */
  referenceNo: string;
  /**
   * `pending`: the result is not known yet; request it again.
   */
  status: 'done' | 'refused' | 'pending';
  /**
   * Transferred amount in major units of the brand's currency.
   */
  amount: number;
}
/**
 * Request for the result of a transfer.
 */
export interface WalletTransferStatusRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference transfers nothing again.
   */
  referenceNo: string;
}
export interface AnnouncementRequest {
  /**
   * Comma-separated codes of announcement types.
   */
  types?: string;
  platform?: string;
  execution?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
  pageNo?: NoticePageNo;
}
/**
 * One notice. Source: ANNC-08.
 */
export interface Notice {
  id: string | number;
  title: string;
  /**
   * HTML from the operator's editors. Sanitised before it is displayed.
   */
  content?: string;
  /**
   * Time of publication, ISO 8601.
   */
  publishedAt?: string;
}
/**
 * Notices by group. Source: ANNC-06.
 */
export interface NoticeReply {
  player?: Notices;
  banners?: Notices;
  popup?: Notices;
  promotion?: Notices;
  totalPages?: NoticePages;
}
export interface PopupReply {
  popup?: Notices;
}
export interface LoginedReply {
  player?: Notices;
  totalPages?: NoticePages;
}
/**
 * Request for the notices to agents.
 */
export interface AgentNoticesRequest {
  /**
   * Language code, two capitals. Notices without a translation are in English.
   */
  language?: string;
  pageNo?: NoticePageNo;
}
/**
 * The notices to agents, newest first. Source: AGNT-06.
 */
export interface AgentNoticesReply {
  list: Notices;
  totalPages?: NoticePages;
}
/**
 * Nothing.
 */
export interface MyPromotionsRequest {}
/**
 * A prize that was drawn and not claimed yet.
 */
export interface OpenDraw {
  /**
   * Number of the draw.
   */
  drawId: string;
  /**
   * Number of the prize.
   */
  prizeId: string;
}
/**
 * Status of a promotion for the member. Source: PROM-02, MEMB-24.
 */
export interface MyPromotion {
  /**
   * Number of the promotion.
   */
  promotionId: string;
  /**
   * Status of the promotion for the member. Known values: `join`, `claim`, `applying`, `close`, `rejected`, `issued`, `claimed`, `process`, `joined`, `comingSoon`; another one is displayed as sent.
   */
  status: string;
  /**
   * Progress towards the target: valid bet in major units, or a number of things.
   */
  progress?: number;
  /**
   * Progress that completes the promotion.
   */
  target?: number;
  /**
   * `money` if progress and target are amounts; otherwise they are numbers.
   */
  unit?: string;
  /**
   * Why the member cannot join: a reason of refusals (`refusal.<reason>`). The button is shown disabled, with the reason.
   */
  refusal?: string;
  /**
   * Number of the reward that can be claimed.
   */
  rewardId?: string;
  /**
   * Remark of the operator, for example why an application was rejected.
   */
  remark?: string;
  /**
   * Draws that the member has left in a raffle.
   */
  drawsLeft?: number;
  openDraw?: OpenDraw;
}
/**
 * Promotions in which the member's status differs from a guest's, or that have a progress.
 */
export interface MyPromotionsReply {
  list: MyPromotion[];
}
/**
 * Request to take part in a promotion.
 */
export interface ParticipationRequest {
  /**
   * Number of the promotion.
   */
  promotionId: string;
}
/**
 * Status of the promotion after the request.
 */
export interface ParticipationReply {
  /**
   * Number of the promotion.
   */
  promotionId: string;
  /**
   * New status. Known values: `join`, `claim`, `applying`, `close`, `rejected`, `issued`, `claimed`, `process`, `joined`, `comingSoon`; another one is displayed as sent.
   */
  status: string;
}
/**
 * A draw of a raffle.
 */
export interface RafflePromotionRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference has no second effect and returns the first result.
   */
  referenceNo: string;
  /**
   * Number of the promotion.
   */
  promotionId: string;
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
}
/**
 * The prize, drawn by the operator. Source: PROM-03.
 */
export interface RafflePromotionReply {
  /**
   * Number of the draw.
   */
  drawId: string;
  /**
   * Number of the prize.
   */
  prizeId: string;
  /**
   * Name of the prize.
   */
  prizeName?: string;
  /**
   * Whether something was won that can be claimed.
   */
  isPrize?: boolean;
  /**
   * Draws that the member has left.
   */
  drawsLeft?: number;
}
/**
 * Claim of a drawn prize.
 */
export interface RaffleClaimRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference has no second effect and returns the first result.
   */
  referenceNo: string;
  /**
   * Number of the draw.
   */
  drawId: string;
}
/**
 * What was paid. Source: PROM-03.
 */
export interface RaffleClaimReply {
  /**
   * Number of the draw.
   */
  drawId: string;
  /**
   * New status. Known values: `claimed`; another one is displayed as sent.
   */
  status?: string;
  /**
   * Money that was added to the main wallet. In major units of the brand's currency.
   */
  amount?: number;
  /**
   * Points that were added.
   */
  points?: number;
}
/**
 * Request for all promotions in a language.
 */
export interface PromotionsRequest {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
}
export interface PromotionCategory {
  code: string;
  name: string;
}
/**
 * A promotion in a list.
 */
export interface PromotionSummary {
  id: string;
  category?: string;
  title: string;
  summary?: string;
  /**
   * Path of an image below an image CDN.
   */
  image?: string;
  /**
   * Start, ISO 8601; missing if the promotion already runs and needs no countdown.
   */
  startAt?: string;
  /**
   * End, ISO 8601; missing if the promotion has no end.
   */
  endAt?: string;
  /**
   * Status of the promotion for the visitor: `join`, `claim`, `applying`, `close`, `rejected`, `issued`, `claimed`, `process`, `joined` or `comingSoon`; another status is displayed as sent. Guests receive only the statuses that apply to all visitors. Source: MEMB-24.
   */
  status?: string;
}
export interface PromotionsReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  categories?: PromotionCategory[];
  promotions: PromotionSummary[];
  /**
   * Set by the gateway if the operator has more promotions than a reply may have.
   */
  isCut?: boolean;
}
/**
 * Request for one promotion.
 */
export interface PromotionRequest {
  id: string;
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
}
/**
 * Prize of a raffle with its chance.
 */
export interface RafflePrize {
  /**
   * Number of the prize.
   */
  prizeId: string;
  /**
   * Name of the prize.
   */
  name: string;
  /**
   * Money of the prize in major units, which is shown in its currency instead of the name.
   */
  amount?: number;
  /**
   * Chance of the prize in one draw, in percent.
   */
  chance?: number;
}
/**
 * Raffle of a promotion. The operator draws the prizes. Source: PROM-03.
 */
export interface Raffle {
  /**
   * How the draw is displayed: `wheel` or `cards`; another value is a wheel.
   */
  style?: string;
  /**
   * All prizes, in the order of the wheel.
   */
  prizes: RafflePrize[];
}
/**
 * A promotion with its full text.
 */
export interface Promotion {
  id: string;
  category?: string;
  title: string;
  summary?: string;
  /**
   * Path of an image below an image CDN.
   */
  image?: string;
  /**
   * Start, ISO 8601; missing if the promotion already runs and needs no countdown.
   */
  startAt?: string;
  /**
   * End, ISO 8601; missing if the promotion has no end.
   */
  endAt?: string;
  /**
   * Status of the promotion for the visitor: `join`, `claim`, `applying`, `close`, `rejected`, `issued`, `claimed`, `process`, `joined` or `comingSoon`; another status is displayed as sent. Guests receive only the statuses that apply to all visitors. Source: MEMB-24.
   */
  status?: string;
  /**
   * Text and terms as HTML.
   */
  content?: string;
  terms?: string[];
  /**
   * How a member takes part: `join` at once, `application` with a remark and images, `raffle` by drawing a prize, or `service` through customer service. Default: `service`. Another value is read as `service`.
   */
  participation?: string;
  raffle?: Raffle;
}
/**
 * The promotion; without `promotion` if the id does not exist.
 */
export interface PromotionReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  promotion?: Promotion;
}
/**
 * Request for an SMS code to sign in or to reset the password. Source: SMSC-04.
 */
export interface LoginCodeRequest {
  mobileNum: string;
  /**
   * Country calling code, for example +63.
   */
  countryDialingCode?: string;
  /**
   * Result of the bot check.
   */
  challengeResult?: string;
}
/**
 * Request for an SMS code to register. Source: SMSC-04.
 */
export interface RegisterCodeRequest {
  mobileNo: string;
  /**
   * Country calling code, for example +63.
   */
  countryDialingCode?: string;
  /**
   * Result of the bot check.
   */
  challengeResult?: string;
}
/**
 * Reply to a request for an SMS code. Source: SMSC-04.
 */
export interface CodeReply {
  /**
   * Validity of the code in minutes. Default: 1.
   */
  expiredMinutes?: number;
}
/**
 * Request to verify a phone number.
 */
export interface SendPhoneCodeRequest {
  mobileNo: string;
  /**
   * Country calling code, for example +63.
   */
  countryDialingCode?: string;
  /**
   * Result of the bot check.
   */
  challengeResult?: string;
}
/**
 * Reply after a code was sent.
 */
export interface PhoneCodeReply {
  /**
   * Id that confirms the code.
   */
  verificationId: string;
}
/**
 * The code as entered by the visitor.
 */
export interface ConfirmPhoneCodeRequest {
  verificationId: string;
  code: string;
}
/**
 * Proof that the visitor owns the number.
 */
export interface PhoneProof {
  /**
   * Token that proves the number once.
   */
  idToken: string;
}
/**
 * Nothing.
 */
export interface CountryCodesRequest {}
/**
 * Countries in display order.
 */
export interface CountryCodesReply {
  countries: CountryCode[];
}
/**
 * One country and its dialling code. Source: LOGN-15.
 */
export interface CountryCode {
  /**
   * ISO 3166-1 alpha-2 code.
   */
  countryCode: string;
  /**
   * Country calling code, for example +63.
   */
  countryDialingCode: string;
}
/**
 * Registration of an account. The operator's validators determine the required fields. Source: REGI-03.
 */
export interface RegisterRequest {
  /**
   * Username; for registration by mobile, the mobile number.
   */
  username: string;
  password?: string;
  confirmPassword?: string;
  /**
   * Real name as on the bank card.
   */
  payeeName?: string;
  email?: string;
  qqNum?: string;
  mobileNum?: string;
  recommenderId?: string;
  /**
   * Characters in the captcha image.
   */
  captcha?: string;
  /**
   * Id of the captcha image.
   */
  captchaId?: string;
  /**
   * Code that was sent by SMS.
   */
  verificationCode?: string;
  affiliateCode?: string;
  paymentPassword?: string;
  line?: string;
  whatsapp?: string;
  facebook?: string;
  wechat?: string;
  idNumber?: string;
  referralCode?: string;
  /**
   * Host name of the site.
   */
  domain?: string;
  /**
   * Country calling code, for example +63.
   */
  countryDialingCode?: string;
  /**
   * Address of the page with the form.
   */
  registerUrl?: string;
  registerMethod?: 'WEB';
  /**
   * Whether to sign the new member in.
   */
  login?: true;
  /**
   * Result of the bot check.
   */
  challengeResult?: string;
  /**
   * Verification channel; only with third-party phone verification.
   */
  channel?: 'sms';
  /**
   * Token of the verifier; only with third-party phone verification.
   */
  idToken?: string;
}
/**
 * Check of an affiliate code. Source: REGI-09.
 */
export interface AffiliateRequest {
  code: string;
  /**
   * Host name of the site.
   */
  domain?: string;
}
/**
 * Nothing. An invalid code is refused.
 */
export interface AffiliateReply {}
/**
 * Request for a page of bonuses.
 */
export interface BonusesRequest {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  /**
   * Beginning of the period, ISO 8601, inclusive. Without a period, all rows are listed.
   */
  from?: string;
  /**
   * End of the period, ISO 8601, exclusive.
   */
  to?: string;
  /**
   * Only bonuses with this status.
   */
  status?: string;
  /**
   * Page, counted from 1.
   */
  pageNo?: number;
  /**
   * Rows of a page.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * Share of a category's stakes that counts for the wagering.
 */
export interface BonusContribution {
  /**
   * Code of the game category, for example `RNG`.
   */
  category: string;
  /**
   * Percent of the valid bet.
   */
  percent: number;
}
/**
 * A bonus with its wagering. Source: MEMB-11.
 */
export interface Bonus {
  /**
   * Number of the bonus.
   */
  bonusId: string;
  /**
   * Whether this is sample data of a demonstration, which pages label.
   */
  sample?: boolean;
  /**
   * Name of the bonus.
   */
  name: string;
  /**
   * Origin of the bonus. Known values: `promotion`, `mission`, `raffle`, `rank`, `referral`, `points`, `service`; another one is displayed as sent.
   */
  source?: string;
  /**
   * Status of the bonus. Known values: `active`, `completed`, `expired`, `forfeited`; another one is displayed as sent.
   */
  status?: string;
  /**
   * Amount that was granted. In major units of the brand's currency.
   */
  amount?: number;
  /**
   * Valid bet that releases the bonus. In major units of the brand's currency.
   */
  wagerRequired?: number;
  /**
   * Valid bet that counts so far. In major units of the brand's currency.
   */
  wagerDone?: number;
  /**
   * Valid bet that is still missing. In major units of the brand's currency.
   */
  wagerLeft?: number;
  /**
   * Maximum stake while the bonus is active; missing if none. In major units of the brand's currency.
   */
  maxBet?: number;
  /**
   * Categories that count for the wagering.
   */
  contributions?: BonusContribution[];
  /**
   * Time of the grant. ISO 8601.
   */
  grantedAt?: string;
  /**
   * End of the bonus. ISO 8601.
   */
  expiresAt?: string;
  /**
   * Time at which the bonus was completed, forfeited or expired. ISO 8601.
   */
  endedAt?: string;
  /**
   * Remark of the operator.
   */
  remark?: string;
  /**
   * What giving up an active bonus would deduct now. In major units of the brand's currency.
   */
  forfeits?: number;
  /**
   * What the main wallet would hold after giving up an active bonus now. In major units of the brand's currency.
   */
  keeps?: number;
}
/**
 * Totals over all pages.
 */
export interface BonusTotals {
  /**
   * Number of bonuses.
   */
  bonuses?: number;
  /**
   * Sum of the granted amounts. In major units of the brand's currency.
   */
  amount?: number;
  /**
   * Sum of the missing wagering of active bonuses. In major units of the brand's currency.
   */
  wagerLeft?: number;
  /**
   * Bonus money that cannot be withdrawn yet. In major units of the brand's currency.
   */
  locked?: number;
}
/**
 * A page of bonuses, newest first.
 */
export interface BonusesReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  list: Bonus[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: BonusTotals;
}
/**
 * Request to give up an active bonus.
 */
export interface CancelBonusRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference has no second effect and returns the first result.
   */
  referenceNo: string;
  /**
   * Number of the bonus.
   */
  bonusId: string;
}
/**
 * What the member lost and kept.
 */
export interface CancelBonusReply {
  /**
   * Number of the bonus.
   */
  bonusId: string;
  /**
   * New status. Known values: `active`, `completed`, `expired`, `forfeited`; another one is displayed as sent.
   */
  status?: string;
  /**
   * Money that was deducted from the main wallet. In major units of the brand's currency.
   */
  forfeited?: number;
  /**
   * Balance of the main wallet after that. In major units of the brand's currency.
   */
  kept?: number;
}
/**
 * Request for the catalogue in a language.
 */
export interface MallCatalogueRequest {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
}
export interface MallCategory {
  code: string;
  name: string;
}
export interface MallItem {
  itemId: string;
  category?: string;
  name: string;
  text?: string;
  /**
   * Price of one item in points.
   */
  points: number;
  stock?: number;
  /**
   * Minimum VIP rank for the item.
   */
  rankLevel?: number;
  rankName?: string;
  /**
   * Path of an image below an image CDN.
   */
  image?: string;
}
export interface MallCatalogueReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  categories?: MallCategory[];
  items: MallItem[];
}
/**
 * Request for the missions in a language.
 */
export interface MissionSummaryRequest {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  /**
   * Only missions of this kind: `daily`, `weekly` or `special`.
   */
  period?: string;
  /**
   * Beginning of the period, ISO 8601, inclusive: missions that run in it, and those that can be claimed. Without a period, all rows are listed.
   */
  from?: string;
  /**
   * End of the period, ISO 8601, exclusive.
   */
  to?: string;
}
/**
 * A mission with the member's progress. Source: MEMB-14, MEMB-24.
 */
export interface Mission {
  /**
   * Number of the mission.
   */
  missionId: string;
  /**
   * Kind of the mission. Known values: `daily`, `weekly`, `special`; another one is displayed as sent.
   */
  period?: string;
  /**
   * Title.
   */
  title: string;
  /**
   * What to do.
   */
  text?: string;
  /**
   * Path of an image below an image CDN.
   */
  image?: string;
  /**
   * Status of the mission for the member. Source: MEMB-24. Known values: `join`, `claim`, `applying`, `close`, `rejected`, `issued`, `claimed`, `process`, `joined`, `comingSoon`; another one is displayed as sent.
   */
  status?: string;
  /**
   * Progress towards the target: valid bet in major units, or a number of things.
   */
  progress?: number;
  /**
   * Progress that completes the mission; missing if the mission has no measure.
   */
  target?: number;
  /**
   * Money of the reward; missing if none. In major units of the brand's currency.
   */
  rewardAmount?: number;
  /**
   * Points of the reward; missing if none.
   */
  rewardPoints?: number;
  /**
   * Start of the mission. ISO 8601.
   */
  startAt?: string;
  /**
   * End of the mission. ISO 8601.
   */
  endAt?: string;
  /**
   * Whether the reward is applied for with a remark and images.
   */
  needsApplication?: boolean;
  /**
   * Remark of the operator, for example why an application was rejected.
   */
  remark?: string;
}
/**
 * The missions, in the operator's order.
 */
export interface MissionSummaryReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  list: Mission[];
  /**
   * Missions whose reward can be claimed now.
   */
  claimable?: number;
}
/**
 * Request for a page of the leaderboard.
 */
export interface LeaderboardRequest {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  /**
   * Page, counted from 1.
   */
  pageNo?: number;
  /**
   * Rows of a page.
   */
  pageSize?: number;
}
/**
 * One player of the leaderboard.
 */
export interface LeaderboardLine {
  /**
   * Number of the line.
   */
  lineId: string;
  /**
   * Rank; players with the same score share one.
   */
  rank: number;
  /**
   * Masked name of the player.
   */
  player: string;
  /**
   * Score: valid bet in major units.
   */
  score?: number;
  /**
   * Prize of this rank; missing if none. In major units of the brand's currency.
   */
  prize?: number;
  /**
   * Whether the line is the member's own.
   */
  own?: boolean;
}
/**
 * Rank of the member, who may be on another page.
 */
export interface LeaderboardPlace {
  /**
   * Rank; missing without a score.
   */
  rank?: number;
  /**
   * Score: valid bet in major units.
   */
  score?: number;
  /**
   * Prize of this rank; missing if none. In major units of the brand's currency.
   */
  prize?: number;
}
/**
 * A page of the leaderboard, best first. Source: MEMB-14.
 */
export interface LeaderboardReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  /**
   * Title.
   */
  title?: string;
  /**
   * Start of the competition. ISO 8601.
   */
  startAt?: string;
  /**
   * End of the competition. ISO 8601.
   */
  endAt?: string;
  list: LeaderboardLine[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  mine?: LeaderboardPlace;
  /**
   * Rules, one sentence each.
   */
  rules?: string[];
}
/**
 * Request to join a mission.
 */
export interface JoinMissionRequest {
  /**
   * Number of the mission.
   */
  missionId: string;
}
/**
 * Status of the mission after the request.
 */
export interface JoinMissionReply {
  /**
   * Number of the mission.
   */
  missionId: string;
  /**
   * New status. Known values: `join`, `claim`, `applying`, `close`, `rejected`, `issued`, `claimed`, `process`, `joined`, `comingSoon`; another one is displayed as sent.
   */
  status?: string;
}
/**
 * Request for the reward of a completed mission.
 */
export interface ClaimMissionRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference has no second effect and returns the first result.
   */
  referenceNo: string;
  /**
   * Number of the mission.
   */
  missionId: string;
}
/**
 * What was paid.
 */
export interface ClaimMissionReply {
  /**
   * Number of the mission.
   */
  missionId: string;
  /**
   * New status. Known values: `join`, `claim`, `applying`, `close`, `rejected`, `issued`, `claimed`, `process`, `joined`, `comingSoon`; another one is displayed as sent.
   */
  status?: string;
  /**
   * Money that was added to the main wallet. In major units of the brand's currency.
   */
  amount?: number;
  /**
   * Points that were added.
   */
  points?: number;
}
/**
 * Application for the reward of a mission or promotion. Source: MEMB-18.
 */
export interface ApplyActivityRequest {
  /**
   * Number of the mission or promotion.
   */
  activityId: string;
  /**
   * What the member did. Source: MEMB-18.
   */
  remark: string;
  /**
   * PNG or JPEG images as Base64, at most 5 MB and 40 megapixels each; the gateway removes their metadata. Source: MEMB-18.
   */
  images?: string[];
}
/**
 * Status of the activity after the application.
 */
export interface ApplyActivityReply {
  /**
   * Number of the mission or promotion.
   */
  activityId: string;
  /**
   * New status. Known values: `join`, `claim`, `applying`, `close`, `rejected`, `issued`, `claimed`, `process`, `joined`, `comingSoon`; another one is displayed as sent.
   */
  status?: string;
}
/**
 * Request for the member's own rank.
 */
export interface MyRankRequest {
  /**
   * Language code, two capitals. Texts without a translation are in English.
   */
  language?: string;
}
/**
 * Gift for reaching a rank, once for each member.
 */
export interface RankGift {
  /**
   * Rank of the gift; its number too, because each rank has one gift.
   */
  rankLevel: number;
  /**
   * Name of the rank.
   */
  rankName?: string;
  /**
   * Value of the gift in major units.
   */
  amount: number;
  /**
   * Stakes that count for the rank, at most `requiredStake`, in major units.
   */
  stake?: number;
  /**
   * Stakes that the rank requires, in major units.
   */
  requiredStake?: number;
  /**
   * `locked` below the rank, `claimable`, or `claimed`.
   */
  state: string;
  /**
   * Time when the gift was claimed, ISO 8601.
   */
  claimedAt?: string;
}
/**
 * A benefit of the member's rank.
 */
export interface MyBenefit {
  /**
   * Code of the benefit.
   */
  code: string;
  /**
   * Name of the benefit.
   */
  name: string;
  /**
   * What the member's rank offers; absent if the rank does not have the benefit.
   */
  value?: string;
  /**
   * What the next rank offers; absent at the highest rank.
   */
  nextValue?: string;
}
/**
 * The member's rank, the progress to the next one, and gifts.
 */
export interface MyRankReply {
  /**
   * The member's rank.
   */
  rankLevel: number;
  /**
   * Name of the member's rank.
   */
  rankName: string;
  /**
   * The next rank; absent at the highest one.
   */
  nextRankLevel?: number;
  /**
   * Name of the next rank; absent at the highest one.
   */
  nextRankName?: string;
  /**
   * Stakes that count for the rank: settled rounds of the last twelve months, in major units.
   */
  stake?: number;
  /**
   * Stakes that the next rank requires; absent at the highest one.
   */
  nextStake?: number;
  /**
   * Stakes that are missing for the next rank; absent at the highest one.
   */
  missingStake?: number;
  /**
   * How long the rank is kept, for display.
   */
  keepRule?: string;
  /**
   * Benefits of the rank.
   */
  benefits?: MyBenefit[];
  /**
   * Gifts of the ranks, the lowest rank first.
   */
  gifts?: RankGift[];
}
/**
 * Request for the gift of a rank.
 */
export interface ClaimRankGiftRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference transfers nothing again.
   */
  referenceNo: string;
  /**
   * Rank of the gift.
   */
  rankLevel: number;
}
/**
 * A claimed gift.
 */
export interface ClaimRankGiftReply {
  /**
   * Number of the request.
   */
  referenceNo: string;
  /**
   * Credited amount in major units.
   */
  amount: number;
}
/**
 * Nothing.
 */
export interface PointsBalanceRequest {}
/**
 * Points of the member. They never expire. Source: MALL-01, MALL-04.
 */
export interface PointsBalanceReply {
  /**
   * Points that the member can spend.
   */
  points: number;
  /**
   * Points of redemptions that are in process; they are already deducted.
   */
  pending?: number;
}
/**
 * Nothing.
 */
export interface PointsConfigRequest {}
/**
 * How points are earned in a category.
 */
export interface PointsEarning {
  /**
   * Code of the game category, for example `RNG`.
   */
  category: string;
  /**
   * Valid bet for one point. In major units of the brand's currency.
   */
  validBetPerPoint: number;
}
/**
 * Rules of earning and converting points. Source: MALL-01.
 */
export interface PointsConfigReply {
  /**
   * Points for one major unit of the brand's currency.
   */
  pointsPerUnit: number;
  /**
   * Minimum number of points of a conversion.
   */
  minConvert?: number;
  /**
   * Points are converted in multiples of this number.
   */
  step?: number;
  /**
   * Maximum number of points that a member may convert on one day.
   */
  dayMax?: number;
  /**
   * Points that the member may still convert today.
   */
  dayLeft?: number;
  /**
   * Valid bet for one point, by category.
   */
  earn?: PointsEarning[];
}
/**
 * Request for the items in a language.
 */
export interface PointsRewardRequest {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
}
/**
 * Category of items.
 */
export interface PointsCategory {
  /**
   * Code of the category.
   */
  code: string;
  /**
   * Name of the category.
   */
  name: string;
}
/**
 * Item of the points mall with what the member may do with it.
 */
export interface PointsItem {
  /**
   * Number of the item.
   */
  itemId: string;
  /**
   * Code of the item's category.
   */
  category?: string;
  /**
   * Name of the item.
   */
  name: string;
  /**
   * Short description.
   */
  text?: string;
  /**
   * Path of an image below an image CDN.
   */
  image?: string;
  /**
   * Price of one item in points.
   */
  points: number;
  /**
   * Valid bet of the last 30 days that the item requires; missing if none. In major units of the brand's currency.
   */
  amountRequirement?: number;
  /**
   * Items in stock.
   */
  stock?: number;
  /**
   * Minimum VIP rank for the item.
   */
  rankLevel?: number;
  /**
   * Name of that rank.
   */
  rankName?: string;
  /**
   * How many of the item the member may still redeem.
   */
  limitLeft?: number;
  /**
   * Whether the item is delivered, so that a redemption needs a delivery address.
   */
  needsDelivery?: boolean;
  /**
   * Whether the member can redeem the item now. Known values: `available`, `soldOut`, `rankTooLow`, `amountTooLow`, `limitReached`, `pointsTooLow`; another one is displayed as sent.
   */
  status?: string;
}
/**
 * Items of the points mall for this member. Source: MALL-01.
 */
export interface PointsRewardReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  categories?: PointsCategory[];
  items: PointsItem[];
}
/**
 * Redemption of an item.
 */
export interface PointsRedeemRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference has no second effect and returns the first result.
   */
  referenceNo: string;
  /**
   * Number of the item.
   */
  itemId: string;
  /**
   * Number of items.
   */
  quantity: number;
  /**
   * Name, address and telephone number for an item that is delivered.
   */
  delivery?: string;
}
/**
 * The redemption.
 */
export interface PointsRedeemReply {
  /**
   * Number of the record.
   */
  recordId: string;
  /**
   * Status of the redemption. Known values: `inProcess`, `rejected`, `approved`; another one is displayed as sent.
   */
  status: string;
  /**
   * Points that were deducted, as a negative number.
   */
  changedPoints?: number;
  /**
   * Points that the member has left.
   */
  points?: number;
}
/**
 * Conversion of points into money.
 */
export interface PointsConvertRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference has no second effect and returns the first result.
   */
  referenceNo: string;
  /**
   * Points to convert.
   */
  points: number;
}
/**
 * The conversion.
 */
export interface PointsConvertReply {
  /**
   * Number of the record.
   */
  recordId: string;
  /**
   * Money that was added to the main wallet. In major units of the brand's currency.
   */
  amount: number;
  /**
   * Points that the member has left.
   */
  points?: number;
}
/**
 * Request for a page of the points record.
 */
export interface PointsRedeemListRequest {
  /**
   * Beginning of the period, ISO 8601, inclusive. Without a period, all rows are listed.
   */
  from?: string;
  /**
   * End of the period, ISO 8601, exclusive.
   */
  to?: string;
  /**
   * Type of the records.
   */
  type?: string;
  /**
   * Status of the records.
   */
  status?: string;
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  /**
   * Page, counted from 1.
   */
  pageNo?: number;
  /**
   * Rows of a page.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * One change of the member's points. Source: MALL-02, MALL-03.
 */
export interface PointsRecord {
  /**
   * Number of the record.
   */
  recordId: string;
  /**
   * Whether this is sample data of a demonstration, which pages label.
   */
  sample?: boolean;
  /**
   * Cause of the change. Known values: `earned`, `reward`, `redeemed`, `converted`, `returned`; another one is displayed as sent.
   */
  type?: string;
  /**
   * Name of the redeemed item or of the reward.
   */
  name?: string;
  /**
   * Number of redeemed items.
   */
  quantity?: number;
  /**
   * Price of one item in points.
   */
  pointsRequirement?: number;
  /**
   * Valid bet that the item required. In major units of the brand's currency.
   */
  amountRequirement?: number;
  /**
   * Status of a redemption. Known values: `inProcess`, `rejected`, `approved`; another one is displayed as sent.
   */
  status?: string;
  /**
   * Time of the change. ISO 8601.
   */
  time?: string;
  /**
   * Change of the points, negative for a deduction.
   */
  changedPoints?: number;
  /**
   * Points after the change.
   */
  pointsBalance?: number;
  /**
   * Remark of the operator, for example why a redemption was rejected.
   */
  remark?: string;
}
/**
 * Totals over all pages.
 */
export interface PointsTotals {
  /**
   * Number of records.
   */
  records?: number;
  /**
   * Sum of all additions.
   */
  earned?: number;
  /**
   * Sum of all deductions, as a positive number.
   */
  spent?: number;
}
/**
 * A page of the points record, newest first.
 */
export interface PointsRedeemListReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  list: PointsRecord[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: PointsTotals;
}
/**
 * Nothing.
 */
export interface RebateRequest {}
/**
 * Rebate of one category.
 */
export interface RebateLine {
  /**
   * Code of the game category, for example `RNG`.
   */
  category: string;
  /**
   * Valid bet since the last claim. In major units of the brand's currency.
   */
  validBet?: number;
  /**
   * Rate of the member's rank, in percent.
   */
  rate?: number;
  /**
   * Rebate. In major units of the brand's currency.
   */
  amount?: number;
}
/**
 * Rebate since the last claim. Source: MEMB-16.
 */
export interface RebateReply {
  /**
   * Name of the rank that decides the rates.
   */
  rankName?: string;
  /**
   * Time of the last claim, from which bets count; missing if there was none. ISO 8601.
   */
  fromAt?: string;
  /**
   * Minimum total of a claim. In major units of the brand's currency.
   */
  minimum?: number;
  /**
   * Sum of the valid bets. In major units of the brand's currency.
   */
  validBet?: number;
  /**
   * Sum of the rebates. In major units of the brand's currency.
   */
  total?: number;
  /**
   * Whether the rebate can be claimed. Known values: `claimable`, `belowMinimum`, `nothing`; another one is displayed as sent.
   */
  status?: string;
  list: RebateLine[];
}
/**
 * Claim of the whole rebate.
 */
export interface ClaimRebateRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference has no second effect and returns the first result.
   */
  referenceNo: string;
}
/**
 * What was paid.
 */
export interface ClaimRebateReply {
  /**
   * Number of the claim.
   */
  claimId?: string;
  /**
   * Money that was added to the main wallet. In major units of the brand's currency.
   */
  amount: number;
}
/**
 * Request for a page of claims.
 */
export interface RebateRecordRequest {
  /**
   * Beginning of the period, ISO 8601, inclusive. Without a period, all rows are listed.
   */
  from?: string;
  /**
   * End of the period, ISO 8601, exclusive.
   */
  to?: string;
  /**
   * Page, counted from 1.
   */
  pageNo?: number;
  /**
   * Rows of a page.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * A claim of rebates.
 */
export interface RebateClaim {
  /**
   * Number of the claim.
   */
  claimId: string;
  /**
   * Whether this is sample data of a demonstration, which pages label.
   */
  sample?: boolean;
  /**
   * Time of the claim. ISO 8601.
   */
  time?: string;
  /**
   * Valid bet of the claim. In major units of the brand's currency.
   */
  validBet?: number;
  /**
   * Money that was paid. In major units of the brand's currency.
   */
  amount?: number;
  /**
   * Status of the claim. Known values: `claimed`; another one is displayed as sent.
   */
  status?: string;
}
/**
 * Totals over all pages.
 */
export interface RebateTotals {
  /**
   * Number of claims.
   */
  claims?: number;
  /**
   * Sum of the valid bets. In major units of the brand's currency.
   */
  validBet?: number;
  /**
   * Sum of the rebates. In major units of the brand's currency.
   */
  amount?: number;
}
/**
 * A page of claims, newest first.
 */
export interface RebateRecordReply {
  list: RebateClaim[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: RebateTotals;
}
/**
 * Request for the programme in a language.
 */
export interface ReferralRequest {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
}
/**
 * Reward for a number of friends.
 */
export interface ReferralTier {
  /**
   * Number of the tier.
   */
  tierId: string;
  /**
   * Number of qualified friends from which the tier applies.
   */
  friends: number;
  /**
   * Reward for each friend. In major units of the brand's currency.
   */
  reward: number;
}
/**
 * The member's invitation and what came of it. Source: MEMB-13.
 */
export interface ReferralReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  /**
   * Invitation code for the registration. The browser makes the link from the brand's own address.
   */
  code: string;
  /**
   * Visitors who followed the link.
   */
  invited?: number;
  /**
   * Friends who opened an account.
   */
  registered?: number;
  /**
   * Friends whose bets qualify for a reward.
   */
  qualified?: number;
  /**
   * Rewards so far, including claimed ones. In major units of the brand's currency.
   */
  earned?: number;
  /**
   * Rewards that can be claimed now. In major units of the brand's currency.
   */
  claimable?: number;
  /**
   * Rewards by number of friends, lowest first.
   */
  tiers?: ReferralTier[];
  /**
   * Rules, one sentence each.
   */
  rules?: string[];
}
/**
 * Request for a page of friends.
 */
export interface ReferralMembersRequest {
  /**
   * Beginning of the period, ISO 8601, inclusive. Without a period, all rows are listed.
   */
  from?: string;
  /**
   * End of the period, ISO 8601, exclusive.
   */
  to?: string;
  /**
   * Only friends with this status.
   */
  status?: string;
  /**
   * Page, counted from 1.
   */
  pageNo?: number;
  /**
   * Rows of a page.
   */
  pageSize?: number;
}
/**
 * A friend who registered with the member's code.
 */
export interface ReferralMember {
  /**
   * Number of the referral.
   */
  referralId: string;
  /**
   * Masked name of the friend.
   */
  player: string;
  /**
   * Time of the registration. ISO 8601.
   */
  registeredAt?: string;
  /**
   * Status of the referral. Known values: `registered`, `qualified`, `claimed`; another one is displayed as sent.
   */
  status?: string;
  /**
   * Valid bet of the friend. In major units of the brand's currency.
   */
  validBet?: number;
  /**
   * Reward for the friend. In major units of the brand's currency.
   */
  reward?: number;
}
/**
 * Totals over all pages.
 */
export interface ReferralTotals {
  /**
   * Number of friends.
   */
  friends?: number;
  /**
   * Sum of the valid bets. In major units of the brand's currency.
   */
  validBet?: number;
  /**
   * Sum of the rewards. In major units of the brand's currency.
   */
  reward?: number;
}
/**
 * A page of friends, newest first.
 */
export interface ReferralMembersReply {
  list: ReferralMember[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: ReferralTotals;
}
/**
 * Claim of all referral rewards.
 */
export interface ClaimReferralRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference has no second effect and returns the first result.
   */
  referenceNo: string;
}
/**
 * What was paid.
 */
export interface ClaimReferralReply {
  /**
   * Number of friends.
   */
  friends?: number;
  /**
   * Money that was added to the main wallet. In major units of the brand's currency.
   */
  amount: number;
}
/**
 * Request for a page of rewards.
 */
export interface RewardsRequest {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  /**
   * Beginning of the period, ISO 8601, inclusive: rewards that were granted in it, or that expire in it unclaimed. Without a period, all rows are listed.
   */
  from?: string;
  /**
   * End of the period, ISO 8601, exclusive.
   */
  to?: string;
  /**
   * Only rewards with this status.
   */
  status?: string;
  /**
   * Page, counted from 1.
   */
  pageNo?: number;
  /**
   * Rows of a page.
   */
  pageSize?: number;
  /**
   * `csv` requests all records of the filters for a file, at most 10,000, instead of a page.
   */
  format?: 'csv';
}
/**
 * A reward. Source: MEMB-12.
 */
export interface Reward {
  /**
   * Number of the reward.
   */
  rewardId: string;
  /**
   * Whether this is sample data of a demonstration, which pages label.
   */
  sample?: boolean;
  /**
   * Name of the reward.
   */
  name: string;
  /**
   * Origin of the reward. Known values: `promotion`, `mission`, `raffle`, `rank`, `referral`, `points`, `service`; another one is displayed as sent.
   */
  source?: string;
  /**
   * Status of the reward. Known values: `claimable`, `claiming`, `claimed`, `expired`, `rejected`; another one is displayed as sent.
   */
  status?: string;
  /**
   * Money of the reward; missing if none. In major units of the brand's currency.
   */
  amount?: number;
  /**
   * Points of the reward; missing if none.
   */
  points?: number;
  /**
   * How many times the amount must be staked before it can be withdrawn; 0 if it is free.
   */
  wagerTimes?: number;
  /**
   * Time of the reward. ISO 8601.
   */
  createdAt?: string;
  /**
   * Last time at which it can be claimed. ISO 8601.
   */
  expiresAt?: string;
  /**
   * Time of the claim. ISO 8601.
   */
  claimedAt?: string;
  /**
   * Remark of the operator, for example why a claim was rejected.
   */
  remark?: string;
}
/**
 * Totals over all pages.
 */
export interface RewardTotals {
  /**
   * Number of rewards.
   */
  rewards?: number;
  /**
   * Rewards that can be claimed now, whatever the filters.
   */
  claimable?: number;
  /**
   * Sum of the money. In major units of the brand's currency.
   */
  amount?: number;
  /**
   * Sum of the points.
   */
  points?: number;
}
/**
 * A page of rewards, newest first.
 */
export interface RewardsReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  list: Reward[];
  /**
   * Number of pages.
   */
  totalPages?: number;
  totals?: RewardTotals;
}
/**
 * Claim of a reward.
 */
export interface ClaimRewardRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference has no second effect and returns the first result.
   */
  referenceNo: string;
  /**
   * Number of the reward.
   */
  rewardId: string;
}
/**
 * What was paid.
 */
export interface ClaimRewardReply {
  /**
   * Number of the reward.
   */
  rewardId: string;
  /**
   * New status. Known values: `claimable`, `claiming`, `claimed`, `expired`, `rejected`; another one is displayed as sent.
   */
  status?: string;
  /**
   * Money that was added to the main wallet. In major units of the brand's currency.
   */
  amount?: number;
  /**
   * Points that were added.
   */
  points?: number;
  /**
   * Number of the bonus, if the money has to be staked first.
   */
  bonusId?: string;
}
/**
 * Claim of all rewards.
 */
export interface ClaimAllRewardsRequest {
  /**
   * Reference that the client creates. A repeated request with the same reference has no second effect and returns the first result.
   */
  referenceNo: string;
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
}
/**
 * What became of one reward.
 */
export interface ClaimedReward {
  /**
   * Number of the reward.
   */
  rewardId: string;
  /**
   * Name of the reward.
   */
  name?: string;
  /**
   * New status. Known values: `claimable`, `claiming`, `claimed`, `expired`, `rejected`; another one is displayed as sent.
   */
  status?: string;
  /**
   * Why it was not paid.
   */
  remark?: string;
}
/**
 * What became of every reward that was claimable.
 */
export interface ClaimAllRewardsReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  list: ClaimedReward[];
  /**
   * Number of paid rewards.
   */
  claimed?: number;
  /**
   * Money that was added to the main wallet. In major units of the brand's currency.
   */
  amount?: number;
  /**
   * Points that were added.
   */
  points?: number;
}
/**
 * Request for the programme in a language.
 */
export interface VipRanksRequest {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
}
/**
 * A benefit that differs between ranks.
 */
export interface VipBenefit {
  code: string;
  name: string;
  text?: string;
}
/**
 * A rank. `values` has one text per benefit, in the order of the benefits; empty or null if the rank does not have the benefit.
 */
export interface VipRank {
  rankLevel: number;
  rankName: string;
  /**
   * Requirement for reaching the rank.
   */
  requirement?: string;
  values?: (string | null)[];
}
export interface VipRanksReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  benefits?: VipBenefit[];
  ranks: VipRank[];
}
/**
 * Login with a password or an SMS code. Source: LOGN-16.
 */
export interface LoginRequest {
  /**
   * Username; for an SMS login, the mobile number.
   */
  username: string;
  /**
   * Password; for an SMS login, the code.
   */
  password: string;
  /**
   * Characters in the captcha image.
   */
  captcha?: string;
  /**
   * Id of the captcha image, as received with it.
   */
  captchaId?: string;
  type: 'username' | 'sms';
  /**
   * Result of the bot check.
   */
  challengeResult?: string;
  /**
   * Country calling code, for example +63.
   */
  countryDialingCode?: string;
  /**
   * Kind of login. Default: the members' login. Only the gateway reads it, to reject accounts of another kind.
   */
  audience?: 'member' | 'agent';
  /**
   * Whether the member chose "remember me". Only the gateway reads it.
   */
  remember?: boolean;
}
/**
 * Login with the username and password from the gateway's sealed cookie.
 */
export interface ResumeRequest {}
/**
 * Nothing.
 */
export interface ForgetLoginRequest {}
/**
 * Nothing.
 */
export interface ForgetLoginReply {}
/**
 * Login to a trial account. Source: LOGN-13.
 */
export interface FreePlayRequest {
  /**
   * Operating system of the visitor's device.
   */
  os: string;
  /**
   * Platform letter.
   */
  platform: string;
  /**
   * Authenticates the gateway to the operator: merchant, time and nonce, encoded by the operator's codec. The gateway replaces any value from the browser.
   */
  token?: string;
  /**
   * Result of the bot check.
   */
  challengeResult?: string;
}
/**
 * Account data from an identity provider that the gateway sends to the operator.
 */
export interface SocialLoginRequest {
  /**
   * Id of the provider in site.json.
   */
  provider: string;
  /**
   * The provider's permanent id of the account.
   */
  subject: string;
  /**
   * Token signed by the provider, so that the operator can verify it.
   */
  idToken: string;
  /**
   * The account's name, if the provider sends one.
   */
  name?: string;
  /**
   * The account's e-mail address, if the provider sends a verified one.
   */
  email?: string;
  /**
   * The inviter's referral code, if there is one.
   */
  referralCode?: string;
}
/**
 * The operator's reply. Only the gateway reads it.
 */
export interface LoginReply {
  token: string;
  firstTimeLogin?: boolean;
  passwordExpired?: boolean;
  userName?: string;
  /**
   * Password, which some operators return. It never leaves the gateway.
   */
  password?: string;
  id: number;
  account: string;
  /**
   * Account type number; 4 is a trial account.
   */
  isAgent?: number;
  memberLabel?: string[];
  /**
   * Id of the session in `getSessions`. With it, the gateway denies the session's cookie as soon as the member ends the session on another device.
   */
  sessionId?: string;
}
/**
 * Result of a login for the browser, without token and password.
 */
export interface LoginResult {
  session: SessionView;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  /**
   * Whether the password is the brand's initial password.
   */
  initialPassword: boolean;
  /**
   * Whether the gateway keeps the password for a due change, so that the member need not enter it again for ten minutes.
   */
  passwordKept: boolean;
}
/**
 * Value of a refused login.
 */
export interface LoginRefusal {
  /**
   * Whether the next attempt needs a captcha.
   */
  captcha?: boolean;
}
/**
 * The browser's session.
 */
export interface SessionView {
  state: 'guest' | 'member' | 'trial';
  account?: string;
  customerId?: number;
  isAgent?: number;
  memberLabel?: string[];
  /**
   * Merchant code at the operator.
   */
  merchant: string;
  /**
   * End of the session, Unix time in milliseconds.
   */
  expiresAtMs?: number;
  /**
   * A due password change: optional, or required before anything else.
   */
  passwordChange?: 'may' | 'must';
  /**
   * Whether the gateway keeps the password of the login for that change.
   */
  passwordKept?: boolean;
}
/**
 * Nothing.
 */
export interface CaptchaRequest {}
/**
 * A captcha image.
 */
export interface CaptchaReply {
  captchaId?: string;
  /**
   * The image, PNG in base64. A reply that is a plain text is read as this field.
   */
  image: string;
}
/**
 * Nothing.
 */
export interface LogoutRequest {}
/**
 * Nothing.
 */
export interface LogoutReply {}
/**
 * Nothing.
 */
export interface MemberInfoRequest {}
/**
 * The member. Source: SESS-11.
 */
export interface MemberInfo {
  id?: number;
  account: string;
  nickname?: string;
  /**
   * Agent type.
   */
  type?: number;
  /**
   * Whether the member may transfer to the upline.
   */
  toUpline?: boolean;
  clubLabel?: {
    labelName?: string;
    rankLevel: number;
  };
  memberLabel?: string[];
  /**
   * The member's mobile number, masked by the operator; missing if none is bound.
   */
  mobile?: string;
  /**
   * Whether the member has confirmed the number with a code.
   */
  mobileVerified?: boolean;
  /**
   * The member's e-mail address, masked by the operator; missing if none is bound.
   */
  email?: string;
  /**
   * Whether the member has confirmed the address with a code.
   */
  emailVerified?: boolean;
  /**
   * The member's real name, masked by the operator; missing if none is stored.
   */
  payeeName?: string;
  /**
   * Whether the member has a payment password; missing if the operator has none.
   */
  hasPaymentPassword?: boolean;
  /**
   * Whether the member has an authenticator app; missing if the operator has none.
   */
  hasAuthenticator?: boolean;
  /**
   * Number of the member's payout accounts. The real name cannot be changed once there is one.
   */
  payoutAccountCount?: number;
}
/**
 * Nothing.
 */
export interface FirstLoginRequest {}
/**
 * Nothing.
 */
export interface FirstLoginReply {}
/**
 * Nothing.
 */
export interface LoginInfoRequest {}
/**
 * Public data that no other call returns. The names of the last login are our choice. Source: SESS-12.
 */
export interface LoginInfo {
  /**
   * Time of the previous login, ISO 8601; missing if there was none.
   */
  lastLoginAt?: string;
  /**
   * IP address of the previous login.
   */
  lastLoginAddress?: string;
  /**
   * Number of promotions that the member can join or claim now.
   */
  availablePromoCount?: number;
  /**
   * Kinds of promotions.
   */
  availablePromo?: {
    /**
     * Whether the member may invite friends.
     */
    REFERRAL?: {
      enabled: boolean;
    };
  };
  /**
   * Whether the member has an upline or downlines to make contracts with, or contracts from before. Source: MEMB-22.
   */
  hasContracts?: boolean;
  /**
   * Whether the member takes part in the VIP programme.
   */
  hasVip?: boolean;
  /**
   * The member's rank in the VIP programme.
   */
  vipRankLevel?: number;
  /**
   * Currency symbol before the member's amounts. Default: the brand's symbol.
   */
  currencySymbol?: string;
}
/**
 * Change of the member's own password. Source: PASS-06.
 */
export interface ChangePasswordRequest {
  /**
   * Current password. Omitted right after a login that requires the change, because the gateway has it.
   */
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
}
/**
 * Reset by e-mail; the body is a form. Source: PASS-05.
 */
export interface ForgetPasswordRequest {
  username: string;
  email: string;
}
/**
 * Reset by phone. Source: PASS-04.
 */
export interface PasswordByPhoneRequest {
  newPassword: string;
  mobileNum: string;
  /**
   * Country calling code, for example +63.
   */
  countryDialingCode?: string;
  verificationCode: string;
  /**
   * Result of the bot check.
   */
  challengeResult?: string;
}
/**
 * Nothing.
 */
export interface PasswordReply {}
/**
 * Nothing.
 */
export interface SessionRequest {}
/**
 * Request for the page of a navigation.
 */
export interface PageRequest {
  /**
   * Path of the page, without query.
   */
  path: string;
  /**
   * Language code, two capitals.
   */
  lang: string;
}
export interface TextsRequest {
  /**
   * Language code, two capitals.
   */
  lang: string;
}
export interface TextsReply {
  texts: {
    [k: string]: string;
  };
  dir: 'ltr' | 'rtl';
  tag: string;
}
/**
 * Report of a browser error.
 */
export interface ReportRequest {
  kind: 'csp' | 'node' | 'chunk' | 'flag';
  component?: string;
  node?: string;
  page?: string;
  message: string;
  version?: string;
}
/**
 * Nothing.
 */
export interface ReportReply {}
/**
 * Data for a navigation. The server creates it; see the type PageBootstrap.
 */
export interface PageReply {
  build: unknown;
  version: unknown;
  status: unknown;
  route: unknown;
  layout: unknown;
  page: unknown;
  flags: unknown;
  preloaded: unknown;
  [k: string]: unknown;
}
/**
 * Request for the bot check of a call.
 */
export interface ChallengeRequest {
  /**
   * Name of the call.
   */
  call: string;
}
/**
 * A bot check to solve.
 */
export interface Challenge {
  /**
   * Kind of solver, as botCheck.kind in site.json.
   */
  kind: 'proofOfWork';
  /**
   * Input of the solver.
   */
  puzzle: string;
}
/**
 * Nothing.
 */
export interface BodyKeyRequest {}
/**
 * Public key that encrypts the bodies of encrypted calls.
 */
export interface BodyKey {
  /**
   * Id of the key.
   */
  kid: string;
  /**
   * Coordinates of the public key on P-256, base64url.
   */
  x: string;
  y: string;
}
/**
 * Body of an encrypted call on the wire.
 */
export interface SealedBody {
  /**
   * The body, as a JWE in compact form.
   */
  sealed: string;
}
/**
 * Request for the pages of a centre.
 */
export interface CentreRequest {
  /**
   * The member centre or the agent centre.
   */
  centre: 'mc' | 'ac';
  /**
   * Language code, two capitals.
   */
  lang: string;
}
/**
 * The menu, pages and texts of a centre. The server creates it; see the type CentreBootstrap.
 */
export interface CentreReply {
  build: unknown;
  version: unknown;
  menu: unknown;
  defaultPage: unknown;
  pages: unknown;
  texts: unknown;
  [k: string]: unknown;
}
export interface PermissionRequest {
  /**
   * Host name of the site.
   */
  url?: string;
}
/**
 * A module of the operator's tree.
 */
export interface ModuleNode {
  modId: string;
  enabled: '0' | '1';
  childrenNodes?: ModuleNode[];
}
export interface Resource {
  resourceType: string;
  url?: string;
  qrCodeUrl?: string;
  /**
   * Name in English, shown as the tooltip of links on English pages.
   */
  labelNameEn?: string;
}
/**
 * A channel of customer service, used by the plain link if `getServiceChat` fails. Its `csPosition` has no effect: the site has one entry of customer service, whose place is the layout's of the brand.
 */
export interface CustomerServiceEntry {
  /**
   * Type of the channel, as `type` of `getServiceChat`.
   */
  csType: string;
  /**
   * Encrypted.
   */
  path?: string;
}
/**
 * The operator's data about the brand and the visitor. Source: CONF-04.
 */
export interface Permission {
  /**
   * The module tree.
   */
  whitelabel: ModuleNode[];
  resources?: Resource[];
  customerService?: CustomerServiceEntry[];
  /**
   * Not loaded: the site runs no script of a third party, and has no consent for one (ADR 0035). The status page says so.
   */
  analytics?: {
    gtagId?: string;
  };
  /**
   * Hosts that serve the brand, used if `getRouters` names none.
   */
  domainRoute?: string[];
  imageCDNs?: string[];
  launchGameCDNs?: string[];
  /**
   * The visitor's IP address, as the operator sees it.
   */
  location?: string;
  maintenance: boolean;
  /**
   * End of the maintenance, ISO 8601.
   */
  maintenanceEndAt?: string;
  /**
   * Start of announced maintenance, ISO 8601.
   */
  maintenanceStartAt?: string;
  /**
   * Networks whose visitors are not admitted: `203.0.113.0/24`, `::1`.
   */
  blockedNetworks?: string[];
  regionRestriction: boolean;
}
/**
 * Nothing.
 */
export interface SetRegisterRequest {}
/**
 * Rules of one registration field. Source: REGI-02.
 */
export interface RegisterValidator {
  field: string;
  enabled: boolean;
  required: boolean;
  /**
   * `*` matches anything.
   */
  acceptedPattern?: string;
  patternId?: string;
  minLength?: number;
  maxLength?: number;
}
export interface SetRegisterReply {
  validators: RegisterValidator[];
}
export interface RoutersRequest {
  /**
   * 0 for the web, 3 for phones.
   */
  device: 0 | 3;
}
export interface RoutersReply {
  domainList: {
    /**
     * A host that serves the brand.
     */
    domainName: string;
    /**
     * Response time of the host as measured by the operator, in milliseconds.
     */
    speed?: number;
  }[];
}
export interface UpdateLanguageRequest {
  /**
   * Code of the language that the visitor chose.
   */
  language: string;
}
export interface UpdateLanguageReply {}
/**
 * A message to the operator. The brand's limit may be lower: site.feedback.
 */
export interface FeedbackRequest {
  /**
   * Subject of the message.
   */
  type: 'JOIN' | 'FEEDBACK';
  name?: string;
  contact?: string;
  channel?: string;
  /**
   * Message of an application to the join page, or subject of feedback.
   */
  remark: string;
  /**
   * Text of feedback. The brand's bounds are stricter: site.feedback. Source: MEMB-18.
   */
  content?: string;
  /**
   * PNG or JPEG images as Base64, at most 5 MB and 40 megapixels each; the gateway removes their metadata. Source: MEMB-18.
   */
  images?: string[];
  /**
   * Result of the bot check.
   */
  challengeResult?: string;
}
/**
 * Reference number of the message.
 */
export interface FeedbackReply {
  feedbackId?: number;
}
/**
 * Request for the help centre in a language.
 */
export interface HelpCenterRequest {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
}
export interface HelpArticle {
  id: string;
  title: string;
  /**
   * Text of the article as HTML.
   */
  content: string;
  /**
   * Time of the last change, ISO 8601.
   */
  updatedAt?: string;
}
export interface HelpCategory {
  id: string;
  name: string;
  icon?: string;
  articles: HelpArticle[];
}
export interface HelpCenterReply {
  /**
   * Language code, two capitals. In a reply, it differs from the requested language if the operator has no translation.
   */
  language?: string;
  categories: HelpCategory[];
}
export interface ServiceChatRequest {
  /**
   * Language code, two capitals.
   */
  language?: string;
}
export interface ServicePath {
  /**
   * Type of the channel.
   */
  type: string;
  /**
   * From the operator: Base64 ciphertext followed by its key, the last eight characters. For a browser: the decoded address.
   */
  path: string;
}
/**
 * The addresses of customer service. Source: CSVC-01.
 */
export interface ServiceChatReply {
  version: {
    pathList: ServicePath[];
  };
}
