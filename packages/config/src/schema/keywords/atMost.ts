import type { ErrorObject } from 'ajv/dist/2020.js';
import { getAt } from '../../source/LocatedValue.ts';
import { faultAtValue } from '../SchemaFault.ts';
import { shownValue } from '../valueWords.ts';
import type { KeywordWords, MergedDocument } from './KeywordWords.ts';

/** `"x-atMost": "maxLength"`: the number is at most the one of that name beside it. */
export const atMost: KeywordWords = {
  keywords: ['x-atMost'],
  rule: {
    keyword: 'x-atMost',
    schemaType: 'string',
    errors: false,
    validate(
      name: string,
      value: unknown,
      _parent?: unknown,
      context?: { parentData: Readonly<Record<string, unknown>> },
    ) {
      const limit = context?.parentData[name];
      return typeof value !== 'number' || typeof limit !== 'number' || value <= limit;
    },
  },
  whereStated,
  describe(error, options) {
    const { schema, params } = error;
    const display = shownValue(error, options);
    return faultAtValue(
      error,
      'LV206',
      typeof params.defaultName === 'string'
        ? `"${String(schema)}" is less than "${params.defaultName}", which is ${display} by default; state both`
        : `${display} is more than "${String(schema)}" allows`,
    );
  },
};

/**
 * Returns the error at the one of the two that the document states: the value, or else the limit
 * that is below the value's default. Two defaults are no mistake of a document.
 */
function whereStated(error: ErrorObject, { document, pointer }: MergedDocument): ErrorObject[] {
  const isStated = (instancePath: string): boolean =>
    getAt(document, instancePath.slice(pointer.length)) !== undefined;
  if (isStated(error.instancePath)) return [error];
  const above = error.instancePath.split('/');
  const name = above.pop() ?? '';
  const limitPath = [...above, String(error.schema)].join('/');
  // A total time only ends the default times of its parts sooner.
  if (!isStated(limitPath) || limitPath.startsWith('/upstream/')) return [];
  return [{ ...error, instancePath: limitPath, params: { defaultName: name } }];
}
