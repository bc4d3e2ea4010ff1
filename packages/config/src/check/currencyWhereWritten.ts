import { isSchema, type Schema } from '../source/Schema.ts';
import { getAt, type LocatedValue } from '../source/LocatedValue.ts';
import type { BrandUnderCheck } from './BrandUnderCheck.ts';

const code = '/site/currency/code';

/**
 * Returns the currency that a value of site.json was written for: that of the oldest layer with
 * this value, or for the schema's default that of the schema.
 */
export function currencyWhereWritten(
  pointer: string,
  { tree, parents, schemas }: Pick<BrandUnderCheck, 'tree' | 'parents' | 'schemas'>,
): string | undefined {
  const value = getAt(tree, pointer);
  const oldest = [tree, ...parents].findLast((layer) => getAt(layer, pointer) === value);
  const standard = defaultCurrency(schemas.file('site.schema.json'));
  return value && oldest ? (textOf(getAt(oldest, code)) ?? standard) : standard;
}

/** Returns the currency of brands that state none. */
function defaultCurrency(schema: Schema): string | undefined {
  const { properties } = schema;
  const currency = isSchema(properties) ? properties.currency : undefined;
  const standard = isSchema(currency) ? currency.default : undefined;
  return isSchema(standard) && typeof standard.code === 'string' ? standard.code : undefined;
}

function textOf(value: LocatedValue | undefined): string | undefined {
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}
