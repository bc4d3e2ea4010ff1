import { isDemonstrationText } from '@livery/model';
import type { Check } from '../../BrandUnderCheck.ts';
import { shownJackpots } from '../../shownJackpots.ts';

const live = '/compliance/demonstration';

/**
 * Checks that a brand that is no demonstration has a licence, and that its documents show neither
 * texts of the demonstration nor invented amounts. The later checks follow only after the licence,
 * so that one missing step of going live is one problem.
 */
export const liveBrand: Check = (underCheck, report) => {
  const { compliance } = underCheck.documents;
  if (!compliance || compliance.demonstration) return;
  if (compliance.licences.length === 0) {
    report(
      'LV530',
      live,
      'a brand that is no demonstration needs a licence; add it to "licences" in compliance.json',
    );
    return;
  }
  const sentences = underCheck.references.filter(
    ({ kind, value }) => kind === 'textKey' && isDemonstrationText(value),
  );
  for (const { value, pointer } of sentences)
    report(
      'LV531',
      pointer,
      `"${value}" is a text of the demonstration, which this brand is not; name another text`,
    );
  const invented = shownJackpots(underCheck).map(({ page, id }) => `${id} in pages/${page}.json`);
  if (sentences.length === 0 && invented.length > 0)
    report(
      'LV532',
      live,
      `invented jackpots are labelled "Sample data" on a live brand: ${invented.join(', ')}; use "kind": "feed", or leave them out`,
    );
};
