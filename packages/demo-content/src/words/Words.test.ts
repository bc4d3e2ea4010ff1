import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { helpCentre } from '../help/helpCentre.ts';
import { brandNotices, sharedNotices } from '../notices/notices.ts';
import { sampleMessages } from '../notices/sampleMessages.ts';
import { commonTerms, promotionCategories, promotionSeeds } from '../promotions/promotionSeeds.ts';
import { leaderboardSeed, missionSeeds, referralSeed } from '../rewards/rewardSeeds.ts';
import { contractTexts } from './contractTexts.ts';
import { lotteryRemarks } from './lotteryTexts.ts';
import { mallCategories, mallItems } from './mallCatalogue.ts';
import { serviceDeskTexts } from './serviceDeskTexts.ts';
import { vipBenefits, vipRanks } from './vipProgramme.ts';
import { contentLanguage, contentLanguages, storedText } from './Words.ts';

/** Texts of every brand, by the file that contains them. */
const shared = {
  contracts: contractTexts,
  help: helpCentre,
  leaderboard: leaderboardSeed,
  lottery: lotteryRemarks,
  mall: [mallCategories, mallItems],
  messages: sampleMessages,
  missions: missionSeeds,
  notices: sharedNotices,
  promotions: [commonTerms, promotionCategories, promotionSeeds],
  referral: referralSeed,
  serviceDesk: serviceDeskTexts,
  vip: [vipBenefits, vipRanks],
};

it('[PREF-07] has each text in every language of the demonstration brands', () => {
  const locales = readdirSync(join(import.meta.dirname, '../../../../tenants/_base/locales'));

  // The shapes of the content files require each of the content languages.
  expect(contentLanguages.toSorted()).toEqual(
    locales.map((file) => file.replace('.json', '')).toSorted(),
  );
  for (const { id, words } of [...sharedNotices, ...Object.values(brandNotices).flat()])
    expect([id, Object.keys(words).toSorted()]).toEqual([id, contentLanguages.toSorted()]);
});

/** Returns the texts of all languages in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  // A notice has its title and content by language.
  return 'EN' in value
    ? Object.values(value)
        .flat()
        .filter((text) => typeof text === 'string')
    : Object.values(value).flatMap(textsIn);
}

it.each(Object.entries(shared))(
  '[PREF-07] names no brand in the shared texts of %s',
  (_file, content) => {
    const texts = textsIn(content);

    expect(texts.length).toBeGreaterThanOrEqual(contentLanguages.length);
    expect(texts.filter((text) => /lagoon|ironfield/i.test(text))).toEqual([]);
  },
);

it('[PREF-07] falls back to English for an unknown language, and for a stored text without the language', () => {
  expect(contentLanguage('XX')).toBe('EN');
  expect(contentLanguage('toString')).toBe('EN');
  expect([
    storedText({ EN: 'Gift' }, 'RU'),
    storedText({ EN: 'Gift', RU: 'Подарок' }, 'RU'),
  ]).toEqual(['Gift', 'Подарок']);
});
