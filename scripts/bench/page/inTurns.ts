/** What is measured against the limit, the limit, and the limit again. */
export type Contender = 'measured' | 'limit' | 'control';
/** A figure of each contender, round by round. */
export type Rounds = Record<Contender, number[]>;

const order: readonly Contender[] = ['measured', 'limit', 'control'];

/** Samples the contenders round by round, each time another one first; the first rounds only warm up. */
export async function inTurns(rounds: number, warmUpRounds: number, sample: (contender: Contender) => number | Promise<number>): Promise<Rounds> {
  const result: Rounds = { measured: [], limit: [], control: [] };
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const first = (round + warmUpRounds) % order.length;
    for (const contender of [...order.slice(first), ...order.slice(0, first)]) {
      const figure = await sample(contender);
      if (round >= 0) result[contender].push(figure);
    }
  }
  return result;
}
