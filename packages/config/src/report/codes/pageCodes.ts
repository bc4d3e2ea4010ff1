import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Pages as a whole: nodes, slots, layouts, conditions and preloads. */
export const pageCodes = {
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
