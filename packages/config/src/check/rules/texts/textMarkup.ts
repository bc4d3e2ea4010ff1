import type { Check } from '../../BrandUnderCheck.ts';
import { joinPointer } from '../../../source/pointer.ts';

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

/** Checks that no text is empty or has HTML tags, because texts are shown as they are typed. */
export const textMarkup: Check = ({ locales }, report) => {
  for (const [language, locale] of locales) {
    for (const [key, text] of Object.entries(locale)) {
      if (key.startsWith('$') || typeof text !== 'string') continue;
      const pointer = joinPointer('/locales', language, key);
      const found = text.includes('<') ? tag.exec(text)?.[0] : undefined;
      if (found !== undefined)
        report(
          'LV457',
          pointer,
          `text "${key}" has the tag ${found}, which is shown as it is typed`,
        );
      else if (text.trim() === '')
        report(
          'LV457',
          pointer,
          `text "${key}" is empty; a text cannot be hidden by leaving it out`,
        );
    }
  }
};
