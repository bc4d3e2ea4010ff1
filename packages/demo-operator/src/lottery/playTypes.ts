import type { LottOdds, LottOption, LottPlayType } from '@livery/model';

/** Play type with its rule for winning numbers. */
export interface PlayRule {
  readonly offered: LottPlayType;
  /**
   * Returns the winning options for a number, line by line; undefined for a number with which no
   * bet of the type wins.
   */
  readonly winning: (number: string) => readonly LottOption[] | undefined;
}

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const tail = 3;
const half = 5;
/** Sum of three nines. */
const maxSum = 27;
const digitSums = Array.from({ length: maxSum + 1 }, (_, sum) => String(sum));

/**
 * Returns the odds of each digit sum, by counting it among the thousand last-three-digit numbers.
 */
function sumOdds(): LottOdds[] {
  const counts = new Map<number, number>();
  for (const firstDigit of digits)
    for (const secondDigit of digits)
      for (const thirdDigit of digits) {
        const sum = Number(firstDigit) + Number(secondDigit) + Number(thirdDigit);
        counts.set(sum, (counts.get(sum) ?? 0) + 1);
      }
  return digitSums.map((option) => ({
    option,
    outcomes: counts.get(Number(option)) ?? 0,
    total: 1000,
  }));
}

const line = (
  name: LottPlayType['fields'][number]['name'],
  options: readonly string[] = digits,
): LottPlayType['fields'][number] => ({ name, options: [...options] });
const last = (number: string): number => Number(number.at(-1));

/**
 * All play types of the demonstration, by code. The tests check the odds by enumerating all
 * numbers. The values are this demonstration's own.
 */
export const playTypes = {
  firstDigit: {
    offered: {
      playType: 'firstDigit',
      count: 'options',
      fields: [line('digit')],
      odds: [{ outcomes: 1, total: 10 }],
    },
    winning: (number) => [number.charAt(0)],
  },
  lastDigit: {
    offered: {
      playType: 'lastDigit',
      count: 'options',
      fields: [line('digit')],
      odds: [{ outcomes: 1, total: 10 }],
    },
    winning: (number) => [number.slice(-1)],
  },
  last2Straight: {
    offered: {
      playType: 'last2Straight',
      count: 'product',
      fields: [line('tens'), line('units')],
      odds: [{ outcomes: 1, total: 100 }],
    },
    winning: (number) => Array.from(number.slice(-2)),
  },
  last3Straight: {
    offered: {
      playType: 'last3Straight',
      count: 'product',
      fields: [line('hundreds'), line('tens'), line('units')],
      odds: [{ outcomes: 1, total: 1000 }],
    },
    winning: (number) => Array.from(number.slice(-tail)),
  },
  last3Box: {
    // Three different digits in any order: six of a thousand numbers.
    offered: {
      playType: 'last3Box',
      count: 'triples',
      fields: [line('digits')],
      odds: [{ outcomes: 6, total: 1000 }],
    },
    winning: (number) => {
      const drawn = new Set(number.slice(-tail));
      return drawn.size === tail ? [...drawn] : undefined;
    },
  },
  bigSmall: {
    offered: {
      playType: 'bigSmall',
      count: 'options',
      fields: [line('side', ['big', 'small'])],
      odds: [{ outcomes: 1, total: 2 }],
    },
    winning: (number) => [last(number) >= half ? 'big' : 'small'],
  },
  oddEven: {
    offered: {
      playType: 'oddEven',
      count: 'options',
      fields: [line('side', ['odd', 'even'])],
      odds: [{ outcomes: 1, total: 2 }],
    },
    winning: (number) => [last(number) % 2 === 1 ? 'odd' : 'even'],
  },
  sum: {
    offered: {
      playType: 'sum',
      count: 'options',
      fields: [line('sum', digitSums)],
      odds: sumOdds(),
    },
    winning: (number) => [
      String(Array.from(number.slice(-tail)).reduce((sum, digit) => sum + Number(digit), 0)),
    ],
  },
} satisfies Readonly<Record<string, PlayRule>>;

/** Returns a play type by its code. */
export function playRuleOf(code: string): PlayRule | undefined {
  return new Map<string, PlayRule>(Object.entries(playTypes)).get(code);
}
