import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Merging a brand over its parents. */
export const layerCodes = {
  LV301: {
    severity: 'error',
    summary: 'The parent brand named by "extends" has no folder.',
    fix: 'Name an existing brand folder.',
    example: {
      file: 'reef/site.json',
      text: '{ "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "extends": "_bse" }',
      expectedMessage: '"reef" extends "_bse", which has no folder; did you mean "_base"?',
    },
  },
  LV302: {
    severity: 'error',
    summary: 'A brand is its own parent, directly or through others.',
    fix: 'Change "extends" of one of them.',
    example: {
      file: 'reef/site.json',
      text: '{ "name": "Reef", "hosts": ["reef.localhost"], "brand": { "merchant": "REEF" }, "extends": "reef" }',
      expectedMessage: '"reef" extends "reef", which extends it: reef → reef',
    },
  },
  LV303: {
    severity: 'error',
    summary: 'A list operation is anchored to an entry the list does not have.',
    fix: 'Name an entry of the parent’s list.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "bottom": { "$ops": [{ "move": "live", "after": "hom" }] } } }',
      expectedMessage: 'the list has no "hom" to place "live" after; did you mean "home"?',
    },
  },
  LV304: {
    severity: 'error',
    summary: 'A list operation removes or moves an entry the list does not have.',
    fix: 'Name an entry of the parent’s list, or drop the operation.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "bottom": { "$ops": [{ "remove": "lvie" }] } } }',
      expectedMessage: 'the list has no "lvie" to remove; did you mean "live"?',
    },
  },
  LV305: {
    severity: 'error',
    summary: 'A list operation is malformed, or used where operations are not allowed.',
    fix: 'Write {"insert", "before" or "after"}, {"remove"} or {"move", "before" or "after"}, in a page’s slot or a menu.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "bottom": { "$ops": [{ "move": "live" }] } } }',
      expectedMessage: '"move" needs "before" or "after"',
    },
  },
  LV306: {
    severity: 'error',
    summary: 'List operations without a list in the parent.',
    fix: 'Write the whole list.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "foot": { "$ops": [{ "remove": "live" }] } } }',
      expectedMessage: 'there is no list "foot" in the parent to operate on; write the whole list',
    },
  },
  LV307: {
    severity: 'error',
    summary: 'A brand changes what its parent has locked.',
    fix: 'Leave the parent’s value, or stay within what the lock allows.',
    example: {
      file: 'reef/compliance.json',
      text: '{ "demonstration": false }',
      expectedMessage: '/compliance/demonstration is locked by lagoon: it may not be changed',
    },
    beside: {
      file: 'lagoon/locks.json',
      text: '{ "locks": [{ "pointer": "/compliance/demonstration", "rule": "fixed" }] }',
    },
  },
  LV308: {
    severity: 'error',
    summary: 'A list operation inserts an entry the list already has.',
    fix: 'Use "move", or insert under another id.',
    example: {
      file: 'reef/menus.json',
      text: '{ "menus": { "bottom": { "$ops": [{ "insert": { "id": "live", "text": { "$text": "nav.home" }, "route": "home" } }] } } }',
      expectedMessage: '"live" is in the list already; "move" it, or give the new entry another id',
    },
  },
  LV309: {
    severity: 'warning',
    summary: 'A null deletes something the parent does not have.',
    fix: 'Correct the name, or drop the line.',
    example: {
      file: 'reef/pages/home.json',
      text: '{ "nodes": { "porch": null } }',
      expectedMessage: 'null deletes "porch", which the parent does not have',
    },
  },
  LV310: {
    severity: 'error',
    summary: 'A lock names nothing, or a value its rule does not fit.',
    fix: 'Point the lock at an existing value; "mayRaise" needs a number or a boolean.',
    example: {
      file: 'reef/locks.json',
      text: '{ "locks": [{ "pointer": "/compliance/minimalAge", "rule": "mayRaise" }] }',
      expectedMessage: 'the lock names /compliance/minimalAge, which is not there',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
