const name = 'begin with a letter, go on with letters, digits, "_", "-" and "."';

/** The tokens of Day.js, texts in brackets, and anything that is no letter. */
const dateFormat =
  '^(?:YYYY|YY|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|SSS|ZZ?|A|a|\\[[^\\]]*\\]|[^A-Za-z\\[\\]])+$';

/** Descriptions of the patterns in the schemas. */
export const patternWords: ReadonlyMap<unknown, string> = new Map([
  ['^#[0-9a-fA-F]{6}$', 'a colour is written #rrggbb'],
  ['^[A-Za-z_][A-Za-z0-9_.-]*$', name],
  ['^[A-Z]{2}$', 'two capitals, as in EN'],
  ['^[A-Z]{3}$', 'three capitals, as in PHP'],
  [
    '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$',
    'a full host name has small letters, digits, "-" and ".", and neither scheme, port nor "*"',
  ],
  [
    '^(sandbox:|https?://(?:[A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{1,5})?/?)$',
    'an origin is a scheme and a host without a path, as in https://games.example',
  ],
  [
    "^(sandbox:|https?://(?:[A-Za-z0-9.-]+|\\[[0-9A-Fa-f:.]+\\])(?::[0-9]{1,5})?(?:/(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*)?)$",
    'an address is a scheme, a host and a path, as in https://api.example/v1, without "?" and "#"',
  ],
  [
    '^(sandbox:|https://[^\\s?#@]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?(/[^\\s?#@]*)?)$',
    'an https address, as in https://id.example',
  ],
  ["^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", 'a header name has letters, digits and "-"'],
  ['^[!-~](?:[ -~]*[!-~])?$', 'a header value has printable ASCII characters'],
  [
    "^/(?:[A-Za-z0-9._~!$&'()*+,;=:@/-]|%[0-9A-Fa-f]{2})*$",
    'a path begins with "/" and has neither spaces, controls, "?" nor "#"',
  ],
  [
    "^/(?!/)(?:[A-Za-z0-9._~!$&'()*+,;=:@/?#-]|%[0-9A-Fa-f]{2})*$",
    'a path of this site begins with one "/" and has neither spaces nor controls',
  ],
  ['^/[A-Za-z0-9._/-]*$', 'a path begins with "/" and has letters, digits, ".", "_" and "-"'],
  ['^[a-z][a-z0-9-]*$', 'begin with a small letter, go on with small letters, digits and "-"'],
  ['^[^\\p{Cc}]{1,64}$', 'a provider code has up to 64 characters, and no control characters'],
  ['^[A-Z]{1,16}$', 'one to sixteen capitals, as in LOTT'],
  [
    '^assets/.*\\.woff2$',
    'a font is a WOFF2 file of the assets folder, as in assets/text.woff2; convert other formats',
  ],
  [
    '^[1-9][0-9]{0,2}( [1-9][0-9]{0,2})?$',
    'a weight is a number, as in 700, or a range, as in 300 900',
  ],
  ['^assets/[A-Za-z0-9._/-]+$', 'a file of the assets folder, as in assets/logo.svg'],
  [
    '^[a-zA-Z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$',
    'a text key is made of letters, digits and "_", with "." between its parts',
  ],
  [dateFormat, 'a date format of Day.js, as in DD/MM/YYYY or D MMM YYYY'],
  ['^[A-Z][A-Z0-9_]*$', 'a secret’s name has capitals, digits and "_"'],
  ['^/[A-Za-z0-9._{}/-]*$', 'a path begins with "/" and has letters, digits, ".", "_" and "-"'],
]);

/**
 * Returns the required form of a text: a description of the pattern, else the schema's description,
 * else the pattern itself.
 */
export function formOf(pattern: unknown, description: unknown): string {
  return (
    patternWords.get(pattern) ??
    (typeof description === 'string'
      ? description.replace(/\.$/, '')
      : `it must match ${String(pattern)}`)
  );
}
