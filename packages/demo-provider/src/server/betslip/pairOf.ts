/**
 * Returns the two sides of an event of a league in which each side meets each other one in turn
 * (circle method), so that the pairs of neighbouring events differ. The number of sides is even.
 *
 * Sides change their places in each season.
 */
export function pairOf(
  names: readonly string[],
  index: number,
): readonly [home: string, away: string] {
  const perRound = names.length / 2;
  const rounds = names.length - 1;
  const round = Math.floor(index / perRound);
  const place = index % perRound;
  const first = place === 0 ? rounds : (round + place) % rounds;
  const second = (((round - place) % rounds) + rounds) % rounds;
  const isSwapped = (Math.floor(round / rounds) + place) % 2 === 1;
  const [home = '', away = ''] = [names[first], names[second]];
  return isSwapped ? [away, home] : [home, away];
}
