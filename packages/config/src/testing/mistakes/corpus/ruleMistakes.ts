import { written, type Edit, type Mistakes } from '../Mistake.ts';

const compliance = 'lagoon/compliance.json';
const registration = '_base/registration.json';
const flags = 'lagoon/flags.json';
const baseCompliance = '_base/compliance.json';
const baseFlags = '_base/flags.json';

/** Mistakes in `compliance.json`, `registration.json` and `flags.json`. */
export const ruleMistakes: Mistakes = {
  'players of sixteen': {
    edit: [compliance, '/minimumAge', { is: 16 }],
    code: 'LV206',
    fix: /\b18\b/,
  },
  'no help line': {
    edit: [compliance, '/helpLine', { is: null }],
    code: 'LV307',
    fix: /locked|must|keep|may not/,
  },
  'a licence of a regulator without a badge': {
    edit: [compliance, '/licences', { is: [licence({ badge: 'curacao' })] }],
    code: 'LV204',
    at: '#/licences/0/badge',
    fix: '"other"',
  },
  'a register without https': {
    edit: [
      compliance,
      '/licences',
      { is: [licence({ registerUrl: 'http://register.example.com/1' })] },
    ],
    code: 'LV505',
    at: '#/licences/0/registerUrl',
    fix: /https:\/\//,
  },
  'a real site without a licence': {
    edit: [compliance, '/demonstration', { is: false }],
    code: 'LV530',
    fix: /licen[cs]e/,
  },
  'a licence of a demonstration': {
    edit: [compliance, '/licences', { is: [licence({})] }],
    code: 'LV536',
    fix: '"demonstration": false',
  },
  'a flag by the name of its module': {
    edit: flagsOf({ GAME_RNG: { value: false } }),
    code: 'LV451',
    at: '#/flags/GAME_RNG',
    atKey: true,
    fix: '"games.slots"',
  },
  'a flag that is off in words': {
    edit: flagsOf({ freePlay: { value: 'off' } }),
    code: 'LV201',
    at: '#/flags/freePlay/value',
    fix: /false/,
  },
  'a flag as its value': {
    edit: flagsOf({ freePlay: false }),
    code: 'LV201',
    at: '#/flags/freePlay',
    fix: '"value"',
  },
  'a flag that nothing reads': {
    edit: flagsOf({ freeplay: { value: false } }),
    code: 'LV451',
    at: '#/flags/freeplay',
    atKey: true,
    fix: '"freePlay"',
  },
  'a field by another name': {
    edit: [registration, '/fields/7/id', { is: 'e-mail' }],
    code: 'LV204',
    fix: '"email"',
  },
  'one field twice': {
    edit: [registration, '/fields/9/id', { is: 'line' }],
    code: 'LV425',
    at: '#/fields/10/id',
    fix: /twice|"line"/,
  },
  'a registration without a password': {
    edit: [registration, '/fields/3', 'removed'],
    code: 'LV740',
    fix: '"password"',
  },
  'a password that everybody can read': {
    edit: [registration, '/fields/3/input', { is: 'text' }],
    code: 'LV204',
    fix: '"password"',
  },
  'a minimum above the maximum': {
    edit: [registration, '/fields/0/minLength', { is: 16 }],
    code: 'LV206',
    fix: /"maxLength"/,
  },
  'a word that browsers do not fill in': {
    edit: [registration, '/fields/0/autocomplete', { is: 'user-name' }],
    code: 'LV204',
    fix: '"username"',
  },
  'a live brand with a text of the demonstration': {
    given: [[compliance, '/licences', { is: [licence({})] }]],
    edit: [compliance, '/demonstration', { is: false }],
    code: 'LV531',
    at: 'lagoon/banners.json#/groups/w_home/0/subtitle/$text',
    fix: 'name another text',
  },
  'a live brand with invented jackpots': {
    given: [['ironfield/compliance.json', '/licences', { is: [licence({})] }]],
    edit: ['ironfield/compliance.json', '/demonstration', { is: false }],
    code: 'LV532',
    fix: 'use "kind": "feed", or leave them out',
  },
  'a licence for another domain': {
    brands: 'fixture',
    given: [[baseCompliance, '/demonstration', { is: false }]],
    edit: [baseCompliance, '/licences/0/domain', { is: 'other.example' }],
    code: 'LV747',
    fix: 'or add the host',
  },
  'a malformed name': {
    brands: 'fixture',
    edit: [baseFlags, '/flags/live chat', { is: {} }],
    code: 'LV207',
    atKey: true,
    fix: 'did you mean "live-chat"?',
  },
  'a licence without a register link': {
    brands: 'fixture',
    edit: [baseCompliance, '/licences/0/registerUrl', 'removed'],
    code: 'LV202',
    fix: '"registerUrl"',
  },
  'a text in place of its key': {
    brands: 'fixture',
    edit: [registration, '/fields/0/label', { is: 'Username' }],
    code: 'LV201',
    fix: 'write { "$text": "the.key" }',
  },
  'a registration by username without a password': {
    brands: 'fixture',
    edit: [baseFlags, '/flags/USERNAMEREG3', { is: { module: 'USERNAMEREG3' } }],
    code: 'LV740',
    at: `${registration}#/fields`,
    fix: 'lacks "password", "confirmPassword" and "captcha" for a registration by',
  },
  'a registration by mobile number, without a password, that lacks the number': {
    brands: 'fixture',
    given: [[baseFlags, '/flags/MOBILENUMPASSREG3', { is: { value: false } }]],
    edit: [baseFlags, '/flags/MOBILENUMREG3', { is: { module: 'MOBILENUMREG3' } }],
    code: 'LV740',
    at: `${registration}#/fields`,
    fix: 'the form lacks "mobileNum" and "captcha" for a registration by mobile number',
  },
  'a licence without a number': {
    brands: 'fixture',
    edit: [baseCompliance, '/licences/0/number', { is: '' }],
    code: 'LV503',
    fix: 'without its number',
  },
  'an age in words': {
    brands: 'fixture',
    edit: [compliance, '/minimumAge', { is: 'adult' }],
    code: 'LV201',
    fix: 'expected a whole number from 18 to 25',
  },
  'a misspelt rule that is locked': {
    brands: 'fixture',
    edit: [baseCompliance, '/helpLine', { named: 'hlepLine' }],
    code: 'LV203',
    fix: 'did you mean "helpLine"?',
  },
  'flags without the object of them': {
    brands: 'fixture',
    edit: [baseFlags, '/flags', 'removed'],
    code: 'LV202',
    fix: 'flags.json lacks "flags"',
  },
  'a misspelt property of a flag': {
    brands: 'fixture',
    edit: [baseFlags, '/flags/promotions/module', { named: 'mdoule' }],
    code: 'LV203',
    fix: 'did you mean "module"?',
  },
  'a flag under another name than two nodes have': {
    brands: 'fixture',
    given: [['_base/pages/home.json', '/nodes/grid/when', { is: { flag: 'promotions' } }]],
    edit: [baseFlags, '/flags/promotions', { named: 'promotion' }],
    code: 'LV404',
    fix: 'did you mean it by "promotion"?',
  },
  'a registration without its fields': {
    brands: 'fixture',
    edit: [registration, '/fields', 'removed'],
    code: 'LV202',
    fix: 'registration.json lacks "fields"',
  },
  'a misspelt property of a field': {
    brands: 'fixture',
    edit: [registration, '/fields/0/label', { named: 'lable' }],
    code: 'LV203',
    fix: 'did you mean "label"?',
  },
};

function licence(changes: Record<string, string>): Record<string, string> {
  return {
    badge: 'malta',
    regulator: 'Example Gaming Authority',
    licensee: 'Lagoon Ltd',
    number: 'EGA/1',
    registerUrl: 'https://register.example.com/1',
    ...changes,
  };
}

function flagsOf(changes: unknown): Edit {
  return written(flags, { $schema: '../../schemas/flags.schema.json', flags: changes });
}
