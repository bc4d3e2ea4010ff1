import type { SportsEvent, SlipLeg } from '../../server/PlayApi.ts';
import { fill, words } from '../words.ts';

type Sides = Pick<SportsEvent, 'home' | 'away'>;

const pickNames: Readonly<Record<string, string>> = words.pick;
const marketNames: Readonly<Record<string, string>> = words.market;

export function oddsText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

export function sidesText({ home, away }: Sides): string {
  return fill(words.versus, { home, away });
}

/** A selection by name; a side that may win is called by its own name. */
export function pickText(
  sides: Sides | undefined,
  { market, pick }: Pick<SlipLeg, 'market' | 'pick'>,
): string {
  if (market === 'winner' && sides && (pick === 'home' || pick === 'away')) return sides[pick];
  return pickNames[pick] ?? pick;
}

export function marketText(market: string): string {
  return marketNames[market] ?? market;
}
