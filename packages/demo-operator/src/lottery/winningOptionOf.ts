import type { LottOption, LottPicks } from '@livery/model';
import type { PlayRule } from './playTypes.ts';

/**
 * Returns the option with which a choice has won. At most one of the bets in a choice wins.
 *
 * @returns undefined when the choice has lost.
 */
export function winningOptionOf(
  { offered, winning }: PlayRule,
  picks: LottPicks,
  number: string,
): LottOption | undefined {
  const options = winning(number);
  if (!options) return undefined;
  const won =
    offered.count === 'product'
      ? options.every((option, index) => picks[index]?.includes(option))
      : options.every((option) => picks[0]?.includes(option));
  return won ? options[0] : undefined;
}
