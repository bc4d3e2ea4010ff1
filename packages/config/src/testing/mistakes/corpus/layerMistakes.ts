import type { Mistakes } from '../Mistake.ts';

const lagoonSite = 'lagoon/site.json';
const lagoonHome = 'lagoon/pages/home.json';
const lagoonMenus = 'lagoon/menus.json';
const locks = '_base/locks.json';

/** Mistakes in what a brand changes of its parents: operations, deletions and locks. */
export const layerMistakes: Mistakes = {
  'a lock by an unknown rule': {
    brands: 'fixture',
    edit: [locks, '/locks/0/rule', { is: 'mayGrow' }],
    code: 'LV204',
    fix: '"mayGrow" is none of "mustExist", "mayRaise", "fixed"',
  },
  'a brand that extends itself': {
    brands: 'fixture',
    edit: [lagoonSite, '/extends', { is: 'lagoon' }],
    code: 'LV302',
    fix: '"lagoon" extends "lagoon", which extends it: lagoon → lagoon',
  },
  'an anchor that is not in the slot': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/page/slots/default/$ops/0/before', { is: 'gird' }],
    code: 'LV303',
    fix: 'did you mean "grid"?',
  },
  'an anchor that is not in the menu': {
    brands: 'fixture',
    edit: [lagoonMenus, '/menus/main/$ops/0/after', { is: 'slot' }],
    code: 'LV303',
    fix: 'did you mean "slots"?',
  },
  'removing a missing entry': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/page/slots/default/$ops/1/remove', { is: 'nota' }],
    code: 'LV304',
    fix: 'did you mean "note"?',
  },
  'moving a missing entry': {
    brands: 'fixture',
    edit: [lagoonMenus, '/menus/main/$ops/1/move', { is: 'halp' }],
    code: 'LV304',
    fix: 'did you mean "help"?',
  },
  'an unknown operation': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/page/slots/default/$ops/1/remove', { named: 'remvoe' }],
    code: 'LV305',
    at: '#/nodes/page/slots/default/$ops/1',
    fix: 'did you mean "remove"?',
  },
  'two operations in one': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/page/slots/default/$ops/1/move', { is: 'hero' }],
    code: 'LV305',
    at: '#/nodes/page/slots/default/$ops/1',
    fix: 'a list operation has one of "insert", "remove" and "move"',
  },
  'a move without a target': {
    brands: 'fixture',
    edit: [lagoonMenus, '/menus/main/$ops/1/before', 'removed'],
    code: 'LV305',
    fix: '"move" needs "before" or "after"',
  },
  'operations where they are not allowed': {
    brands: 'fixture',
    edit: [lagoonSite, '/hosts', { is: { $ops: [] } }],
    code: 'LV305',
    fix: 'write the whole value',
  },
  'operations on a menu the parent lacks': {
    brands: 'fixture',
    edit: [lagoonMenus, '/menus/foot', { is: { $ops: [] } }],
    code: 'LV306',
    fix: 'write the whole list',
  },
  'lowering a value that may only be raised': {
    brands: 'fixture',
    edit: ['_base/compliance.json', '/minimumAge', { is: 23 }],
    code: 'LV307',
    at: 'lagoon/compliance.json#/minimumAge',
    fix: 'only be raised above 23',
  },
  'changing a fixed value': {
    brands: 'fixture',
    edit: ['lagoon/compliance.json', '/demonstration', { is: false }],
    code: 'LV307',
    fix: '/compliance/demonstration is locked by _base: it may not be changed',
  },
  'inserting an existing entry': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/page/slots/default/$ops/1', { is: { insert: 'hero' } }],
    code: 'LV308',
    at: '#/nodes/page/slots/default/$ops/1/insert',
    fix: '"move" it, or give the new entry another id',
  },
  'deleting a missing value': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/porch', { is: null }],
    code: 'LV309',
    fix: 'null deletes "porch", which the parent does not have',
  },
  'a lock on a missing value': {
    brands: 'fixture',
    edit: [locks, '/locks/0/pointer', { is: '/compliance/minimalAge' }],
    code: 'LV310',
    at: '#/locks/0',
    fix: 'the lock names /compliance/minimalAge, which is not there',
  },
  'a node that the parent misspells and the brand places others by': {
    brands: 'fixture',
    edit: ['_base/pages/home.json', '/nodes/page/slots/default/1', { is: 'gird' }],
    code: 'LV411',
    fix: 'did you mean "grid"?',
  },
  'an operation as a list': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/page/slots/default/$ops/1', { is: [] }],
    code: 'LV305',
    fix: 'a list operation has one of "insert", "remove" and "move"',
  },
  'an insertion of an entry without its id': {
    brands: 'fixture',
    edit: [lagoonMenus, '/menus/main/$ops/0/insert/id', 'removed'],
    code: 'LV305',
    at: '#/menus/main/$ops/0',
    fix: '"insert" needs an entry with an id',
  },
  'an operation with two anchors': {
    brands: 'fixture',
    edit: [lagoonMenus, '/menus/main/$ops/1/after', { is: 'slots' }],
    code: 'LV305',
    at: '#/menus/main/$ops/1',
    fix: 'a list operation has either "before" or "after"',
  },
  'an anchor that the parent renames': {
    brands: 'fixture',
    edit: ['_base/menus.json', '/menus/main/1/id', { is: 'slot' }],
    code: 'LV303',
    at: `${lagoonMenus}#/menus/main/$ops/0/after`,
    fix: 'did you mean "slot"?',
  },
  'an entry that the parent removes and the brand moves': {
    brands: 'fixture',
    edit: ['_base/menus.json', '/menus/main/2', 'removed'],
    code: 'LV304',
    at: `${lagoonMenus}#/menus/main/$ops/1/move`,
    fix: 'the list has no "help" to move',
  },
  'operations on a slot that the parent removes': {
    brands: 'fixture',
    edit: ['_base/pages/home.json', '/nodes/page/slots/default', 'removed'],
    code: 'LV306',
    at: `${lagoonHome}#/nodes/page/slots/default`,
    fix: 'write the whole list',
  },
  'operations on a misspelt slot': {
    brands: 'fixture',
    edit: [lagoonHome, '/nodes/page/slots/default', { named: 'dfeault' }],
    code: 'LV306',
    at: '#/nodes/page/slots/dfeault',
    fix: 'write the whole list',
  },
  'an operation on no entry': {
    brands: 'fixture',
    edit: [lagoonMenus, '/menus/main/$ops/1/move', { is: 7 }],
    code: 'LV305',
    at: '#/menus/main/$ops/1',
    fix: '"move" needs the id of an entry',
  },
};
