import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** References, and pages as a whole. */
export const referenceCodes = {
  LV401: {
    severity: 'error',
    summary: 'A route that does not exist.',
    fix: 'Name a route of routes.json, or a path one of them has.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "main": [{ "id": "home", "text": { "$text": "nav.home" }, "route": "hoem" }] } }',
      expectedMessage: 'no route is called "hoem"; did you mean "home"?',
    },
  },
  LV402: {
    severity: 'error',
    summary: 'A page that does not exist.',
    fix: 'Add pages/<name>.json, or correct the name.',
    example: {
      file: 'reef/routes.json',
      text: '{ "routes": { "home": { "page": "hom" } } }',
      expectedMessage: 'no page is called "hom"; did you mean "home"?',
    },
  },
  LV403: {
    severity: 'error',
    summary: 'A menu that does not exist.',
    fix: 'Add it to menus.json, or correct the name.',
    example: {
      file: 'reef/pages/layout.json',
      text: '{ "nodes": { "menu": { "props": { "menu": "mian" } } } }',
      expectedMessage: 'no menu is called "mian"; did you mean "main"?',
    },
  },
  LV404: {
    severity: 'error',
    summary: 'A flag that does not exist.',
    fix: 'Add it to flags.json, or correct the name.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "when": { "flag": "games.lvie" } } } }',
      expectedMessage: 'no flag is called "games.lvie"; did you mean "games.live"?',
    },
  },
  LV405: {
    severity: 'error',
    summary: 'A text key that has no English text.',
    fix: 'Add it to locales/EN.json, or correct the key.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "props": { "title": { "$text": "home.lvie" } } } } }',
      expectedMessage: 'locales/EN.json has no text "home.lvie"; did you mean "home.live"?',
    },
  },
  LV406: {
    severity: 'error',
    summary: 'A text that one language has and another lacks.',
    fix: 'Add the text to the language the message names.',
    example: {
      file: 'reef/locales/EN.json',
      text: '{ "reef.welcome": "Welcome" }',
      expectedMessage: 'TY, CN, ID, TH, VI, JA, KO, HI, ES, PT, RU, AR have no text "reef.welcome"',
    },
  },
  LV407: {
    severity: 'error',
    suppressible: true,
    summary: 'A text whose placeholders differ between languages.',
    fix: 'Use the placeholders of the English text.',
    example: {
      file: 'reef/locales/TY.json',
      text: '{ "nav.leadsHome": "{{brnd}}, tahanan" }',
      expectedMessage: 'TY text "nav.leadsHome" has the placeholders {{brnd}}, EN has {{brand}}',
    },
  },
  LV408: {
    severity: 'error',
    summary: 'An asset file that does not exist.',
    fix: 'Add the file to the brand’s assets folder, or correct the path.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "logo": "assets/lgoo.svg" }',
      expectedMessage: 'there is no file "assets/lgoo.svg"; did you mean "assets/logo.svg"?',
    },
  },
  LV409: {
    severity: 'error',
    summary: 'An icon that does not exist.',
    fix: 'Name an icon of the icon list, the section "Icons" of the reference of documents.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "main": [{ "id": "home", "text": { "$text": "nav.home" }, "route": "home", "icon": "hosue" }] } }',
      expectedMessage: 'no icon is called "hosue"; did you mean "house"?',
    },
  },
  LV410: {
    severity: 'error',
    summary: 'A banner group that does not exist.',
    fix: 'Add it to banners.json, or correct the name.',
    example: {
      file: 'reef/routes.json',
      text: '{ "routes": { "home": { "bannerGroup": "w_hom" } } }',
      expectedMessage: 'no banner group is called "w_hom"; did you mean "w_home"?',
    },
  },
  LV411: {
    severity: 'error',
    summary: 'A node that the page does not have.',
    fix: 'Add the node, or take its id out of the slot.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "page": { "slots": { "default": ["categories", "slot", "live"] } } } }',
      expectedMessage: 'the page has no node "slot"; did you mean "slots"?',
    },
  },
  LV412: {
    severity: 'error',
    summary: 'A node is inside itself.',
    fix: 'Take its id out of the slot at the place named.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "page": { "slots": { "default": ["categories", "slots", "live", "page"] } } } }',
      expectedMessage: 'node "page" is inside itself',
    },
  },
  LV413: {
    severity: 'error',
    summary: 'A node is in two places.',
    fix: 'Take its id out of one of them, or make a second node.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "page": { "slots": { "default": ["categories", "slots", "live", "slots"] } } } }',
      expectedMessage: 'node "slots" is in another slot already',
    },
  },
  LV414: {
    severity: 'error',
    suppressible: true,
    summary: 'A node that no slot leads to: it would never be shown.',
    fix: 'Put its id into a slot, or delete the node.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "clock": { "use": "LiveClock" } } }',
      expectedMessage: 'no slot leads to node "clock"',
    },
  },
  LV415: {
    severity: 'error',
    summary: 'A slot its component does not have.',
    fix: 'Use a slot of the component.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "page": { "slots": { "start": [] } } } }',
      expectedMessage: 'Stack has no slot "start"; it has default',
    },
  },
  LV416: {
    severity: 'error',
    summary: 'A value path that pages cannot look at.',
    fix: 'Use a path the message names.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "when": { "eq": ["route.nmae", "home"] } } } }',
      expectedMessage: 'pages cannot look at "route.nmae"; did you mean "route.name"?',
    },
  },
  LV417: {
    severity: 'error',
    summary: 'A preloaded call that does not exist or may not be answered for every guest alike.',
    fix: 'Name a call that is marked for guests.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "preload": [{ "call": "getBalanceV2" }] }',
      expectedMessage: '"getBalanceV2" is no call that every guest gets the same answer to',
    },
  },
  LV418: {
    severity: 'error',
    summary: 'A layout without exactly one Outlet, or an Outlet in a page that is no layout.',
    fix: 'Give a layout one node that uses Outlet; use none elsewhere.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "use": "Outlet" } } }',
      expectedMessage: 'page "home" is no layout: no page is put into its Outlet',
    },
  },
  LV419: {
    severity: 'error',
    summary: 'A language the brand offers has no texts.',
    fix: 'Add locales/<LANG>.json, or do not offer the language.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "supportLanguages": ["EN", "TY", "FR"] }',
      expectedMessage:
        'there is no locales/FR.json; there is AR, CN, EN, ES, HI, ID, JA, KO, PT, RU, TH, TY, VI',
    },
  },
  LV420: {
    severity: 'error',
    summary: 'The default language is none of those offered.',
    fix: 'Add it to supportLanguages, or choose another default.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "defaultLang": "FR" }',
      expectedMessage:
        '"FR" is none of the languages offered: EN, TY, CN, ID, TH, VI, JA, KO, HI, ES, PT, RU, AR',
    },
  },
  LV421: {
    severity: 'error',
    suppressible: true,
    summary: 'Two routes claim the same path: the second would never open.',
    fix: 'Give one of them another path.',
    example: {
      file: 'reef/routes.json',
      text: '{ "routes": { "slots": { "paths": ["/rng"], "page": "slots", "title": { "$text": "nav.home" } } } }',
      expectedMessage: '/rng is claimed by route "rng" already',
    },
  },
  LV422: {
    severity: 'error',
    summary: 'A path parameter without values, or a link to a route without a value it knows.',
    fix: 'List the values under the route’s "params"; give the link one of them.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "main": [{ "id": "esports", "text": { "$text": "nav.home" }, "route": "esports", "params": { "games": "esprots" } }] } }',
      expectedMessage: 'route "esports" knows no games "esprots"; did you mean "esports"?',
    },
  },
  LV423: {
    severity: 'error',
    summary: 'A route that shows nothing, or both shows a page and leads elsewhere.',
    fix: 'Give it either "page" or "redirect".',
    example: {
      file: 'reef/routes.json',
      text: '{ "routes": { "home": { "redirect": "/rng" } } }',
      expectedMessage: 'route "home" has both a page and a redirect',
    },
  },
  LV424: {
    severity: 'error',
    summary: 'An unknown time zone, currency or language tag.',
    fix: 'Use an IANA time zone, an ISO 4217 code, a BCP 47 tag.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "timeZone": "Asia/Manilla" }',
      expectedMessage: '"Asia/Manilla" is no IANA time zone; did you mean "Asia/Manila"?',
    },
  },
  LV425: {
    severity: 'error',
    summary: 'Two entries of a list have the same id.',
    fix: 'Rename one of them.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "main": [{ "id": "home", "text": { "$text": "nav.home" }, "route": "home" }, { "id": "home", "text": { "$text": "nav.login" }, "route": "login" }] } }',
      expectedMessage: '"home" is the id of an entry before it',
    },
  },
  LV442: {
    severity: 'error',
    summary: 'Redirects that lead in a circle: none of the routes would ever open.',
    fix: 'Let one of the routes show a page.',
    example: {
      file: 'reef/routes.json',
      text: '{ "routes": { "old": { "paths": ["/old"], "redirect": "/older" }, "older": { "paths": ["/older"], "redirect": "/old" } } }',
      expectedMessage:
        'redirects lead in a circle: old → older → old; one of them has to show a page',
    },
  },
  LV443: {
    severity: 'error',
    summary:
      'A condition of a route, or a query of a preload, with a value that differs between visitors.',
    fix: 'Use a value the message names, or put the condition on a node of the page.',
    example: {
      file: 'reef/routes.json',
      text: '{ "routes": { "vip": { "when": { "session": "member" } } } }',
      expectedMessage: 'a session differs between visitors; use "access" for members',
    },
  },
  LV444: {
    severity: 'error',
    summary: 'A path of a route that never opens, because the server or the browser takes it.',
    fix: 'Choose another path.',
    example: {
      file: 'reef/routes.json',
      text: '{ "routes": { "login": { "paths": ["/login", "/wps/session/login"] } } }',
      expectedMessage: '/wps/session/login is answered by the server itself',
    },
  },
  LV450: {
    severity: 'error',
    summary: 'A menu entry that leads nowhere, leads to two places, or has no label.',
    fix: 'Give it one of "route", "href", "each" and "opensMenu", and, except with "each", a "text".',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "main": [{ "id": "about", "text": { "$text": "nav.help" } }] } }',
      expectedMessage:
        '"about" leads nowhere and would not be shown; add "route", "href", "each" or "opensMenu"',
    },
  },
  LV451: {
    severity: 'warning',
    summary: 'A flag that nothing reads, and whose name is close to one that is read.',
    fix: 'Correct its name, or use it in a condition.',
    example: {
      file: 'reef/flags.json',
      text: '{ "flags": { "games.lotery": { "value": false } } }',
      expectedMessage: 'nothing reads the flag "games.lotery"; did you mean "games.lottery"?',
    },
  },
  LV452: {
    severity: 'warning',
    summary: 'Banners that no page shows.',
    fix: 'Correct the name of the group, name it in a route or page, or give the route’s layout a place for banners.',
    example: {
      file: 'reef/banners.json',
      text: '{ "groups": { "w_hme": [{ "bannerId": "new", "url": "assets/logo.svg", "title": { "$text": "nav.home" } }] } }',
      expectedMessage: 'no route or page shows the banners of "w_hme"; did you mean "w_home"?',
    },
  },
  LV453: {
    severity: 'error',
    summary: 'A comparison in a condition that is never true.',
    fix: 'Write a value of the type and, for names, one that exists.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "when": { "eq": ["route.name", 5] } } } }',
      expectedMessage: '"route.name" is a text and never 5, a number',
    },
  },
  LV454: {
    severity: 'error',
    summary: 'A query of a preload that its call does not take: the call would never be preloaded.',
    fix: 'Name a field of the call and a value it can have; the message proposes the nearest.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "preload": [{ "call": "getGameList", "query": { "gameTyp": "RNG" } }] }',
      expectedMessage: 'getGameList takes no field "gameTyp"; did you mean "gameType"?',
    },
  },
  LV455: {
    severity: 'error',
    summary: 'A game category that looks like a misspelt one.',
    fix: 'Correct it. A category of the operator’s own needs a text `category.<CODE>`.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "live": { "props": { "gameType": "LIVEE" } } } }',
      expectedMessage: 'no game category is called "LIVEE"; did you mean "LIVE"?',
    },
  },
  LV456: {
    severity: 'error',
    summary: 'A font family that does not exist.',
    fix: 'Name a family of the platform, "system", or one that theme.json defines under "font.families".',
    example: {
      file: 'reef/theme.json',
      text: '{ "font": { "body": "Figtee" } }',
      expectedMessage: 'no font family is called "Figtee"; did you mean "Figtree"?',
    },
  },
  LV457: {
    severity: 'warning',
    summary: 'A text that is empty or has an HTML tag, which is shown as it is typed.',
    fix: 'Write plain text. To hide a text, remove the node that shows it.',
    example: {
      file: 'reef/locales/EN.json',
      text: '{ "nav.home": "<b>Home</b>" }',
      expectedMessage: 'text "nav.home" has the tag <b>, which is shown as it is typed',
    },
  },
  LV445: {
    severity: 'error',
    summary: 'A node is more than 100 nodes deep: it would not be shown.',
    fix: 'Place the node less deep, or remove nodes that only hold others.',
    example: {
      file: 'reef/pages/deep.json',
      text: '(101 nodes, each in a slot of the one before)',
      expectedMessage: 'node "n101" is more than 100 deep',
    },
  },
  LV458: {
    severity: 'error',
    summary:
      'Help, terms, responsible gaming or the recovery of a password is closed to guests, who need them.',
    fix: 'Add the paths to guardExempt in routes.json, or remove "access" from the route.',
    example: {
      file: 'reef/routes.json',
      text: '{ "routes": { "help": { "access": "member" } } }',
      expectedMessage: 'route "help" is needed by guests, so it cannot have "access"',
    },
  },
  LV471: {
    severity: 'error',
    summary: 'A component of a centre names a call that does not exist, or that cannot be shown.',
    fix: 'Name a call of the call reference. Calls that change something belong to buttons and forms.',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "StatCards", "props": { "call": "getBalance", "figures": [{ "path": "sumBalance", "label": { "$text": "nav.home" } }] } } } }',
      expectedMessage: 'no call is called "getBalance"; did you mean "getBalanceV2"?',
    },
  },
  LV472: {
    severity: 'error',
    summary: 'A component of a centre names a value that the reply of its call does not have.',
    fix: 'Correct the path; the call reference lists the values of every reply.',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "StatCards", "props": { "call": "getBalanceV2", "figures": [{ "path": "sumBalanse", "label": { "$text": "nav.home" } }] } } } }',
      expectedMessage: 'the reply of getBalanceV2 has no "sumBalanse"; did you mean "sumBalance"?',
    },
  },
  LV473: {
    severity: 'error',
    summary: 'A component of a centre names a field that the request of its call does not take.',
    fix: 'Correct the field; the call reference lists the fields of every request.',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "RecordTable", "props": { "call": "getBettingRecord", "rowKey": "round", "caption": { "$text": "nav.home" }, "query": { "categry": "RNG" }, "columns": [{ "path": "stake", "label": { "$text": "nav.home" } }] } } } }',
      expectedMessage: 'getBettingRecord takes no "categry"; did you mean "category"?',
    },
  },
  LV474: {
    severity: 'warning',
    summary: 'A word that the call is known to send has no text.',
    fix: 'Add the text to locales/EN.json and the other languages, or correct "texts".',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "RecordTable", "props": { "call": "getBettingRecord", "rowKey": "round", "caption": { "$text": "nav.home" }, "columns": [{ "path": "state", "label": { "$text": "nav.home" }, "texts": "nav.state" }] } } } }',
      expectedMessage:
        'there is no text "nav.state.running", "nav.state.settled", "nav.state.undone", so players see the operator’s word',
    },
  },
  LV475: {
    severity: 'error',
    summary: 'An export of a call that returns no whole list.',
    fix: 'Remove "export", or name a call that the call reference marks as exportable.',
    example: {
      file: 'reef/pages/mc.bets.json',
      text: '{ "root": "bets", "nodes": { "bets": { "use": "RecordTable", "props": { "call": "getGameList", "rows": "games", "rowKey": "nodeId", "caption": { "$text": "nav.home" }, "export": { "file": "games" }, "columns": [{ "path": "displayName", "label": { "$text": "nav.home" } }] } } } }',
      expectedMessage: 'getGameList returns no whole list, so it cannot be exported',
    },
  },
  LV476: {
    severity: 'error',
    summary: 'A menu entry that opens a page of a centre, but is not in that centre’s menu.',
    fix: 'Move the entry to the menu that site.json names for the centre.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "main": [{ "id": "records", "text": { "$text": "nav.home" }, "page": "mc.personalHistoryCopy" }] } }',
      expectedMessage:
        '"records" opens a page of a centre, but "main" is the menu of none; name it in "centres" of site.json',
    },
  },
  LV740: {
    severity: 'error',
    summary: 'A registration form that lacks a field that an open method of registration needs.',
    fix: 'Add the field to registration.json, or turn the method of registration off by its flag.',
    example: {
      file: 'reef/registration.json',
      text: '{ "fields": [{ "id": "username", "label": { "$text": "login.username" } }, { "id": "captcha", "label": { "$text": "login.captcha" }, "input": "captcha" }] }',
      expectedMessage:
        'the form lacks "password" and "confirmPassword" for a registration by username (USERNAMEREG3); add the fields, or turn the method off: "value": false at its flag in flags.json',
    },
    beside: {
      file: 'reef/flags.json',
      text: '{ "flags": { "MOBILENUMREG3": { "value": false } } }',
    },
  },
  LV744: {
    severity: 'warning',
    summary: 'A currency with the symbol or the decimals of another one.',
    fix: 'Write the symbol and the decimals of the currency beside its code.',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "currency": { "code": "EUR" } }',
      expectedMessage: 'EUR would be shown with the inherited symbol "P"; add "symbol": "€"',
    },
  },
  LV745: {
    severity: 'warning',
    summary: 'A menu of the brand that nothing shows.',
    fix: 'Name it in a MenuBar, a MenuButton, a menu entry or a centre, or remove it.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "offers": [{ "id": "vip", "text": { "$text": "nav.vip" }, "route": "vip" }] } }',
      expectedMessage: 'no MenuBar, button or centre shows the menu "offers"',
    },
  },
  LV746: {
    severity: 'warning',
    summary: 'A page of the brand that no route and no menu of a centre opens.',
    fix: 'Add a route, or an entry to the menu of the centre; or correct the name of the file, or remove it.',
    example: {
      file: 'reef/pages/about.json',
      text: '{ "root": "text", "nodes": { "text": { "use": "TextBlock", "props": { "title": { "$text": "vip.title" }, "text": { "$text": "vip.text" } } } } }',
      expectedMessage: 'no route shows the page "about"; add one to routes.json',
    },
  },
  LV749: {
    severity: 'warning',
    summary: 'A plural form that a language needs is missing: the text is shown in another form.',
    fix: 'Add the text the message names. Languages differ in their forms: Russian also has "few" and "many".',
    example: {
      file: 'reef/locales/RU.json',
      text: '{ "help.found_few": null }',
      expectedMessage:
        'RU has no text "help.found_few", so counts that need this plural form are shown with another',
    },
  },
  LV750: {
    severity: 'warning',
    summary: 'A route that shows a page without a title.',
    fix: 'Add "title": { "$text": "…" }, which tabs, search results and screen readers need.',
    example: {
      file: 'reef/routes.json',
      text: '{ "routes": { "club": { "paths": ["/club"], "page": "vip" } } }',
      expectedMessage:
        'route "club" lacks "title", the name of its page in tabs and search results',
    },
  },
  LV751: {
    severity: 'error',
    summary: 'A file that changes a page, but is named unlike any page there is.',
    fix: 'Give the file the name of the page, in the same capitals; or complete it, and add a route.',
    example: {
      file: 'reef/pages/Live.json',
      text: '{ "nodes": { "games": { "props": { "tiles": "large" } } } }',
      expectedMessage:
        '"Live" is no whole page, and changes none that there is; did you mean "live.json"?',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
