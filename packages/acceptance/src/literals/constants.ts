/** A constant of the specification, and where a tenant may write another value. */
export interface Constant {
  /** `site`: schemas/site.schema.json; `components/<Name>`: the props of a component. */
  readonly schema: string;
  /** Names of the properties that lead to it. */
  readonly path: readonly string[];
  readonly value: unknown;
  /** The words of product-spec §9. */
  readonly source: string;
}

const constant = (schema: string, path: string, value: unknown, source: string): Constant => ({ schema, path: path.split('/'), value, source });

/** Every constant of product-spec §9 that a schema has a place for. */
export const constants: readonly Constant[] = [
  constant('components/BannerCarousel', 'autoplayMs', 5000, 'Banner autoplay 5000 ms'),
  constant('site', 'dropdownBlurMs', 200, 'Dropdown blur delay 200 ms'),
  constant('site', 'chunkTimeoutMs', 120_000, 'chunk load time-out 120000 ms'),
  constant('site', 'dialog/widthPx', 400, 'dialog default width 400'),
  constant('site', 'dialog/confirmKeyCode', 13, 'Enter key 13'),
  constant('site', 'dialog/closeKeyCode', 27, 'Esc key 27'),
  constant('site', 'modalDelayMs', 100, 'generic modal delay 100 ms'),
  constant('site', 'sms/countdownSeconds', 60, 'SMS countdown: 60 s'),
  constant('site', 'sms/expiredMinutes', 1, 'times expiredMinutes (default 1)'),
  constant('site', 'sms/throttleMs', 1000, 'SMS throttle 1000 ms'),
  constant('site', 'captchaRefreshMs', 1000, 'captcha refresh throttle 1000 ms'),
  constant('site', 'rememberMeHours', 24, 'Remember-me lifetime 24 hours'),
  constant('site', 'lists/pageSize', 15, 'Default page size 15'),
  constant('site', 'lists/popularCount', 20, 'popular list count 20'),
  constant('site', 'lists/openedNumbersCount', 100, 'Vietnam numbers 100'),
  constant('site', 'lists/winnerLimit', 50, 'winner board limit 50'),
  constant('site', 'lists/recentLotteryCount', 100, 'recent lottery count 100'),
  constant('site', 'clientType', 3, 'clientType 3'),
  constant('site', 'platform', 'W', 'platform W'),
  constant('site', 'device', 'WEB', 'device WEB'),
  constant('site', 'lottery/refreshFallbackMs', 7000, '7000 ms if that is 0 or less'),
  constant('site', 'lottery/refreshCapMs', 30_000, 'capped at 30000 ms'),
  constant('site', 'lottery/openedDigits', 6, 'Open-number display at most 6 digits'),
  constant('site', 'lists/providersPerRow', 10, 'Dropdown rows of 10 providers'),
  constant('site', 'currency/minorDigits', 2, 'Balance shown with two decimals'),
  constant('site', 'currency/symbol', 'P', 'currency symbol default P'),
  constant('site', 'defaultTheme', 'light', 'theme default light'),
  constant('site', 'defaultLang', 'TY', 'default language TY'),
  constant('site', 'supportLanguages', ['TY', 'EN'], 'supported TY and EN'),
  constant('site', 'announcements/types', ['B', 'PL', 'PU', 'PR', 'H'], 'Announcement types B, PL, PU, PR, H'),
  constant('site', 'announcements/execution', 'B', 'with execution B'),
  constant('site', 'esportsProviders', ['TF'], 'e-sports provider TF'),
  constant('site', 'cockfightProviders', ['DS88'], 'cockfight provider DS88'),
  constant('site', 'prizeModes/lott', 'Lott', 'prize modes Lott'),
  constant('site', 'prizeModes/zy', 'ZY', 'prize modes ZY'),
  constant('site', 'prizeModes/elott', 'Elott', 'prize modes Elott'),
  constant('site', 'prizeModes/sea', 'SEA', 'prize modes SEA'),
  constant('site', 'brand/lotteryType', 'SEA', 'lotteryType SEA'),
  constant('site', 'windows/serviceSmall/widthPx', 440, 'Customer-service window 440'),
  constant('site', 'windows/serviceSmall/heightPx', 500, 'by 500 (one flow)'),
  constant('site', 'windows/serviceLarge/widthPx', 440, 'or 440'),
  constant('site', 'windows/serviceLarge/heightPx', 750, 'by 750 (another)'),
  constant('site', 'windows/login/widthPx', 1300, 'new login window 1300'),
  constant('site', 'windows/login/heightPx', 900, 'by 900'),
  constant('site', 'images/preloadFactor', 1.3, 'preload factor 1.3'),
  constant('site', 'images/attempts', 3, '3 attempts'),
  constant('site', 'images/attemptsOnce', 1, '(1 in another area)'),
  constant('site', 'images/cacheSize', 200, 'cache 200'),
  constant('site', 'images/throttleMs', 200, 'throttle 200 ms'),
  constant('site', 'images/tileThreshold', 0.1, 'tile observer threshold 0.1'),
  constant('site', 'infiniteScrollThrottleMs', 200, 'infinite-scroll throttle 200 ms'),
  constant('compliance', 'minimumAge', 18, 'age 18'),
  constant('site', 'feedback/remarkMaxLength', 140, 'feedback 140 characters'),
  constant('site', 'feedback/imageMaxMegabytes', 5, 'images 5MB'),
  constant('site', 'feedback/imagesMax', 3, 'at most 3'),
  constant('site', 'sms/tooManyRequestsLockMinutes', 5, 'too-many-requests lock 5 minutes'),
  constant('site', 'lottery/realtimeSalaryMinutes', 5, 'real-time salary settled every 5 minutes'),
  constant('site', 'lists/datePresetDays', [7, 30], 'date presets next or last 7 and 30 days'),
  constant('site', 'zaloBonus', '131K', 'a Zalo bonus up to 131K'),
];
