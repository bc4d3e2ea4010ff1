import { files, type Mistakes } from './Mistake.ts';

const { site, upstream } = files;
const baseUrl = '"https://api.example"';
const header = '"x-site": "one"';
const before = '"headers"';

const launchReply = (shape: string): string => `"calls": { "launchGame": { "reply": ${shape} } }`;
const launchRequest = (form: string): string => `"calls": { "launchGame": { "request": ${form} } }`;

/** Mistakes by which the operator could not be asked, or would be asked unsafely. */
export const upstreamMistakes: Mistakes = {
  'a header value with a line break': {
    file: upstream,
    change: ['"one"', '"one\\nHost: other"'],
    code: 'LV205',
    at: '"one\\nHost: other"',
    expectedMessage: 'a header value has printable ASCII characters',
  },
  'a header name with a space': {
    file: upstream,
    change: ['"x-site"', '"X A"'],
    code: 'LV207',
    at: '"X A"',
    expectedMessage: 'a header name has letters, digits and "-"',
  },
  'a header that frames the message': {
    file: upstream,
    change: ['"x-site"', '"Transfer-Encoding"'],
    code: 'LV440',
    at: '"Transfer-Encoding"',
    expectedMessage: 'belongs to the connection',
  },
  'a header of the gateway': {
    file: upstream,
    change: ['"x-site"', '"Accept-Encoding"'],
    code: 'LV440',
    at: '"Accept-Encoding"',
    expectedMessage: 'is set by the gateway',
  },
  'a header of the visitor’s request': {
    file: upstream,
    change: ['"x-site"', '"X-Request-Id"'],
    code: 'LV440',
    at: '"X-Request-Id"',
    expectedMessage: 'is set by the gateway',
  },
  'a language header that is the trace’s': {
    file: upstream,
    change: [before, `"languageHeader": "traceparent", ${before}`],
    code: 'LV440',
    at: '"traceparent"',
    expectedMessage: 'is set by the gateway',
  },
  'a header beside the merchant’s': {
    file: upstream,
    change: [header, `${header}, "Merchant": "two"`],
    code: 'LV440',
    at: '"Merchant"',
    expectedMessage: 'is set by "merchantHeader" already',
  },
  'a header beside the language’s': {
    file: upstream,
    change: [header, `${header}, "Accept-Language": "en"`],
    code: 'LV440',
    at: '"Accept-Language"',
    expectedMessage: 'is set by "languageHeader" already',
  },
  'a language header that is the merchant’s': {
    file: upstream,
    change: [before, `"languageHeader": "Merchant", ${before}`],
    code: 'LV440',
    at: '"Merchant"',
    expectedMessage: 'is set by "merchantHeader" already',
  },
  'a platform header that is the merchant’s': {
    file: upstream,
    change: [before, `"platformHeader": "Merchant", ${before}`],
    code: 'LV440',
    at: '"Merchant"',
    expectedMessage: 'is set by "merchantHeader" already',
  },
  'a token header that is no name': {
    file: upstream,
    change: [before, `"tokenHeader": "to ken:", ${before}`],
    code: 'LV205',
    at: '"to ken:"',
  },
  'a token header of the connection': {
    file: upstream,
    change: [before, `"tokenHeader": "Connection", ${before}`],
    code: 'LV440',
    at: '"Connection"',
  },
  'a merchant code that is no header value': {
    file: site,
    change: ['"merchant": "lagoon"', '"merchant": "lagoon\\n"'],
    code: 'LV205',
    at: '"lagoon\\n"',
  },
  'a path with a line break': {
    file: upstream,
    change: [before, `"calls": { "loginV2": { "path": "/log\\nin" } }, ${before}`],
    code: 'LV205',
    at: '"/log\\nin"',
    expectedMessage: 'the value does not have the form',
  },
  'a mapped reply field that the call does not have': {
    file: upstream,
    change: [before, `${launchReply('{ "fields": { "urll": "/openUrl" } }')}, ${before}`],
    code: 'LV460',
    at: '"urll"',
    expectedMessage: 'the reply of launchGame has no field "urll"; did you mean "url"?',
  },
  'a mapped field in an entry of a list': {
    file: upstream,
    change: [
      before,
      `"calls": { "getGameList": { "reply": { "fields": { "games": { "items": { "fields": { "nodeid": "/id" } } } } } } }, ${before}`,
    ],
    code: 'LV460',
    at: '"nodeid"',
    expectedMessage: 'an entry of games in the reply of getGameList has no field "nodeid"',
  },
  'entries of a text': {
    file: upstream,
    change: [
      before,
      `${launchReply('{ "fields": { "url": { "items": "/openUrl" } } }')}, ${before}`,
    ],
    code: 'LV460',
    at: '"items"',
    expectedMessage: 'url in the reply of launchGame is no list',
  },
  'a mapped request field that the call does not have': {
    file: upstream,
    change: [before, `${launchRequest('{ "fields": { "nodeID": "game" } }')}, ${before}`],
    code: 'LV460',
    at: '"nodeID"',
    expectedMessage: 'launchGame sends no field "nodeID"; did you mean "nodeId"?',
  },
  'a dropped field that the call does not have': {
    file: upstream,
    change: [before, `${launchRequest('{ "drop": ["gameTpye"] }')}, ${before}`],
    code: 'LV460',
    at: '"gameTpye"',
    expectedMessage: 'did you mean "gameType"?',
  },
  'a reply value of the wrong type': {
    file: upstream,
    change: [
      before,
      `${launchReply('{ "fields": { "demo": { "values": { "Y": "yes" } } } }')}, ${before}`,
    ],
    code: 'LV461',
    at: '"yes"',
    expectedMessage: 'demo in the reply of launchGame is of type boolean, not string',
  },
  'a replacement of the wrong type': {
    file: upstream,
    change: [before, `${launchReply('{ "fields": { "url": { "ifAbsent": 7 } } }')}, ${before}`],
    code: 'LV461',
    at: '7',
  },
  'a scale of a text in a reply': {
    file: upstream,
    change: [before, `${launchReply('{ "fields": { "url": { "scale": 0.5 } } }')}, ${before}`],
    code: 'LV743',
    at: '0.5',
    expectedMessage: 'url in the reply of launchGame is of type string, which has no scale',
  },
  'a scale of a text in a request': {
    file: upstream,
    change: [before, `${launchRequest('{ "scale": { "gameType": 100 } }')}, ${before}`],
    code: 'LV743',
    at: '100',
    expectedMessage: 'gameType of launchGame is of type string, which has no scale',
  },
  'a request value that is never sent': {
    file: upstream,
    change: [before, `${launchRequest('{ "values": { "view": { "loby": "main" } } }')}, ${before}`],
    code: 'LV461',
    at: '"loby"',
    expectedMessage: 'launchGame never sends "loby" as view; did you mean "lobby"?',
  },
  'a transfer by GET': {
    file: upstream,
    change: [before, `"calls": { "walletTransfer": { "method": "GET" } }, ${before}`],
    code: 'LV462',
    at: '"GET"',
    expectedMessage: 'GET requests may be repeated',
  },
  'a login by DELETE': {
    file: upstream,
    change: [before, `"calls": { "loginV2": { "method": "DELETE" } }, ${before}`],
    code: 'LV462',
    at: '"DELETE"',
    expectedMessage: 'loginV2 is a POST call; DELETE requests have their fields in the address',
  },
  'a form that a codec cannot encrypt': {
    file: upstream,
    change: [
      before,
      `"codecs": { "loginV2": "aes-256-gcm" }, "codecKey": { "$secret": "REEF_KEY" }, "calls": { "loginV2": { "body": "form" } }, ${before}`,
    ],
    code: 'LV462',
    at: '"form"',
    expectedMessage: 'loginV2 is encrypted by the codec "aes-256-gcm", which needs a JSON body',
  },
  'a nested field in a query': {
    file: upstream,
    change: [
      before,
      `"calls": { "getGameList": { "request": { "fields": { "pageNo": "/page/no" } } } }, ${before}`,
    ],
    code: 'LV462',
    at: '"/page/no"',
    expectedMessage: 'has no place for "/page/no"',
  },
  'a timer that would overflow': {
    file: upstream,
    change: [before, `"limits": { "queueMs": 1000000000000 }, ${before}`],
    code: 'LV206',
    at: '1000000000000',
  },
  'a timer of the browser that would overflow': {
    file: site,
    change: ['"logo"', '"modalDelayMs": 2147483648, "logo"'],
    code: 'LV206',
    at: '2147483648',
    expectedMessage: '2147483648 must be <= 3600000',
  },
  'a codec without a key': {
    file: upstream,
    change: [before, `"codecs": { "register": "none", "loginV2": "aes-256-gcm" }, ${before}`],
    code: 'LV441',
    at: '"aes-256-gcm"',
  },
  'an operator by plain http': {
    file: upstream,
    change: [baseUrl, '"http://api.example"'],
    code: 'LV520',
    at: '"http://api.example"',
    expectedMessage: 'plain http to a public host',
  },
  'an operator at a public address by plain http': {
    file: upstream,
    change: [baseUrl, '"http://[2001:db8::1]:8080/v1"'],
    code: 'LV520',
    at: '"http://[2001:db8::1]:8080/v1"',
  },
  'an operator at a metadata service': {
    file: upstream,
    change: [baseUrl, '"http://169.254.169.254/latest"'],
    code: 'LV520',
    at: '"http://169.254.169.254/latest"',
    expectedMessage: 'which no operator has',
  },
  'an operator at a metadata service, written as a number': {
    file: upstream,
    change: [baseUrl, '"https://2852039166"'],
    code: 'LV520',
    at: '"https://2852039166"',
  },
  'an operator at a metadata service, written as IPv6': {
    file: upstream,
    change: [baseUrl, '"https://[::ffff:169.254.169.254]"'],
    code: 'LV520',
    at: '"https://[::ffff:169.254.169.254]"',
  },
  'an operator at the name of a metadata service': {
    file: upstream,
    change: [baseUrl, '"https://metadata.google.internal."'],
    code: 'LV520',
    at: '"https://metadata.google.internal."',
  },
  'an operator at a port that is none': {
    file: upstream,
    change: [baseUrl, '"https://api.example:99999"'],
    code: 'LV520',
    at: '"https://api.example:99999"',
    expectedMessage: 'the value is no address',
  },
};
