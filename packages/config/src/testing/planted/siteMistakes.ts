import type { PlantedMistakes } from './PlantedMistake.ts';

const lagoon = 'lagoon/site.json';
const ironfield = 'ironfield/site.json';

/** Mistakes in `site.json`. */
export const siteMistakes: PlantedMistakes = {
  'a host with its scheme': {
    edits: [[lagoon, '/hosts/0', { is: 'https://lagoon.localhost' }]],
    fix: '"lagoon.localhost"',
  },
  'a host with its port': {
    edits: [[lagoon, '/hosts/1', { is: 'www.lagoon.localhost:8080' }]],
    fix: '"www.lagoon.localhost"',
  },
  'a host in capitals': {
    edits: [[ironfield, '/hosts/0', { is: 'Ironfield.localhost' }]],
    fix: '"ironfield.localhost"',
  },
  'a host with a wildcard': {
    edits: [[lagoon, '/hosts/1', { is: '*.lagoon.localhost' }]],
    fix: /full.*"\*"/,
  },
  'a host with an umlaut': {
    edits: [[lagoon, '/hosts/1', { is: 'lagüne.example' }]],
    fix: '"xn--lagne-mva.example"',
  },
  'the host of the other brand': {
    edits: [
      [
        lagoon,
        '/hosts',
        { is: ['lagoon.localhost', 'www.lagoon.localhost', 'ironfield.localhost'] },
      ],
    ],
    at: '#/hosts/2',
    fix: /"ironfield" already/,
  },
  'one host as a text': {
    edits: [[lagoon, '/hosts', { is: 'lagoon.localhost' }]],
    fix: '["lagoon.localhost"]',
  },
  'no name': {
    edits: [[ironfield, '/name', 'removed']],
    at: '#',
    fix: '"name"',
  },
  'an empty name': {
    edits: [[lagoon, '/name', { is: '' }]],
    fix: /at least (1|one) character|not be empty/,
  },
  'a currency in small letters': {
    edits: [[lagoon, '/currency', { is: { code: 'usd', symbol: '$' } }]],
    at: '#/currency/code',
    fix: '"USD"',
  },
  'a currency that does not exist': {
    edits: [[ironfield, '/currency', { is: { code: 'PHO' } }]],
    at: '#/currency/code',
    fix: '"PHP"',
  },
  'a currency with the symbol of another one': {
    edits: [[ironfield, '/currency', { is: { code: 'EUR' } }]],
    at: '#/currency/code',
    fix: '"symbol"',
  },
  'yen with two decimals': {
    edits: [[lagoon, '/currency', { is: { code: 'JPY', symbol: '¥', minorDigits: 2 } }]],
    at: '#/currency/minorDigits',
    fix: /\b0\b/,
  },
  'a currency as a text': {
    edits: [[lagoon, '/currency', { is: 'PHP' }]],
    fix: '"code"',
  },
  'a time zone turned around': {
    edits: [[lagoon, '/timeZone', { is: 'Manila/Asia' }]],
    fix: '"Asia/Manila"',
  },
  'a time zone as an offset': {
    edits: [[ironfield, '/timeZone', { is: 'GMT+8' }]],
    fix: /Asia\/Manila|Etc\/GMT-8/,
  },
  'a language that has no texts': {
    edits: [[lagoon, '/supportLanguages/2', { is: 'FR' }]],
    fix: /locales\/FR\.json/,
  },
  'a language in small letters': {
    edits: [[lagoon, '/supportLanguages/0', { is: 'en' }]],
    fix: '"EN"',
  },
  'a default language that is not offered': {
    edits: [[ironfield, '/supportLanguages', { is: ['EN', 'CN'] }]],
    at: '#/defaultLang',
    fix: /EN, CN/,
  },
  'a theme that does not exist': {
    edits: [[lagoon, '/defaultTheme', { is: 'night' }]],
    fix: /light.*dark/,
  },
  'a logo with a leading slash': {
    edits: [[lagoon, '/logo', { is: '/assets/logo.svg' }]],
    fix: '"assets/logo.svg"',
  },
  'a logo with other capitals than its file': {
    edits: [[ironfield, '/logo', { is: 'assets/Logo.svg' }]],
    fix: '"assets/logo.svg"',
  },
  'a logo that was deleted': {
    edits: [{ file: 'lagoon/assets/logo.svg', content: undefined }],
    at: `${lagoon}#/logo`,
    fix: /"assets\/logo\.svg"/,
  },
  'a colour by its name': {
    edits: [[lagoon, '/chatHeaderColor', { is: 'teal' }]],
    fix: '#rrggbb',
  },
  'a parent without the underscore': {
    edits: [[ironfield, '/extends', { is: 'base' }]],
    fix: '"_base"',
  },
  'the word of another product for the languages': {
    edits: [[lagoon, '/supportLanguages', { named: 'supportedLanguages' }]],
    fix: '"supportLanguages"',
  },
  'a provider that is not registered': {
    edits: [[lagoon, '/socialSignIn/0/provider', { is: 'facebook' }]],
    fix: /upstream\.json/,
  },
  'a category in mixed case': {
    edits: [[ironfield, '/gameOpening/byGameType/SPORTS', { named: 'Sports' }]],
    fix: '"SPORTS"',
  },
  'games in an iframe': {
    edits: [[ironfield, '/gameOpening/byGameType/SPORTS', { is: 'iframe' }]],
    fix: '"frame"',
  },
  'the origin of the games without its scheme': {
    edits: [[lagoon, '/frameSources', { is: ['games.example.com'] }]],
    at: '#/frameSources/0',
    fix: '"https://games.example.com"',
  },
  'games from everywhere': {
    edits: [[lagoon, '/frameSources', { is: ['*'] }]],
    at: '#/frameSources/0',
    fix: /https:\/\//,
  },
  'a centre whose menu is misspelt': {
    edits: [[ironfield, '/centres', { is: { mc: { menu: 'members' } } }]],
    at: '#/centres/mc/menu',
    fix: '"member"',
  },
  'a first page of a centre without its prefix': {
    edits: [[ironfield, '/centres', { is: { mc: { defaultPage: 'securityCenter' } } }]],
    at: '#/centres/mc/defaultPage',
    fix: 'mc.securityCenter',
  },
  'a month of "remember me"': {
    edits: [[lagoon, '/rememberMeHours', { is: 720 }]],
    fix: /\b24\b/,
  },
  'a number in quotes': {
    edits: [[lagoon, '/rememberMeHours', { is: '12' }]],
    fix: /without quotes|write 12/,
  },
  'a yes in quotes': {
    edits: [[lagoon, '/returnAfterLogin', { is: 'true' }]],
    fix: /without quotes|write true/,
  },
  'a carousel that turns by more than it shows': {
    edits: [[lagoon, '/winners', { is: { slidesPerView: 3, slidesPerGroup: 4 } }]],
    at: '#/winners/slidesPerGroup',
    fix: /"slidesPerView"/,
  },
  'feedback that can only be too short': {
    edits: [[lagoon, '/feedback', { is: { contentMinLength: 500, contentMaxLength: 100 } }]],
    at: '#/feedback/contentMinLength',
    fix: /"contentMaxLength"/,
  },
  'a service host with its scheme': {
    edits: [[lagoon, '/serviceHosts', { is: ['https://chat.example.com'] }]],
    at: '#/serviceHosts/0',
    fix: '"chat.example.com"',
  },
  'a country by its domain': {
    edits: [[ironfield, '/countryPicker', { is: { enabled: true, countries: ['PH', 'UK'] } }]],
    at: '#/countryPicker/countries/1',
    fix: '"GB"',
  },
  'a date format of another library': {
    edits: [[lagoon, '/winners', { is: { dateFormat: 'dd/mm/yyyy' } }]],
    at: '#/winners/dateFormat',
    fix: /DD\/MM\/YYYY/,
  },
};
