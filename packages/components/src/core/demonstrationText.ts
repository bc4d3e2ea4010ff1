import type { DemonstrationTextKey } from '@livery/model';
import type { RootStore, TextValues } from '@livery/stores';

/**
 * Returns a text that only a demonstration shows; `undefined` on a live brand. No other code reads
 * these texts.
 */
export function demonstrationText(
  { locale, site }: Pick<RootStore, 'locale' | 'site'>,
  key: DemonstrationTextKey,
  values?: TextValues,
): string | undefined {
  return site.config.compliance.demonstration ? locale.text(key, values) : undefined;
}
