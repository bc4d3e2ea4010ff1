import type { Bootstrap, PublicSiteDocument } from '@livery/contract';

/** The site document of a made-up brand. */
export const exampleSite: PublicSiteDocument = {
  name: 'Example', timeZone: 'Asia/Manila', currency: { code: 'PHP', minorDigits: 2, symbol: 'P' },
  brand: { platform: 'P1', merchant: 'example', lotteryType: 'L1' }, device: 'WEB', platform: 'WEB', clientType: 3, channel: 'web',
  gamePlatform: 'html5', vendorPlatform: 'html5-desktop', defaultLang: 'EN', supportLanguages: ['EN', 'VI', 'TH'], defaultTheme: 'light',
  chatHeaderColor: '#004488', prizeModes: { lott: '1', zy: '1', elott: '1', sea: '1' }, announcements: { types: ['A'], noticeTypes: ['A'], execution: 'NOW' }, customerService: { vipAboveRank: 4, vipType: 'VIP', chatType: 'CHAT' },
  esportsProviders: ['TF'], cockfightProviders: ['DS88'], loginedToHomePage: false, passwordPolicy: true, socialSignIn: [], returnAfterLogin: false, loginIn: 'page', afterLoginModal: true,
  gameOpening: { default: 'frame', byGameType: {}, byVendor: {}, slowMs: 10_000, balanceThrottleMs: 3000, transferRetryMs: 3000 },
  lists: { pageSize: 15, popularCount: 6, openedNumbersCount: 5, winnerLimit: 50, recentLotteryCount: 4, minBets: [1, 5], datePresetDays: [7], providersPerRow: 6 },
  images: { preloadFactor: 1, attempts: 2, attemptsOnce: 1, cacheSize: 10, throttleMs: 100, tileThreshold: 1 },
  infiniteScrollThrottleMs: 200, dialog: { widthPx: 400, confirmKeyCode: 13, closeKeyCode: 27 }, modalDelayMs: 0, dropdownBlurMs: 0,
  chunkTimeoutMs: 10_000, captchaRefreshMs: 1000, sms: { countdownSeconds: 60, expiredMinutes: 5, throttleMs: 1000, tooManyRequestsLockMinutes: 5 },
  botCheck: { kind: 'none', hashesPerCheck: 5000 }, rememberMeHours: 24, lottery: { refreshFallbackMs: 5000, refreshCapMs: 60_000, openedDigits: 5, realtimeSalaryMinutes: 5 },
  windows: { serviceSmall: { widthPx: 1, heightPx: 1 }, serviceLarge: { widthPx: 1, heightPx: 1 }, login: { widthPx: 1, heightPx: 1 }, game: { widthPx: 1, heightPx: 1 } },
  weekdays: { T2: 2, T3: 3, T4: 4, T5: 5, T6: 6, T7: 7, CN: 1 },
  alternateVendor: { lang: 'TY', vendors: ['BTI'], vendorPrefix: 'TCG' }, winners: { slidesPerView: 5, slidesPerGroup: 5, spacingPx: 20, autoplayMs: 3000, dateFormat: 'YYYY.MM.DD' },
  providerStrip: { slides: 10, spacingPx: 10, speedMs: 3000 },
  jackpots: {
    slots: { tickMs: 3000, increment: 165.11 }, other: { start: 527_000_000, increment: 161.11, tickMs: 3000 },
    home: { minimum: 1.3e9, maximum: 2.1e9, rowHeightPx: 85, incrementMinimum: 100, incrementMaximum: 500, tickMs: [1500, 2000] },
    feed: { refreshMs: 20_000 },
  },
  feedback: { remarkMaxLength: 100, imageMaxMegabytes: 1, imagesMax: 1 }, zaloBonus: '0',
};

/** What the law asks of it. */
export const exampleCompliance: Bootstrap['site']['compliance'] = { minimumAge: 21, helpLine: { name: 'Help', url: 'https://help.example' }, licences: [], demonstration: true, neutralAnswers: true };
