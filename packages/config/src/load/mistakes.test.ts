import { beforeAll, expect, it } from 'vitest';
import { problemCodes } from '../report/problemCodes.ts';
import type { SchemaSet } from '../schema/SchemaSet.ts';
import { brandFixture, fixtureSchemas, loadFixture } from '../testing/brandFixture.ts';

/** One edit of one file, the problem it causes, and the text at which that problem is reported. */
interface Mistake {
  readonly file: string;
  /** Text of the file and its replacement. */
  readonly change: readonly [from: string | RegExp, to: string];
  readonly code: string;
  /**
   * Expected position of the problem: the first occurrence of this text after the change, in `file`
   * or else in `in`.
   */
  readonly at: string;
  readonly in?: string;
  /** Part of the message. */
  readonly says?: string;
}

const site = 'lagoon/site.json';
const home = 'lagoon/pages/home.json';
const baseHome = '_base/pages/home.json';
const menus = 'lagoon/menus.json';
const routes = '_base/routes.json';
const english = '_base/locales/EN.json';
const filipino = '_base/locales/TY.json';
const theme = '_base/theme.json';
const upstream = '_base/upstream.json';

const mistakes: Readonly<Record<string, Mistake>> = {
  'a missing comma': {
    file: site,
    change: ['"Lagoon",', '"Lagoon"'],
    code: 'LV102',
    at: '"hosts"',
    says: 'comma expected',
  },
  'an empty file': { file: menus, change: [/[\s\S]+/, ''], code: 'LV102', at: '', says: 'empty' },
  'an unfinished text': {
    file: site,
    change: ['"Lagoon",', '"Lagoon,'],
    code: 'LV102',
    at: '"Lagoon,',
  },
  'a key written twice': {
    file: site,
    change: ['"hosts"', '"name": "Again",\n  "hosts"'],
    code: 'LV103',
    at: '"name": "Again"',
    says: '"name"',
  },
  'a comma after the last entry': {
    file: site,
    change: ['"canary-password"', '"canary-password",'],
    code: 'LV104',
    at: ',\n}',
  },
  'a document that is too large': {
    file: 'lagoon/banners.json',
    change: [/$/, ' '.repeat(300_000)],
    code: 'LV105',
    at: '',
  },
  'a key of the language': {
    file: site,
    change: ['"hosts"', '"__proto__": {},\n  "hosts"'],
    code: 'LV108',
    at: '"__proto__"',
  },
  'lists that never end': {
    file: 'lagoon/banners.json',
    change: [/[\s\S]+/, `${'['.repeat(64)}{"deep":${'['.repeat(5000)}`],
    code: 'LV109',
    at: '{"deep"',
  },

  'a number where a text belongs': {
    file: site,
    change: ['"Lagoon"', '7'],
    code: 'LV201',
    at: '7',
    says: 'expected a text, found a number',
  },
  'a list where an object belongs': {
    file: 'lagoon/banners.json',
    change: [/[\s\S]+/, '[]'],
    code: 'LV201',
    at: '[]',
    says: 'expected an object, found a list',
  },
  'a missing property of the brand': {
    file: site,
    change: ['"name": "Lagoon",', ''],
    code: 'LV202',
    at: '{',
    says: 'site.json lacks "name"',
  },
  'a missing prop': {
    file: '_base/pages/category.json',
    change: [/"title": \{[^}]*\},\s*/, ''],
    code: 'LV202',
    at: '{\n        "gameType"',
    says: 'GameGrid lacks "title"',
  },
  'a node without props where its component needs some': {
    file: '_base/pages/frame.json',
    change: [/,\s*"props": \{\s*"menu": "main"\s*\}/, ''],
    code: 'LV202',
    at: '{\n      "use": "MenuBar"',
    says: 'MenuBar lacks "menu"',
  },
  'a misspelt prop': {
    file: home,
    change: ['"autoplayMs"', '"autoplayMS"'],
    code: 'LV203',
    at: '"autoplayMS"',
    says: 'unknown prop "autoplayMS" on BannerCarousel; did you mean "autoplayMs"?',
  },
  'a misspelt prop that is needed': {
    file: baseHome,
    change: ['"title"', '"titel"'],
    code: 'LV203',
    at: '"titel"',
    says: 'unknown prop "titel" on GameGrid; did you mean "title"?',
  },
  'a misspelt property': {
    file: site,
    change: ['"logo"', '"lgoo"'],
    code: 'LV203',
    at: '"lgoo"',
    says: 'in site.json; did you mean "logo"?',
  },
  'a misspelt key of a text': {
    file: baseHome,
    change: ['"values"', '"vlaues"'],
    code: 'LV203',
    at: '"vlaues"',
  },
  'a misspelt $text': {
    file: baseHome,
    change: ['"$text": "home.slots"', '"$txt": "home.slots"'],
    code: 'LV203',
    at: '"$txt"',
    says: 'did you mean "$text"?',
  },
  'a value that is not allowed': {
    file: home,
    change: ['"strip"', '"stripe"'],
    code: 'LV204',
    at: '"stripe"',
    says: 'did you mean "strip"?',
  },
  'a visitor nobody is': {
    file: home,
    change: ['"trial"', '"trail"'],
    code: 'LV204',
    at: '"trail"',
    says: 'did you mean "trial"?',
  },
  'a category in small letters': {
    file: baseHome,
    change: ['"RNG"', '"rng"'],
    code: 'LV205',
    at: '"rng"',
    says: 'The category, in capitals',
  },
  'a date that is none': {
    file: baseHome,
    change: [/("text": \{\s*"\$text": "home.note")/, '"day": "31.12.", $1'],
    code: 'LV205',
    at: '"31.12."',
    says: 'is no date',
  },
  'a number that is too small': {
    file: home,
    change: ['3000', '300'],
    code: 'LV206',
    at: '300',
    says: '1000',
  },
  'an age under 18': {
    file: 'lagoon/compliance.json',
    change: ['21', '17'],
    code: 'LV206',
    at: '17',
  },
  'a malformed name': {
    file: '_base/flags.json',
    change: ['"chat"', '"live chat": {}, "chat"'],
    code: 'LV207',
    at: '"live chat"',
  },
  'an unknown component': {
    file: home,
    change: ['"BannerCarousel"', '"BanerCarousel"'],
    code: 'LV208',
    at: '"BanerCarousel"',
    says: 'did you mean "BannerCarousel"?',
  },
  'a form that is not allowed': {
    file: home,
    change: [/"group": \{[^}]*\}/, '"group": 7'],
    code: 'LV209',
    at: '7',
    says: 'a string or { "$value" }',
  },
  'an entry twice': {
    file: baseHome,
    change: ['"gameType": "RNG"', '"gameType": "RNG", "filters": ["vendor", "vendor"]'],
    code: 'LV210',
    at: '"vendor"]',
    says: '"vendor" twice',
  },
  'a condition with two keys': {
    file: baseHome,
    change: ['"flag": "promotions"', '"flag": "promotions", "session": "guest"'],
    code: 'LV211',
    at: '{\n        "flag"',
  },
  'a condition without a key': {
    file: baseHome,
    change: [/"when": \{\s*"flag": "promotions"\s*\}/, '"when": {}'],
    code: 'LV211',
    at: '{}',
  },
  'a misspelt condition': {
    file: baseHome,
    change: ['"flag"', '"flga"'],
    code: 'LV203',
    at: '"flga"',
    says: 'did you mean "flag"?',
  },
  'a comparison with too many parts': {
    file: home,
    change: ['"route.name",', '"route.name", "x",'],
    code: 'LV206',
    at: '[\n              "route.name"',
  },

  'a parent that does not exist': {
    file: site,
    change: ['"name"', '"extends": "_bse", "name"'],
    code: 'LV301',
    at: '"_bse"',
  },
  'a brand that extends itself': {
    file: site,
    change: ['"name"', '"extends": "lagoon", "name"'],
    code: 'LV302',
    at: '"lagoon", "name"',
  },
  'an anchor that is not in the slot': {
    file: home,
    change: ['"before": "grid"', '"before": "gird"'],
    code: 'LV303',
    at: '"gird"',
    says: 'did you mean "grid"?',
  },
  'an anchor that is not in the menu': {
    file: menus,
    change: ['"after": "slots"', '"after": "slot"'],
    code: 'LV303',
    at: '"slot"',
  },
  'removing what is not there': {
    file: home,
    change: ['"remove": "note"', '"remove": "nota"'],
    code: 'LV304',
    at: '"nota"',
  },
  'moving what is not there': {
    file: menus,
    change: ['"move": "help"', '"move": "halp"'],
    code: 'LV304',
    at: '"halp"',
  },
  'an unknown operation': {
    file: home,
    change: ['"remove"', '"remvoe"'],
    code: 'LV305',
    at: '{\n              "remvoe"',
    says: 'did you mean "remove"?',
  },
  'two operations in one': {
    file: home,
    change: ['"remove": "note"', '"remove": "note", "move": "hero"'],
    code: 'LV305',
    at: '{\n              "remove"',
  },
  'a move to nowhere': {
    file: menus,
    change: [/"move": "help",\s*"before": "home"/, '"move": "help"'],
    code: 'LV305',
    at: '{\n          "move"',
  },
  'operations where they are not allowed': {
    file: site,
    change: [/\[\s*"lagoon\.example"\s*\]/, '{ "$ops": [] }'],
    code: 'LV305',
    at: '{ "$ops"',
  },
  'operations on a menu the parent lacks': {
    file: menus,
    change: ['"menus": {', '"menus": { "foot": { "$ops": [] },'],
    code: 'LV306',
    at: '{ "$ops": [] }',
  },
  'lowering what may only be raised': {
    file: '_base/compliance.json',
    change: ['18', '23'],
    code: 'LV307',
    at: '21',
    in: 'lagoon/compliance.json',
    says: 'only be raised above 23',
  },
  'changing what is fixed': {
    file: 'lagoon/compliance.json',
    change: ['"minimumAge"', '"demonstration": false, "minimumAge"'],
    code: 'LV307',
    at: 'false',
  },
  'inserting what is there': {
    file: home,
    change: ['"remove": "note"', '"insert": "hero"'],
    code: 'LV308',
    at: '"hero"',
  },
  'deleting what is not there': {
    file: home,
    change: ['"promo":', '"porch": null, "promo":'],
    code: 'LV309',
    at: 'null',
  },
  'a lock on nothing': {
    file: '_base/locks.json',
    change: ['/compliance/minimumAge', '/compliance/minimalAge'],
    code: 'LV310',
    at: '{\n      "pointer": "/compliance/minimalAge"',
  },
  'a lock by an unknown rule': {
    file: '_base/locks.json',
    change: ['"mayRaise"', '"mayGrow"'],
    code: 'LV204',
    at: '"mayGrow"',
  },

  'a menu entry that leads to no route': {
    file: '_base/menus.json',
    change: ['"route": "home"', '"route": "hoem"'],
    code: 'LV401',
    at: '"hoem"',
    says: 'did you mean "home"?',
  },
  'a prop that names no route': {
    file: baseHome,
    change: ['"gameType": "RNG"', '"gameType": "RNG", "moreRoute": "gmaes"'],
    code: 'LV401',
    at: '"gmaes"',
  },
  'a redirect to no route': {
    file: routes,
    change: ['"redirect": "/slots"', '"redirect": "/slotz"'],
    code: 'LV401',
    at: '"/slotz"',
  },
  'a banner that leads to no route': {
    file: 'lagoon/banners.json',
    change: ['"/slots"', '"/sluts"'],
    code: 'LV401',
    at: '"/sluts"',
  },
  'a route without its page': {
    file: routes,
    change: ['"page": "home"', '"page": "homr"'],
    code: 'LV402',
    at: '"homr"',
  },
  'a route without its layout': {
    file: routes,
    change: ['"layout": "frame"', '"layout": "farme"'],
    code: 'LV402',
    at: '"farme"',
  },
  'a menu that does not exist': {
    file: '_base/pages/frame.json',
    change: ['"menu": "main"', '"menu": "mian"'],
    code: 'LV403',
    at: '"mian"',
    says: 'did you mean "main"?',
  },
  'a menu that is deleted and still shown': {
    file: menus,
    change: [/"main": \{[\s\S]*\}\n {2}\}/, '"main": null }'],
    code: 'LV403',
    at: 'null',
    says: '"main" is deleted, but _base/pages/frame.json:',
  },
  'a flag that does not exist': {
    file: menus,
    change: ['"chat"', '"chatt"'],
    code: 'LV404',
    at: '"chatt"',
    says: 'did you mean "chat"?',
  },
  'a text key that does not exist': {
    file: routes,
    change: ['"home.title"', '"home.tilte"'],
    code: 'LV405',
    at: '"home.tilte"',
    says: 'did you mean "home.title"?',
  },
  'a text one language lacks': {
    file: filipino,
    change: [/"menu\.slots": "Slots",/, ''],
    code: 'LV406',
    at: '{',
    says: 'TY has no text "menu.slots"',
  },
  'a plural one language lacks': {
    file: filipino,
    change: [/,\s*"wins_other": "[^"]*"/, ''],
    code: 'LV406',
    at: '{',
    says: 'TY has no text "wins"',
  },
  'a text English lacks': {
    file: filipino,
    change: ['"menu.slots"', '"menu.more": "x", "menu.slots"'],
    code: 'LV406',
    at: '"menu.more"',
  },
  'other placeholders': {
    file: filipino,
    change: ['{{name}}', '{{nam}}'],
    code: 'LV407',
    at: '"Kumusta {{nam}}"',
    says: '{{nam}}, EN has {{name}}',
  },
  'an asset that does not exist': {
    file: site,
    change: ['assets/logo.svg', 'assets/lgoo.svg'],
    code: 'LV408',
    at: '"assets/lgoo.svg"',
    says: 'did you mean "assets/logo.svg"?',
  },
  'an icon that does not exist': {
    file: '_base/menus.json',
    change: ['"house"', '"hose"'],
    code: 'LV409',
    at: '"hose"',
    says: 'did you mean "house"?',
  },
  'a banner group that does not exist': {
    file: baseHome,
    change: ['"w_home"', '"w_hom"'],
    code: 'LV410',
    at: '"w_hom"',
    says: 'did you mean "w_home"?',
  },
  'a root that does not exist': {
    file: '_base/pages/category.json',
    change: ['"root": "grid"', '"root": "gird"'],
    code: 'LV411',
    at: '"gird"',
    says: 'did you mean "grid"?',
  },
  'a misspelt node in a slot': {
    file: '_base/pages/frame.json',
    change: ['"outlet"\n', '"oulet"\n'],
    code: 'LV411',
    at: '"oulet"',
    says: 'did you mean "outlet"?',
  },
  'a deleted node that still stands in a slot': {
    file: home,
    change: ['"promo":', '"grid": null, "promo":'],
    code: 'LV411',
    at: 'null',
    says: 'remove it there too',
  },
  'a node inside itself': {
    file: '_base/pages/frame.json',
    change: ['"menu"\n', '"menu", "bar"\n'],
    code: 'LV412',
    at: '"bar"\n',
  },
  'a node in two places': {
    file: '_base/pages/frame.json',
    change: ['"menu"\n', '"menu", "menu"\n'],
    code: 'LV413',
    at: '"menu"\n',
  },
  'a node without a place': {
    file: home,
    change: ['"promo":', '"stray": { "use": "Stack" }, "promo":'],
    code: 'LV414',
    at: '"stray"',
  },
  'a slot the component lacks': {
    file: '_base/pages/frame.json',
    change: ['"start"', '"strat"'],
    code: 'LV415',
    at: '"strat"',
    says: 'did you mean "start"?',
  },
  'a condition on an unknown value': {
    file: home,
    change: ['"route.name"', '"route.nmae"'],
    code: 'LV416',
    at: '"route.nmae"',
    says: 'did you mean "route.name"?',
  },
  'a binding to an unknown value': {
    file: home,
    change: ['"route.bannerGroup"', '"session.secret"'],
    code: 'LV416',
    at: '"session.secret"',
  },
  'a preload that is not for guests': {
    file: baseHome,
    change: ['"getGameVendor"', '"getBalanceV2"'],
    code: 'LV417',
    at: '"getBalanceV2"',
  },
  'a layout without an outlet': {
    file: '_base/pages/frame.json',
    change: ['"use": "Outlet"', '"use": "Stack"'],
    code: 'LV418',
    at: '{',
  },
  'a layout with two outlets': {
    file: '_base/pages/frame.json',
    change: [/"use": "MenuBar",\s*"props": \{[^}]*\}/, '"use": "Outlet"'],
    code: 'LV418',
    at: '"Outlet"\n    }\n',
  },
  'an outlet in a page': {
    file: '_base/pages/category.json',
    change: [/"use": "GameGrid",\s*"props": \{[\s\S]*?\n {6}\}/, '"use": "Outlet"'],
    code: 'LV418',
    at: '"Outlet"',
  },
  'a language without texts': {
    file: '_base/site.json',
    change: ['"EN",', '"EN", "AR",'],
    code: 'LV419',
    at: '"AR"',
  },
  'a default language that is not offered': {
    file: '_base/site.json',
    change: ['"defaultLang": "TY"', '"defaultLang": "AR"'],
    code: 'LV420',
    at: '"AR"',
  },
  'a path claimed twice': {
    file: routes,
    change: ['"/down"', '"/live/"'],
    code: 'LV421',
    at: '"/live/"',
    says: 'claimed by route "games"',
  },
  'a path parameter without values': {
    file: routes,
    change: ['"/down"', '"/down/{where}"'],
    code: 'LV422',
    at: '"/down/{where}"',
  },
  'a link without its parameter': {
    file: menus,
    change: [/"params": \{\s*"games": "live"\s*\},/, ''],
    code: 'LV422',
    at: '{\n            "id": "live"',
  },
  'a link with an unknown parameter': {
    file: menus,
    change: ['"games": "live"', '"games": "life"'],
    code: 'LV422',
    at: '"life"',
    says: 'did you mean "live"?',
  },
  'a route that shows nothing': {
    file: routes,
    change: [/"redirect": "\/slots"/, '"gameType": "RNG"'],
    code: 'LV423',
    at: '{\n      "paths": [\n        "/down"',
  },
  'a time zone nobody knows': {
    file: site,
    change: ['"name"', '"timeZone": "Asia/Manilla", "name"'],
    code: 'LV424',
    at: '"Asia/Manilla"',
    says: 'did you mean "Asia/Manila"?',
  },
  'a currency nobody knows': {
    file: '_base/site.json',
    change: ['"PHP"', '"PPP"'],
    code: 'LV424',
    at: '"PPP"',
  },
  'a language tag nobody knows': {
    file: english,
    change: ['"en"', '"e_n"'],
    code: 'LV424',
    at: '"e_n"',
  },
  'an id twice': {
    file: '_base/registration.json',
    change: ['"fields": [', '"fields": [{ "id": "username", "label": { "$text": "home.title" } },'],
    code: 'LV425',
    at: '"username",\n',
  },
  'a sign-in that is registered nowhere': {
    file: site,
    change: ['"name"', '"socialSignIn": [{ "provider": "tidepass", "name": "Tidepass" }], "name"'],
    code: 'LV427',
    at: '"tidepass"',
    says: 'no registration',
  },
  'a codec of no call': {
    file: upstream,
    change: ['"headers"', '"codecs": { "loginV3": "none" }, "headers"'],
    code: 'LV428',
    at: '"loginV3"',
    says: 'did you mean "loginV2"',
  },
  'a path of no call': {
    file: upstream,
    change: ['"headers"', '"paths": { "getGmaeList": "/games" }, "headers"'],
    code: 'LV428',
    at: '"getGmaeList"',
    says: 'did you mean "getGameList"',
  },
  'a registration nobody is offered': {
    file: upstream,
    change: [
      '"headers"',
      '"socialProviders": { "tidepass": { "issuer": "https://tidepass.example", "clientId": "reef" } }, "headers"',
    ],
    code: 'LV427',
    at: '"tidepass"',
    says: 'offers no sign-in',
  },
  'a literal client secret': {
    file: upstream,
    change: [
      '"headers"',
      '"socialProviders": { "tidepass": { "issuer": "sandbox:", "clientId": "reef", "clientSecret": "hunter2" } }, "headers"',
    ],
    code: 'LV506',
    at: '"hunter2"',
  },

  'a text too pale': {
    file: theme,
    change: ['"#555555"', '"#8a8a8a"'],
    code: 'LV501',
    at: '"#8a8a8a"',
    says: '3.13:1 in the light theme',
  },
  'a dark text too dark': {
    file: theme,
    change: ['"#f0f0f0"', '"#606060"'],
    code: 'LV501',
    at: '"#606060"',
    says: 'on raised #202020',
  },
  'a ground of the brand under a text of its parent': {
    file: 'lagoon/theme.json',
    change: [/^/, '{ "color": { "heroShade": { "dark": "#808080" } } }'],
    code: 'LV501',
    at: '"#808080"',
    says: 'heroText #ffffff on heroShade #808080',
  },
  'a focus nobody sees': {
    file: theme,
    change: [/("focus": \{\s*"light": )"#0057b8"/, '$1"#ccddee"'],
    code: 'LV502',
    at: '"#ccddee"',
    says: 'at least 3:1',
  },
  'a licence without a number': {
    file: 'lagoon/compliance.json',
    change: ['"MGA/1"', '""'],
    code: 'LV503',
    at: '""',
    says: 'without its number',
  },
  'a licence without a register link': {
    file: 'lagoon/compliance.json',
    change: [/,\s*"registerUrl": "[^"]*"/, ''],
    code: 'LV202',
    at: '{\n      "badge"',
    says: '"registerUrl"',
  },
  'games from the brand’s own host': {
    file: '_base/site.json',
    change: ['https://games.example', 'https://lagoon.example:8443'],
    code: 'LV504',
    at: '"https://lagoon.example:8443"',
  },
  'a link without https': {
    file: '_base/menus.json',
    change: ['https://help.example/', 'http://help.example/'],
    code: 'LV505',
    at: '"http://help.example/"',
  },
  'a banner that runs a script': {
    file: 'lagoon/banners.json',
    change: [
      /"ROUTE",\s*"linkageTarget": "\/slots"/,
      '"URL", "linkageTarget": "javascript:alert(1)"',
    ],
    code: 'LV505',
    at: '"javascript:alert(1)"',
  },
  'a literal codec key': {
    file: upstream,
    change: ['"headers"', '"codecKey": "12345678", "headers"'],
    code: 'LV506',
    at: '"12345678"',
  },
  'a suppression without a reason': {
    file: home,
    change: ['{\n', '{ // livery-ignore LV414\n'],
    code: 'LV701',
    at: '// livery',
    says: 'gives no reason',
  },
  'a suppression of an unknown code': {
    file: home,
    change: ['{\n', '{ // livery-ignore lv414: kept\n'],
    code: 'LV702',
    at: '// livery',
    says: 'did you mean "LV414"?',
  },
  'a suppression of what may not be suppressed': {
    file: home,
    change: ['{\n', '{ // livery-ignore LV506: it is only a test key\n'],
    code: 'LV703',
    at: '// livery',
  },
  'a prop that names a route with several paths': {
    file: baseHome,
    change: ['"gameType": "RNG"', '"gameType": "RNG", "moreRoute": "games"'],
    code: 'LV422',
    at: '"games"',
    says: 'without its parameter "games": a name alone does not say which of slots, live',
  },
  'a banner that names a route with several paths': {
    file: 'lagoon/banners.json',
    change: ['"/slots"', '"games"'],
    code: 'LV422',
    at: '"games"',
    says: 'without its parameter',
  },
  'a literal header secret': {
    file: upstream,
    change: ['"x-site"', '"x-api-key"'],
    code: 'LV506',
    at: '"one"',
    says: 'x-api-key',
  },
};

let schemas: SchemaSet;
beforeAll(async () => {
  schemas = await fixtureSchemas();
});

it.each(Object.entries(mistakes))('%s: one problem, where it stands', async (_title, mistake) => {
  const before = brandFixture[mistake.file] ?? '';
  const after = before.replace(mistake.change[0], mistake.change[1]);
  expect(after).not.toBe(before);
  const files = { ...brandFixture, [mistake.file]: after };

  const { problems, site: loaded } = await loadFixture(files, schemas);

  const file = mistake.in ?? mistake.file;
  const found = problems.map(({ code, file: where, line, column }) => ({
    code,
    where,
    line,
    column,
  }));
  expect(found).toEqual([
    { code: mistake.code, where: file, ...positionIn(files[file] ?? '', mistake.at) },
  ]);
  expect(problems[0]?.message).toContain(mistake.says ?? '');
  expect(loaded === undefined).toBe(problems[0]?.severity === 'error');
});

it('covers every code but those that no edit of one text makes', () => {
  const covered = new Set(Object.values(mistakes).map(({ code }) => code));
  expect(Object.keys(problemCodes).filter((code) => !covered.has(code))).toEqual([
    'LV101',
    'LV106',
    'LV107',
    'LV212',
    'LV507',
    'LV508',
    'LV601',
    'LV602',
    'LV704',
  ]);
});

it('does not repeat a secret in a message', async () => {
  const files = {
    ...brandFixture,
    [upstream]: (brandFixture[upstream] ?? '')
      .replace('https://api.example', 'ftp://user:hunter2@api.example')
      .replace('"x-site"', '"authorization"')
      .replace('"one"', '"Bearer hunter2"'),
  };
  const { problems } = await loadFixture(files, schemas);
  expect(problems.length).toBeGreaterThan(0);
  expect(JSON.stringify(problems)).not.toContain('hunter2');
});

function positionIn(text: string, at: string): { line: number; column: number } {
  const offset = text.indexOf(at);
  expect(offset).toBeGreaterThanOrEqual(0);
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
