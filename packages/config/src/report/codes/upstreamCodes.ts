import type { ProblemCodeEntry } from '../ProblemCodeEntry.ts';

/** Entries of upstream.json that match nothing or cannot work. */
export const upstreamCodes = {
  LV427: {
    severity: 'error',
    summary:
      'Sign-in with a provider that upstream.json has no registration for, or a registration whose provider site.json does not offer.',
    fix: 'Name the provider in both: under "socialSignIn" in site.json, under "socialProviders" in upstream.json.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "socialProviders": { "tidepass": { "issuer": "https://tidepass.example", "clientId": "reef" } } }',
      expectedMessage: 'site.json offers no sign-in with "tidepass"',
    },
  },
  LV428: {
    severity: 'error',
    summary: 'A codec or a mapping in upstream.json of a call there is not.',
    fix: 'Name a call of the table; the message proposes the nearest.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "codecs": { "loginV3": "aes-256-gcm" } }',
      expectedMessage: 'there is no call "loginV3"; did you mean "loginV2"?',
    },
  },
  LV440: {
    severity: 'error',
    summary:
      'A header of upstream.json that the connection or the gateway sets, or that is there twice.',
    fix: 'Remove it from "headers", or give tokenHeader, merchantHeader or languageHeader another name.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "headers": { "Transfer-Encoding": "chunked" } }',
      expectedMessage: 'header "Transfer-Encoding" belongs to the connection',
    },
  },
  LV441: {
    severity: 'error',
    summary: 'A codec without a key: each call that it encodes would fail.',
    fix: 'Add "codecKey" with the name of a secret.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "codecs": { "loginFreePlay": "aes-256-gcm" }, "codecKey": null }',
      expectedMessage:
        'codec "aes-256-gcm" of loginFreePlay has no key; add "codecKey": {"$secret": "NAME"}',
    },
  },
  LV460: {
    severity: 'error',
    summary: 'A mapping in upstream.json of a field that the call does not have.',
    fix: 'Name a field of the call’s schema in the call reference; the message proposes the nearest.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "calls": { "launchGame": { "reply": { "fields": { "urll": "/openUrl" } } } } }',
      expectedMessage: 'the reply of launchGame has no field "urll"; did you mean "url"?',
    },
  },
  LV461: {
    severity: 'error',
    summary: 'A value in a mapping of upstream.json that the field cannot have.',
    fix: 'In "values" of a reply, write the values of the call reference on the right; in those of a request, on the left.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "calls": { "launchGame": { "request": { "values": { "view": { "loby": "main" } } } } } }',
      expectedMessage: 'launchGame never sends "loby" as view; did you mean "lobby"?',
    },
  },
  LV462: {
    severity: 'error',
    summary: 'A mapping in upstream.json that cannot be sent by the call’s method.',
    fix: 'Give a call that changes something the method POST or PUT, and nested fields and calls with a codec a JSON body.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "calls": { "walletTransfer": { "method": "GET" } } }',
      expectedMessage:
        'walletTransfer is a POST call that changes something; GET requests may be repeated',
    },
  },
  LV743: {
    severity: 'error',
    summary: 'A scale in a mapping of upstream.json of a field that is no number.',
    fix: 'Remove the scale, or correct the name of the field.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "calls": { "launchGame": { "request": { "scale": { "gameType": 100 } } } } }',
      expectedMessage: 'gameType of launchGame is of type string, which has no scale',
    },
  },
  LV748: {
    severity: 'error',
    summary: 'A codec of a call that sends nothing secret, on which it has no effect.',
    fix: 'Remove it, or name the call that was meant: one that sends a password or a code.',
    example: {
      file: 'reef/upstream.json',
      text: '{ "codecs": { "getGameList": "aes-256-gcm" } }',
      expectedMessage: 'getGameList sends no secret, so that its codec has no effect; remove it',
    },
  },
} as const satisfies Record<string, ProblemCodeEntry>;
