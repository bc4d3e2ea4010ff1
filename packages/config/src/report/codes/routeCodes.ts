import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Routes as a whole: paths, parameters, redirects and what guests may open. */
export const routeCodes = {
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
  LV446: {
    severity: 'error',
    summary: 'A retired service worker whose path a route or the server has.',
    fix: 'Remove the path from "retiredWorkers".',
    example: {
      file: 'reef/site.json',
      text: '{ "extends": "lagoon", "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "retiredWorkers": ["/sw.js"] }',
      expectedMessage: '/sw.js is answered by the server itself',
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
} as const satisfies Record<string, ProblemCodeEntry>;
