import type { IconName } from '@livery/model';

const icons: Readonly<Record<string, IconName>> = {
  RNG: 'cherry',
  LIVE: 'spade',
  FISH: 'fish',
  PVP: 'swords',
  SPORTS: 'trophy',
  ESPORTS: 'gamepad-2',
  ELOTT: 'dice-5',
  LOTT: 'ticket',
  COCKFIGHT: 'bird',
};

/** Returns the icon of a game category; a neutral one for an unknown category. */
export function categoryIcon(gameType: string): IconName {
  return icons[gameType] ?? 'layout-grid';
}
