import type { Condition } from '../generated/documents.gen.ts';

/** A value that a condition or binding may read; `undefined` means "not known yet". */
export type Scalar = string | number | boolean;

/** Source of the values of conditions and bindings. */
export interface ValueSource {
  flag: (name: string) => boolean | undefined;
  value: (path: string) => Scalar | undefined;
}

/** Three-valued truth: `undefined` is unknown. */
export type Truth = boolean | undefined;

/**
 * Evaluates a condition. Only `true` shows a node: an unknown value hides it, and so does the
 * negation of an unknown value.
 */
export function evaluateCondition(condition: Condition, source: ValueSource): Truth {
  if (condition.all) return every(condition.all.map((part) => evaluateCondition(part, source)));
  if (condition.any)
    return negate(every(condition.any.map((part) => negate(evaluateCondition(part, source)))));
  if (condition.not) return negate(evaluateCondition(condition.not, source));
  if (condition.flag !== undefined) return source.flag(condition.flag);
  if (condition.session !== undefined)
    return ifKnown(source.value('session.state'), (state) =>
      [condition.session].flat().includes(state as 'guest'),
    );
  if (condition.exists !== undefined) return source.value(condition.exists) !== undefined;
  if (condition.eq) return compare(condition.eq, source, (left, right) => left === right);
  if (condition.in)
    return compare(
      condition.in,
      source,
      (left, right) => Array.isArray(right) && right.includes(left),
    );
  if (condition.gt) return compareNumbers(condition.gt, source, (left, right) => left > right);
  if (condition.gte) return compareNumbers(condition.gte, source, (left, right) => left >= right);
  if (condition.lt) return compareNumbers(condition.lt, source, (left, right) => left < right);
  if (condition.lte) return compareNumbers(condition.lte, source, (left, right) => left <= right);
  return undefined;
}

function every(parts: readonly Truth[]): Truth {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

function negate(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

function ifKnown(value: Scalar | undefined, test: (value: Scalar) => boolean): Truth {
  return value === undefined ? undefined : test(value);
}

function compare<T>(
  [path, right]: readonly [string, T],
  source: ValueSource,
  test: (left: Scalar, right: T) => boolean,
): Truth {
  return ifKnown(source.value(path), (left) => test(left, right));
}

function compareNumbers(
  [path, right]: readonly [string, number],
  source: ValueSource,
  test: (left: number, right: number) => boolean,
): Truth {
  return ifKnown(source.value(path), (left) => typeof left === 'number' && test(left, right));
}
