// Made by `npm run generate`. Change its source instead.
/**
 * product-spec §3 "Login request".
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
 * product-spec §3 "Member info".
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
}
/**
 * One category of the operator's game menu, in the operator's order.
 */
export interface GameLane {
  gameType: string;
  vendors: GameVendor[];
}
/**
 * product-spec §7 "getGameVendor returns value.data.lanes".
 */
export interface GameVendorReply {
  data: {
    lanes: GameLane[];
  };
}
/**
 * product-spec §3 "Game list query".
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
 * product-spec §3 "Permission info".
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
  regionRestriction: boolean;
}
/**
 * Nothing.
 */
export interface SetRegisterRequest {}
/**
 * product-spec §3 "Per-field registration validation settings".
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
/**
 * Nothing.
 */
export interface BalanceRequest {}
/**
 * product-spec §4 "Balance".
 */
export interface Balance {
  /**
   * Sum of all wallets, in major units of the brand's currency.
   */
  sumBalance: number;
}
