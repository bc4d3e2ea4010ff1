import type { Check } from '../Draft.ts';
import { nearestName } from '../nearestName.ts';
import { joinPointer } from '../pointer.ts';
import { firstForm, placeholders, textKeys } from '../textKeys.ts';
import { keyPlace, partAt } from '../Traced.ts';

/** Every language offered has the same texts as English, with the same placeholders. */
export const texts: Check = ({ documents, locales, tree, references }, report) => {
  const named = new Set(references.filter(({ kind }) => kind === 'textKey').map(({ value }) => value));
  const reference = locales.get('EN');
  if (!reference || !documents.site) return;
  const english = textKeys(reference);
  for (const language of documents.site.supportLanguages) {
    const locale = locales.get(language);
    if (!locale || language === 'EN') continue;
    const keys = textKeys(locale);
    const at = joinPointer('/locales', language);
    const pointerOf = (key: string): string => joinPointer(at, firstForm(Object.keys(locale), key) ?? key);
    const renamed = renamedKeys([...english.keys()], [...keys.keys()]);
    for (const [key, forms] of english) {
      if (renamed.has(key)) continue;
      const translated = keys.get(key);
      const inEnglish = joinPointer('/locales/EN', firstForm(Object.keys(reference), key) ?? key);
      if (translated) comparePlaceholders(key, forms, translated);
      else report('LV406', at, `${language} has no text "${key}"`, placeOf(inEnglish));
    }
    for (const [inEnglish, key] of renamed) {
      // What pages name is spelt as it should be.
      const isEnglishWrong = named.has(key) && !named.has(inEnglish);
      const [where, wrong, right] = isEnglishWrong ? ['EN', inEnglish, key] : [language, key, inEnglish];
      const pointer = isEnglishWrong ? joinPointer('/locales/EN', firstForm(Object.keys(reference), wrong) ?? wrong) : pointerOf(wrong);
      report('LV406', pointer, `${where} has a text "${wrong}", which ${isEnglishWrong ? language : 'EN'} calls "${right}"`, { atKey: true });
    }
    const paired = new Set(renamed.values());
    for (const key of keys.keys()) {
      if (!english.has(key) && !paired.has(key)) report('LV406', pointerOf(key), `EN has no text "${key}", which ${language} has`, { atKey: true });
    }

    function comparePlaceholders(key: string, forms: readonly string[], translated: readonly string[]): void {
      const [wanted, found] = [placeholders(forms), placeholders(translated)];
      if (wanted.join() === found.join()) return;
      report('LV407', pointerOf(key), `${language} text "${key}" has the placeholders ${braced(found)}, EN has ${braced(wanted)}`);
    }

    /** In the file of the folder that added the English text, when it has one of this language; else at the English text. */
    function placeOf(inEnglish: string): object {
      const layer = keyPlace(tree, inEnglish).document.layer;
      return partAt(tree, at)?.place.document.layer === layer ? {} : { place: keyPlace(tree, inEnglish) };
    }
  }
};

/** Keys of one language that the other has under a name spelt much alike: one of the two is misspelt. */
function renamedKeys(english: readonly string[], others: readonly string[]): Map<string, string> {
  const [left, right] = [new Set(english), new Set(others)];
  const lacking = english.filter((key) => !right.has(key));
  return new Map(others.filter((key) => !left.has(key)).flatMap((key) => {
    const meant = nearestName(key, lacking);
    return meant === undefined ? [] : [[meant, key] as const];
  }));
}

function braced(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.map((name) => `{{${name}}}`).join(', ');
}
