import type { DemonstrationTextKey, TextKey } from '@livery/model';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// A locale document
const texts = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../tenants/_base/locales/EN.json'), 'utf8'),
) as Readonly<Record<TextKey | DemonstrationTextKey, string>>;

/**
 * Returns an English text of the base brand, so that specs do not repeat the copy. Use
 * `textReader` for texts that a brand overrides and for other languages.
 */
export function english(
  key: TextKey | DemonstrationTextKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return texts[key].replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}
