import type { LocaleDocument } from '@livery/model';
import { textIndex } from './textIndex.ts';

/**
 * Returns the plural forms that a language needs for whole numbers, and that one of its texts with
 * plural forms lacks: `account.unread_few`.
 */
export function missingForms(locale: LocaleDocument): string[] {
  const { forms } = textIndex(locale);
  const needed = forms.size === 0 ? [] : neededForms(locale.$meta.tag);
  return Array.from(forms, ([key, found]) =>
    needed.filter((form) => !found.has(form)).map((form) => `${key}_${form}`),
  ).flat();
}

const neededByTag = new Map<string, readonly string[]>();
/** The forms of larger numbers occur below it, too. */
const maxCount = 120;

/** Returns the forms of small whole numbers. Those of millions and fractions are optional. */
function neededForms(tag: string): readonly string[] {
  const cached = neededByTag.get(tag);
  if (cached) return cached;
  let needed: readonly string[] = [];
  try {
    const rules = new Intl.PluralRules(tag);
    needed = [...new Set(Array.from({ length: maxCount }, (_, count) => rules.select(count)))];
  } catch {
    // A wrong tag is reported itself.
  }
  neededByTag.set(tag, needed);
  return needed;
}
