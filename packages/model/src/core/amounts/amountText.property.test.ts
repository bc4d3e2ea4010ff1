import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountText, minorUnitsOf } from './amountText.ts';

const digitsOfCurrency = fc.integer({ min: 0, max: 8 });
/** Balances as operators send them: decimals, sums of them, and any other number. */
const balance = fc.oneof(
  fc
    .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 12 }))
    .map(([units, scale]) => Number(`${units}e-${scale}`)),
  fc.tuple(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.integer()).map(([a, b]) => a + b / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Returns a decimal text in units of 10^-400, which holds every number exactly. */
function exact(text: string): bigint {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return BigInt(whole + fraction) * 10n ** BigInt(400 - fraction.length + Number(exponent));
}

it('[PREF-02] never shows a balance as more than it is, and as little less as its digits allow', () => {
  fc.assert(
    fc.property(balance, digitsOfCurrency, (amount, digits) => {
      const shown = exact(amountText(amount, digits, 'spendable'));

      expect(shown <= exact(String(amount))).toBe(true);
      expect(shown + exact(`1e-${digits}`) > exact(String(amount))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('[PREF-02] never shows a price as less than it is, and as little more as its digits allow', () => {
  fc.assert(
    fc.property(balance, digitsOfCurrency, (amount, digits) => {
      const shown = exact(amountText(amount, digits, 'payable'));

      expect(shown >= exact(String(amount))).toBe(true);
      expect(shown - exact(`1e-${digits}`) < exact(String(amount))).toBe(true);
    }),
  );
});

it.each([
  [0.1 + 0.2, 2, '0.30', '0.31', '0.30'],
  [1.005, 2, '1.00', '1.01', '1.01'],
  [-1.005, 2, '-1.01', '-1.00', '-1.01'],
  [99.999, 2, '99.99', '100.00', '100.00'],
  [-0.001, 2, '-0.01', '0.00', '0.00'],
  [0.123_456_78, 8, '0.12345678', '0.12345678', '0.12345678'],
  [1e-8, 8, '0.00000001', '0.00000001', '0.00000001'],
  [1e-9, 8, '0.00000000', '0.00000001', '0.00000000'],
  [1e21, 0, '1000000000000000000000', '1000000000000000000000', '1000000000000000000000'],
  [12_345.67, 0, '12345', '12346', '12346'],
  [-0, 2, '0.00', '0.00', '0.00'],
])('[PREF-02] rounds %s to %s decimals by what it means', (amount, digits, down, up, nearest) => {
  expect(
    (['spendable', 'payable', 'record'] as const).map((meaning) =>
      amountText(amount, digits, meaning),
    ),
  ).toEqual([down, up, nearest]);
});

it('counts minor units without an error of binary fractions', () => {
  expect([0.29, 1.1, 4.35, -0.29].map((amount) => minorUnitsOf(amount, 2, 'spendable'))).toEqual([
    29, 110, 435, -29,
  ]);
});
