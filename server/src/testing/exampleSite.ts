import type { Site, ThemeDocument } from '@livery/model';

const pair = { light: '#ffffff', dark: '#000000' };
const colorNames = [
  'canvas',
  'surface',
  'raised',
  'text',
  'textMuted',
  'border',
  'accent',
  'onAccent',
  'highlight',
  'onHighlight',
  'focus',
  'positive',
  'negative',
  'warning',
  'heroText',
  'heroShade',
] as const;

/** Changes to {@link exampleSite}, document by document. */
export interface SiteChanges {
  readonly brand?: string;
  readonly version?: string;
  readonly site?: Partial<Site['site']>;
  readonly upstream?: Partial<Omit<Site['upstream'], 'limits'>> & {
    readonly limits?: Partial<Site['upstream']['limits']>;
  };
  readonly routes?: Site['routes']['routes'];
  readonly pages?: Site['pages'];
  readonly assets?: Site['assets'];
}

/**
 * Small valid brand for tests: home, a gated page, a redirect, a not-found page; English and
 * Filipino.
 */
export function exampleSite({
  brand = 'coral',
  version = 'v1',
  site,
  upstream,
  routes,
  pages,
  assets = {},
}: SiteChanges = {}): Site {
  return {
    brand,
    version,
    assets,
    site: { ...siteDocument(brand), ...site },
    routes: { guardExempt: ['/login'], routes: { ...exampleRoutes, ...routes } },
    menus: { menus: {} },
    banners: { groups: {} },
    registration: { fields: [], termsAcceptedByDefault: false },
    flags: {
      flags: {
        'games.slots': { module: 'SLOTS', whenMissing: false },
        always: { value: true, whenMissing: true },
      },
    },
    // All names of the list, each with a pair of colours.
    theme: {
      color: Object.fromEntries(colorNames.map((name) => [name, pair])) as ThemeDocument['color'],
      font: {
        body: 'system',
        display: 'system',
        baseSizePx: 16,
        headingWeight: 700,
        headingCase: 'none',
      },
      shape: {
        radiusPx: 12,
        controlRadiusPx: 10,
        tileRatio: '1:1',
        borderWidthPx: 1,
        elevation: 'soft',
      },
      space: { unitPx: 8, maxWidthPx: 1280 },
      motion: { durationMs: 200 },
    },
    compliance: {
      minimumAge: 21,
      helpLine: { name: 'Help', url: 'https://help.example' },
      licences: [],
      demonstration: true,
      neutralAnswers: true,
    },
    upstream: {
      baseUrl: 'sandbox:',
      tokenHeader: 'token',
      merchantHeader: 'merchant',
      envelope: { success: 'success', message: 'message', value: 'value' },
      ...upstream,
      limits: {
        connectMs: 500,
        headersMs: 2_000,
        idleMs: 2_000,
        totalMs: 3_000,
        inFlight: 8,
        queue: 8,
        queueMs: 200,
        replyBytes: 1_048_576,
        ...upstream?.limits,
      },
    },
    pages: {
      layout: { root: 'shell', nodes: { shell: { use: 'PageShell' } } },
      home: {
        root: 'page',
        preload: [{ call: 'getGameVendor' }],
        nodes: { page: { use: 'Stack' } },
      },
      slots: {
        root: 'page',
        preload: [{ call: 'getGameList', query: { gameType: { $value: 'route.gameType' } } }],
        nodes: { page: { use: 'Stack' } },
      },
      notFound: { root: 'page', nodes: { page: { use: 'Stack' } } },
      ...pages,
    },
    locales: {
      EN: {
        $meta: { tag: 'en', dir: 'ltr', name: 'English' },
        'home.title': 'Home <1>',
        'only.english': 'Only here',
        'status.gameMaintenance': 'Game maintenance',
        'status.endTime': 'End time: {{time}}',
        'status.blockedIp': 'Blocked IP: {{ip}}',
      },
      TY: { $meta: { tag: 'fil', dir: 'ltr', name: 'Filipino' }, 'home.title': 'Tahanan' },
    },
  };
}

const exampleRoutes: Site['routes']['routes'] = {
  home: {
    paths: ['/', '/index.html'],
    page: 'home',
    layout: 'layout',
    title: { $text: 'home.title' },
  },
  rng: {
    paths: ['/rng'],
    page: 'slots',
    layout: 'layout',
    gameType: 'RNG',
    when: { flag: 'games.slots' },
  },
  download: { paths: ['/download'], layout: 'layout', redirect: '/index.html' },
  notFound: { paths: ['/404'], page: 'notFound', layout: 'layout' },
};

function siteDocument(brand: string): Site['site'] {
  const window = { widthPx: 400, heightPx: 400 };
  return {
    extends: '_base',
    name: 'Coral',
    hosts: [`${brand}.example`],
    timeZone: 'Asia/Manila',
    currency: { code: 'PHP', minorDigits: 2, symbol: 'P' },
    brand: { platform: 'web', merchant: brand.toUpperCase(), lotteryType: 'SEA' },
    device: 'WEB',
    platform: 'W',
    clientType: 3,
    channel: 'WEB',
    gamePlatform: 'html5',
    vendorPlatform: 'html5-desktop',
    defaultLang: 'EN',
    supportLanguages: ['EN', 'TY'],
    defaultTheme: 'light',
    chatHeaderColor: '#123456',
    prizeModes: { lott: 'Lott', zy: 'ZY', elott: 'Elott', sea: 'SEA' },
    announcements: { types: ['B'], noticeTypes: ['B'], execution: 'B' },
    serviceHosts: ['desk.example'],
    customerService: { vipAboveRank: 4, vipType: 'VIP', chatType: 'LIVECHAT' },
    esportsProviders: [],
    cockfightProviders: [],
    loginedToHomePage: false,
    passwordPolicy: true,
    socialSignIn: [],
    returnAfterLogin: false,
    loginIn: 'page',
    afterLoginModal: true,
    gameOpening: {
      default: 'frame',
      byGameType: {},
      byVendor: {},
      slowMs: 10_000,
      balanceThrottleMs: 3_000,
      transferRetryMs: 3_000,
    },
    accountTypes: { memberLogin: [0, 1, 2, 4, 41, 42], agentLogin: [1, 2, 41, 42] },
    brandStateTtlMs: 5_000,
    lists: {
      pageSize: 15,
      popularCount: 20,
      openedNumbersCount: 100,
      winnerLimit: 50,
      recentLotteryCount: 100,
      minBets: [0.01],
      datePresetDays: [7],
      providersPerRow: 10,
    },
    images: {
      preloadFactor: 1.3,
      attempts: 3,
      attemptsOnce: 1,
      cacheSize: 200,
      throttleMs: 200,
      tileThreshold: 0.1,
    },
    infiniteScrollThrottleMs: 200,
    dialog: { widthPx: 400, confirmKeyCode: 13, closeKeyCode: 27 },
    modalDelayMs: 100,
    dropdownBlurMs: 200,
    chunkTimeoutMs: 120_000,
    captchaRefreshMs: 1_000,
    sms: {
      countdownSeconds: 60,
      expiredMinutes: 1,
      throttleMs: 1_000,
      tooManyRequestsLockMinutes: 5,
    },
    botCheck: { kind: 'none', hashesPerCheck: 5_000 },
    rememberMeHours: 24,
    lottery: {
      refreshFallbackMs: 7_000,
      refreshCapMs: 30_000,
      openedDigits: 6,
      realtimeSalaryMinutes: 5,
    },
    windows: { serviceSmall: window, serviceLarge: window, login: window, game: window },
    feedback: { remarkMaxLength: 140, imageMaxMegabytes: 5, imagesMax: 3 },
    winners: {
      slidesPerView: 5,
      slidesPerGroup: 5,
      spacingPx: 20,
      autoplayMs: 3_000,
      dateFormat: 'YYYY.MM.DD',
    },
    providerStrip: { slides: 10, spacingPx: 10, speedMs: 3_000 },
    jackpots: {
      slots: { tickMs: 3_000, increment: 165.11 },
      home: {
        minimum: 1.3e9,
        maximum: 2.1e9,
        rowHeightPx: 85,
        incrementMinimum: 100,
        incrementMaximum: 500,
        tickMs: [1_500, 2_000],
      },
      other: { start: 527_000_000, increment: 161.11, tickMs: 3_000 },
      feed: { refreshMs: 20_000 },
    },
    contractPeriods: ['daily', 'weekly', 'semiMonthly', 'monthly'],
    weekdays: { CN: 1 },
    alternateVendor: { lang: 'TY', vendors: ['BTI'], vendorPrefix: 'TCG' },
    zaloBonus: '131K',
    frameSources: ['https://games.example'],
    defaultInitialPassword: 'canary-initial-password',
  };
}
