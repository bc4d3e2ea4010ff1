// Made by `npm run generate`. Change its source instead.
/**
 * Banner groups by name; the group's name is each banner's groupName.
 */
export interface BannersDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * Groups of banners by their names; the address says which one a page shows.
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
   * The banner's own name.
   */
  bannerId: string;
  /**
   * The image.
   */
  url: string;
  /**
   * The headline over the image, and its name for who cannot see it.
   */
  title: TextRef;
  subtitle?: TextRef;
  /**
   * The words on its button.
   */
  action?: TextRef;
  /**
   * What a click opens; nothing, when left out.
   */
  linkageType?: 'ROUTE' | 'URL' | 'GAME';
  /**
   * ROUTE: a route's name or a path; URL: an https address; GAME: a nodeId.
   */
  linkageTarget?: string;
  when?: Condition;
}
/**
 * What the law and decency ask of the brand.
 */
export interface ComplianceDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * Age in years below which nobody may play.
   */
  minimumAge: number;
  /**
   * Where players who gamble too much find help; it stands in every footer.
   */
  helpLine: {
    /**
     * Who answers.
     */
    name: string;
    /**
     * Telephone number.
     */
    phone?: string;
    /**
     * Its site.
     */
    url: string;
  };
  /**
   * Licence badges; each needs regulator, licensee, number and register link.
   */
  licences: Licence[];
  /**
   * The site says on every page that it is a demonstration without real money.
   */
  demonstration: boolean;
  /**
   * Recovery answers do not tell whether an account exists.
   */
  neutralAnswers: boolean;
}
export interface Licence {
  /**
   * Which badge stands in the footer.
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
   * The regulator's register entry.
   */
  registerUrl: string;
  /**
   * The domain the licence is bound to.
   */
  domain?: string;
}
/**
 * When something is shown: a closed, declarative condition. Three-valued: what is not known yet is neither true nor false, and only true shows.
 */
export interface Condition {
  /**
   * True when every one is true.
   */
  all?: Condition[];
  /**
   * True when one of them is true.
   */
  any?: Condition[];
  /**
   * True when the condition is false; unknown stays unknown.
   */
  not?: Condition;
  /**
   * True while the flag of flags.json is on.
   */
  flag?: string;
  /**
   * True while the visitor is one of these.
   */
  session?: ('guest' | 'member' | 'trial') | ('guest' | 'member' | 'trial')[];
  /**
   * True when the value is there.
   */
  exists?: string;
  /**
   * [path, value]: true when they are equal, type and all.
   *
   * @minItems 2
   * @maxItems 2
   */
  eq?: [string, string | number | boolean];
  /**
   * [path, values]: true when the value is one of them.
   *
   * @minItems 2
   * @maxItems 2
   */
  in?: [string, (string | number | boolean)[]];
  /**
   * [path, number]
   *
   * @minItems 2
   * @maxItems 2
   */
  gt?: [string, number];
  /**
   * [path, number]
   *
   * @minItems 2
   * @maxItems 2
   */
  gte?: [string, number];
  /**
   * [path, number]
   *
   * @minItems 2
   * @maxItems 2
   */
  lt?: [string, number];
  /**
   * [path, number]
   *
   * @minItems 2
   * @maxItems 2
   */
  lte?: [string, number];
}
/**
 * Feature flags by name: from the operator's module tree, from the brand, or both.
 */
export interface FlagsDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * Flags by their names.
   */
  flags: {
    [k: string]: Flag;
  };
}
export interface Flag {
  /**
   * What it turns on.
   */
  description?: string;
  /**
   * modId in the operator's module tree. On while the module and all its parents are enabled.
   */
  module?: string;
  /**
   * The brand's own word: false turns it off whatever the operator says; true, with a module, leaves it to the operator.
   */
  value?: boolean;
  /**
   * What stands when the operator's tree is known and does not name the module.
   */
  whenMissing: boolean;
}
/**
 * The words of one language. `$meta` says which; every other entry is a text key.
 */
export interface LocaleDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * What the language is.
   */
  $meta: {
    /**
     * BCP 47 tag.
     */
    tag: string;
    /**
     * Which way it is read.
     */
    dir: 'ltr' | 'rtl';
    /**
     * The language's own name.
     */
    name: string;
  };
  [k: string]:
    | string
    | {
        /**
         * BCP 47 tag.
         */
        tag: string;
        /**
         * Which way it is read.
         */
        dir: 'ltr' | 'rtl';
        /**
         * The language's own name.
         */
        name: string;
      }
    | undefined;
}
/**
 * What brands that extend this one may not change. Read by the configuration only: no part of the site.
 */
export interface LocksDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * The locked values, each with its rule.
   */
  locks: Lock[];
}
export interface Lock {
  /**
   * What is locked: the document's name, then the way to the value, as in /compliance/minimumAge.
   */
  pointer: string;
  /**
   * mustExist: it may be changed but not deleted; mayRaise: a number may only grow, a boolean only become true; fixed: it stays as it is.
   */
  rule: 'mustExist' | 'mayRaise' | 'fixed';
  /**
   * Why, for who meets the lock.
   */
  reason?: string;
}
/**
 * The menus of the site, by name.
 */
export interface MenusDocument {
  menus: {
    [k: string]: MenuItem[];
  };
}
/**
 * One entry.
 */
export interface MenuItem {
  /**
   * The entry's own name: a child brand changes it by this.
   */
  id: string;
  /**
   * What it says.
   */
  text?: TextRef;
  /**
   * The route it leads to.
   */
  route?: string;
  /**
   * Path parameters of the route.
   */
  params?: {
    [k: string]: string;
  };
  /**
   * An address outside the site.
   */
  href?: string;
  /**
   * A name of the icon list.
   */
  icon?: string;
  /**
   * Stands for many entries: one for each category of the operator's game menu that has a route, in the operator's order.
   */
  each?: 'gameCategories';
  when?: Condition;
}
/**
 * A page: a flat map of nodes with stable ids, so that a brand can patch one node and errors can name it.
 */
export interface PageDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * The node the page starts with.
   */
  root: string;
  /**
   * Calls needed at first paint.
   */
  preload?: {
    /**
     * A call of the table that is marked with guestCacheMs.
     */
    call: string;
    /**
     * Its request; what is left out is filled by the call. A value may be bound to the route.
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
 * One node: which component, with which props, in which slots, when.
 */
export interface PageNode {
  /**
   * The component.
   */
  use: string;
  /**
   * The component's props.
   */
  props?: {};
  /**
   * When the node is shown; always, when left out.
   */
  when?: Condition;
  /**
   * Where this node fails, the page shows an error with a way on, never a gap.
   */
  essential?: boolean;
  /**
   * Node ids by slot name.
   */
  slots?: {
    [k: string]: string[];
  };
}
/**
 * The registration form's fields. What the operator's validators say of a field (enabled, required, pattern, length) is added when the brand's state is known.
 */
export interface RegistrationDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * Fields in order.
   */
  fields: {
    /**
     * The field's own name: a child brand changes it by this.
     */
    id: string;
    label: TextRef;
    hint?: TextRef;
    /**
     * How it is filled in.
     */
    input: 'text' | 'password' | 'email' | 'tel' | 'captcha' | 'code' | 'checkbox';
    /**
     * The HTML autocomplete token.
     */
    autocomplete?: string;
    /**
     * What a required field says while nothing stands in it; a general sentence when left out.
     */
    empty?: TextRef;
    /**
     * What the field says of a value that is not accepted; a sentence of the operator's pattern when left out.
     */
    wrong?: TextRef;
    /**
     * Fewest characters, where the operator says none. Hint and messages may name it as min; over is one less.
     */
    minLength?: number;
    /**
     * Most characters, where the operator says none. Hint and messages may name it as max.
     */
    maxLength?: number;
  }[];
  /**
   * Whether the terms are ticked to begin with.
   */
  termsAcceptedByDefault: boolean;
}
/**
 * The addresses of the site, by name.
 */
export interface RoutesDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * Pages of the site by their names.
   */
  routes: {
    [k: string]: Route;
  };
  /**
   * With site.loginedToHomePage, the paths a guest may still open.
   */
  guardExempt: string[];
}
export interface Route {
  /**
   * Paths that open it, the canonical one first. `{name}` stands for one of params.name.
   */
  paths: string[];
  /**
   * The values each path parameter may have.
   */
  params?: {
    [k: string]: string[];
  };
  /**
   * The page: pages/<name>.json.
   */
  page?: string;
  /**
   * The layout around it: pages/<name>.json with an Outlet node.
   */
  layout: string;
  /**
   * The document's title.
   */
  title?: TextRef;
  /**
   * The document's description, for search engines and links.
   */
  description?: TextRef;
  /**
   * The game category the page is about. Left out on a route with the parameter {games}: the parameter, upper-cased.
   */
  gameType?: string;
  /**
   * The page of one provider: while the operator has it in the page's category, the category's entries of the menus lead here.
   */
  vendor?: string;
  /**
   * The banner group shown on it.
   */
  bannerGroup?: string;
  /**
   * Whom it is for. A guest is sent to their login: `login`, or `agentLogin` for agents. What of it is shown to whom, the page's conditions say.
   */
  access?: 'member' | 'agent';
  /**
   * Where it leads instead of showing a page.
   */
  redirect?: string;
  /**
   * While this is not true the route does not exist (404).
   */
  when?: Condition;
}
/**
 * The brand itself: name, hosts, languages, the operator's codes, and every constant of the specification (CONF-08).
 */
export interface SiteDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * The parent brand's folder.
   */
  extends: string;
  /**
   * The brand's name, as players see it.
   */
  name: string;
  /**
   * The logo, an SVG.
   */
  logo?: string;
  /**
   * Host names the brand answers on, lower case, no port.
   */
  hosts: string[];
  /**
   * IANA time zone of the brand's days.
   */
  timeZone: string;
  /**
   * The money of the brand.
   */
  currency: {
    /**
     * ISO 4217 code.
     */
    code: string;
    /**
     * Digits after the decimal point.
     */
    minorDigits: number;
    /**
     * Shown before amounts.
     */
    symbol: string;
  };
  /**
   * What the operator's API knows the brand by.
   */
  brand: {
    /**
     * Platform the operator keeps of the brand's members.
     */
    platform: string;
    /**
     * Merchant code at the operator.
     */
    merchant: string;
    /**
     * Lottery type the operator knows the brand by.
     */
    lotteryType: string;
  };
  /**
   * Device that lottery calls name.
   */
  device: string;
  /**
   * Platform letter of announcement and login calls.
   */
  platform: string;
  /**
   * Client type that game calls name.
   */
  clientType: number;
  /**
   * Sales channel of game list calls.
   */
  channel: string;
  /**
   * Platform of the game list call.
   */
  gamePlatform: string;
  /**
   * Platform that vendor list calls add.
   */
  vendorPlatform: string;
  /**
   * Language code of the operator's API, two capitals: EN, TY, AR …
   */
  defaultLang: string;
  /**
   * Languages offered, in order.
   *
   * Items: Language code of the operator's API, two capitals: EN, TY, AR …
   */
  supportLanguages: string[];
  /**
   * Theme of a first visit.
   */
  defaultTheme: 'light' | 'dark';
  /**
   * Colour of the chat room's header.
   */
  chatHeaderColor: string;
  /**
   * Prize modes as the operator names them.
   */
  prizeModes: {
    /**
     * Of the draws of LOTT.
     */
    lott: string;
    /**
     * Of the draws of ZY.
     */
    zy: string;
    /**
     * Of the electronic draws.
     */
    elott: string;
    /**
     * Of the draws of South-East Asia.
     */
    sea: string;
  };
  /**
   * Which announcements are asked for.
   */
  announcements: {
    /**
     * Those that announcement calls ask for.
     */
    types: string[];
    /**
     * Of these, those the list of notices asks for.
     */
    noticeTypes: string[];
    /**
     * Execution code that announcement calls name.
     */
    execution: string;
  };
  /**
   * Sports vendors shown under e-sports.
   */
  esportsProviders: string[];
  /**
   * Sports vendors shown under cockfight.
   */
  cockfightProviders: string[];
  /**
   * A guest sees nothing but the login page and routes.guardExempt.
   */
  loginedToHomePage: boolean;
  /**
   * After login, back to where the guest was sent away from.
   */
  returnAfterLogin: boolean;
  /**
   * Where the site's login buttons open the login: on its page, or in a window over the page. Without script they are links either way.
   */
  loginIn: 'page' | 'popup';
  /**
   * How games open.
   */
  gameOpening: {
    /**
     * `frame`: on the page `game`; `seamless`: on the page of that name, without the header's navigation; `popup`: in a window over the page; `window`: in a window of the browser.
     */
    default: 'frame' | 'seamless' | 'popup' | 'window';
    /**
     * By game category; before the default.
     */
    byGameType: {
      [k: string]: 'frame' | 'seamless' | 'popup' | 'window';
    };
    /**
     * By provider code; before the category.
     */
    byVendor: {
      [k: string]: 'frame' | 'seamless' | 'popup' | 'window';
    };
    /**
     * A game that has not said it is ready by then is said to be slow, in milliseconds.
     */
    slowMs: number;
    /**
     * While a game runs, the balance is asked for at most once in this time, in milliseconds.
     */
    balanceThrottleMs: number;
    /**
     * What became of a transfer whose answer was lost is asked again after this time, in milliseconds.
     */
    transferRetryMs: number;
  };
  /**
   * Whether a login is followed by what is new for the member.
   */
  afterLoginModal: boolean;
  /**
   * The account type numbers each login lets in; any other is refused before a session is opened.
   */
  accountTypes: {
    /**
     * At the members' login. An agent is a member too.
     */
    memberLogin: number[];
    /**
     * At the agents' login.
     */
    agentLogin: number[];
  };
  /**
   * Age at which what the operator says about the brand is asked again.
   */
  brandStateTtlMs: number;
  /**
   * Sizes of lists.
   */
  lists: {
    /**
     * Games a page.
     */
    pageSize: number;
    /**
     * Games the list of popular ones asks for.
     */
    popularCount: number;
    /**
     * Drawn numbers asked for at once.
     */
    openedNumbersCount: number;
    /**
     * Winners the board asks for.
     */
    winnerLimit: number;
    /**
     * Lotteries the member's recent ones are at most.
     */
    recentLotteryCount: number;
    /**
     * Minimum bets of the slots filter.
     */
    minBets: number[];
    /**
     * Days the presets of a period reach, back or ahead.
     */
    datePresetDays: number[];
    /**
     * Providers a row of the category drop-down.
     */
    providersPerRow: number;
  };
  /**
   * Lazy images.
   */
  images: {
    /**
     * How far ahead an image loads, in screens.
     */
    preloadFactor: number;
    /**
     * How often a picture is tried, each time at another CDN.
     */
    attempts: number;
    /**
     * In the area that tries once.
     */
    attemptsOnce: number;
    /**
     * Of how many pictures it is remembered that they came; those do not wait again.
     */
    cacheSize: number;
    /**
     * Time between two batches of pictures, in milliseconds.
     */
    throttleMs: number;
    /**
     * Share of a tile that must be seen.
     */
    tileThreshold: number;
  };
  /**
   * Time between two pages of a list that grows while one scrolls, in milliseconds.
   */
  infiniteScrollThrottleMs: number;
  /**
   * Dialogs.
   */
  dialog: {
    /**
     * Width of a dialog that asks or tells something.
     */
    widthPx: number;
    /**
     * Code of the key that does what the first button does; 13 is Enter.
     */
    confirmKeyCode: number;
    /**
     * Code of the key that closes; 27 is Esc, which does nothing where another one is named.
     */
    closeKeyCode: number;
  };
  /**
   * Delay of the generic modal.
   */
  modalDelayMs: number;
  /**
   * After blur, a drop-down closes.
   */
  dropdownBlurMs: number;
  /**
   * A part of the program that has not loaded by then has failed.
   */
  chunkTimeoutMs: number;
  /**
   * A captcha image is fetched at most once in this time.
   */
  captchaRefreshMs: number;
  /**
   * SMS codes.
   */
  sms: {
    /**
     * Per minute of expiry.
     */
    countdownSeconds: number;
    /**
     * When the server names none.
     */
    expiredMinutes: number;
    /**
     * Time between two requests for a code, in milliseconds.
     */
    throttleMs: number;
    /**
     * How long no code can be asked for after too many requests, in minutes.
     */
    tooManyRequestsLockMinutes: number;
  };
  /**
   * How a call that programs would abuse is kept for people.
   */
  botCheck: {
    /**
     * none: nobody is checked, and what a browser sends as challengeResult goes on to the operator. proofOfWork: the browser computes hashes before it logs in, registers or has a code sent.
     */
    kind: 'none' | 'proofOfWork';
    /**
     * Hashes (PBKDF2 with SHA-256) a browser computes at most for one proof of work; at least half of them. A slow phone does 300,000 a second.
     */
    hashesPerCheck: number;
  };
  /**
   * For how long a member who wants it is remembered at the login; counted from when the password was typed.
   */
  rememberMeHours: number;
  /**
   * Lottery lists.
   */
  lottery: {
    /**
     * When lotteries are asked for anew if a draw is due, in milliseconds.
     */
    refreshFallbackMs: number;
    /**
     * The longest time until lotteries are asked for anew, in milliseconds.
     */
    refreshCapMs: number;
    /**
     * Digits of a drawn number that show.
     */
    openedDigits: number;
    /**
     * How often an agent's real-time salary is settled, in minutes.
     */
    realtimeSalaryMinutes: number;
  };
  /**
   * Pop-up windows.
   */
  windows: {
    /**
     * Customer service from one flow.
     */
    serviceSmall: {
      /**
       * Its width.
       */
      widthPx: number;
      /**
       * Its height.
       */
      heightPx: number;
    };
    /**
     * Customer service from another.
     */
    serviceLarge: {
      /**
       * Its width.
       */
      widthPx: number;
      /**
       * Its height.
       */
      heightPx: number;
    };
    /**
     * The login page in a window of its own.
     */
    login: {
      /**
       * Its width.
       */
      widthPx: number;
      /**
       * Its height.
       */
      heightPx: number;
    };
    /**
     * A game in a window of the browser.
     */
    game: {
      /**
       * Its width.
       */
      widthPx: number;
      /**
       * Its height.
       */
      heightPx: number;
    };
  };
  /**
   * Feedback and activity forms.
   */
  feedback: {
    /**
     * Characters of a remark.
     */
    remarkMaxLength: number;
    /**
     * Megabytes of a picture.
     */
    imageMaxMegabytes: number;
    /**
     * Pictures that go with a remark.
     */
    imagesMax: number;
  };
  /**
   * Amount the Zalo bonus text mentions.
   */
  zaloBonus: string;
  /**
   * Origins of games: frames of any other are refused, by the browser and at the gateway. `sandbox:` is the embedded operator's, where there is one.
   */
  frameSources: string[];
  /**
   * Host names the operator's customer-service links may lead to, by https; a link to any other host is refused.
   */
  serviceHosts: string[];
  /**
   * Which of the operator's service channels a visitor gets.
   */
  customerService: {
    /**
     * Members of a higher club rank than this get the VIP channel.
     */
    vipAboveRank: number;
    /**
     * Type of the VIP channel's link.
     */
    vipType: string;
    /**
     * Type of everybody else's link.
     */
    chatType: string;
  };
  /**
   * Password of accounts an agent opened; a login with it must choose another.
   */
  defaultInitialPassword?: string;
  /**
   * Whether a login with an expired password leads to a new one.
   */
  passwordPolicy: boolean;
  /**
   * Accounts of other providers members may sign in with, in the order they are offered. Each is registered under its id in upstream.json.
   */
  socialSignIn: {
    /**
     * Id of the provider: its name in upstream.json, and what stands in addresses.
     */
    provider: string;
    /**
     * The provider, as people know it.
     */
    name: string;
    /**
     * A name of the icon list.
     */
    icon?: string;
  }[];
  /**
   * The carousel of recent winners.
   */
  winners: {
    /**
     * Winners in view in a wide place; narrow ones show fewer.
     */
    slidesPerView: number;
    /**
     * Winners that turn at once, at most those in view.
     */
    slidesPerGroup: number;
    /**
     * Room between them.
     */
    spacingPx: number;
    /**
     * How long they stand, in milliseconds.
     */
    autoplayMs: number;
    /**
     * Day.js format of a winner's date.
     */
    dateFormat: string;
  };
  /**
   * The footer's carousel of provider logos.
   */
  providerStrip: {
    /**
     * Logos in view in a wide place.
     */
    slides: number;
    /**
     * Room between them.
     */
    spacingPx: number;
    /**
     * How long each stands, in milliseconds.
     */
    speedMs: number;
  };
  /**
   * Counters of sample jackpots, in major units, and the one that is fed by what is played.
   */
  jackpots: {
    /**
     * On the slots page; starts from a value of the clock.
     */
    slots: {
      /**
       * How often it grows, in milliseconds.
       */
      tickMs: number;
      /**
       * By how much it grows.
       */
      increment: number;
    };
    /**
     * On the home banner.
     */
    home: {
      /**
       * The least it shows.
       */
      minimum: number;
      /**
       * The most it shows.
       */
      maximum: number;
      /**
       * Height of a digit's row.
       */
      rowHeightPx: number;
      /**
       * The least it grows by.
       */
      incrementMinimum: number;
      /**
       * The most it grows by.
       */
      incrementMaximum: number;
      /**
       * The intervals chosen from.
       */
      tickMs: number[];
    };
    /**
     * The third counter.
     */
    other: {
      /**
       * Where it begins.
       */
      start: number;
      /**
       * By how much it grows.
       */
      increment: number;
      /**
       * How often it grows, in milliseconds.
       */
      tickMs: number;
    };
    /**
     * The jackpot that is fed by what is played.
     */
    feed: {
      /**
       * How often it is asked for while it is in sight. With the 5 s a reply is kept and the 5 s it may take, what is shown is at most 30 s old.
       */
      refreshMs: number;
    };
  };
  /**
   * Periods of agents' contracts.
   */
  contractPeriods: ('daily' | 'weekly' | 'semiMonthly' | 'monthly')[];
  /**
   * The number each day of the lottery filter has in the operator's drawDayOfWeek; T2 is Monday, CN Sunday.
   */
  weekdays: {
    [k: string]: number;
  };
  /**
   * Vendors that one language shows as a single alternate brand.
   */
  alternateVendor: {
    /**
     * The language.
     */
    lang: string;
    /**
     * Codes of such vendors.
     */
    vendors: string[];
    /**
     * What codes of such vendors begin with.
     */
    vendorPrefix: string;
  };
}
/**
 * A text by its key: `{ "$text": "home.slots" }`. The words stand in locales/<LANG>.json.
 */
export interface TextRef {
  /**
   * Key of the text.
   */
  $text: string;
  /**
   * Numbers and words put into the text's placeholders.
   */
  values?: {
    [k: string]: string | number;
  };
}
/**
 * Colours, shape and type of the brand, as tokens that become CSS custom properties.
 */
export interface ThemeDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * Each colour in the light and in the dark theme. Text on its ground is checked for WCAG AA.
   */
  color: {
    /**
     * Ground of the page.
     */
    canvas: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Ground of cards and bars.
     */
    surface: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Ground of what lies over a page.
     */
    raised: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Text.
     */
    text: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Text that stands back.
     */
    textMuted: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Lines.
     */
    border: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Buttons and links.
     */
    accent: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Text on accent.
     */
    onAccent: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Marks that catch the eye.
     */
    highlight: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Text on highlight.
     */
    onHighlight: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Ring around what has the focus.
     */
    focus: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * What went well.
     */
    positive: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * What went wrong.
     */
    negative: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * What needs care.
     */
    warning: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Text on the large picture.
     */
    heroText: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
    /**
     * Shade between the large picture and its text.
     */
    heroShade: {
      /**
       * In the light theme.
       */
      light: string;
      /**
       * In the dark theme.
       */
      dark: string;
    };
  };
  /**
   * Type of the brand.
   */
  font: {
    /**
     * The face of running text.
     */
    body: 'Figtree' | 'Barlow Condensed' | 'system';
    /**
     * The face of headings.
     */
    display: 'Figtree' | 'Barlow Condensed' | 'system';
    /**
     * Size of running text.
     */
    baseSizePx: number;
    /**
     * Weight of headings.
     */
    headingWeight: number;
    /**
     * How headings are written.
     */
    headingCase: 'none' | 'uppercase';
  };
  /**
   * Corners and lines.
   */
  shape: {
    /**
     * Corners of cards and panels.
     */
    radiusPx: number;
    /**
     * Corners of buttons and inputs.
     */
    controlRadiusPx: number;
    /**
     * Width to height of a game tile.
     */
    tileRatio: '1:1' | '3:4' | '4:3';
    /**
     * Lines around cards.
     */
    borderWidthPx: number;
    /**
     * Shadow under raised things.
     */
    elevation: 'none' | 'soft' | 'strong';
  };
  /**
   * Room between things.
   */
  space: {
    /**
     * The step all gaps are made of.
     */
    unitPx: number;
    /**
     * Width of the content column.
     */
    maxWidthPx: number;
  };
  /**
   * How long things move.
   */
  motion: {
    /**
     * Length of a transition.
     */
    durationMs: number;
  };
}
/**
 * Where this brand's operator API is and how it differs. Server only: nothing of it reaches a browser.
 */
export interface UpstreamDocument {
  /**
   * Where this document's schema stands, for editors.
   */
  $schema?: string;
  /**
   * Origin and path prefix of the operator's API; `sandbox:` is the embedded one.
   */
  baseUrl: string;
  /**
   * Header that carries the session token.
   */
  tokenHeader: string;
  /**
   * Header that carries the merchant code.
   */
  merchantHeader: string;
  /**
   * Names of the reply envelope's fields.
   */
  envelope: {
    /**
     * Name of the field that says whether a call succeeded.
     */
    success: string;
    /**
     * Name of the field with the operator's sentence.
     */
    message: string;
    /**
     * Name of the field with the reply.
     */
    value: string;
  };
  /**
   * How the body of an encrypted call travels to the operator, by call name; of loginFreePlay how its token is encrypted.
   */
  codecs?: {
    [k: string]: 'none' | 'des-ecb-pkcs7-base64' | 'aes-256-gcm';
  };
  /**
   * The codecs' key: a secret's name.
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
   * Headers added to every call.
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
   * Paths that differ, by call name.
   */
  paths?: {
    [k: string]: string;
  };
  /**
   * Where this brand is registered for sign-in with accounts of other providers (OpenID Connect), by the ids site.json offers them under.
   */
  socialProviders?: {
    [k: string]: {
      /**
       * The provider's issuer, under which its discovery document stands; `sandbox:` is the embedded one. Plain http only on this machine.
       */
      issuer: string;
      /**
       * What the provider calls this brand.
       */
      clientId: string;
      /**
       * The secret's name, where the provider gave one.
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
   * Deadlines and admission.
   */
  limits: {
    /**
     * Until a connection stands, in milliseconds.
     */
    connectMs: number;
    /**
     * Until the reply begins, in milliseconds.
     */
    headersMs: number;
    /**
     * Between two pieces of a reply, in milliseconds.
     */
    idleMs: number;
    /**
     * Until the reply is whole, in milliseconds.
     */
    totalMs: number;
    /**
     * Calls under way at once.
     */
    inFlight: number;
    /**
     * Calls that wait for their turn.
     */
    queue: number;
    /**
     * How long a call waits for its turn, in milliseconds.
     */
    queueMs: number;
    /**
     * Bytes of a reply.
     */
    replyBytes: number;
  };
}
/**
 * A value of the running site by its path: `{ "$value": "route.gameType" }`. Until it is known the default stands; with neither, the node is not shown.
 */
export interface ValueRef {
  /**
   * Path of the value.
   */
  $value: string;
  /**
   * What stands there while it is not known.
   */
  default?: string | number | boolean;
}
