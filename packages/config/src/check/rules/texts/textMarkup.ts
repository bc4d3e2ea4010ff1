import type { Check } from '../../BrandUnderCheck.ts';
import { joinPointer } from '../../../source/pointer.ts';
import { textIndex } from '../../textIndex.ts';

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

/**
 * Checks that no text is empty or has HTML tags or entities, because texts are shown as they are
 * typed.
 */
export const textMarkup: Check = ({ locales }, report) => {
  for (const [language, locale] of locales) {
    for (const [key, text] of textIndex(locale).doubtful) {
      const fault = faultOf(text);
      if (fault !== undefined)
        report('LV457', joinPointer('/locales', language, key), `text "${key}" ${fault}`);
    }
  }
};

function faultOf(text: string): string | undefined {
  const found = text.includes('<') ? tag.exec(text)?.[0] : undefined;
  if (found !== undefined) return `has the tag ${found}, which is shown as it is typed`;
  const escaped = entity.exec(text)?.[0];
  if (escaped !== undefined) return `has ${escaped}, which is shown as it is typed`;
  return text.trim() === '' ? 'is empty; a text cannot be hidden by leaving it out' : undefined;
}
