import type { ValueShape } from '@livery/model';
import { didYouMean } from '../source/nearestName.ts';

/** Returns why a value does not fit a field of a call; `undefined` if it fits. */
export function valueFault(
  value: unknown,
  { types, values }: ValueShape,
  owner: string,
): string | undefined {
  if (values) {
    if (values.includes(value)) return undefined;
    const words = values.filter((word) => typeof word === 'string');
    const hint = typeof value === 'string' ? didYouMean(value, words) : '';
    return `${owner} is one of ${values.map((word) => JSON.stringify(word)).join(', ')}, not ${JSON.stringify(value)}${hint}`;
  }
  return types.length === 0 || typesOf(value).some((type) => types.includes(type))
    ? undefined
    : `${owner} is of type ${types.join(' or ')}, not ${typesOf(value)[0]}`;
}

function typesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return ['array'];
  if (Number.isInteger(value)) return ['integer', 'number'];
  return [typeof value];
}
