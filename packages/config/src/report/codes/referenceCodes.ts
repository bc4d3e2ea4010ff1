import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Names of things that do not exist, and things that nothing names. */
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
  LV757: {
    severity: 'warning',
    summary: 'A picture whose stated width and height are not those of its file.',
    fix: 'Write the width and height of the file; for a sharper picture, the half of both.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "page": { "slots": { "default": ["logo", "categories", "slots", "live"] } }, "logo": { "use": "ContentPicture", "props": { "picture": { "file": "assets/logo.svg", "widthPx": 48, "heightPx": 188 } } } } }',
      expectedMessage:
        '"assets/logo.svg" is stated as 48 × 188, but has the proportions of 188 × 48; write "widthPx": 188, "heightPx": 48',
    },
  },
  LV758: {
    severity: 'warning',
    suppressible: false,
    summary:
      'What every page holds beside its content (texts of its language, routes, addresses of assets) is larger than 512 kB.',
    fix: 'Remove texts, routes and assets that no page shows.',
    example: {
      file: 'reef/locales/EN.json',
      text: '(700 kB of texts)',
      expectedMessage:
        'every page holds 783 kB beside its content, which is slow on phones above 512 kB: 777 kB of texts in HI, 7 kB of routes, 1 kB of addresses of assets; remove what no page shows',
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
} as const satisfies Record<string, ProblemCodeEntry>;
