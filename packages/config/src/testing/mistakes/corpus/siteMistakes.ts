import type { Mistakes } from '../Mistake.ts';

const lagoon = 'lagoon/site.json';
const ironfield = 'ironfield/site.json';
const base = '_base/site.json';

/** Mistakes in `site.json`. */
export const siteMistakes: Mistakes = {
  'a host with its scheme': {
    edit: [lagoon, '/hosts/0', { is: 'https://lagoon.localhost' }],
    code: 'LV205',
    fix: '"lagoon.localhost"',
  },
  'a host with its port': {
    edit: [lagoon, '/hosts/1', { is: 'www.lagoon.localhost:8080' }],
    code: 'LV205',
    fix: '"www.lagoon.localhost"',
  },
  'a host in capitals': {
    edit: [ironfield, '/hosts/0', { is: 'Ironfield.localhost' }],
    code: 'LV205',
    fix: '"ironfield.localhost"',
  },
  'a host with a wildcard': {
    edit: [lagoon, '/hosts/1', { is: '*.lagoon.localhost' }],
    code: 'LV205',
    fix: /full.*"\*"/,
  },
  'a host with an umlaut': {
    edit: [lagoon, '/hosts/1', { is: 'lagüne.example' }],
    code: 'LV205',
    fix: '"xn--lagne-mva.example"',
  },
  'the host of the other brand': {
    edit: [
      lagoon,
      '/hosts',
      { is: ['lagoon.localhost', 'www.lagoon.localhost', 'ironfield.localhost'] },
    ],
    code: 'LV601',
    at: '#/hosts/2',
    fix: /"ironfield" already/,
  },
  'one host as a text': {
    edit: [lagoon, '/hosts', { is: 'lagoon.localhost' }],
    code: 'LV201',
    fix: '["lagoon.localhost"]',
  },
  'no name': {
    edit: [ironfield, '/name', 'removed'],
    code: 'LV202',
    fix: '"name"',
  },
  'an empty name': {
    edit: [lagoon, '/name', { is: '' }],
    code: 'LV206',
    fix: /at least (1|one) character|not be empty/,
  },
  'a currency in small letters': {
    edit: [lagoon, '/currency', { is: { code: 'usd', symbol: '$' } }],
    code: 'LV205',
    at: '#/currency/code',
    fix: '"USD"',
  },
  'a currency that does not exist': {
    edit: [ironfield, '/currency', { is: { code: 'PHO' } }],
    code: 'LV424',
    at: '#/currency/code',
    fix: '"PHP"',
  },
  'a currency with the symbol of another one': {
    edit: [ironfield, '/currency', { is: { code: 'EUR' } }],
    code: 'LV744',
    at: '#/currency/code',
    fix: '"symbol"',
  },
  'yen with two decimals': {
    edit: [lagoon, '/currency', { is: { code: 'JPY', symbol: '¥', minorDigits: 2 } }],
    code: 'LV744',
    at: '#/currency/minorDigits',
    fix: /\b0\b/,
  },
  'a currency as a text': {
    edit: [lagoon, '/currency', { is: 'PHP' }],
    code: 'LV201',
    fix: '"code"',
  },
  'a time zone turned around': {
    edit: [lagoon, '/timeZone', { is: 'Manila/Asia' }],
    code: 'LV424',
    fix: '"Asia/Manila"',
  },
  'a time zone as an offset': {
    edit: [ironfield, '/timeZone', { is: 'GMT+8' }],
    code: 'LV424',
    fix: /Asia\/Manila|Etc\/GMT-8/,
  },
  'a language that has no texts': {
    edit: [lagoon, '/supportLanguages/2', { is: 'FR' }],
    code: 'LV419',
    fix: /locales\/FR\.json/,
  },
  'a language in small letters': {
    edit: [lagoon, '/supportLanguages/0', { is: 'en' }],
    code: 'LV205',
    fix: '"EN"',
  },
  'a default language that is not offered': {
    edit: [ironfield, '/supportLanguages', { is: ['EN', 'CN'] }],
    code: 'LV420',
    at: '#/defaultLang',
    fix: /EN, CN/,
  },
  'a theme that does not exist': {
    edit: [lagoon, '/defaultTheme', { is: 'night' }],
    code: 'LV204',
    fix: /light.*dark/,
  },
  'a logo with a leading slash': {
    edit: [lagoon, '/logo', { is: '/assets/logo.svg' }],
    code: 'LV205',
    fix: '"assets/logo.svg"',
  },
  'a logo with other capitals than its file': {
    edit: [ironfield, '/logo', { is: 'assets/Logo.svg' }],
    code: 'LV408',
    fix: '"assets/logo.svg"',
  },
  'a logo that was deleted': {
    edit: { file: 'lagoon/assets/logo.svg', content: undefined },
    code: 'LV408',
    at: `${lagoon}#/logo`,
    fix: /"assets\/logo\.svg"/,
  },
  'a colour by its name': {
    edit: [lagoon, '/chatHeaderColor', { is: 'teal' }],
    code: 'LV205',
    fix: '#rrggbb',
  },
  'a parent without the underscore': {
    edit: [ironfield, '/extends', { is: 'base' }],
    code: 'LV301',
    fix: '"_base"',
  },
  'the word of another product for the languages': {
    edit: [lagoon, '/supportLanguages', { named: 'supportedLanguages' }],
    code: 'LV203',
    fix: '"supportLanguages"',
  },
  'a provider that is not registered': {
    edit: [lagoon, '/socialSignIn/0/provider', { is: 'facebook' }],
    code: 'LV427',
    fix: /upstream\.json/,
  },
  'a category in mixed case': {
    edit: [ironfield, '/gameOpening/byGameType/SPORTS', { named: 'Sports' }],
    code: 'LV207',
    fix: '"SPORTS"',
  },
  'games in an iframe': {
    edit: [ironfield, '/gameOpening/byGameType/SPORTS', { is: 'iframe' }],
    code: 'LV204',
    fix: '"frame"',
  },
  'the origin of the games without its scheme': {
    edit: [lagoon, '/frameSources', { is: ['games.example.com'] }],
    code: 'LV205',
    at: '#/frameSources/0',
    fix: '"https://games.example.com"',
  },
  'games from everywhere': {
    edit: [lagoon, '/frameSources', { is: ['*'] }],
    code: 'LV205',
    at: '#/frameSources/0',
    fix: /https:\/\//,
  },
  'a centre whose menu is misspelt': {
    edit: [ironfield, '/centres', { is: { mc: { menu: 'members' } } }],
    code: 'LV403',
    at: '#/centres/mc/menu',
    fix: '"member"',
  },
  'a first page of a centre without its prefix': {
    edit: [ironfield, '/centres', { is: { mc: { defaultPage: 'securityCenter' } } }],
    code: 'LV205',
    at: '#/centres/mc/defaultPage',
    fix: 'mc.securityCenter',
  },
  'a month of "remember me"': {
    edit: [lagoon, '/rememberMeHours', { is: 720 }],
    code: 'LV206',
    fix: /\b24\b/,
  },
  'a number in quotes': {
    edit: [lagoon, '/rememberMeHours', { is: '12' }],
    code: 'LV201',
    fix: /without quotes|write 12/,
  },
  'a yes in quotes': {
    edit: [lagoon, '/returnAfterLogin', { is: 'true' }],
    code: 'LV201',
    fix: /without quotes|write true/,
  },
  'a carousel that turns by more than it shows': {
    edit: [lagoon, '/winners', { is: { slidesPerView: 3, slidesPerGroup: 4 } }],
    code: 'LV206',
    at: '#/winners/slidesPerGroup',
    fix: /"slidesPerView"/,
  },
  'feedback that can only be too short': {
    edit: [lagoon, '/feedback', { is: { contentMinLength: 500, contentMaxLength: 100 } }],
    code: 'LV206',
    at: '#/feedback/contentMinLength',
    fix: /"contentMaxLength"/,
  },
  'a service host with its scheme': {
    edit: [lagoon, '/serviceHosts', { is: ['https://chat.example.com'] }],
    code: 'LV205',
    at: '#/serviceHosts/0',
    fix: '"chat.example.com"',
  },
  'a country by its domain': {
    edit: [ironfield, '/countryPicker', { is: { enabled: true, countries: ['PH', 'UK'] } }],
    code: 'LV424',
    at: '#/countryPicker/countries/1',
    fix: '"GB"',
  },
  'a date format of another library': {
    edit: [lagoon, '/winners', { is: { dateFormat: 'dd/mm/yyyy' } }],
    code: 'LV205',
    at: '#/winners/dateFormat',
    fix: /DD\/MM\/YYYY/,
  },
  'the games of the other brand': {
    edit: [lagoon, '/frameSources', { is: ['https://ironfield.localhost'] }],
    code: 'LV504',
    at: '#/frameSources/0',
    fix: 'games need one of their own',
  },
  'a number instead of a text': {
    brands: 'fixture',
    edit: [lagoon, '/name', { is: 7 }],
    code: 'LV201',
    fix: 'expected a text, found a number',
  },
  'a range of the jackpot in which nothing is': {
    brands: 'fixture',
    edit: [lagoon, '/jackpots', { is: { home: { minimum: 3_000_000_000 } } }],
    code: 'LV206',
    at: '#/jackpots/home/minimum',
    fix: 'is more than "maximum" allows',
  },
  'a retired worker where a page is': {
    brands: 'fixture',
    edit: [lagoon, '/retiredWorkers', { is: ['/worker.js', '/slots'] }],
    code: 'LV446',
    at: '#/retiredWorkers/1',
    fix: '/slots is a path of the route',
  },
  'a language without texts': {
    brands: 'fixture',
    edit: [base, '/supportLanguages', { is: ['EN', 'AR', 'TY'] }],
    code: 'LV419',
    at: '#/supportLanguages/1',
    fix: 'there is EN, TY',
  },
  'another default language than those offered': {
    brands: 'fixture',
    edit: [base, '/defaultLang', { is: 'AR' }],
    code: 'LV420',
    fix: '"AR" is none of the languages offered: EN, TY',
  },
  'games on the brand’s own host': {
    brands: 'fixture',
    edit: [base, '/frameSources/0', { is: 'https://lagoon.example:8443' }],
    code: 'LV504',
    fix: 'games need one of their own',
  },
  'messages of all providers, although games come from any host': {
    brands: 'fixture',
    edit: [base, '/gameOpening', { is: { vendorDefaults: { speaks: 'livery.game.1' } } }],
    code: 'LV540',
    at: '#/frameSources/0',
    fix: 'all games of https://games.example would count',
  },
  'a merchant code that is no header value': {
    brands: 'fixture',
    edit: [lagoon, '/brand/merchant', { is: 'lagoon\n' }],
    code: 'LV205',
    fix: 'did you mean "lagoon"?',
  },
  'a timer of the browser that would overflow': {
    brands: 'fixture',
    edit: [lagoon, '/modalDelayMs', { is: 2_147_483_648 }],
    code: 'LV206',
    fix: '2147483648 must be <= 3600000',
  },
  'a sign-in provider twice': {
    brands: 'fixture',
    given: [
      [
        '_base/upstream.json',
        '/socialProviders',
        { is: { tidepass: { issuer: 'https://tidepass.example', clientId: 'reef' } } },
      ],
    ],
    edit: [
      lagoon,
      '/socialSignIn',
      {
        is: [
          { provider: 'tidepass', name: 'Tidepass' },
          { provider: 'tidepass', name: 'Again' },
        ],
      },
    ],
    code: 'LV425',
    at: '#/socialSignIn/1/provider',
    fix: 'is the provider of an entry before it',
  },
  'a retired worker at a path of the server': {
    brands: 'fixture',
    edit: [lagoon, '/retiredWorkers', { is: ['/_livery/worker.js'] }],
    code: 'LV446',
    at: '#/retiredWorkers/0',
    fix: 'is answered by the server itself',
  },
};
