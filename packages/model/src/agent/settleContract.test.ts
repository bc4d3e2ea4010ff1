import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settleContract, type LedgerTier } from './settleContract.ts';

const tiers: readonly LedgerTier[] = [
  { rate: 100, activeMembers: 0, validBetMinor: 0, profitMinor: 0 },
  { rate: 250, activeMembers: 3, validBetMinor: 100_000, profitMinor: 0 },
  { rate: 500, activeMembers: 3, validBetMinor: 100_000, profitMinor: 50_000 },
];
const none = { activeMembers: 0, validBetMinor: 0, profitMinor: 0 };

it.each([
  ['no play', none, 0, 'noBase'],
  ['the first tier', { ...none, validBetMinor: 40_000 }, 400, undefined],
  [
    'one threshold of two',
    { activeMembers: 9, validBetMinor: 99_999, profitMinor: 0 },
    999,
    undefined,
  ],
  [
    'the second tier',
    { activeMembers: 3, validBetMinor: 100_000, profitMinor: -5 },
    2_500,
    undefined,
  ],
  [
    'the third tier',
    { activeMembers: 3, validBetMinor: 100_000, profitMinor: 50_000 },
    5_000,
    undefined,
  ],
  ['less than a coin', { ...none, validBetMinor: 99 }, 0, 'tooSmall'],
] as const)('[AGNT-03] salary: %s', (_name, figures, amountMinor, reason) => {
  const pay = settleContract({
    kind: 'salary',
    tiers,
    figures,
    carriedMinor: 0,
    carriesWins: true,
  });
  expect([pay.amountMinor, pay.reason, pay.carriedMinor]).toEqual([amountMinor, reason, 0]);
});

it('[AGNT-03] names the missing tier', () => {
  const figures = { ...none, profitMinor: 10_000, validBetMinor: 10_000 };
  const pay = settleContract({
    kind: 'dividend',
    tiers: tiers.slice(1),
    figures,
    carriedMinor: 0,
    carriesWins: true,
  });
  expect(pay).toMatchObject({ rate: 0, amountMinor: 0, reason: 'noTier' });
});

it.each([
  [true, [0, 0, 50], -20_000],
  [false, [0, 100, 100], 0],
])(
  '[AGNT-03] dividend: carries what the team won: %s',
  (carriesWins, amounts, firstCarriedMinor) => {
    let carriedMinor = 0;
    const carried: number[] = [];
    const paid = [-20_000, 10_000, 10_000 + (carriesWins ? 5_000 : 0)].map((profitMinor) => {
      const figures = { ...none, profitMinor };
      const pay = settleContract({
        kind: 'dividend',
        tiers: tiers.slice(0, 1),
        figures,
        carriedMinor,
        carriesWins,
      });
      carried.push(pay.carriedMinor);
      carriedMinor = pay.carriedMinor;
      return pay.amountMinor;
    });
    expect(paid).toEqual(amounts);
    expect(carried[0]).toBe(firstCarriedMinor);
  },
);

it.each([true, false])(
  '[AGNT-14] salary: carries stakes that came back after they were paid: %s',
  (carriesWins) => {
    let carriedMinor = 0;
    const paid = [20_000, -15_000, 10_000, 10_000].map((validBetMinor) => {
      const figures = { ...none, validBetMinor };
      const pay = settleContract({ kind: 'salary', tiers, figures, carriedMinor, carriesWins });
      carriedMinor = pay.carriedMinor;
      return pay.amountMinor;
    });
    expect(paid).toEqual([200, 0, 0, 50]);
  },
);

it('[AGNT-03] pays whole minor units, never more than the rate of the base', () => {
  const amount = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      amount,
      fc.integer({ min: 0, max: 1000 }),
      (rate, validBetMinor, activeMembers) => {
        const { amountMinor, baseMinor } = settleContract({
          kind: 'hourSalary',
          tiers: [{ rate, activeMembers: 0, validBetMinor: 0, profitMinor: 0 }],
          figures: { activeMembers, validBetMinor, profitMinor: 0 },
          carriedMinor: 0,
          carriesWins: false,
        });
        expect(baseMinor).toBe(Math.max(0, validBetMinor));
        const exact = BigInt(baseMinor) * BigInt(rate);
        expect(BigInt(amountMinor) * 10_000n <= exact).toBe(true);
        expect((BigInt(amountMinor) + 1n) * 10_000n > exact).toBe(true);
      },
    ),
  );
});
