/** Measured implementation, limit, and the limit again as control. */
export type Contender = 'measured' | 'limit' | 'control';
/** Samples of each contender, by round. */
export type Rounds = Record<Contender, number[]>;

/** All possible orders, so that no contender always follows the same one. */
const orders: readonly (readonly Contender[])[] = [
  ['measured', 'limit', 'control'],
  ['control', 'limit', 'measured'],
  ['limit', 'control', 'measured'],
  ['measured', 'control', 'limit'],
  ['control', 'measured', 'limit'],
  ['limit', 'measured', 'control'],
];

/** Samples the contenders round by round in alternating order. The first rounds are a warm-up. */
export async function alternate(
  rounds: number,
  warmUpRounds: number,
  sample: (contender: Contender) => number | Promise<number>,
): Promise<Rounds> {
  const result: Rounds = { measured: [], limit: [], control: [] };
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const contender of orders[(round + warmUpRounds) % orders.length] ?? []) {
      const figure = await sample(contender);
      if (round >= 0) result[contender].push(figure);
    }
  }
  return result;
}
