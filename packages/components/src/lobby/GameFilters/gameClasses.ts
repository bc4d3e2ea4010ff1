import type { TextKey } from '@livery/model';

/** A game class: the operator's value and the text key of its name. */
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
 * Returns the classes of the slots filter; includes bingo if Tagalog is supported. Source: LOBB-02.
 */
export function gameClasses(supportLanguages: readonly string[]): readonly GameClass[] {
  return supportLanguages.includes('TY')
    ? [...classes, { value: 'bingo', text: 'class.bingo' }]
    : classes;
}
