import { files, type Mistakes } from './Mistake.ts';

const { site, home, menus } = files;

/** Mistakes of the codes LV301 and following. */
export const layerMistakes: Mistakes = {
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
    expectedMessage: 'did you mean "grid"?',
  },
  'an anchor that is not in the menu': {
    file: menus,
    change: ['"after": "slots"', '"after": "slot"'],
    code: 'LV303',
    at: '"slot"',
  },
  'removing a missing entry': {
    file: home,
    change: ['"remove": "note"', '"remove": "nota"'],
    code: 'LV304',
    at: '"nota"',
  },
  'moving a missing entry': {
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
    expectedMessage: 'did you mean "remove"?',
  },
  'two operations in one': {
    file: home,
    change: ['"remove": "note"', '"remove": "note", "move": "hero"'],
    code: 'LV305',
    at: '{\n              "remove"',
  },
  'a move without a target': {
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
  'lowering a value that may only be raised': {
    file: '_base/compliance.json',
    change: ['18', '23'],
    code: 'LV307',
    at: '21',
    in: 'lagoon/compliance.json',
    expectedMessage: 'only be raised above 23',
  },
  'changing a fixed value': {
    file: 'lagoon/compliance.json',
    change: ['"minimumAge"', '"demonstration": false, "minimumAge"'],
    code: 'LV307',
    at: 'false',
  },
  'inserting an existing entry': {
    file: home,
    change: ['"remove": "note"', '"insert": "hero"'],
    code: 'LV308',
    at: '"hero"',
  },
  'deleting a missing value': {
    file: home,
    change: ['"promo":', '"porch": null, "promo":'],
    code: 'LV309',
    at: 'null',
  },
  'a lock on a missing value': {
    file: '_base/locks.json',
    change: ['/compliance/minimumAge', '/compliance/minimalAge'],
    code: 'LV310',
    at: '{\n      "pointer": "/compliance/minimalAge"',
  },
};
