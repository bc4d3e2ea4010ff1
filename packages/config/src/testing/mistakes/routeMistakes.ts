import { files, type Mistakes } from './Mistake.ts';

const { baseHome, menus, routes, site } = files;
const down = '"paths": [\n        "/down"\n      ]';

/** Mistakes in routes as a whole. */
export const routeMistakes: Mistakes = {
  'a redirect with a line break': {
    file: routes,
    change: ['"redirect": "/slots"', '"redirect": "/slots?\\n"'],
    code: 'LV205',
    at: '"/slots?\\n"',
    expectedMessage: 'a path of this site',
  },
  'a redirect to another site': {
    file: routes,
    change: ['"redirect": "/slots"', '"redirect": "//slots"'],
    code: 'LV205',
    at: '"//slots"',
  },
  'a redirect to itself': {
    file: routes,
    change: ['"redirect": "/slots"', '"redirect": "/down"'],
    code: 'LV442',
    at: '"/down"\n    }',
    expectedMessage: 'redirects lead in a circle: down → down',
  },
  'two redirects in a circle': {
    file: routes,
    change: [
      '"down": {',
      '"up": { "paths": ["/up"], "redirect": "/again?x=1" },\n"again": { "paths": ["/again"], "redirect": "/up" },\n"down": {',
    ],
    code: 'LV442',
    at: '"/again?x=1"',
    expectedMessage: 'redirects lead in a circle: up → again → up',
  },
  'a login that needs a login': {
    file: routes,
    change: [
      '"down": {',
      '"agentLogin": { "paths": ["/agents"], "page": "home", "layout": "frame", "title": { "$text": "home.title" }, "access": "agent" },\n"down": {',
    ],
    code: 'LV442',
    at: '"agent" }',
    expectedMessage: 'agentLogin → agentLogin',
  },
  'a page that guests need, for members': {
    file: routes,
    change: [
      '"down": {',
      '"login": { "paths": ["/login"], "page": "home", "layout": "frame", "title": { "$text": "home.title" } },\n"terms": { "paths": ["/terms"], "page": "home", "layout": "frame", "title": { "$text": "home.title" }, "access": "member" },\n"down": {',
    ],
    code: 'LV458',
    at: '"member" }',
    expectedMessage: 'route "terms" is needed by guests',
  },
  'a home page that leads to the login': {
    file: routes,
    change: [
      /"home": \{[\s\S]*?"games": \{/,
      '"home": { "paths": ["/"], "redirect": "/login" },\n"login": { "paths": ["/login"], "page": "home", "layout": "frame", "title": { "$text": "home.title" } }, "games": {',
    ],
    code: 'LV442',
    at: '"/login"',
    expectedMessage: 'home → login → home',
  },
  'a path of a call': {
    file: routes,
    change: [down, '"paths": ["/wps/session/login"]'],
    code: 'LV444',
    at: '"/wps/session/login"',
    expectedMessage: 'is answered by the server itself',
  },
  'a retired worker where a page is': {
    file: site,
    change: ['{', '{ "retiredWorkers": ["/worker.js", "/slots"],'],
    code: 'LV446',
    at: '"/slots"',
    expectedMessage: '/slots is a path of the route',
  },
  'a path that browsers resolve': {
    file: routes,
    change: [down, '"paths": ["/a/../down"]'],
    code: 'LV444',
    at: '"/a/../down"',
  },
  'a path with too many values': {
    file: routes,
    change: ['"/{games}"', `"/{games}", "${'/{games}'.repeat(10)}"`],
    code: 'LV422',
    at: `"${'/{games}'.repeat(10)}"`,
    expectedMessage: 'stands for more than 1000 paths',
  },
  'a route for members by a condition': {
    file: routes,
    change: [
      down,
      `${down}, "when": { "any": [{ "flag": "chat" }, { "not": { "session": "guest" } }] }`,
    ],
    code: 'LV443',
    at: '"guest"',
    expectedMessage: 'use "access" for members',
  },
  'a route by a visitor’s balance': {
    file: routes,
    change: [down, `${down}, "when": { "gt": ["wallet.balance", 5] }`],
    code: 'LV443',
    at: '"wallet.balance"',
  },
  'a preload by a visitor’s account': {
    file: baseHome,
    change: [
      '"call": "getGameVendor"',
      '"call": "getGameList", "query": { "gameName": { "$value": "session.account" } }',
    ],
    code: 'LV443',
    at: '"session.account"',
    expectedMessage: 'there is route.name, route.gameType',
  },
  'a route without a title': {
    file: routes,
    change: [/"title": \{[^}]*\},\s*(?="page": "category")/, ''],
    code: 'LV750',
    at: '{\n      "paths": [\n        "/{games}"',
    expectedMessage: 'route "games" lacks "title"',
  },
  'a path of two routes': {
    file: routes,
    change: ['"/down"', '"/live/"'],
    code: 'LV421',
    at: '"/live/"',
    expectedMessage: 'claimed by route "games"',
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
    expectedMessage: 'did you mean "live"?',
  },
  'a route that shows nothing': {
    file: routes,
    change: [/"redirect": "\/slots"/, '"gameType": "RNG"'],
    code: 'LV423',
    at: '{\n      "paths": [\n        "/down"',
  },
  'a prop that names a route with several paths': {
    file: baseHome,
    change: ['"gameType": "RNG"', '"gameType": "RNG", "moreRoute": "games"'],
    code: 'LV422',
    at: '"games"',
    expectedMessage:
      'without its parameter "games": a name alone does not say which of slots, live',
  },
  'a banner that names a route with several paths': {
    file: 'lagoon/banners.json',
    change: ['"/slots"', '"games"'],
    code: 'LV422',
    at: '"games"',
    expectedMessage: 'without its parameter',
  },
};
