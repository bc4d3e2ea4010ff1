import type { TextKey } from '@livery/model';

/** A class of slots, as the operator's API calls it, and its name. */
export interface GameClass {
  value: string;
  text: TextKey;
}

const classes: readonly GameClass[] = [
  { value: 'scratch', text: 'class.scratch' },
  { value: 'videoPoker', text: 'class.videoPoker' },
  { value: 'tableGames', text: 'class.tableGames' },
  { value: 'arcade', text: 'class.arcade' },
  { value: 'slot', text: 'class.slot' },
];

/**
 * The classes of the slots filter; bingo too where Tagalog is supported. Source: product-spec §2
 * "The slots list filters".
 */
export function gameClasses(supportLanguages: readonly string[]): readonly GameClass[] {
  return supportLanguages.includes('TY')
    ? [...classes, { value: 'bingo', text: 'class.bingo' }]
    : classes;
}
