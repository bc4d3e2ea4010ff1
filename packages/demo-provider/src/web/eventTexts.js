/** @import { SlipLeg } from '../server/PlayApi.ts' */
import { fill, words } from './words.js';

const clock = new Intl.DateTimeFormat(words.tag, { hour: '2-digit', minute: '2-digit' });

/** @type {(atMs: number) => string} */
export const timeText = (atMs) => clock.format(atMs);

/** @type {(hundredths: number) => string} */
export const oddsText = (hundredths) => (hundredths / 100).toFixed(2);

/** @typedef {{ home: string, away: string }} Sides */

/** @type {(sides: Sides) => string} */
export const sidesText = ({ home, away }) => fill(words.versus, { home, away });

/**
 * A choice by its name: a side by its own.
 * @param {Sides | undefined} sides
 * @param {Pick<SlipLeg, 'market' | 'pick'>} leg
 */
export function pickText(sides, { market, pick }) {
  if (market === 'winner' && sides && (pick === 'home' || pick === 'away')) return sides[pick];
  return words.pick[/** @type {keyof typeof words.pick} */ (pick)] ?? pick;
}

/** @type {(market: string) => string} */
export const marketText = (market) =>
  words.market[/** @type {keyof typeof words.market} */ (market)] ?? market;
