import { smellsSecret } from '../check/rules/secrets.ts';
import { joinPointer, pointerParts } from '../source/pointer.ts';
import { isSchema } from '../source/Schema.ts';

/** Replacement for a value that only the server may see. */
export const hidden = '(only the server sees this)';

/**
 * Returns a value of the merged site with everything hidden that may be a secret, for printing.
 *
 * In `upstream` every text is hidden except the name in `{"$secret": "NAME"}` and the mapping of
 * calls, because a misplaced secret may be anywhere else in that document. Elsewhere a text or
 * number is hidden when a name on its path suggests a secret.
 */
export function hideSecrets(value: unknown, pointer: string): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => hideSecrets(item, joinPointer(pointer, index)));
  if (isSchema(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        hideSecrets(part, joinPointer(pointer, name)),
      ]),
    );
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  return maySee(value, pointerParts(pointer)) ? value : hidden;
}

function maySee(value: string | number, [document = '', ...path]: readonly string[]): boolean {
  if (document === 'upstream')
    return typeof value === 'number'
      ? !smellsSecret(path.join('/'))
      : isMapping(path) || (path.at(-1) === '$secret' && /^[A-Z][A-Z0-9_]*$/.test(value));
  // Texts and pages are public, whatever their keys suggest: "login.password" is a label.
  return document !== 'site' || !smellsSecret(path.join('/'));
}

/**
 * Parts of a call's mapping that name fields and words. `request.add` may hold a key of the
 * operator.
 */
const mappingParts = [
  ['method'],
  ['path'],
  ['body'],
  ['reply'],
  ['request', 'fields'],
  ['request', 'drop'],
  ['request', 'values'],
] as const;

/** Parts of upstream.json that only name fields, statuses, languages and codes. */
const namingParts = [
  'envelope',
  'statuses',
  'refusals',
  'languages',
  'languageHeader',
  'platformHeader',
];

function isMapping([part, _call, ...path]: readonly string[]): boolean {
  if (part !== undefined && namingParts.includes(part)) return true;
  return (
    part === 'calls' &&
    mappingParts.some((names) => names.every((name, index) => path[index] === name))
  );
}
