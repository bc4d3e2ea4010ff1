// Made by `npm run generate`. Change its source instead.
/**
 * Names of a permissions policy. Those that no game gets are not in the list: camera, microphone, location, payment and USB.
 */
export type FramePermissions = (
  | 'accelerometer'
  | 'autoplay'
  | 'clipboard-write'
  | 'encrypted-media'
  | 'fullscreen'
  | 'gamepad'
  | 'gyroscope'
  | 'picture-in-picture'
  | 'screen-wake-lock'
  | 'web-share'
)[];
/**
 * Flags of a frame's sandbox. `allow-top-navigation-by-user-activation` lets a click in the game replace the page; `allow-top-navigation`, which needs no click, is not in the list.
 */
export type FrameSandbox = (
  | 'allow-downloads'
  | 'allow-modals'
  | 'allow-orientation-lock'
  | 'allow-pointer-lock'
  | 'allow-popups'
  | 'allow-popups-to-escape-sandbox'
  | 'allow-presentation'
  | 'allow-storage-access-by-user-activation'
  | 'allow-top-navigation-by-user-activation'
)[];
/**
 * Where a value of the call table is in the operator's reply: a name or a JSON pointer, from the enclosing value; or a shape.
 */
export type ReplyShape =
  | string
  | {
      /**
       * Name or JSON pointer of the value, from the enclosing one; empty for the enclosing value itself. If omitted: in `fields` the same name, elsewhere the enclosing value.
       */
      from?: string;
      /**
       * Fields of an object, by the names of the call table. Other fields are kept.
       */
      fields?: {
        [k: string]: ReplyShape;
      };
      /**
       * Form of each entry of a list.
       */
      items?: ReplyShape;
      /**
       * Values of the call table, by the operator's. Other values are kept.
       */
      values?: {
        [k: string]: string | number | boolean;
      };
      /**
       * Factor of a number: 0.01 reads cents as major units.
       */
      scale?: number;
      /**
       * Value if the operator sends none.
       */
      ifAbsent?: string | number | boolean | unknown[] | {};
    };

/**
 * Banner groups by name. The group's name is the `groupName` of its banners.
 */
export interface BannersDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * Groups of banners by name. A route selects its group by `bannerGroup`.
   */
  groups: {
    [k: string]: Banner[];
  };
}
/**
 * One banner.
 */
export interface Banner {
  /**
   * Id of the banner.
   */
  bannerId: string;
  /**
   * Path of the image in the assets folder, for example assets/hero.svg.
   */
  url: string;
  /**
   * Headline over the image, also its alternative text for screen readers.
   */
  title: TextRef;
  /**
   * Line below the headline.
   */
  subtitle?: TextRef;
  /**
   * Label of the banner's button.
   */
  action?: TextRef;
  /**
   * Kind of target that a click opens. Without it, the banner is not a link.
   */
  linkageType?: 'ROUTE' | 'URL' | 'GAME';
  /**
   * Target of a click. ROUTE: a route name or path; URL: an https address; GAME: a nodeId.
   */
  linkageTarget?: string;
  /**
   * Code of the provider of the game; required with linkageType GAME.
   */
  vendor?: string;
  /**
   * Category of the game; required with linkageType GAME.
   */
  gameType?: string;
  /**
   * Condition for showing the banner. Without it, the banner is always shown.
   */
  when?: Condition;
}
/**
 * Legal and responsible-gambling requirements of the brand.
 */
export interface ComplianceDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * Minimum age of players, in years. Default: 18.
   */
  minimumAge: number;
  /**
   * Helpline for problem gambling, shown in every footer.
   */
  helpLine: {
    /**
     * Name of the organisation that runs the helpline.
     */
    name: string;
    /**
     * Telephone number of the helpline.
     */
    phone?: string;
    /**
     * Address of the helpline's website.
     */
    url: string;
  };
  /**
   * Licence badges. Each requires regulator, licensee, number and register link. Default: none.
   */
  licences: Licence[];
  /**
   * Shows on every page that the site is a demonstration without real money. Default: true.
   */
  demonstration: boolean;
  /**
   * Players may transfer money to their upline and downlines. Many regulators forbid it. Default: false.
   */
  memberTransfers: boolean;
  /**
   * Replies of account recovery do not reveal whether an account exists. Default: false.
   */
  neutralAnswers: boolean;
}
export interface Licence {
  /**
   * Badge to show in the footer.
   */
  badge: 'malta' | 'bvi' | 'philippines' | 'other';
  /**
   * Name of the regulator.
   */
  regulator: string;
  /**
   * Name of the licensed company.
   */
  licensee: string;
  /**
   * Licence number.
   */
  number: string;
  /**
   * Address of the licence's entry in the regulator's register.
   */
  registerUrl: string;
  /**
   * Domain for which the licence is valid.
   */
  domain?: string;
}
/**
 * Declarative condition for showing something. Three-valued: a value that is not known yet makes it neither true nor false, and only true shows.
 */
export interface Condition {
  /**
   * True when all of the conditions are true.
   */
  all?: Condition[];
  /**
   * True when at least one of the conditions is true.
   */
  any?: Condition[];
  /**
   * True when the condition is false. Unknown stays unknown.
   */
  not?: Condition;
  /**
   * True while this flag of flags.json is on.
   */
  flag?: string;
  /**
   * True while the visitor's session is of one of these kinds.
   */
  session?: ('guest' | 'member' | 'trial') | ('guest' | 'member' | 'trial')[];
  /**
   * True when the value at this path exists.
   */
  exists?: string;
  /**
   * [path, value]: true when both are equal, including their types.
   *
   * @minItems 2
   * @maxItems 2
   */
  eq?: [string, string | number | boolean];
  /**
   * [path, values]: true when the list contains the value at the path.
   *
   * @minItems 2
   * @maxItems 2
   */
  in?: [string, (string | number | boolean)[]];
  /**
   * [path, number]: true when the value at the path is greater than the number.
   *
   * @minItems 2
   * @maxItems 2
   */
  gt?: [string, number];
  /**
   * [path, number]: true when the value at the path is greater than or equal to the number.
   *
   * @minItems 2
   * @maxItems 2
   */
  gte?: [string, number];
  /**
   * [path, number]: true when the value at the path is less than the number.
   *
   * @minItems 2
   * @maxItems 2
   */
  lt?: [string, number];
  /**
   * [path, number]: true when the value at the path is less than or equal to the number.
   *
   * @minItems 2
   * @maxItems 2
   */
  lte?: [string, number];
}
/**
 * Feature flags by name. A flag is set by the operator's module tree, by the brand, or by both.
 */
export interface FlagsDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * Flags by name.
   */
  flags: {
    [k: string]: Flag;
  };
}
export interface Flag {
  /**
   * Description of the feature that the flag turns on.
   */
  description?: string;
  /**
   * modId in the operator's module tree. The flag is on while the module and all its parents are enabled.
   */
  module?: string;
  /**
   * The brand's setting. false turns the flag off whatever the operator sends; true leaves a flag with a module to the operator.
   */
  value?: boolean;
  /**
   * Value of the flag when the operator's module tree is known but does not contain the module. Default: false.
   */
  whenMissing: boolean;
}
/**
 * The texts of one language. `$meta` describes the language; every other property is a text key.
 */
export interface LocaleDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * Tag, direction and name of the language.
   */
  $meta: {
    /**
     * BCP 47 tag of the language, for example `en`.
     */
    tag: string;
    /**
     * Writing direction: left to right or right to left.
     */
    dir: 'ltr' | 'rtl';
    /**
     * Name of the language in that language.
     */
    name: string;
  };
  [k: string]:
    | string
    | {
        /**
         * BCP 47 tag of the language, for example `en`.
         */
        tag: string;
        /**
         * Writing direction: left to right or right to left.
         */
        dir: 'ltr' | 'rtl';
        /**
         * Name of the language in that language.
         */
        name: string;
      }
    | undefined;
}
/**
 * Values that child brands may not change. Used only while configuration is loaded; not part of the site.
 */
export interface LocksDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * The locked values and their rules.
   */
  locks: Lock[];
}
export interface Lock {
  /**
   * JSON pointer of the locked value, starting with the document's name, for example /compliance/minimumAge.
   */
  pointer: string;
  /**
   * mustExist: the value may be changed but not deleted; mayRaise: a number may only increase, a boolean may only become true; fixed: the value may not change.
   */
  rule: 'mustExist' | 'mayRaise' | 'fixed';
  /**
   * Reason for the lock, shown in the problem that a violation causes.
   */
  reason?: string;
}
/**
 * The menus of the site by name.
 */
export interface MenusDocument {
  menus: {
    [k: string]: MenuItem[];
  };
}
/**
 * One menu entry.
 */
export interface MenuItem {
  /**
   * Id of the entry. Child brands refer to it to change the entry.
   */
  id: string;
  /**
   * Label of the entry.
   */
  text?: TextRef;
  /**
   * Name of the route to open.
   */
  route?: string;
  /**
   * Path parameters of the route by name.
   */
  params?: {
    [k: string]: string;
  };
  /**
   * Address outside the site to open.
   */
  href?: string;
  /**
   * Icon of the entry, by its name in the icon list.
   */
  icon?: string;
  /**
   * Repeats the entry for each category of the operator's game menu that has a route, in the operator's order.
   */
  each?: 'gameCategories';
  /**
   * Menu to open as a sheet, with the account and the languages, instead of a page.
   */
  opensMenu?: string;
  /**
   * Condition for showing the entry. Without it, the entry is always shown.
   */
  when?: Condition;
  /**
   * Page of a centre to open, for example `mc.withdraw`. Only for menus of `centres` in site.json.
   */
  page?: string;
  /**
   * The menu does not list the entry, whose page only links open. Only for menus of `centres` in site.json: a page of a centre without an entry does not exist.
   */
  hidden?: boolean;
  /**
   * Count that the entry shows while it is above 0. Only for menus of `centres` in site.json.
   */
  badge?: 'contract' | 'message' | 'mission' | 'reward';
}
/**
 * A page as a flat map of nodes with stable ids, so that a brand can change a single node and errors can name it.
 */
export interface PageDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * Id of the page's root node.
   */
  root: string;
  /**
   * Calls whose replies the first paint needs. The server makes them in advance.
   */
  preload?: {
    /**
     * Name of a call that is marked with guestCacheMs.
     */
    call: string;
    /**
     * Request of the call. The call fills in omitted fields. A value may be bound to the route.
     */
    query?: {
      [k: string]: string | number | boolean | ValueRef;
    };
  }[];
  /**
   * Nodes by id.
   */
  nodes: {
    [k: string]: PageNode;
  };
}
/**
 * A node: its component, props, slots and condition.
 */
export interface PageNode {
  /**
   * Name of the component.
   */
  use: string;
  /**
   * Props of the component.
   */
  props?: {};
  /**
   * Condition for showing the node. Without it, the node is always shown.
   */
  when?: Condition;
  /**
   * When this node fails, the page shows an error message with a way to continue instead of a gap.
   */
  essential?: boolean;
  /**
   * Ids of the child nodes by slot name.
   */
  slots?: {
    [k: string]: string[];
  };
}
/**
 * Fields of the registration form. The operator's validators (enabled, required, pattern, length) are added when the brand's state is known.
 */
export interface RegistrationDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * Fields in order.
   */
  fields: {
    /**
     * Field of the register calls, or `terms`.
     */
    id:
      | 'username'
      | 'mobileNum'
      | 'verificationCode'
      | 'password'
      | 'confirmPassword'
      | 'payeeName'
      | 'paymentPassword'
      | 'email'
      | 'idNumber'
      | 'qqNum'
      | 'line'
      | 'whatsapp'
      | 'facebook'
      | 'wechat'
      | 'recommenderId'
      | 'affiliateCode'
      | 'captcha'
      | 'terms';
    /**
     * Label above the input control.
     */
    label: TextRef;
    /**
     * Hint below the input control, for example what a valid value looks like.
     */
    hint?: TextRef;
    /**
     * Type of the input control. Default: text.
     */
    input: 'text' | 'password' | 'email' | 'tel' | 'captcha' | 'code' | 'checkbox';
    /**
     * Value of the HTML `autocomplete` attribute.
     */
    autocomplete?:
      | 'off'
      | 'on'
      | 'name'
      | 'given-name'
      | 'additional-name'
      | 'family-name'
      | 'nickname'
      | 'username'
      | 'new-password'
      | 'current-password'
      | 'one-time-code'
      | 'street-address'
      | 'postal-code'
      | 'country'
      | 'country-name'
      | 'bday'
      | 'language'
      | 'sex'
      | 'tel'
      | 'tel-country-code'
      | 'tel-national'
      | 'email'
      | 'impp'
      | 'url';
    /**
     * Error message for a required field that is empty. If omitted, a general message applies.
     */
    empty?: TextRef;
    /**
     * Error message for an invalid value. If omitted, a message for the operator's pattern applies.
     */
    wrong?: TextRef;
    /**
     * Turns the value into capitals without accents, as banks write names.
     */
    capitals?: boolean;
    /**
     * Minimum number of characters, where the operator sets none. Hint and messages may contain it as `min`, and the number below it as `over`.
     */
    minLength?: number;
    /**
     * Maximum number of characters, where the operator sets none. Hint and messages may contain it as `max`.
     */
    maxLength?: number;
  }[];
  /**
   * Whether the checkbox for the terms is initially checked. Default: true.
   */
  termsAcceptedByDefault: boolean;
}
/**
 * The routes of the site by name.
 */
export interface RoutesDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * Routes by name, at most 1,000 in each folder, because every page holds all of them.
   */
  routes: {
    [k: string]: Route;
  };
  /**
   * Paths that guests may open when site.loginedToHomePage is on. Default: /login, /register, /register.html, /helpmc, /download.
   */
  guardExempt: string[];
}
export interface Route {
  /**
   * Paths of the route, the canonical one first. `{name}` is replaced by one of the values of params.name.
   */
  paths: string[];
  /**
   * Allowed values of each path parameter.
   */
  params?: {
    [k: string]: string[];
  };
  /**
   * Name of the page to show: pages/<name>.json.
   */
  page?: string;
  /**
   * Name of the layout around the page: pages/<name>.json with an Outlet node. Default: layout.
   */
  layout: string;
  /**
   * Title of the HTML document.
   */
  title?: TextRef;
  /**
   * Description of the HTML document, for search engines and link previews.
   */
  description?: TextRef;
  /**
   * Game category of the page. Omit it on a route with the parameter {games}, whose upper-cased value is the category.
   */
  gameType?: string;
  /**
   * Makes this the page of one provider. While the operator offers the provider in the page's category, the category's menu entries open this route.
   */
  vendor?: string;
  /**
   * Name of the banner group to show on the page.
   */
  bannerGroup?: string;
  /**
   * Visitors that the page is for. Guests are redirected to the matching login: `login`, or `agentLogin` for agents. Conditions in the page control which parts each visitor sees.
   */
  access?: 'member' | 'agent';
  /**
   * Path to redirect to instead of showing a page.
   */
  redirect?: string;
  /**
   * Condition for the route. Unless it is true, the route does not exist (404).
   */
  when?: Condition;
}
/**
 * The brand: name, hosts, languages, the operator's codes, and all configurable constants of the specification (CONF-08).
 */
export interface SiteDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * Folder of the parent brand. Default: _base.
   */
  extends: string;
  /**
   * The brand's name as shown to players.
   */
  name: string;
  /**
   * Path of the logo, an SVG file.
   */
  logo?: string;
  /**
   * Host names that serve the brand, in lower case and without port.
   */
  hosts: string[];
  /**
   * IANA time zone of the brand's dates and times. Default: Asia/Manila.
   */
  timeZone: string;
  /**
   * Currency of the brand.
   */
  currency: {
    /**
     * ISO 4217 code, or that of a cryptocurrency with three letters, for example BTC.
     */
    code: string;
    /**
     * Digits after the decimal point. Default: 2.
     */
    minorDigits: number;
    /**
     * Currency symbol, shown before amounts. Default: P.
     */
    symbol: string;
  };
  /**
   * Identification of the brand in the operator's API.
   */
  brand: {
    /**
     * Platform of the brand's members in the operator's API, sent as `platformHeader` of upstream.json. Default: web.
     */
    platform: string;
    /**
     * Merchant code at the operator.
     */
    merchant: string;
    /**
     * Lottery type of the brand in the operator's API. Default: SEA.
     */
    lotteryType: string;
  };
  /**
   * Device that lottery calls send. Default: WEB.
   */
  device: string;
  /**
   * Platform letter that announcement and login calls send. Default: W.
   */
  platform: string;
  /**
   * Client type that game calls send. Default: 3.
   */
  clientType: number;
  /**
   * Sales channel that game list calls send. Default: WEB.
   */
  channel: string;
  /**
   * Platform that the game list call sends. Default: flash,html5-desktop.
   */
  gamePlatform: string;
  /**
   * Platform that vendor list calls send in addition. Default: html5-desktop.
   */
  vendorPlatform: string;
  /**
   * Language of visitors who have chosen none and whose browser accepts none of the brand's. A code of the operator's API with two capitals: EN, TY, AR …
   */
  defaultLang: string;
  /**
   * Languages that visitors can choose, in order. Default: TY, EN.
   *
   * Items: Language code of the operator's API, two capitals: EN, TY, AR …
   */
  supportLanguages: string[];
  /**
   * Theme for visitors who have not chosen one. Default: light.
   */
  defaultTheme: 'light' | 'dark';
  /**
   * Colour of the chat room's header, as #rrggbb. Default: #1f2937.
   */
  chatHeaderColor: string;
  /**
   * The operator's names of the prize modes.
   */
  prizeModes: {
    /**
     * Prize mode of LOTT draws. Default: Lott.
     */
    lott: string;
    /**
     * Prize mode of ZY draws. Default: ZY.
     */
    zy: string;
    /**
     * Prize mode of electronic draws. Default: Elott.
     */
    elott: string;
    /**
     * Prize mode of draws of South-East Asia. Default: SEA.
     */
    sea: string;
  };
  /**
   * Kinds of announcements that the site requests.
   */
  announcements: {
    /**
     * Codes of the announcement types that announcement calls request. Default: B, PL, PU, PR, H.
     */
    types: string[];
    /**
     * Codes of the announcement types in the list of notices. Default: B, PL, PU, PR.
     */
    noticeTypes: string[];
    /**
     * Execution code that announcement calls send. Default: B.
     */
    execution: string;
  };
  /**
   * Codes of sports vendors in the e-sports category. Default: TF.
   */
  esportsProviders: string[];
  /**
   * Codes of sports vendors in the cockfight category. Default: DS88.
   */
  cockfightProviders: string[];
  /**
   * Guests can open only the login page and the paths in routes.guardExempt. Default: false.
   */
  loginedToHomePage: boolean;
  /**
   * After login, members return to the page that required it. Default: false.
   */
  returnAfterLogin: boolean;
  /**
   * Where login buttons open the login: on its own page, or in a modal. Without JavaScript they are links in both cases. Default: page.
   */
  loginIn: 'page' | 'popup';
  /**
   * How games open: default, overrides and timing.
   */
  gameOpening: {
    /**
     * `frame`: on the page `game`; `seamless`: on the page of that name, without the header's navigation; `popup`: in a window over the page; `window`: in a window of the browser. Default: frame.
     */
    default: 'frame' | 'seamless' | 'popup' | 'window';
    /**
     * Overrides of the default by game category.
     */
    byGameType: {
      [k: string]: 'frame' | 'seamless' | 'popup' | 'window';
    };
    /**
     * Settings of single providers by provider code. Each overrides the default, that of the category, or that of `vendorDefaults`.
     */
    vendors: {
      [k: string]: {
        /**
         * Where the provider's games open.
         */
        opensIn?: 'frame' | 'seamless' | 'popup' | 'window';
        /**
         * Messages that the provider's games exchange with the page.
         */
        speaks?: 'none' | 'livery.game.1';
        /**
         * Browser features that the provider's games may use.
         */
        allow?: FramePermissions;
        /**
         * Abilities of the frames of the provider's games.
         */
        sandbox?: FrameSandbox;
        /**
         * Where a price of the provider's events leads.
         */
        prices?: 'game' | 'launch' | 'slip';
      };
    };
    /**
     * Settings of providers that `vendors` does not override.
     */
    vendorDefaults: {
      /**
       * Where a price of an event leads. `game`: to the game that takes bets on it; `launch`: to the game, and the selection is in the launch, for providers that read it; `slip`: to the bet slip of the page, for operators that place bets by `placeSportsBet`. Default: game.
       */
      prices: 'game' | 'launch' | 'slip';
      /**
       * Messages that games exchange with the page. `livery.game.1`: the page adds its origin, theme, time zone, currency symbol and the token to the game's address, and the game reports that it is ready, its rounds and its end. `none`: the address is unchanged, the game is ready when its frame has loaded, and the balance is requested while it is open. Default: none.
       */
      speaks: 'none' | 'livery.game.1';
      /**
       * Browser features that games may use. Default: autoplay, encrypted-media, fullscreen.
       */
      allow: FramePermissions;
      /**
       * Abilities of the frames of games, beside scripts, forms and storage, which every game has. Default: allow-orientation-lock, allow-pointer-lock, allow-popups, allow-popups-to-escape-sandbox, allow-storage-access-by-user-activation.
       */
      sandbox: FrameSandbox;
    };
    /**
     * Milliseconds after which a game that is not ready is reported to the player as slow. Default: 10000.
     */
    slowMs: number;
    /**
     * Time between two requests for the balance while a game without messages is open, in milliseconds. None is made while the page is hidden. Default: 20000.
     */
    balanceRefreshMs: number;
    /**
     * Minimum time between two requests for the balance while a game runs, in milliseconds. Default: 3000.
     */
    balanceThrottleMs: number;
    /**
     * Delay before the result of a transfer without a reply is requested again, in milliseconds. Default: 3000.
     */
    transferRetryMs: number;
  };
  /**
   * Shows a modal with the member's news after login. Default: true.
   */
  afterLoginModal: boolean;
  /**
   * Account type numbers that each login accepts. Other accounts are rejected before a session is opened.
   */
  accountTypes: {
    /**
     * Account types that the members' login accepts. Agents are also members. Default: 0, 1, 2, 4, 41, 42.
     */
    memberLogin: number[];
    /**
     * Account types that the agents' login accepts. Default: 1, 2, 41, 42.
     */
    agentLogin: number[];
  };
  /**
   * Maximum age of the operator's brand state before it is fetched again, in milliseconds. Default: 5000.
   */
  brandStateTtlMs: number;
  /**
   * Sizes of lists.
   */
  lists: {
    /**
     * Number of games per page. Default: 15.
     */
    pageSize: number;
    /**
     * Number of games requested for the list of popular games. Default: 20.
     */
    popularCount: number;
    /**
     * Number of draw results per request. Default: 100.
     */
    drawResultsCount: number;
    /**
     * Number of winners requested for the winner board. Default: 50.
     */
    winnerLimit: number;
    /**
     * Maximum number of a member's recent lotteries. Default: 100.
     */
    recentLotteryCount: number;
    /**
     * Choices of the minimum-bet filter for slots, in major units of the currency. Default: 0.01, 0.05, 0.1, 0.5, 0.75.
     */
    minBets: number[];
    /**
     * Lengths of the preset date ranges, in days before or after today. Default: 7, 30.
     */
    datePresetDays: number[];
    /**
     * Number of providers per row of the category drop-down. Default: 10.
     */
    providersPerRow: number;
  };
  /**
   * Choices of the class filter of lists of games, in order. Default: none.
   */
  gameClasses: {
    /**
     * The operator's word for the class, `gameClassify` of its games.
     */
    code: string;
    /**
     * Name of the class.
     */
    text: TextRef;
    /**
     * Language that a brand must support to show the class; omitted, every brand shows it.
     */
    language?: string;
  }[];
  /**
   * The menu of games above the login and registration forms.
   */
  gameMenu: {
    /**
     * Page that a provider of the tab "Hot" opens, filtered by the provider. `category`: its own category; `slots`: the slots page. Default: category.
     */
    hotVendors: 'category' | 'slots';
    /**
     * Number of providers that are visible at once on wide screens. With more, the row has arrows. Default: 7.
     */
    vendorsPerRow: number;
  };
  /**
   * Lazy loading of images.
   */
  images: {
    /**
     * Distance from the viewport at which images start to load, in viewport heights. Default: 1.3.
     */
    preloadFactor: number;
    /**
     * Maximum number of attempts to load an image. Each attempt uses another CDN. Default: 3.
     */
    attempts: number;
    /**
     * Maximum number of attempts to load a small provider logo. Default: 1.
     */
    attemptsOnce: number;
    /**
     * Number of loaded images to remember. Remembered images are shown without lazy loading. Default: 200.
     */
    cacheSize: number;
    /**
     * Time between two batches of images, in milliseconds. Default: 200.
     */
    throttleMs: number;
    /**
     * Share of a tile that must be visible for it to count as in view, from 0 to 1. Default: 0.1.
     */
    tileThreshold: number;
  };
  /**
   * Minimum time between two page requests of a list with infinite scrolling, in milliseconds. Default: 200.
   */
  infiniteScrollThrottleMs: number;
  /**
   * Alert and confirmation dialogs.
   */
  dialog: {
    /**
     * Width of alert and confirmation dialogs, in pixels. Default: 400.
     */
    widthPx: number;
    /**
     * Key code that triggers the first button; 13 is Enter. Default: 13.
     */
    confirmKeyCode: number;
    /**
     * Key code that closes the dialog; 27 is Esc. With another code, Esc does nothing. Default: 27.
     */
    closeKeyCode: number;
  };
  /**
   * Delay before the generic modal opens, in milliseconds. Default: 100.
   */
  modalDelayMs: number;
  /**
   * Delay between loss of focus and closing of a drop-down, in milliseconds. Default: 200.
   */
  dropdownBlurMs: number;
  /**
   * Picker of the country whose dialling code is sent with a mobile number.
   */
  countryPicker: {
    /**
     * Shows the picker beside mobile numbers. Without it, numbers are sent without a dialling code, and the operator uses its own. Default: true.
     */
    enabled: boolean;
    /**
     * ISO 3166 codes of the countries to offer, in order, as far as the operator has them. An empty list offers all of the operator's. Default: none.
     */
    countries: string[];
    /**
     * Shows the countries' flags. Without them, the countries' codes are shown. Default: true.
     */
    flags: boolean;
  };
  /**
   * Time limit for loading a part of the program, in milliseconds. Loading fails after it. Default: 120000.
   */
  chunkTimeoutMs: number;
  /**
   * Minimum time between two captcha images, in milliseconds. Default: 1000.
   */
  captchaRefreshMs: number;
  /**
   * Verification codes by SMS.
   */
  sms: {
    /**
     * Length of the countdown before a new code can be requested, in seconds per minute of the code's validity. Default: 60.
     */
    countdownSeconds: number;
    /**
     * Validity of a code in minutes, when the server sends none. Default: 1.
     */
    expiredMinutes: number;
    /**
     * Minimum time between two requests for a code, in milliseconds. Default: 1000.
     */
    throttleMs: number;
    /**
     * Time for which no code can be requested after too many requests, in minutes. Default: 5.
     */
    tooManyRequestsLockMinutes: number;
  };
  /**
   * Protection of calls against automated abuse.
   */
  botCheck: {
    /**
     * none: no check; the value that a browser sends as challengeResult is passed to the operator. proofOfWork: the browser must compute hashes before login, registration and requests for a code. Default: proofOfWork.
     */
    kind: 'none' | 'proofOfWork';
    /**
     * Maximum number of PBKDF2-SHA-256 hashes for one proof of work; half of it on average. A slow phone computes 300,000 per second, one core of a server 3,700,000. The server raises it up to 32 times, and up to 10,000,000, for visitors whose checks lead to no sign-in. Default: 400000.
     */
    hashesPerCheck: number;
  };
  /**
   * Validity of "remember me" in hours, counted from when the password was entered. Default: 24.
   */
  rememberMeHours: number;
  /**
   * Refresh times, display and betting of lotteries.
   */
  lottery: {
    /**
     * Delay before lotteries are fetched again while a draw is due, in milliseconds. Default: 7000.
     */
    refreshFallbackMs: number;
    /**
     * Maximum time before lotteries are fetched again, in milliseconds. Default: 30000.
     */
    refreshCapMs: number;
    /**
     * Number of digits shown of a draw result. Default: 6.
     */
    openedDigits: number;
    /**
     * Codes of the lottery providers whose games open in the operator's own lobby, because the operator has no betting calls for them. Default: none.
     */
    operatorLobbies: string[];
  };
  /**
   * Sizes of pop-up windows.
   */
  windows: {
    /**
     * Small window for customer service.
     */
    serviceSmall: {
      /**
       * Width of the window in pixels. Default: 440.
       */
      widthPx: number;
      /**
       * Height of the window in pixels. Default: 500.
       */
      heightPx: number;
    };
    /**
     * Large window for customer service.
     */
    serviceLarge: {
      /**
       * Width of the window in pixels. Default: 440.
       */
      widthPx: number;
      /**
       * Height of the window in pixels. Default: 750.
       */
      heightPx: number;
    };
    /**
     * Separate browser window for the login page.
     */
    login: {
      /**
       * Width of the window in pixels. Default: 1300.
       */
      widthPx: number;
      /**
       * Height of the window in pixels. Default: 900.
       */
      heightPx: number;
    };
    /**
     * Separate browser window for games.
     */
    game: {
      /**
       * Width of the window in pixels. Default: 1280.
       */
      widthPx: number;
      /**
       * Height of the window in pixels. Default: 800.
       */
      heightPx: number;
    };
  };
  /**
   * Limits of the feedback and activity forms.
   */
  feedback: {
    /**
     * Maximum length of a remark in characters. Default: 140.
     */
    remarkMaxLength: number;
    /**
     * Minimum length of the text of feedback in characters. Default: 10.
     */
    contentMinLength: number;
    /**
     * Maximum length of the text of feedback in characters. Default: 1000.
     */
    contentMaxLength: number;
    /**
     * Maximum size of an image in megabytes. Default: 5.
     */
    imageMaxMegabytes: number;
    /**
     * Maximum number of images with a remark. Default: 3.
     */
    imagesMax: number;
  };
  /**
   * Rules of withdrawals.
   */
  withdrawal: {
    /**
     * Minutes after which a withdrawal that the player did not confirm counts as received. Default: 1440.
     */
    receiptMinutes: number;
  };
  /**
   * Amount in the text of the Zalo bonus. Default: 131K.
   */
  zaloBonus: string;
  /**
   * Origins from which games may be framed. The browser and the gateway reject all others. `sandbox:` is the embedded operator's origin, if there is one. Default: none.
   */
  frameSources: string[];
  /**
   * Paths of service workers that an earlier site on the brand's hosts registered. Each is answered with a worker that deletes that site's caches, unregisters itself and reloads the pages it controlled. By default, these are the names that site generators use.
   */
  retiredWorkers: string[];
  /**
   * Host names that the operator's customer-service links may use over https. Links to other hosts are rejected. Default: none.
   */
  serviceHosts: string[];
  /**
   * Host names of payment pages, which are opened over https. Payment addresses on other hosts are rejected. Default: none.
   */
  payHosts: string[];
  /**
   * Selection of the customer-service channel by member rank.
   */
  customerService: {
    /**
     * Club rank above which members get the VIP channel. Default: 4.
     */
    vipAboveRank: number;
    /**
     * Link type of the VIP channel. Default: VIP.
     */
    vipType: string;
    /**
     * Link type of the channel for all other visitors. Default: LIVECHAT.
     */
    chatType: string;
  };
  /**
   * Initial password of accounts that an agent created. A member who logs in with it must change it.
   */
  defaultInitialPassword?: string;
  /**
   * Requires a new password after login with an expired one. Default: true.
   */
  passwordPolicy: boolean;
  /**
   * Identity providers that members may sign in with, in display order. Each must be registered under its id in upstream.json. Default: none.
   */
  socialSignIn: {
    /**
     * Id of the provider in upstream.json and in URLs.
     */
    provider: string;
    /**
     * Display name of the provider.
     */
    name: string;
    /**
     * Icon of the provider, by its name in the icon list.
     */
    icon?: string;
  }[];
  /**
   * The carousel of recent winners.
   */
  winners: {
    /**
     * Number of visible winners on wide screens; narrow ones show fewer. Default: 5.
     */
    slidesPerView: number;
    /**
     * Number of winners that advance at once, at most the visible number. Default: 5.
     */
    slidesPerGroup: number;
    /**
     * Space between two winners in pixels. Default: 20.
     */
    spacingPx: number;
    /**
     * Time until the carousel advances, in milliseconds. Default: 3000.
     */
    autoplayMs: number;
    /**
     * Day.js format of a winner's date. Default: YYYY.MM.DD.
     */
    dateFormat: string;
  };
  /**
   * The footer's carousel of provider logos.
   */
  providerStrip: {
    /**
     * Number of visible logos on wide screens. Default: 10.
     */
    slides: number;
    /**
     * Space between two logos in pixels. Default: 10.
     */
    spacingPx: number;
    /**
     * Time until the carousel advances by one logo, in milliseconds. Default: 3000.
     */
    speedMs: number;
  };
  /**
   * Sample jackpot counters, in major units of the currency, and the refresh interval of the real jackpot.
   */
  jackpots: {
    /**
     * Counter on the slots page. Its start value is derived from the clock.
     */
    slots: {
      /**
       * Time between two increments in milliseconds. Default: 3000.
       */
      tickMs: number;
      /**
       * Amount of each increment in major units. Default: 165.11.
       */
      increment: number;
    };
    /**
     * Counter on the home banner.
     */
    home: {
      /**
       * Minimum value of the counter in major units. Default: 1300000000.
       */
      minimum: number;
      /**
       * Maximum value of the counter in major units. Default: 2100000000.
       */
      maximum: number;
      /**
       * Height of a digit in pixels. Default: 85.
       */
      rowHeightPx: number;
      /**
       * Minimum amount of an increment in major units. Default: 100.
       */
      incrementMinimum: number;
      /**
       * Maximum amount of an increment in major units. Default: 500.
       */
      incrementMaximum: number;
      /**
       * Times between two increments in milliseconds, one of which is used at a time. Default: 1500, 2000.
       */
      tickMs: number[];
    };
    /**
     * Additional sample counter.
     */
    other: {
      /**
       * Start value of the counter in major units. Default: 527000000.
       */
      start: number;
      /**
       * Amount of each increment in major units. Default: 161.11.
       */
      increment: number;
      /**
       * Time between two increments in milliseconds. Default: 3000.
       */
      tickMs: number;
    };
    /**
     * The real jackpot, to which stakes contribute.
     */
    feed: {
      /**
       * Refresh interval of the visible jackpot in milliseconds. With 5 s of caching and a timeout of 5 s, the displayed value is at most 30 s old. Default: 20000.
       */
      refreshMs: number;
    };
  };
  /**
   * Contracts between members and their uplines.
   */
  contracts: {
    /**
     * Selectable periods of dividend contracts. Default: daily, weekly, semiMonthly, monthly.
     */
    periods: ('daily' | 'weekly' | 'semiMonthly' | 'monthly')[];
    /**
     * Settlement interval of real-time salaries, in minutes. Default: 5.
     */
    realtimeSalaryMinutes: number;
    /**
     * Meaning of the operator's numbers for each kind of contract (getConsolidated).
     */
    requestTypes: {
      /**
       * Numbers with which a member may ask the upline for a contract. Default: 1, 3.
       */
      ask: number[];
      /**
       * Numbers with which a member may offer a contract to a downline. Default: 2, 3.
       */
      offer: number[];
    };
  };
  /**
   * Number of each day of the lottery filter in the operator's drawDayOfWeek; T2 is Monday, CN Sunday.
   */
  weekdays: {
    [k: string]: number;
  };
  /**
   * Vendors that are shown as one alternate brand in one language.
   */
  alternateVendor: {
    /**
     * Code of the language that shows the alternate brand. Default: TY.
     */
    lang: string;
    /**
     * Codes of the vendors to replace. Default: BTI.
     */
    vendors: string[];
    /**
     * Prefix of further vendor codes to replace. Default: TCG.
     */
    vendorPrefix: string;
  };
  /**
   * Centres of the site: overlays with a menu, whose pages are the documents `pages/mc.<page>.json` and `pages/ac.<page>.json`. The address `?mc=<page>` opens a page.
   */
  centres?: {
    /**
     * The member centre, an overlay of members with a real account. Without it, the brand has none.
     */
    mc?: {
      /**
       * Menu of menus.json whose entries are the centre's pages.
       */
      menu: string;
      /**
       * First page, for example `mc.securityCenter`.
       */
      defaultPage: string;
    };
    /**
     * The agent centre, an overlay of agents and partners. Without it, the brand has none.
     */
    ac?: {
      /**
       * Menu of menus.json whose entries are the centre's pages.
       */
      menu: string;
      /**
       * First page, for example `ac.agentTeamOverview`.
       */
      defaultPage: string;
    };
  };
}
/**
 * A reference to a text by its key: `{ "$text": "home.slots" }`. The texts are in locales/<LANG>.json.
 */
export interface TextRef {
  /**
   * Key of the text.
   */
  $text: string;
  /**
   * Values for the text's placeholders.
   */
  values?: {
    [k: string]: string | number;
  };
}
/**
 * Colours, shape and typography of the brand. They become CSS custom properties.
 */
export interface ThemeDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * Colours for the light and the dark theme. The contrast of text with its background is checked against WCAG AA.
   */
  color: {
    /**
     * Background of the page.
     */
    canvas: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Background of cards and bars.
     */
    surface: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Background of overlays such as dialogs and menus.
     */
    raised: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Primary text.
     */
    text: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Secondary text.
     */
    textMuted: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Borders and dividers.
     */
    border: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Buttons and links.
     */
    accent: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Text on the accent colour.
     */
    onAccent: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Background of badges and other highlights.
     */
    highlight: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Text on the highlight colour.
     */
    onHighlight: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Focus ring.
     */
    focus: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Success messages and gains.
     */
    positive: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Error messages and losses.
     */
    negative: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Colour of warnings.
     */
    warning: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Text on the hero image.
     */
    heroText: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
    /**
     * Shade between the hero image and its text.
     */
    heroShade: {
      /**
       * Colour in the light theme, as #rrggbb.
       */
      light: string;
      /**
       * Colour in the dark theme, as #rrggbb.
       */
      dark: string;
    };
  };
  /**
   * Typography of the brand.
   */
  font: {
    /**
     * Font families of the brand, by name. A file's metrics are measured, so that text keeps its size and lines while the font loads. Text in a language whose letters a family does not have is shown in the system font.
     */
    families: {
      /**
       * Faces of the family. The first one is preloaded if body text uses the family.
       */
      [k: string]: {
        /**
         * Font file, WOFF2, in the brand's assets folder.
         */
        file: string;
        /**
         * Font weight, or the range of a variable font: 400, or 300 900.
         */
        weight: string;
        /**
         * Whether the file has upright or italic letters. Default: normal.
         */
        style: 'normal' | 'italic';
        /**
         * Characters for which the file is loaded, as in CSS; all if it is missing.
         */
        unicodeRange?: string;
      }[];
    };
    /**
     * Font family of body text: Figtree, Barlow Condensed, system, or one of families. Default: system.
     */
    body: string;
    /**
     * Font family of headings: Figtree, Barlow Condensed, system, or one of families. Default: system.
     */
    display: string;
    /**
     * Font size of body text in pixels. Default: 16.
     */
    baseSizePx: number;
    /**
     * Font weight of headings. Default: 700.
     */
    headingWeight: number;
    /**
     * Letter case of headings. Default: none.
     */
    headingCase: 'none' | 'uppercase';
  };
  /**
   * Corners, borders and shadows.
   */
  shape: {
    /**
     * Corner radius of cards and panels in pixels. Default: 12.
     */
    radiusPx: number;
    /**
     * Corner radius of buttons and inputs in pixels. Default: 10.
     */
    controlRadiusPx: number;
    /**
     * Aspect ratio (width:height) of game tiles. Default: 1:1.
     */
    tileRatio: '1:1' | '3:4' | '4:3';
    /**
     * Border width of cards in pixels. Default: 1.
     */
    borderWidthPx: number;
    /**
     * Strength of the shadow under raised surfaces. Default: soft.
     */
    elevation: 'none' | 'soft' | 'strong';
  };
  /**
   * Spacing and page width.
   */
  space: {
    /**
     * Base unit of all spacing in pixels. Default: 8.
     */
    unitPx: number;
    /**
     * Maximum width of the content column in pixels. Default: 1280.
     */
    maxWidthPx: number;
  };
  /**
   * Duration of animations.
   */
  motion: {
    /**
     * Duration of a transition in milliseconds. Default: 200.
     */
    durationMs: number;
  };
}
/**
 * Address and settings of the brand's operator API. Only the server reads this document; no part of it is sent to browsers.
 */
export interface UpstreamDocument {
  /**
   * Path of this document's schema, for editors.
   */
  $schema?: string;
  /**
   * Origin and path prefix of the operator's API; `sandbox:` is the embedded operator.
   */
  baseUrl: string;
  /**
   * Name of the header with the session token. Default: token.
   */
  tokenHeader: string;
  /**
   * Name of the header with the merchant code. Default: merchant.
   */
  merchantHeader: string;
  /**
   * Name of the header with the platform, `brand.platform` of site.json. Without it, the platform is not sent.
   */
  platformHeader?: string;
  /**
   * Name of the header with the visitor's language, which every call carries. Default: accept-language.
   */
  languageHeader: string;
  /**
   * The operator's codes of languages, by ours: in the header, and in fields named `language`. Without an entry, the header has the language's tag (`$meta.tag` of its locale, such as `fil`) and a field our code.
   */
  languages?: {
    [k: string]: string;
  };
  /**
   * Fields of the operator's reply envelope.
   */
  envelope: {
    /**
     * Field that indicates whether a call succeeded: a name, or a JSON pointer such as `/meta/ok`. Empty if the HTTP status indicates it. Default: success.
     */
    success: string;
    /**
     * Values of that field that mean success. Another value of the same type is a refusal. If omitted, `true` is success and `false` a refusal.
     */
    successValues?: (string | number | boolean)[];
    /**
     * Field with the operator's message: a name or a JSON pointer. Default: message.
     */
    message: string;
    /**
     * Field with the reply: a name or a JSON pointer. Empty if the whole body is the reply. Default: value.
     */
    value: string;
    /**
     * Field with the operator's code of a refusal: a name or a JSON pointer.
     */
    code?: string;
  };
  /**
   * Meaning of the operator's HTTP statuses, where it differs from the default: 401 `unauthorised`, 429 `too_many_requests`, 500 and above `upstream_failed`. `unauthorised` applies to calls with a member's token only.
   */
  statuses?: {
    [k: string]: 'unauthorised' | 'too_many_requests' | 'restricted' | 'upstream_failed';
  };
  /**
   * Meaning of the operator's codes of refusals (`envelope.code`). A known refusal is shown in the player's language; another one with the operator's sentence. `unauthorised` ends the session of a member's call.
   */
  refusals?: {
    [k: string]:
      | 'wrong_credentials'
      | 'account_locked'
      | 'account_closed'
      | 'account_unknown'
      | 'captcha_required'
      | 'captcha_wrong'
      | 'code_wrong'
      | 'code_expired'
      | 'invitation_wrong'
      | 'invitation_expired'
      | 'invitation_used_up'
      | 'invitation_disabled'
      | 'username_taken'
      | 'mobile_taken'
      | 'email_taken'
      | 'password_wrong'
      | 'fields_wrong'
      | 'insufficient_balance'
      | 'amount_not_allowed'
      | 'deposit_limit'
      | 'deposit_limit_missing'
      | 'odds_changed'
      | 'event_suspended'
      | 'event_closed'
      | 'win_limit'
      | 'game_unavailable'
      | 'game_closed'
      | 'play_disabled'
      | 'not_offered'
      | 'deposited_before'
      | 'too_many_attempts'
      | 'contact_too_new'
      | 'already_set'
      | 'payment_password_missing'
      | 'real_name_missing'
      | 'reward_unavailable'
      | 'bonus_limit'
      | 'prize_waiting'
      | 'limit_reached'
      | 'points_too_low'
      | 'sold_out'
      | 'rank_too_low'
      | 'requirement_missing'
      | 'contract_party_unknown'
      | 'contract_request_open'
      | 'contract_request_closed'
      | 'contract_rate_too_high'
      | 'contract_ended'
      | 'invalidNumber'
      | 'missingNumber'
      | 'tooManyRequests'
      | 'wrongCode'
      | 'codeExpired'
      | 'captchaFailed'
      | 'quotaExceeded'
      | 'notAllowed'
      | 'ISSUE_CLOSED'
      | 'GAME_CLOSED'
      | 'USER_DISABLED'
      | 'BAD_PICKS'
      | 'STAKE_LIMIT'
      | 'PRIZE_LIMIT'
      | 'NOT_ENOUGH_MONEY'
      | 'LAUNCH_ENDED'
      | 'DUPLICATE_ORDER'
      | 'unauthorised'
      | 'too_many_requests'
      | 'restricted';
  };
  /**
   * Encryption of the request body for the operator, by name of an encrypted call. For loginFreePlay, encryption of its token.
   */
  codecs?: {
    [k: string]: 'none' | 'des-ecb-pkcs7-base64' | 'aes-256-gcm';
  };
  /**
   * Key of the codecs, as a reference to a secret.
   */
  codecKey?:
    | string
    | {
        /**
         * Name of the secret.
         */
        $secret: string;
      };
  /**
   * Additional headers of every call, by name.
   */
  headers?: {
    [k: string]:
      | string
      | {
          /**
           * Name of the secret.
           */
          $secret: string;
        };
  };
  /**
   * How the operator's calls differ from the call table, by call name.
   */
  calls?: {
    [k: string]: MappedCall;
  };
  /**
   * Registrations of the brand at identity providers (OpenID Connect), by the ids that site.json uses.
   */
  socialProviders?: {
    [k: string]: {
      /**
       * Issuer URL of the provider, below which its discovery document is found; `sandbox:` is the embedded provider. Plain http is allowed only for the local machine.
       */
      issuer: string;
      /**
       * Client id of the brand at the provider.
       */
      clientId: string;
      /**
       * Client secret as a reference to a secret, if the provider issued one.
       */
      clientSecret?:
        | string
        | {
            /**
             * Name of the secret.
             */
            $secret: string;
          };
    };
  };
  /**
   * Timeouts and concurrency limits of calls to the operator.
   */
  limits: {
    /**
     * Timeout for opening a connection, in milliseconds. Default: 1000.
     */
    connectMs: number;
    /**
     * Timeout until the response headers arrive, in milliseconds. Default: 8000.
     */
    headersMs: number;
    /**
     * Maximum time between two parts of a response body, in milliseconds. Default: 8000.
     */
    idleMs: number;
    /**
     * Timeout until the response is complete, in milliseconds. Default: 15000.
     */
    totalMs: number;
    /**
     * Maximum time for which a connection without a request is kept, in milliseconds; less than the load balancers and firewalls before the operator keep theirs. With 0, a request that must not be repeated, such as a POST, opens a connection of its own, and GET requests reuse theirs for up to 4000. Default: 4000.
     */
    keepAliveMs: number;
    /**
     * Maximum number of concurrent calls, of which guests have at most three quarters. Default: 64.
     */
    inFlight: number;
    /**
     * Maximum number of queued calls, of which guests have at most three quarters. Default: 64.
     */
    queue: number;
    /**
     * Maximum time a call waits in the queue, in milliseconds. Default: 500.
     */
    queueMs: number;
    /**
     * Maximum size of a reply in bytes. Default: 1048576.
     */
    replyBytes: number;
  };
}
/**
 * Form of one call at the operator. What is left out is as in the call table.
 */
export interface MappedCall {
  /**
   * HTTP method. GET and DELETE send their fields in the query. A call that changes something cannot become GET.
   */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Path below `baseUrl`.
   */
  path?: string;
  /**
   * Encoding of the body.
   */
  body?: 'json' | 'form';
  /**
   * The operator's form of the request.
   */
  request?: {
    /**
     * The operator's fields, by the names of the call table: a name, or a JSON pointer into a JSON body. Other fields keep their names.
     */
    fields?: {
      [k: string]: string;
    };
    /**
     * Fields of the call table that the operator does not receive.
     */
    drop?: string[];
    /**
     * The operator's words for values, by field and value of the call table. Other values are sent unchanged.
     */
    values?: {
      [k: string]: {
        [k: string]: string | number | boolean;
      };
    };
    /**
     * Factors of numbers, by field: 100 sends cents for an amount in major units.
     */
    scale?: {
      [k: string]: number;
    };
    /**
     * Constants that the operator needs in addition, by its field: a name or a JSON pointer.
     */
    add?: {
      [k: string]: string | number | boolean;
    };
  };
  /**
   * The operator's form of the reply.
   */
  reply?: ReplyShape;
}
/**
 * A value of the running site by its path: `{ "$value": "route.gameType" }`. The default applies until the value is known; without a default, the node is hidden until then.
 */
export interface ValueRef {
  /**
   * Path of the value, for example `route.gameType`.
   */
  $value: string;
  /**
   * Shown while the value is not known.
   */
  default?: string | number | boolean;
}
