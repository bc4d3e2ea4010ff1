import { written, type PlantedMistakes } from './PlantedMistake.ts';

const compliance = 'lagoon/compliance.json';
const registration = '_base/registration.json';
const flags = 'lagoon/flags.json';

/** Mistakes in `compliance.json`, `registration.json` and `flags.json`. */
export const ruleMistakes: PlantedMistakes = {
  'players of sixteen': {
    edits: [[compliance, '/minimumAge', { is: 16 }]],
    fix: /\b18\b/,
  },
  'no help line': {
    edits: [[compliance, '/helpLine', { is: null }]],
    fix: /locked|must|keep|may not/,
  },
  'a licence of a regulator without a badge': {
    edits: [[compliance, '/licences', { is: [licence({ badge: 'curacao' })] }]],
    at: '#/licences/0/badge',
    fix: '"other"',
  },
  'a register without https': {
    edits: [
      [
        compliance,
        '/licences',
        { is: [licence({ registerUrl: 'http://register.example.com/1' })] },
      ],
    ],
    at: '#/licences/0/registerUrl',
    fix: /https:\/\//,
  },
  'a licence for another domain': {
    edits: [
      [compliance, '/demonstration', { is: false }],
      [compliance, '/licences', { is: [licence({})] }],
      [compliance, '/licences/0/domain', { is: 'lagoon.example' }],
    ],
    fix: /hosts/,
  },
  'a real site without a licence': {
    edits: [[compliance, '/demonstration', { is: false }]],
    fix: /licen[cs]e/,
  },
  'a licence of a demonstration': {
    edits: [[compliance, '/licences', { is: [licence({})] }]],
    fix: '"demonstration": false',
  },
  'a flag by the name of its module': {
    edits: [flagsOf({ GAME_RNG: { value: false } })],
    at: '#/flags/GAME_RNG',
    fix: '"games.slots"',
  },
  'a flag that is off in words': {
    edits: [flagsOf({ freePlay: { value: 'off' } })],
    at: '#/flags/freePlay/value',
    fix: /false/,
  },
  'a flag as its value': {
    edits: [flagsOf({ freePlay: false })],
    at: '#/flags/freePlay',
    fix: '"value"',
  },
  'a flag that nothing reads': {
    edits: [flagsOf({ freeplay: { value: false } })],
    at: '#/flags/freeplay',
    fix: '"freePlay"',
  },
  'a field by another name': {
    edits: [[registration, '/fields/7/id', { is: 'e-mail' }]],
    fix: '"email"',
  },
  'one field twice': {
    edits: [[registration, '/fields/9/id', { is: 'line' }]],
    at: '#/fields/10/id',
    fix: /twice|"line"/,
  },
  'a registration without a password': {
    edits: [[registration, '/fields/3', 'removed']],
    at: '#/fields',
    fix: '"password"',
  },
  'a password that everybody can read': {
    edits: [[registration, '/fields/3/input', { is: 'text' }]],
    fix: '"password"',
  },
  'a minimum above the maximum': {
    edits: [[registration, '/fields/0/minLength', { is: 16 }]],
    fix: /"maxLength"/,
  },
  'a word that browsers do not fill in': {
    edits: [[registration, '/fields/0/autocomplete', { is: 'user-name' }]],
    fix: '"username"',
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

function flagsOf(changes: unknown): ReturnType<typeof written> {
  return written(flags, { $schema: '../../schemas/flags.schema.json', flags: changes });
}
