import { files, type Mistakes } from './Mistake.ts';

const { site, upstream } = files;
const baseUrl = '"https://api.example"';
const header = '"x-site": "one"';
const before = '"headers"';

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
  'a header beside the merchant’s': {
    file: upstream,
    change: [header, `${header}, "Merchant": "two"`],
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
    change: [before, `"paths": { "loginV2": "/log\\nin" }, ${before}`],
    code: 'LV205',
    at: '"/log\\nin"',
    expectedMessage: 'the value does not have the form',
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
