import type { PlantedMistakes } from './PlantedMistake.ts';

const lagoon = 'lagoon/upstream.json';
const ironfield = 'ironfield/upstream.json';
const base = '_base/upstream.json';

/** Mistakes in `upstream.json`. */
export const operatorMistakes: PlantedMistakes = {
  'an operator without encryption': {
    edits: [[lagoon, '/baseUrl', { is: 'http://api.operator.example.com' }]],
    fix: /https/,
  },
  'an operator without its scheme': {
    edits: [[lagoon, '/baseUrl', { is: 'api.operator.example.com' }]],
    fix: /https:\/\//,
  },
  'an operator with a query': {
    edits: [[lagoon, '/baseUrl', { is: 'https://api.operator.example.com/?site=1' }]],
    fix: /without "\?"/,
  },
  'a key in the file': {
    edits: [[ironfield, '/codecKey', { is: '6f1c0d2e9b7a45338c1d7e0a94b2f5c8' }]],
    fix: '"$secret"',
  },
  'a token in a header': {
    edits: [[lagoon, '/headers', { is: { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9' } }]],
    at: '#/headers/authorization',
    fix: '"$secret"',
  },
  'a secret in small letters': {
    edits: [[lagoon, '/codecKey', { is: { $secret: 'sandbox_key_lagoon' } }]],
    at: '#/codecKey/$secret',
    fix: /capitals/,
  },
  'a secret without its dollar sign': {
    edits: [[lagoon, '/codecKey/$secret', { named: 'secret' }]],
    fix: '"$secret"',
  },
  'a cipher by another name': {
    edits: [[ironfield, '/codecs/loginV2', { is: 'aes256-gcm' }]],
    fix: '"aes-256-gcm"',
  },
  'encryption of a call that has none': {
    edits: [[lagoon, '/codecs', { is: { getGameList: 'aes-256-gcm' } }]],
    at: '#/codecs/getGameList',
    fix: /remove it/,
  },
  'a cipher without its key': {
    edits: [[lagoon, '/codecKey', 'removed']],
    at: '#/codecs/loginFreePlay',
    fix: '"codecKey"',
  },
  'a total time that is shorter than its parts': {
    edits: [[lagoon, '/limits', { is: { headersMs: 8000, totalMs: 5000 } }]],
    at: '#/limits/headersMs',
    fix: '"totalMs"',
  },
  'a time in seconds': {
    edits: [[lagoon, '/limits', { is: { connectMs: 5 } }]],
    at: '#/limits/connectMs',
    fix: /milliseconds|\b10\b/,
  },
  'a call that the platform does not make': {
    edits: [[lagoon, '/calls', { is: { getGames: { path: '/games' } } }]],
    at: '#/calls/getGames',
    fix: '"getGameList"',
    knownGap: 'Several calls begin alike, and none is near.',
  },
  'a refusal by another word': {
    edits: [[lagoon, '/refusals', { is: { E100: 'wrong_password' } }]],
    at: '#/refusals/E100',
    fix: '"password_wrong"',
  },
  'a provider without encryption': {
    edits: [[base, '/socialProviders/harbour/issuer', { is: 'http://id.example.com' }]],
    fix: /https:\/\//,
  },
};
