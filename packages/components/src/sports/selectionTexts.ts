import type { LocaleStore } from '@livery/stores';
import { wordText, type WordTexts } from '../core/wordText.ts';

/** Texts of the selections that we know. */
export const pickTexts: WordTexts = {
  home: 'odds.home',
  draw: 'odds.draw',
  away: 'odds.away',
  over: 'odds.over',
  under: 'odds.under',
};

const marketTexts: WordTexts = { winner: 'odds.winner' };

/** Returns the name of a market: the operator's, else our text of its code. */
export function marketName(locale: LocaleStore, market: string, title: string | undefined): string {
  return title ?? wordText(locale, marketTexts, market);
}

/** A selection with the sides of its event. */
interface NamedSelection {
  readonly market: string;
  readonly pick: string;
  readonly name: string | undefined;
  readonly home: string;
  readonly away: string;
}

/** Returns the name of a selection; a side that may win is called by its own name. */
export function pickName(
  locale: LocaleStore,
  { market, pick, name, home, away }: NamedSelection,
): string {
  if (name !== undefined) return name;
  if (market === 'winner' && (pick === 'home' || pick === 'away'))
    return pick === 'home' ? home : away;
  return wordText(locale, pickTexts, pick);
}
