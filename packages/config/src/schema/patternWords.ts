const name = 'begin with a letter, go on with letters, digits, "_", "-" and "."';

/** Descriptions of the patterns in the schemas. */
const words: ReadonlyMap<unknown, string> = new Map([
  ['^#[0-9a-fA-F]{6}$', 'a colour is written #rrggbb'],
  ['^[A-Za-z_][A-Za-z0-9_.-]*$', name],
  ['^[A-Z]{2}$', 'two capitals, as in EN'],
  ['^[A-Z]{3}$', 'three capitals, as in PHP'],
  [
    '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$',
    'a host name has small letters, digits, "-" and ".", and no port',
  ],
  ['^https?://[^\\s*]+$', 'an address begins with https:// and has neither spaces nor "*"'],
  ['^assets/[A-Za-z0-9._/-]+$', 'a file of the assets folder, as in assets/logo.svg'],
  [
    '^[a-zA-Z][A-Za-z0-9_]*(\\.[A-Za-z0-9_]+)*$',
    'a text key is made of letters, digits and "_", with "." between its parts',
  ],
  ['^[A-Z][A-Z0-9_]*$', 'a secret’s name has capitals, digits and "_"'],
  ['^/[A-Za-z0-9._{}/-]*$', 'a path begins with "/" and has letters, digits, ".", "_" and "-"'],
]);

/**
 * Returns the required form of a text: a description of the pattern, else the schema's description,
 * else the pattern itself.
 */
export function formOf(pattern: unknown, description: unknown): string {
  return (
    words.get(pattern) ??
    (typeof description === 'string'
      ? description.replace(/\.$/, '')
      : `it must match ${String(pattern)}`)
  );
}
