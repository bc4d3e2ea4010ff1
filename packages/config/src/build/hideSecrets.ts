import { smellsSecret } from '../check/rules/secrets.ts';
import { joinPointer, pointerParts } from '../source/pointer.ts';
import { isSchema } from '../source/Schema.ts';

/** What stands in the place of a value that only the server may see. */
export const hidden = '(only the server sees this)';

/**
 * A value of the merged site as it may be printed: what can be a secret is not.
 *
 * In `upstream` no text is shown but the name in `{"$secret": "NAME"}`: a misplaced secret may
 * stand anywhere there. Elsewhere a text or number is hidden when a name on its way says that it is
 * one.
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
      : path.at(-1) === '$secret' && /^[A-Z][A-Z0-9_]*$/.test(value);
  // Texts and pages are for everybody, whatever they speak of: "login.password" is a label.
  return document !== 'site' || !smellsSecret(path.join('/'));
}
