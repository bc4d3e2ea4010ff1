import type { AmountMeaning } from './AmountMeaning.ts';

/** Exact decimal number: `units` divided by 10 to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/**
 * Returns a number as the decimal of its shortest text, because operators send decimals: 0.1 is a
 * tenth here, which binary floating point cannot hold. Throws a `RangeError` for NaN and infinity.
 */
export function decimalOf(number: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  if (!Number.isFinite(number)) throw new RangeError(`${number} is no amount`);
  const units = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { units: units * powerOfTen(-scale), scale: 0 } : { units, scale };
}

export function sum(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function product(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Returns the quotient with a number of decimals, rounded by its meaning. */
export function quotient(a: Decimal, b: Decimal, digits: number, meaning: AmountMeaning): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const isNegative = b.units < 0n;
  const dividend = unitsAt(a, scale) * powerOfTen(digits);
  const divisor = unitsAt(b, scale);
  return {
    units: divided(isNegative ? -dividend : dividend, isNegative ? -divisor : divisor, meaning),
    scale: digits,
  };
}

/** Returns a decimal with at most a number of decimals, rounded by its meaning. */
export function rounded(decimal: Decimal, digits: number, meaning: AmountMeaning): Decimal {
  return decimal.scale <= digits
    ? decimal
    : {
        units: divided(decimal.units, powerOfTen(decimal.scale - digits), meaning),
        scale: digits,
      };
}

/** Returns a decimal as text with exactly so many decimals, none of which is lost: `-1234.50`. */
export function decimalText(decimal: Decimal, digits: number): string {
  const units = unitsAt(decimal, digits);
  const figures = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const point = figures.length - digits;
  const fraction = digits > 0 ? `.${figures.slice(point)}` : '';
  return `${units < 0n ? '-' : ''}${figures.slice(0, point)}${fraction}`;
}

/** Returns the units at a greater scale. */
function unitsAt({ units, scale }: Decimal, greaterScale: number): bigint {
  return units * powerOfTen(greaterScale - scale);
}

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/** Divides by a positive divisor, and rounds by the meaning of the result. */
function divided(dividend: bigint, divisor: bigint, meaning: AmountMeaning): bigint {
  // Division of bigints drops the fraction, so it rounds towards zero.
  const towardsZero = dividend / divisor;
  const rest = dividend % divisor;
  if (rest === 0n) return towardsZero;
  const awayFromZero = rest > 0n ? towardsZero + 1n : towardsZero - 1n;
  const [down, up] = rest > 0n ? [towardsZero, awayFromZero] : [awayFromZero, towardsZero];
  if (meaning === 'spendable') return down;
  if (meaning === 'payable') return up;
  const isHalf = (rest > 0n ? rest : -rest) * 2n >= divisor;
  return isHalf ? awayFromZero : towardsZero;
}
