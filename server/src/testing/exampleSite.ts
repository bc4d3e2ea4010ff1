import type { Site, ThemeDocument } from '@livery/model';
import { exampleCompliance, exampleSettings } from '@livery/testing/exampleSettings';

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
  readonly compliance?: Partial<Site['compliance']>;
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
  compliance,
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
        families: {},
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
    compliance: { ...exampleCompliance, ...compliance },
    upstream: {
      baseUrl: 'sandbox:',
      tokenHeader: 'token',
      merchantHeader: 'merchant',
      languageHeader: 'accept-language',
      envelope: { success: 'success', message: 'message', value: 'value' },
      ...upstream,
      // A test of a deadline sets its own; no busy machine exceeds these.
      limits: {
        connectMs: 30_000,
        headersMs: 30_000,
        idleMs: 30_000,
        totalMs: 30_000,
        keepAliveMs: 4_000,
        inFlight: 8,
        queue: 8,
        queueMs: 30_000,
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
  return {
    ...exampleSettings,
    extends: '_base',
    name: 'Coral',
    hosts: [`${brand}.example`],
    brand: { platform: 'web', merchant: brand.toUpperCase(), lotteryType: 'SEA' },
    supportLanguages: ['EN', 'TY'],
    serviceHosts: ['desk.example'],
    payHosts: ['pay.example'],
    accountTypes: { memberLogin: [0, 1, 2, 4, 41, 42], agentLogin: [1, 2, 41, 42] },
    brandStateTtlMs: 5_000,
    frameSources: ['https://games.example'],
    retiredWorkers: [],
    defaultInitialPassword: 'canary-initial-password',
  };
}
