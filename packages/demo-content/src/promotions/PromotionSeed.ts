import type { SceneFamilyName } from '../art/sceneFamilies.ts';
import type { Words } from '../words/Words.ts';

/** A promotion of the demonstration operator; its text is written as `htmlOf` reads it. */
export interface PromotionSeed {
  readonly id: string;
  readonly category: string;
  readonly art: SceneFamilyName;
  /** First and last month, counted from the merchant's current one; left out when it has no end. */
  readonly months?: readonly [first: number, last: number];
  /** The merchant profiles it is for; all, when left out. */
  readonly profiles?: readonly string[];
  readonly title: Words;
  readonly summary: Words;
  readonly text: Words;
  /** What holds for this one besides what holds for all. */
  readonly terms: readonly Words[];
}

export const promotionCategories: readonly { readonly code: string; readonly name: Words }[] = [
  { code: 'welcome', name: { EN: 'New members', TY: 'Mga bagong miyembro' } },
  { code: 'slots', name: { EN: 'Slots and fish', TY: 'Slots at fish' } },
  { code: 'live', name: { EN: 'Live casino', TY: 'Live casino' } },
  { code: 'sports', name: { EN: 'Sports', TY: 'Sports' } },
  { code: 'lottery', name: { EN: 'Lottery', TY: 'Lottery' } },
  { code: 'club', name: { EN: 'Club', TY: 'Club' } },
];

/** What holds for every promotion. */
export const commonTerms: readonly Words[] = [
  {
    EN: 'This is a demonstration: nothing is paid out.',
    TY: 'Demonstrasyon ito: walang ibinabayad.',
  },
  {
    EN: 'For members of legal age, once for each person.',
    TY: 'Para sa mga miyembrong nasa tamang edad, isang beses bawat tao.',
  },
  {
    EN: 'You may leave it at any time; what you keep is shown before you confirm.',
    TY: 'Maaari kang umalis anumang oras; ipinapakita ang mananatili sa iyo bago mo kumpirmahin.',
  },
  {
    EN: 'Members who are taking a break or are self-excluded get no promotions.',
    TY: 'Walang promosyon ang mga miyembrong nagpapahinga o naka-self-exclude.',
  },
];
