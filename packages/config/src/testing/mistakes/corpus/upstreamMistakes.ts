import type { Mistakes } from '../Mistake.ts';

const lagoon = 'lagoon/upstream.json';
const ironfield = 'ironfield/upstream.json';
const base = '_base/upstream.json';

/** Mistakes in `upstream.json`. */
export const upstreamMistakes: Mistakes = {
  'an operator without encryption': {
    edit: [lagoon, '/baseUrl', { is: 'http://api.operator.example.com' }],
    code: 'LV520',
    fix: /https/,
  },
  'an operator without its scheme': {
    edit: [lagoon, '/baseUrl', { is: 'api.operator.example.com' }],
    code: 'LV205',
    fix: /https:\/\//,
  },
  'an operator with a query': {
    edit: [lagoon, '/baseUrl', { is: 'https://api.operator.example.com/?site=1' }],
    code: 'LV205',
    fix: /without "\?"/,
  },
  'a key in the file': {
    edit: [ironfield, '/codecKey', { is: '6f1c0d2e9b7a45338c1d7e0a94b2f5c8' }],
    code: 'LV506',
    fix: '"$secret"',
  },
  'a token in a header': {
    edit: [lagoon, '/headers', { is: { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9' } }],
    code: 'LV506',
    at: '#/headers/authorization',
    fix: '"$secret"',
  },
  'a secret in small letters': {
    edit: [lagoon, '/codecKey', { is: { $secret: 'sandbox_key_lagoon' } }],
    code: 'LV205',
    at: '#/codecKey/$secret',
    fix: /capitals/,
  },
  'a secret without its dollar sign': {
    edit: [lagoon, '/codecKey/$secret', { named: 'secret' }],
    code: 'LV203',
    fix: '"$secret"',
  },
  'a cipher by another name': {
    edit: [ironfield, '/codecs/loginV2', { is: 'aes256-gcm' }],
    code: 'LV204',
    fix: '"aes-256-gcm"',
  },
  'encryption of a call that has none': {
    edit: [lagoon, '/codecs', { is: { getGameList: 'aes-256-gcm' } }],
    code: 'LV748',
    at: '#/codecs/getGameList',
    atKey: true,
    fix: /remove it/,
  },
  'a cipher without its key': {
    edit: [lagoon, '/codecKey', 'removed'],
    code: 'LV441',
    at: '#/codecs/loginFreePlay',
    fix: '"codecKey"',
  },
  'a total time that is shorter than its parts': {
    edit: [lagoon, '/limits', { is: { headersMs: 8000, totalMs: 5000 } }],
    code: 'LV206',
    at: '#/limits/headersMs',
    fix: '"totalMs"',
  },
  'a time in seconds': {
    edit: [lagoon, '/limits', { is: { connectMs: 5 } }],
    code: 'LV206',
    at: '#/limits/connectMs',
    fix: /milliseconds|\b10\b/,
  },
  'a refusal by another word': {
    edit: [lagoon, '/refusals', { is: { E100: 'wrong_password' } }],
    code: 'LV204',
    at: '#/refusals/E100',
    fix: '"password_wrong"',
  },
  'a provider without encryption': {
    edit: [base, '/socialProviders/harbour/issuer', { is: 'http://id.example.com' }],
    code: 'LV205',
    fix: /https:\/\//,
  },
  'no operator for any brand': {
    edit: [base, '/baseUrl', 'removed'],
    code: 'LV202',
    fix: 'upstream.json lacks "baseUrl"',
  },
  'a registered provider that is not offered': {
    brands: 'fixture',
    edit: [
      base,
      '/socialProviders',
      { is: { tidepass: { issuer: 'https://tidepass.example', clientId: 'reef' } } },
    ],
    code: 'LV427',
    at: '#/socialProviders/tidepass',
    atKey: true,
    fix: 'offers no sign-in',
  },
  'a literal client secret': {
    brands: 'fixture',
    edit: [
      base,
      '/socialProviders',
      { is: { tidepass: { issuer: 'sandbox:', clientId: 'reef', clientSecret: 'hunter2' } } },
    ],
    code: 'LV506',
    at: '#/socialProviders/tidepass/clientSecret',
    fix: 'write {"$secret": "NAME"}',
  },
  'a literal header secret': {
    brands: 'fixture',
    edit: [base, '/headers/x-site', { named: 'x-api-key' }],
    code: 'LV506',
    at: '#/headers/x-api-key',
    fix: 'x-api-key',
  },
  'a header value with a line break': {
    brands: 'fixture',
    edit: [base, '/headers/x-site', { is: 'one\nHost: other' }],
    code: 'LV205',
    fix: 'a header value has printable ASCII characters',
  },
  'a header name with a space': {
    brands: 'fixture',
    edit: [base, '/headers/x-site', { named: 'X A' }],
    code: 'LV207',
    fix: 'a header name has letters, digits and "-"',
  },
  'a header that frames the message': {
    brands: 'fixture',
    edit: [base, '/headers/x-site', { named: 'Transfer-Encoding' }],
    code: 'LV440',
    fix: 'belongs to the connection',
  },
  'a header of the gateway': {
    brands: 'fixture',
    edit: [base, '/headers/x-site', { named: 'Accept-Encoding' }],
    code: 'LV440',
    fix: 'is set by the gateway',
  },
  'a header of the visitor’s request': {
    brands: 'fixture',
    edit: [base, '/headers/x-site', { named: 'X-Request-Id' }],
    code: 'LV440',
    fix: 'is set by the gateway',
  },
  'a language header that is the trace’s': {
    brands: 'fixture',
    edit: [base, '/languageHeader', { is: 'traceparent' }],
    code: 'LV440',
    fix: 'is set by the gateway',
  },
  'a header beside the merchant’s': {
    brands: 'fixture',
    edit: [base, '/headers/Merchant', { is: 'two' }],
    code: 'LV440',
    atKey: true,
    fix: 'is set by "merchantHeader" already',
  },
  'a header beside the language’s': {
    brands: 'fixture',
    edit: [base, '/headers/Accept-Language', { is: 'en' }],
    code: 'LV440',
    atKey: true,
    fix: 'is set by "languageHeader" already',
  },
  'a language header that is the merchant’s': {
    brands: 'fixture',
    edit: [base, '/languageHeader', { is: 'Merchant' }],
    code: 'LV440',
    fix: 'is set by "merchantHeader" already',
  },
  'a platform header that is the merchant’s': {
    brands: 'fixture',
    edit: [base, '/platformHeader', { is: 'Merchant' }],
    code: 'LV440',
    fix: 'is set by "merchantHeader" already',
  },
  'a token header that is no name': {
    brands: 'fixture',
    edit: [base, '/tokenHeader', { is: 'to ken:' }],
    code: 'LV205',
    fix: 'the value does not have the form needed here: a header name has letters, digits and "-"',
  },
  'a token header of the connection': {
    brands: 'fixture',
    edit: [base, '/tokenHeader', { is: 'Connection' }],
    code: 'LV440',
    fix: 'header "Connection" belongs to the connection',
  },
  'a path with a line break': {
    brands: 'fixture',
    edit: [base, '/calls', { is: { loginV2: { path: '/log\nin' } } }],
    code: 'LV205',
    at: '#/calls/loginV2/path',
    fix: 'the value does not have the form',
  },
  'a timer that would overflow': {
    brands: 'fixture',
    edit: [base, '/limits', { is: { queueMs: 1_000_000_000_000 } }],
    code: 'LV206',
    at: '#/limits/queueMs',
    fix: 'the value must be <= 120000',
  },
  'a codec without a key': {
    brands: 'fixture',
    edit: [base, '/codecs', { is: { register: 'none', loginV2: 'aes-256-gcm' } }],
    code: 'LV441',
    at: '#/codecs/loginV2',
    fix: 'add "codecKey": {"$secret": "NAME"}',
  },
  'an operator at a public address by plain http': {
    brands: 'fixture',
    edit: [base, '/baseUrl', { is: 'http://[2001:db8::1]:8080/v1' }],
    code: 'LV520',
    fix: 'write an https address',
  },
  'an operator at a metadata service': {
    brands: 'fixture',
    edit: [base, '/baseUrl', { is: 'http://169.254.169.254/latest' }],
    code: 'LV520',
    fix: 'which no operator has',
  },
  'an operator at a metadata service, written as a number': {
    brands: 'fixture',
    edit: [base, '/baseUrl', { is: 'https://2852039166' }],
    code: 'LV520',
    fix: 'the value is a link-local, metadata or reserved address, which no operator has',
  },
  'an operator at a metadata service, written as IPv6': {
    brands: 'fixture',
    edit: [base, '/baseUrl', { is: 'https://[::ffff:169.254.169.254]' }],
    code: 'LV520',
    fix: 'the value is a link-local, metadata or reserved address, which no operator has',
  },
  'an operator at the name of a metadata service': {
    brands: 'fixture',
    edit: [base, '/baseUrl', { is: 'https://metadata.google.internal.' }],
    code: 'LV520',
    fix: 'the value is a link-local, metadata or reserved address, which no operator has',
  },
  'an operator at a port that is none': {
    brands: 'fixture',
    edit: [base, '/baseUrl', { is: 'https://api.example:99999' }],
    code: 'LV520',
    fix: 'the value is no address',
  },
  'an operator as a number': {
    brands: 'fixture',
    edit: [base, '/baseUrl', { is: 7 }],
    code: 'LV201',
    fix: 'expected a text, found a number',
  },
};
