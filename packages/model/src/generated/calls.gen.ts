// Made by `npm run generate`. Change its source instead.
/**
 * Name of a picture on the operator's image CDNs.
 */
export type IconName = string;
/**
 * How a contract is asked for, as the operator numbers it; 0 where it is not offered.
 */
export type ContractRequestType = number;
/**
 * In no order.
 */
export type JackpotsReply = Jackpot[];
/**
 * Newest first.
 */
export type WinnerBoardReply = Winner[];
/**
 * The lottery menu, in the operator's order.
 */
export type VnLotteryMenuReply = LotteryMenuEntry[];
/**
 * The last draws, newest first.
 */
export type VnNumeroReply = OpenedNumero[];
/**
 * The lotteries the member bet on last, newest first.
 */
export type LottRecentReply = LotteryGame[];
/**
 * Prize mode: which series prizes are worked out with.
 */
export type LottPrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';
/**
 * What is bet on. Source: ours; the specification names none.
 */
export type LottPlayTypeCode = 'firstDigit' | 'lastDigit' | 'last2Straight' | 'last3Straight' | 'last3Box' | 'bigSmall' | 'oddEven' | 'sum';
export type LottOption = string;
/**
 * The options chosen, by line.
 */
export type LottPicks = LottOption[][];
/**
 * Rooms, in the operator's order.
 */
export type PvpRoomsReply = PvpRoom[];
export type Notices = Notice[];

/**
 * Ours. A round belongs to the moment of its first stake.
 */
export interface BettingRecordRequest {
  /**
   * The first moment, ISO 8601 with its zone. At most 90 days are asked for at once.
   */
  from: string;
  /**
   * The first moment after. With one that is past, pages stay as they are while new rounds come.
   */
  to: string;
  /**
   * One of the operator's categories; all, when empty.
   */
  category?: string;
  /**
   * Vendor; all, when empty.
   */
  vassalage?: string;
  /**
   * First page: 1.
   */
  pageNo?: number;
  pageSize?: number;
}
/**
 * A round of a game, or a bet on a draw. Money in major units.
 */
export interface BettingRound {
  /**
   * The provider's number of it, for people.
   */
  round: string;
  nodeId: number;
  gameName: string;
  /**
   * Provider code.
   */
  vassalage: string;
  gameType: string;
  /**
   * What was staked, without what was given back.
   */
  stake: number;
  /**
   * Stakes that were given back: in none of the other amounts.
   */
  givenBack: number;
  /**
   * What was won, without what was taken back.
   */
  win: number;
  /**
   * `win` without `stake`: what the round did to the member's money.
   */
  net: number;
  currency: string;
  /**
   * When its first stake was taken, ISO 8601.
   */
  at: string;
  /**
   * `undone`: every stake of it was given back.
   */
  state: 'settled' | 'running' | 'undone';
}
/**
 * The sums of all rounds that were asked for, on whatever page they are. Money in major units.
 */
export interface BettingTotals {
  rounds: number;
  stake: number;
  win: number;
  net: number;
}
/**
 * A page of a member's rounds, newest first, with the sums of all pages.
 */
export interface BettingRecordReply {
  list: BettingRound[];
  totalPages: number;
  totals: BettingTotals;
}
/**
 * Nothing.
 */
export interface IconRequest {}
/**
 * The member's own picture.
 */
export interface IconReply {
  icon: IconName;
}
/**
 * Nothing.
 */
export interface AvatarRequest {}
/**
 * The pictures a member may go by.
 */
export interface AvatarReply {
  avatars: IconName[];
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
   * Messages the member has not opened.
   */
  unreadCount: number;
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
   * Of it, what is in the main wallet and may be moved to a provider; all of it when left out.
   */
  mainBalance?: number;
}
/**
 * Nothing.
 */
export interface MerchantWalletRequest {}
/**
 * How the merchant keeps wallets. Source: SESS-12, GAME-04.
 */
export interface MerchantWallet {
  /**
   * One wallet for all providers: nothing has to be moved between them.
   */
  isSingle: boolean;
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
 * Nothing.
 */
export interface JackpotsRequest {}
/**
 * A progressive jackpot at a moment.
 */
export interface Jackpot {
  /**
   * Which one: `slots` is that of all slots.
   */
  code: string;
  /**
   * What it would pay now, in major units of its currency.
   */
  amount: number;
  /**
   * ISO 4217.
   */
  currency: string;
  /**
   * When it stood there: ISO 8601.
   */
  at: string;
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
  gameId: number;
  /**
   * The game's picture: an address, or a path below an image CDN.
   */
  iconUrl: string;
  /**
   * The winner's name, as far as the operator shows it.
   */
  customerName: string;
  /**
   * Major units of the brand's currency.
   */
  winAmount: number;
  gameName: string;
  /**
   * What else is known of the win. Its fields are our choice: the source only names it.
   */
  vo: {
    /**
     * ISO 8601.
     */
    winTime: string;
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
   * 1: hot.
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
   * Game classes it has.
   */
  gameClassify?: string[];
  /**
   * False: the provider has a wallet of its own, to which money is moved before its games open. True when left out.
   */
  seamless?: boolean;
}
/**
 * One category of the operator's game menu, in the operator's order.
 */
export interface GameLane {
  gameType: string;
  vendors: GameVendor[];
}
/**
 * The provider menu. Source: LOBB-08.
 */
export interface GameVendorReply {
  data: {
    lanes: GameLane[];
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
   * Vendor; all, when empty.
   */
  vassalage?: string;
  /**
   * Game class; all, when empty.
   */
  gameClassify?: string;
  /**
   * Search text.
   */
  gameName?: string;
  /**
   * Games whose smallest bet is at most this, in major units.
   */
  minBet?: number;
  minLineNum?: number;
  /**
   * First page: 1.
   */
  pageNo?: number;
  pageSize?: number;
  /**
   * Language code, two capitals.
   */
  language?: string;
  /**
   * 1: only top games.
   */
  isTop?: number;
}
/**
 * A game of a list.
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
 * A page of games.
 */
export interface GameListReply {
  games: Game[];
  totalPages: number;
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
   * What the operator puts below the list, as it sends it.
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
 * The most played games, first the most popular. Its shape is our choice: the source does not show it.
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
   * RNG, when left out.
   */
  gameType?: string;
  /**
   * First page: 1.
   */
  pageNo?: number;
  pageSize?: number;
}
/**
 * A page of favourites, the newest first.
 */
export interface FavGamesReply {
  content: Game[];
  totalPages: number;
}
/**
 * Node ids of the favourite games. Source: LOBB-14.
 */
export interface FavGameListRequest {}
/**
 * Which games are favourites. Its shape is our choice: the source does not show it.
 */
export interface FavGameListReply {
  /**
   * The nodeId of each.
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
 * Our choice: the source does not show it.
 */
export interface FavActionReply {
  /**
   * Whether the game is a favourite now.
   */
  favourite?: boolean;
}
/**
 * Request for one page of the recently played games. Source: LOBB-15.
 */
export interface RecentGamesRequest {
  clientType?: number;
  /**
   * Vendor; all, when empty.
   */
  vassalage?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
  /**
   * First page: 1.
   */
  pageNo?: number;
  pageSize?: number;
}
/**
 * A game the member opened.
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
   * The path of its picture below an image CDN; what it is, is our reading. Without one the picture of its list is shown.
   */
  showIcon?: string;
}
/**
 * A page of the games the member opened, the last one first.
 */
export interface RecentGamesReply {
  list: RecentGame[];
  totalPages: number;
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
   * The tag of its menu entry.
   */
  gameMenuTag: string;
  /**
   * What is drawn, for people.
   */
  remark?: string;
  /**
   * The draw that is sold now.
   */
  numero: string;
  /**
   * Seconds until it is drawn, when the operator answered.
   */
  remainTime: number;
  /**
   * For so many seconds before the draw nothing is sold.
   */
  lockTime: number;
  /**
   * Weekdays it is drawn on, 1 is Sunday, with commas between.
   */
  drawDayOfWeek?: string;
  /**
   * When it is drawn, ISO 8601.
   */
  winningTime?: string;
  /**
   * 1: hot.
   */
  isHot?: number;
  /**
   * `VASSALAGE`: it stands for the list of its provider's games.
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
   * Draws asked for.
   */
  count?: number;
  /**
   * Only those of this game. Ours.
   */
  gameId?: number;
  /**
   * Language code, two capitals.
   */
  language?: string;
}
/**
 * A draw that is over.
 */
export interface OpenedNumero {
  gameId: number;
  gameName?: string;
  numero: string;
  /**
   * The digits drawn.
   */
  winningNumber: string;
  /**
   * When it was drawn, ISO 8601.
   */
  winningTime: string;
}
/**
 * Request for the recently played lotteries. Source: LOTT-08.
 */
export interface LottRecentRequest {
  prizeMode?: LottPrizeMode;
  device?: string;
  /**
   * Games asked for.
   */
  recentCount?: number;
  /**
   * Language code, two capitals.
   */
  language?: string;
}
/**
 * Ours: the catalogue of play types of a game.
 */
export interface LottPlayTypesRequest {
  gameId: number;
  prizeMode: LottPrizeMode;
}
/**
 * One line of choices.
 */
export interface LottField {
  name: 'digit' | 'digits' | 'hundreds' | 'tens' | 'units' | 'side' | 'sum';
  /**
   * What may be chosen here.
   */
  options: LottOption[];
}
/**
 * How likely one bet wins; of one option where options differ.
 */
export interface LottOdds {
  option?: LottOption;
  /**
   * Draws out of `total` that win one bet.
   */
  outcomes: number;
  /**
   * Draws that are equally likely.
   */
  total: number;
}
/**
 * One way to bet on a draw.
 */
export interface LottPlayType {
  playType: LottPlayTypeCode;
  /**
   * How many bets a choice is: one an option, one for each combination of the lines, or one for every three options.
   */
  count: 'options' | 'product' | 'triples';
  fields: LottField[];
  odds: LottOdds[];
}
/**
 * What can be bet on, at which odds and limits.
 */
export interface LottPlayTypesReply {
  prizeMode: LottPrizeMode;
  /**
   * Of 2000 staked, so much comes back on average.
   */
  series: number;
  /**
   * Prices of one bet, major units.
   */
  units: number[];
  maxMultiple: number;
  minStake: number;
  maxStake: number;
  /**
   * No bet may win more, major units.
   */
  maxPrize: number;
  playTypes: LottPlayType[];
}
/**
 * Ours: a bet on a draw.
 */
export interface PlaceLottOrderRequest {
  /**
   * Made by the page: asked again with it, the answer is the first one.
   */
  orderId: string;
  gameId: number;
  /**
   * The draw bet on.
   */
  numero: string;
  playType: LottPlayTypeCode;
  picks: LottPicks;
  /**
   * Price of one bet, major units.
   */
  unit: number;
  multiple: number;
  prizeMode: LottPrizeMode;
  /**
   * Of the lobby launch the stake is debited under. Without one, what came of an earlier try is answered, or `LAUNCH_ENDED`..
   */
  launchToken?: string;
}
/**
 * A bet that was placed, and what came of it.
 */
export interface LottOrder {
  /**
   * Made by the page: asked again with it, the answer is the first one.
   */
  orderId: string;
  gameId: number;
  /**
   * The draw bet on.
   */
  numero: string;
  playType: LottPlayTypeCode;
  picks: LottPicks;
  /**
   * Price of one bet, major units.
   */
  unit: number;
  multiple: number;
  prizeMode: LottPrizeMode;
  gameName: string;
  betCount: number;
  /**
   * Major units.
   */
  stake: number;
  /**
   * Major units; 0 until it has won.
   */
  prize: number;
  status: 'placed' | 'won' | 'lost' | 'refunded';
  /**
   * ISO 8601.
   */
  placedAt: string;
  /**
   * ISO 8601.
   */
  drawAt: string;
  winningNumber?: string;
}
/**
 * Ours: the member's bets on draws.
 */
export interface LottOrdersRequest {
  gameId?: number;
  pageNo?: number;
  pageSize?: number;
}
/**
 * Newest first.
 */
export interface LottOrdersReply {
  orders: LottOrder[];
  totalPages: number;
}
/**
 * A game by its node, or a provider's lobby without one. The lottery fields: LOTT-06.
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
   * Path on the brand the player comes back to.
   */
  backUrl?: string;
  area?: 'VN';
  launchMode?: 'LOTT';
  prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA';
  /**
   * A lottery game's code.
   */
  gameCode?: string;
  view?: 'lobby' | 'betting';
  /**
   * Play type to begin with.
   */
  playType?: string;
  /**
   * Device.
   */
  device?: string;
}
/**
 * A game that may be opened. Not shown in the source.
 */
export interface GameLaunch {
  /**
   * Where the game is, without its token.
   */
  url: string;
  /**
   * Opens this game for this player once the frame has it from the address's fragment; no cookie goes with it.
   */
  token: string;
  /**
   * Played with credits that are no money; no wallet is asked.
   */
  demo: boolean;
  /**
   * Currency of the session; `XXX` in a demonstration game.
   */
  currency: string;
  /**
   * The launch's number, for records and help.
   */
  launchId: string;
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
   * The room's code.
   */
  roomId: string;
  nodeId: number;
  /**
   * For people.
   */
  displayName: string;
  /**
   * Smallest stake, in major units.
   */
  minBet: number;
  /**
   * Largest stake, in major units.
   */
  maxBet: number;
  /**
   * Players now.
   */
  players: number;
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
   * The room's code.
   */
  roomId: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
  /**
   * Path on the brand the player comes back to.
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
 * Moves money to a provider's wallet or back. Source: GAME-04.
 */
export interface WalletTransferRequest {
  /**
   * Provider code.
   */
  vassalage: string;
  /**
   * `in`: from the main wallet to the provider's.
   */
  direction: 'in' | 'out';
  /**
   * In major units of the brand's currency; all there is, when left out.
   */
  amount?: number;
  /**
   * The transfer's own number, made by who asks; asked again with it, nothing moves twice.
   */
  referenceNo: string;
}
/**
 * What became of a transfer.
 */
export interface WalletTransfer {
  /**
   * The transfer's own number, made by who asks; asked again with it, nothing moves twice.
   */
  referenceNo: string;
  /**
   * `pending`: not known yet; ask again.
   */
  status: 'done' | 'refused' | 'pending';
  /**
   * What was moved, in major units of the brand's currency.
   */
  amount: number;
}
/**
 * Which transfer.
 */
export interface WalletTransferStatusRequest {
  /**
   * The transfer's own number, made by who asks; asked again with it, nothing moves twice.
   */
  referenceNo: string;
}
export interface AnnouncementRequest {
  /**
   * Kinds of announcements, commas between them.
   */
  types?: string;
  platform?: string;
  execution?: string;
  /**
   * Language code, two capitals.
   */
  language?: string;
}
/**
 * One notice. Source: ANNC-08.
 */
export interface Notice {
  id: string | number;
  title: string;
  /**
   * HTML, as the operator's people wrote it. Sanitised where it is shown.
   */
  content: string;
  /**
   * ISO 8601.
   */
  publishedAt?: string;
}
/**
 * Notices by group. Source: ANNC-06.
 */
export interface NoticeReply {
  player: Notices;
  banners: Notices;
  popup: Notices;
  promotion: Notices;
}
export interface PopupReply {
  popup: Notices;
}
export interface LoginedReply {
  player: Notices;
}
/**
 * All promotions in a language.
 */
export interface PromotionsRequest {
  /**
   * Code of the language wanted.
   */
  language?: string;
}
export interface PromotionCategory {
  code: string;
  name: string;
}
/**
 * A promotion as a list shows it.
 */
export interface PromotionSummary {
  id: string;
  category: string;
  title: string;
  summary: string;
  /**
   * Path of a picture below an image CDN.
   */
  image?: string;
  /**
   * ISO 8601; left out when it runs already and nobody counts the days.
   */
  startAt?: string;
  /**
   * ISO 8601; left out when it has no end.
   */
  endAt?: string;
  /**
   * Source: MEMB-24; a guest gets the statuses that are open to every visitor.
   */
  status: 'join' | 'claim' | 'applying' | 'close' | 'rejected' | 'issued' | 'claimed' | 'process' | 'joined' | 'comingSoon';
}
export interface PromotionsReply {
  /**
   * Code of the language these texts are in: another one than was asked for where the operator has no translation.
   */
  language: string;
  categories: PromotionCategory[];
  promotions: PromotionSummary[];
}
/**
 * One promotion.
 */
export interface PromotionRequest {
  id: string;
  /**
   * Code of the language wanted.
   */
  language?: string;
}
/**
 * A promotion with everything that is said of it.
 */
export interface Promotion {
  id: string;
  category: string;
  title: string;
  summary: string;
  /**
   * Path of a picture below an image CDN.
   */
  image?: string;
  /**
   * ISO 8601; left out when it runs already and nobody counts the days.
   */
  startAt?: string;
  /**
   * ISO 8601; left out when it has no end.
   */
  endAt?: string;
  /**
   * Source: MEMB-24; a guest gets the statuses that are open to every visitor.
   */
  status: 'join' | 'claim' | 'applying' | 'close' | 'rejected' | 'issued' | 'claimed' | 'process' | 'joined' | 'comingSoon';
  /**
   * HTML.
   */
  content: string;
  terms: string[];
}
/**
 * Without a promotion there is none of this id.
 */
export interface PromotionReply {
  /**
   * Code of the language these texts are in: another one than was asked for where the operator has no translation.
   */
  language: string;
  promotion?: Promotion;
}
/**
 * Request for an SMS code to sign in or to reset the password. Source: SMSC-04.
 */
export interface LoginCodeRequest {
  mobileNum: string;
  /**
   * As +63.
   */
  countryDialingCode?: string;
  /**
   * What the bot check gave.
   */
  challengeResult?: string;
}
/**
 * Request for an SMS code to register. Source: SMSC-04.
 */
export interface RegisterCodeRequest {
  mobileNo: string;
  /**
   * As +63.
   */
  countryDialingCode?: string;
  /**
   * What the bot check gave.
   */
  challengeResult?: string;
}
/**
 * Reply to a request for an SMS code. Source: SMSC-04.
 */
export interface CodeReply {
  /**
   * How long the code is good, in minutes; 1 when left out.
   */
  expiredMinutes?: number;
}
/**
 * A number to be verified.
 */
export interface SendPhoneCodeRequest {
  mobileNo: string;
  /**
   * As +63.
   */
  countryDialingCode?: string;
  /**
   * What the bot check gave.
   */
  challengeResult?: string;
}
/**
 * A code is on its way.
 */
export interface PhoneCodeReply {
  /**
   * What the code is confirmed with.
   */
  verificationId: string;
}
/**
 * A code as it was typed.
 */
export interface ConfirmPhoneCodeRequest {
  verificationId: string;
  code: string;
}
/**
 * The number is the visitor's.
 */
export interface PhoneProof {
  /**
   * Proves the number, once.
   */
  idToken: string;
}
/**
 * Nothing.
 */
export interface CountryCodesRequest {}
/**
 * Countries in the order to show them in.
 */
export interface CountryCodesReply {
  countries: CountryCode[];
}
/**
 * One country and its dialling code. Source: LOGN-15.
 */
export interface CountryCode {
  /**
   * ISO 3166-1 alpha-2.
   */
  countryCode: string;
  /**
   * As +63.
   */
  countryDialingCode: string;
}
/**
 * Registration of an account. The operator's validators say which fields are required. Source: REGI-03.
 */
export interface RegisterRequest {
  /**
   * User name; for registration by mobile the mobile number.
   */
  username: string;
  password?: string;
  confirmPassword?: string;
  /**
   * Real name, as on the bank card.
   */
  payeeName?: string;
  email?: string;
  qqNum?: string;
  mobileNum?: string;
  recommenderId?: string;
  /**
   * What the captcha image shows.
   */
  captcha?: string;
  /**
   * Which captcha image it is.
   */
  captchaId?: string;
  /**
   * The code sent by SMS.
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
   * As +63.
   */
  countryDialingCode?: string;
  /**
   * Address of the page the form stood on.
   */
  registerUrl?: string;
  registerMethod?: 'WEB';
  /**
   * The new member is signed in at once.
   */
  login?: true;
  /**
   * What the bot check gave.
   */
  challengeResult?: string;
  /**
   * With third-party phone verification.
   */
  channel?: 'sms';
  /**
   * With third-party phone verification: what the verifier gave.
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
 * Nothing: a code that is not valid is refused.
 */
export interface AffiliateReply {}
/**
 * The catalogue in a language.
 */
export interface MallCatalogueRequest {
  /**
   * Code of the language wanted.
   */
  language?: string;
}
export interface MallCategory {
  code: string;
  name: string;
}
export interface MallItem {
  itemId: string;
  category: string;
  name: string;
  text?: string;
  /**
   * What one costs.
   */
  points: number;
  stock: number;
  /**
   * The rank it is for, and those above.
   */
  rankLevel?: number;
  rankName?: string;
  /**
   * Path of a picture below an image CDN.
   */
  image?: string;
}
export interface MallCatalogueReply {
  /**
   * Code of the language these texts are in: another one than was asked for where the operator has no translation.
   */
  language: string;
  categories: MallCategory[];
  items: MallItem[];
}
/**
 * The programme in a language.
 */
export interface VipRanksRequest {
  /**
   * Code of the language wanted.
   */
  language?: string;
}
/**
 * Something ranks differ in.
 */
export interface VipBenefit {
  code: string;
  name: string;
  text?: string;
}
/**
 * A rank; `values` has one text for each benefit, in their order, and an empty one where the rank has none of it.
 */
export interface VipRank {
  rankLevel: number;
  rankName: string;
  /**
   * How it is reached.
   */
  requirement: string;
  values: string[];
}
export interface VipRanksReply {
  /**
   * Code of the language these texts are in: another one than was asked for where the operator has no translation.
   */
  language: string;
  benefits: VipBenefit[];
  ranks: VipRank[];
}
/**
 * Login with a password or an SMS code. Source: LOGN-16.
 */
export interface LoginRequest {
  /**
   * User name; for sms the mobile number.
   */
  username: string;
  /**
   * Password; for sms the code.
   */
  password: string;
  /**
   * What the captcha image shows.
   */
  captcha?: string;
  /**
   * Which captcha image it is: the id that came with it.
   */
  captchaId?: string;
  type: 'username' | 'sms';
  /**
   * What the bot check gave.
   */
  challengeResult?: string;
  /**
   * As +63.
   */
  countryDialingCode?: string;
  /**
   * Whose login it is, the members' when left out. Only the gateway reads it: it refuses accounts the login is not for.
   */
  audience?: 'member' | 'agent';
  /**
   * The member wants to be remembered; for the gateway alone.
   */
  remember?: boolean;
}
/**
 * A login whose name and password the gateway has, sealed in a cookie.
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
 * Login to a demonstration account. Source: LOGN-13.
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
   * The gateway's proof that it is asking: merchant, time and a number used once, by the operator's codec. What a browser writes here is replaced.
   */
  token?: string;
}
/**
 * What the gateway tells the operator of somebody a provider knows.
 */
export interface SocialLoginRequest {
  /**
   * Id of the provider, as site.json names it.
   */
  provider: string;
  /**
   * Whom the provider means: its own name for the person, which never changes.
   */
  subject: string;
  /**
   * What the provider signed, for the operator to check itself.
   */
  idToken: string;
  /**
   * The person's name, where the provider gives one.
   */
  name?: string;
  /**
   * The person's e-mail address, where the provider gives one and has verified it.
   */
  email?: string;
  /**
   * The code of who invited, where there is one.
   */
  referralCode?: string;
}
/**
 * What the operator answers; only the gateway reads it.
 */
export interface LoginReply {
  token: string;
  firstTimeLogin?: boolean;
  passwordExpired?: boolean;
  userName: string;
  /**
   * Some operators send it back; it never leaves the gateway.
   */
  password?: string;
  id: number;
  account: string;
  /**
   * Account type number; 4 is a trial account.
   */
  isAgent?: number;
  memberLabel?: string[];
}
/**
 * What the browser gets of a login: neither token nor password.
 */
export interface LoginResult {
  session: SessionView;
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  /**
   * The password is the brand's initial password.
   */
  initialPassword: boolean;
  /**
   * A change is due, and the gateway keeps the password for it: it need not be typed again for ten minutes.
   */
  passwordKept: boolean;
}
/**
 * The value of a refused login.
 */
export interface LoginRefusal {
  /**
   * The next attempt needs a captcha.
   */
  captcha?: boolean;
}
/**
 * Who the browser is talking as.
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
   * When the session ends, Unix time in milliseconds.
   */
  expiresAtMs?: number;
  /**
   * Another password is due: it may wait, or nothing else is done before it.
   */
  passwordChange?: 'may' | 'must';
  /**
   * The gateway has the password of the login for that change.
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
  captchaId: string;
  /**
   * The image, PNG in base64.
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
  id: number;
  account: string;
  nickname?: string;
  /**
   * Agent type.
   */
  type?: number;
  /**
   * May transfer to the upline.
   */
  toUpline?: boolean;
  clubLabel?: {
    labelName: string;
    rankLevel: number;
  };
  memberLabel?: string[];
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
 * Public state that no other call has. The names of the last login are our choice. Source: SESS-12.
 */
export interface LoginInfo {
  /**
   * ISO 8601: the login before this one; left out when there was none.
   */
  lastLoginAt?: string;
  /**
   * Where it came from.
   */
  lastLoginAddress?: string;
  /**
   * Promotions the member may join or claim now.
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
   * Whether the member takes part in the VIP programme.
   */
  hasVip?: boolean;
  /**
   * Its rank there.
   */
  vipRankLevel?: number;
  /**
   * Before the member's amounts; the brand's own when left out.
   */
  currencySymbol?: string;
}
/**
 * Change of the member's own password. Source: PASS-06.
 */
export interface ChangePasswordRequest {
  /**
   * Left out right after a login that demands the change: the gateway has it.
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
   * As +63.
   */
  countryDialingCode?: string;
  verificationCode: string;
  /**
   * What the bot check gave.
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
 * Which page a navigation needs.
 */
export interface PageRequest {
  /**
   * Path of the address, without query.
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
 * A fault a browser met.
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
 * What a navigation needs; the server makes it, as the type PageBootstrap says.
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
 * Which call a bot check is for.
 */
export interface ChallengeRequest {
  /**
   * Name of the call it is for.
   */
  call: string;
}
/**
 * A bot check to be solved.
 */
export interface Challenge {
  /**
   * Who can solve it; as botCheck.kind of site.json.
   */
  kind: 'proofOfWork';
  /**
   * What its solver reads.
   */
  puzzle: string;
}
/**
 * Nothing.
 */
export interface BodyKeyRequest {}
/**
 * The key that bodies of encrypted calls are sealed to.
 */
export interface BodyKey {
  /**
   * Name of the key.
   */
  kid: string;
  /**
   * Coordinates of the public key on P-256, base64url.
   */
  x: string;
  y: string;
}
/**
 * What travels of an encrypted call.
 */
export interface SealedBody {
  /**
   * The body, as a JWE in compact form.
   */
  sealed: string;
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
  labelNameEn?: string;
}
export interface CustomerServiceEntry {
  csType: string;
  csPosition?: string;
  /**
   * Encrypted.
   */
  path?: string;
}
/**
 * What the operator sends about the brand and the visitor. Source: CONF-04.
 */
export interface Permission {
  /**
   * The module tree.
   */
  whitelabel: ModuleNode[];
  resources?: Resource[];
  customerService?: CustomerServiceEntry[];
  analytics?: {
    gtagId?: string;
  };
  domainRoute?: string[];
  imageCDNs?: string[];
  launchGameCDNs?: string[];
  /**
   * The visitor's address, as the operator sees it.
   */
  location?: string;
  maintenance: boolean;
  /**
   * ISO 8601.
   */
  maintenanceEndAt?: string;
  /**
   * ISO 8601. Maintenance that is announced for later.
   */
  maintenanceStartAt?: string;
  /**
   * Networks nobody of whom is let in: `203.0.113.0/24`, `::1`..
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
     * A host the brand can be reached at.
     */
    domainName: string;
    /**
     * How fast it answered the operator, in milliseconds.
     */
    speed?: number;
  }[];
}
export interface UpdateLanguageRequest {
  /**
   * Code of the language the visitor chose.
   */
  language: string;
}
export interface UpdateLanguageReply {}
/**
 * A brand allows fewer characters: site.feedback.
 */
export interface FeedbackRequest {
  /**
   * What it is about.
   */
  type: 'JOIN' | 'FEEDBACK';
  name?: string;
  contact?: string;
  channel?: string;
  remark: string;
}
/**
 * The number under which it was taken.
 */
export interface FeedbackReply {
  feedbackId: number;
}
/**
 * The help centre in a language.
 */
export interface HelpCenterRequest {
  /**
   * Code of the language wanted.
   */
  language?: string;
}
export interface HelpArticle {
  id: string;
  title: string;
  /**
   * HTML.
   */
  content: string;
  /**
   * ISO 8601.
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
   * Code of the language these texts are in: another one than was asked for where the operator has no translation.
   */
  language: string;
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
   * The channel.
   */
  type: string;
  /**
   * From the operator: Base64 ciphertext and its key, the last eight characters. To a browser: the address.
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
